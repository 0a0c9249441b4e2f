/**
 * What a browser can and cannot do of what is needed here, by facts that were read of it. Each lack has a name; what it
 * means and what to do about it stands under that name in every language (packages/tools/src/host/browser/messages).
 */

/** In the order in which they are shown. */
export const ABILITIES = [
  'sign-in',
  'keeping',
  'programs',
  'drawing',
  'camera',
  'microphone',
  'boards',
  'notifications',
] as const
export type Ability = (typeof ABILITIES)[number]

export const LACKS = [
  'sign-in-cookies-off',
  'keeping-insecure',
  'keeping-refused',
  'keeping-full',
  'keeping-seven-days',
  'keeping-may-go',
  'programs-insecure',
  'programs-no-wasm',
  'programs-not-apart',
  'drawing-slow',
  'camera-insecure',
  'camera-unsupported',
  'camera-denied',
  'camera-missing',
  'camera-busy',
  'microphone-insecure',
  'microphone-unsupported',
  'microphone-denied',
  'microphone-missing',
  'microphone-busy',
  'boards-insecure',
  'boards-tablet',
  'boards-unsupported',
  'notifications-unused',
] as const
export type Lack = (typeof LACKS)[number]

export type AbilityState =
  | 'works'
  /** It works when the browser has asked and somebody has said yes. */
  | 'asks'
  /** It works, and there is something to know. */
  | 'careful'
  | 'missing'

export interface Verdict {
  ability: Ability
  state: AbilityState
  /** Null where nothing is to be said. */
  lack: Lack | null
}

interface DeviceFacts {
  /** Null where the browser does not say. */
  permission: 'granted' | 'denied' | 'prompt' | null
  /** How many are plugged in; null where that is not told before somebody has said yes. */
  count: number | null
}

export interface BrowserFacts {
  /** Served over https, or from this computer: only then browsers give pages most of what follows. */
  secure: boolean
  cookies: boolean
  webAssembly: boolean
  /** Memory that programs share; null on a page that is not served for it, where no browser gives it. */
  sharedMemory: boolean | null
  webGl: boolean
  serial: boolean
  /** A tablet or phone: no cable of a board fits, or no browser there uses it. */
  tablet: boolean
  /** The interface by which pages ask for camera and microphone. */
  media: boolean
  camera: DeviceFacts
  microphone: DeviceFacts
  /** The database of the page opens. */
  database: boolean
  /** The browser has promised to keep what lies there; null where it promises nothing. */
  persisted: boolean | null
  /** In bytes; null where it is not told. */
  room: { used: number; most: number } | null
  /** Safari's engine, on a Mac and in every browser of an iPad or iPhone. */
  webKit: boolean
  /** Opened from the home screen, as an app. */
  installed: boolean
}

/** Less than this, and a project with pictures finds no place. */
const LITTLE_ROOM = 20 * 1024 * 1024

export function abilitiesOf(facts: BrowserFacts): Verdict[] {
  return ABILITIES.map((ability) => abilityOf(ability, facts))
}

export function abilityOf(ability: Ability, facts: BrowserFacts): Verdict {
  const [state, lack = null] = JUDGES[ability](facts)
  return { ability, state, lack }
}

type Judgement = [state: AbilityState, lack?: Lack]

const JUDGES: Record<Ability, (facts: BrowserFacts) => Judgement> = {
  'sign-in': ({ cookies }) => (cookies ? ['works'] : ['missing', 'sign-in-cookies-off']),
  keeping,
  programs,
  drawing: ({ webGl }) => (webGl ? ['works'] : ['careful', 'drawing-slow']),
  camera: (facts) => device('camera', facts),
  microphone: (facts) => device('microphone', facts),
  boards,
  // What is new stands on our pages: nothing rings, and nobody is asked.
  notifications: () => ['careful', 'notifications-unused'],
}

function keeping({
  secure,
  database,
  persisted,
  room,
  webKit,
  installed,
}: BrowserFacts): Judgement {
  // What is kept is encrypted, which browsers do on safe pages only.
  if (!secure) return ['missing', 'keeping-insecure']
  if (!database) return ['missing', 'keeping-refused']
  if (room && room.most - room.used < LITTLE_ROOM) return ['careful', 'keeping-full']
  if (webKit && !installed) return ['careful', 'keeping-seven-days']
  return persisted === true ? ['works'] : ['careful', 'keeping-may-go']
}

function programs({ secure, webAssembly, sharedMemory }: BrowserFacts): Judgement {
  if (!webAssembly) return ['missing', 'programs-no-wasm']
  if (!secure) return ['missing', 'programs-insecure']
  return sharedMemory === false ? ['missing', 'programs-not-apart'] : ['works']
}

function device(kind: 'camera' | 'microphone', facts: BrowserFacts): Judgement {
  const { permission, count } = facts[kind]
  if (!facts.secure) return ['missing', `${kind}-insecure`]
  if (!facts.media) return ['missing', `${kind}-unsupported`]
  if (permission === 'denied') return ['missing', `${kind}-denied`]
  if (count === 0) return ['missing', `${kind}-missing`]
  return [permission === 'granted' ? 'works' : 'asks']
}

function boards({ secure, serial, tablet }: BrowserFacts): Judgement {
  if (serial) return ['asks']
  if (tablet) return ['missing', 'boards-tablet']
  return ['missing', secure ? 'boards-unsupported' : 'boards-insecure']
}

/** Why a camera or microphone that was asked for did not come. */
export type DeviceProblem = 'insecure' | 'denied' | 'missing' | 'busy' | 'unsupported'

export function deviceLack(kind: 'camera' | 'microphone', problem: DeviceProblem): Lack {
  return `${kind}-${problem}`
}
