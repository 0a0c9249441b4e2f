/** Asks the browser what it can do. Decides nothing: that is `abilityOf`. Nobody is asked for a permission. */
import type { BrowserFacts } from '@panya/domain/browser/abilities.ts'

const UNKNOWN = { permission: null, count: null }

/** What is known without waiting. The rest is taken to be there until it is asked for. */
export function factsAtOnce(): BrowserFacts {
  const { userAgent, maxTouchPoints } = navigator
  // Missing on pages without https.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return {
    secure: isSecureContext,
    cookies: navigator.cookieEnabled,
    webAssembly: 'WebAssembly' in globalThis,
    sharedMemory: null,
    webGl: true,
    serial: 'serial' in navigator,
    // An iPad calls itself a Mac, which has no screen to touch.
    tablet:
      /iPad|iPhone|iPod|Android/.test(userAgent) ||
      (/Macintosh/.test(userAgent) && maxTouchPoints > 1),
    media: typeof devices?.getUserMedia === 'function',
    camera: UNKNOWN,
    microphone: UNKNOWN,
    database: true,
    persisted: null,
    room: null,
    webKit: /AppleWebKit\//.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent),
    installed: isInstalled(),
  }
}

/** For a page that is served so that programs can share memory. */
export function factsOfProgramPage(): BrowserFacts {
  return { ...factsAtOnce(), sharedMemory: crossOriginIsolated }
}

export async function browserFacts(): Promise<BrowserFacts> {
  const [counts, camera, microphone, database, persisted, room] = await Promise.all([
    deviceCounts(),
    permissionFor('camera'),
    permissionFor('microphone'),
    databaseOpens(),
    orNull(async () => navigator.storage.persisted()),
    orNull(async () => {
      const { usage, quota } = await navigator.storage.estimate()
      return usage === undefined || quota === undefined ? null : { used: usage, most: quota }
    }),
  ])
  return {
    ...factsAtOnce(),
    webGl: hasWebGl(),
    camera: { permission: camera, count: counts?.camera ?? null },
    microphone: { permission: microphone, count: counts?.microphone ?? null },
    database,
    persisted,
    room,
  }
}

/** Some browsers ask, on a press only. True when what is kept here stays. */
export async function askToKeep(): Promise<boolean> {
  return (await orNull(async () => navigator.storage.persist())) ?? false
}

function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean }
  return standalone === true || matchMedia('(display-mode: standalone)').matches
}

/** Browsers tell how many there are before somebody has said yes, but not which. */
async function deviceCounts(): Promise<{ camera: number; microphone: number } | null> {
  return orNull(async () => {
    const devices = await navigator.mediaDevices.enumerateDevices()
    const count = (wanted: MediaDeviceKind) => devices.filter(({ kind }) => kind === wanted).length
    return { camera: count('videoinput'), microphone: count('audioinput') }
  })
}

/** Not every browser knows a permission by this name. */
async function permissionFor(name: 'camera' | 'microphone'): Promise<PermissionState | null> {
  return orNull(async () => (await navigator.permissions.query({ name })).state)
}

const TRIAL = 'can-keep'

function databaseOpens(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open(TRIAL)
      asked.addEventListener('error', () => resolve(false))
      asked.addEventListener('success', () => {
        asked.result.close()
        indexedDB.deleteDatabase(TRIAL)
        resolve(true)
      })
    } catch {
      resolve(false)
    }
  })
}

function hasWebGl(): boolean {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('webgl2') ?? canvas.getContext('webgl')
  // Browsers have few of them; this one is needed no more.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask()
  } catch {
    return null
  }
}
