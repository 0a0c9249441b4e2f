import { expect, test } from 'vitest'
import {
  ABILITIES,
  type Ability,
  abilitiesOf,
  abilityOf,
  type BrowserFacts,
  deviceLack,
  LACKS,
  type Lack,
} from './abilities.ts'

const ALL: BrowserFacts = {
  secure: true,
  cookies: true,
  webAssembly: true,
  sharedMemory: true,
  webGl: true,
  serial: true,
  tablet: false,
  media: true,
  camera: { permission: 'granted', count: 1 },
  microphone: { permission: 'granted', count: 1 },
  database: true,
  persisted: true,
  room: { used: 1000, most: 10_000_000_000 },
  webKit: false,
  installed: false,
}

const denied = { permission: 'denied', count: 1 } as const
const asked = { permission: 'prompt', count: null } as const
const none = { permission: 'prompt', count: 0 } as const

const CASES: [Ability, Partial<BrowserFacts>, state: string, Lack | null][] = [
  ['sign-in', {}, 'works', null],
  ['sign-in', { cookies: false }, 'missing', 'sign-in-cookies-off'],
  ['keeping', {}, 'works', null],
  ['keeping', { secure: false }, 'missing', 'keeping-insecure'],
  ['keeping', { database: false }, 'missing', 'keeping-refused'],
  ['keeping', { room: { used: 90, most: 100 } }, 'careful', 'keeping-full'],
  ['keeping', { webKit: true }, 'careful', 'keeping-seven-days'],
  ['keeping', { webKit: true, installed: true }, 'works', null],
  ['keeping', { persisted: false }, 'careful', 'keeping-may-go'],
  ['keeping', { persisted: null, room: null }, 'careful', 'keeping-may-go'],
  ['programs', {}, 'works', null],
  ['programs', { webAssembly: false, secure: false }, 'missing', 'programs-no-wasm'],
  ['programs', { secure: false, sharedMemory: false }, 'missing', 'programs-insecure'],
  ['programs', { sharedMemory: false }, 'missing', 'programs-not-apart'],
  ['programs', { sharedMemory: null }, 'works', null],
  ['drawing', {}, 'works', null],
  ['drawing', { webGl: false }, 'careful', 'drawing-slow'],
  ['camera', {}, 'works', null],
  ['camera', { camera: asked }, 'asks', null],
  ['camera', { secure: false, media: false }, 'missing', 'camera-insecure'],
  ['camera', { media: false }, 'missing', 'camera-unsupported'],
  ['camera', { camera: denied }, 'missing', 'camera-denied'],
  ['camera', { camera: none }, 'missing', 'camera-missing'],
  ['microphone', { camera: denied }, 'works', null],
  ['microphone', { microphone: asked }, 'asks', null],
  ['microphone', { secure: false }, 'missing', 'microphone-insecure'],
  ['microphone', { media: false }, 'missing', 'microphone-unsupported'],
  ['microphone', { microphone: denied }, 'missing', 'microphone-denied'],
  ['microphone', { microphone: none }, 'missing', 'microphone-missing'],
  ['boards', {}, 'asks', null],
  ['boards', { serial: false }, 'missing', 'boards-unsupported'],
  ['boards', { serial: false, secure: false }, 'missing', 'boards-insecure'],
  ['boards', { serial: false, tablet: true }, 'missing', 'boards-tablet'],
  ['boards', { tablet: true }, 'asks', null],
  ['notifications', {}, 'careful', 'notifications-unused'],
]

test.each(CASES)('%s with %j: %s', (ability, facts, state, lack) => {
  expect(abilityOf(ability, { ...ALL, ...facts })).toEqual({ ability, state, lack })
})

test('every lack has a case, but the one that only shows when a device is asked for', () => {
  const busy = (['camera', 'microphone'] as const).map((kind) => deviceLack(kind, 'busy'))
  const shown = CASES.flatMap(([, , , lack]) => lack ?? [])
  expect(new Set([...shown, ...busy])).toEqual(new Set(LACKS))
})

test('all are told, each once, in their order', () => {
  expect(abilitiesOf(ALL).map(({ ability }) => ability)).toEqual(ABILITIES)
})
