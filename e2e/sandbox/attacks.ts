/** What a program that means harm would try, as JavaScript for the worker it runs in. */

/** A scope in which anything may be there, or nothing. */
interface Anything {
  (...values: unknown[]): unknown
  [name: string]: Anything
}

export interface Attempt {
  /** What came of it: refused, missing, or what was reached. */
  [attempt: string]: string
}

/**
 * Runs in the runtime's own worker. Everything that works is reported as `reached …`; nothing may be. A
 * request that leaves is seen by the test itself as well.
 */
export async function attackFromWorker(origin: string): Promise<Attempt> {
  const result: Attempt = {}
  const scope = self as unknown as Anything
  async function attempt(name: string, act: () => unknown): Promise<void> {
    try {
      result[name] = `reached ${String(await act()).slice(0, 60)}`
    } catch (error) {
      result[name] = `refused ${(error as Error).name}`
    }
  }
  const poison = () => new Response('globalThis.owned = true')
  await attempt('caches', async () => (await caches.open('files')).put('/owned.js', poison()))
  await attempt(
    'IndexedDB',
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('work')
        opening.addEventListener('success', () => resolve('the drafts'))
        opening.addEventListener('error', () => reject(opening.error as Error))
      }),
  )
  await attempt('locks', () => navigator.locks.query())
  await attempt('private files', () => navigator.storage.getDirectory())
  await attempt('BroadcastChannel', () => new BroadcastChannel('panya').postMessage('owned'))
  await attempt('nested worker', () => new Worker('data:text/javascript,0'))
  await attempt('postMessage', () => scope['postMessage']!({ type: 'updates', updates: [] }))
  await attempt('close', () => scope['close']!())
  await attempt('parent', () => scope['parent']!['document'])
  await attempt('history', () => scope['history']!['back']!())
  await attempt('local storage', () => scope['localStorage']!['length'])
  await attempt('cookies', () => scope['cookieStore']!['getAll']!())
  await attempt('XMLHttpRequest', () => new XMLHttpRequest())
  await attempt('WebSocket', () => new WebSocket(origin.replace('http', 'ws')))
  await attempt('EventSource', () => new EventSource(`${origin}/api/auth/session?owned`))
  for (const path of ['/api/auth/session', '/graphql', '/service-worker.js', '/vendor/', '/']) {
    await attempt(`fetch ${path}`, () => fetch(`${origin}${path}?owned`))
    await attempt(`fetch ${path} with cookies`, () =>
      fetch(`${origin}${path}?owned`, { credentials: 'include', mode: 'no-cors' }),
    )
  }
  await attempt('fetch elsewhere', () => fetch('https://elsewhere.example/', { mode: 'no-cors' }))
  await attempt('import ours', () => import(/* @vite-ignore */ `${origin}/service-worker.js?owned`))
  await attempt('importScripts', () => scope['importScripts']!(`${origin}/service-worker.js?owned`))
  result['origin'] = self.origin === 'null' ? 'refused' : `reached ${self.origin}`
  return result
}

/** As if the frame's own script had been taken over. */
export async function attackFromFrame(origin: string): Promise<Attempt> {
  const result: Attempt = {}
  async function attempt(name: string, act: () => unknown): Promise<void> {
    try {
      result[name] = `reached ${String(await act()).slice(0, 60)}`
    } catch (error) {
      result[name] = `refused ${(error as Error).name}`
    }
  }
  await attempt('caches', async () => (await caches.open('files')).keys())
  await attempt('local storage', () => localStorage.length)
  await attempt('session storage', () => sessionStorage.length)
  await attempt('cookies', () => document.cookie)
  await attempt('parent document', () => parent.document.title)
  await attempt('top document', () => top!.document.title)
  await attempt('history', () => parent.history.length)
  await attempt('frame element', () => window.frameElement!.id)
  await attempt('top navigation', () => {
    top!.location.href = `${origin}/signin?owned`
  })
  await attempt('service worker', () => navigator.serviceWorker.getRegistrations())
  await attempt('interface', () => fetch(`${origin}/api/auth/session?owned`))
  await attempt(
    'eval of a page script',
    () => import(/* @vite-ignore */ `${origin}/assets/x.js?owned`),
  )
  result['window'] = window.open(`${origin}/owned`) === null ? 'refused' : 'reached'
  return result
}

/** Everything that was not refused. */
export function reached(attempts: Attempt): string[] {
  return Object.entries(attempts).flatMap(([name, how]) =>
    how.startsWith('refused') ? [] : [`${name}: ${how}`],
  )
}
