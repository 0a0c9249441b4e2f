/**
 * Keeps the site's shell and every visited page and tool on the device, so that they open offline.
 * Pages come from the network when it answers; built files, whose names carry a hash, from the device.
 * Nothing that belongs to a person passes through here: interfaces are never touched.
 */

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
declare global {
  interface Window {
    /** Filled in by the build: the files that are the shell. */
    __WB_MANIFEST: { url: string; revision: string | null }[]
  }
}
interface WorkerScope {
  location: Location
  clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: unknown }) => void,
  ): void
}

const worker = self as unknown as WorkerScope
const precached = self.__WB_MANIFEST

const PAGES = 'pages'
const FILES = 'files'
const LANGUAGES = ['th', 'zh', 'ar']
const OFFLINE_PAGES = ['/offline', ...LANGUAGES.map((language) => `/${language}/offline`)]
/** A visited page is shown from the device when the network takes longer than this. */
const PATIENCE_MS = 4000
const MOST_FILES = 1500

const IMMUTABLE = /^\/(assets|vendor|notebook\/static)\//
const NEVER = /^\/(api|graphql|healthz|readyz|metrics)(\/|$)/
const SMALL = /^\/(icon|apple-touch-icon|favicon)|\/manifest\.webmanifest$/

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(prune().then(() => worker.clients.claim()))
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (NEVER.test(url.pathname) || request.headers.has('range')) return
  if (request.mode === 'navigate') event.respondWith(page(event, url))
  else if (IMMUTABLE.test(url.pathname)) event.respondWith(file(event))
  else if (SMALL.test(url.pathname)) event.respondWith(page(event, url))
})

/** A page that was open before the worker ran tells it what it is made of. */
worker.addEventListener('message', (event) => {
  const { type, page: path, files } = event.data as { type?: string; page: string; files: string[] }
  if (type === 'keep') event.waitUntil(keep(path, files))
})

async function install(): Promise<void> {
  const files = await caches.open(FILES)
  const missing = []
  for (const { url } of precached) if (!(await files.match(`/${url}`))) missing.push(`/${url}`)
  await files.addAll(missing)
  await (await caches.open(PAGES)).addAll(OFFLINE_PAGES)
  await worker.skipWaiting()
}

/** Built files pile up over the versions; the oldest go, those of this version stay. */
async function prune(): Promise<void> {
  const files = await caches.open(FILES)
  const current = new Set(precached.map(({ url }) => `/${url}`))
  const keys = await files.keys()
  const old = keys.filter((request) => !current.has(new URL(request.url).pathname))
  await Promise.all(old.slice(0, Math.max(0, keys.length - MOST_FILES)).map((k) => files.delete(k)))
}

async function keep(path: string, paths: string[]): Promise<void> {
  const files = await caches.open(FILES)
  for (const name of paths.filter((candidate) => IMMUTABLE.test(candidate))) {
    if (!(await files.match(name))) await files.add(name).catch(() => undefined)
  }
  await (await caches.open(PAGES)).add(path).catch(() => undefined)
}

async function file(event: FetchEvent): Promise<Response> {
  const files = await caches.open(FILES)
  const known = await files.match(event.request)
  if (known) return known
  const response = await fetch(event.request)
  if (response.status === 200) {
    event.waitUntil(files.put(event.request, response.clone()).catch(() => undefined))
  }
  return response
}

/** Headers are kept with the page, so an isolated tool is isolated offline too. */
async function page(event: FetchEvent, url: URL): Promise<Response> {
  const pages = await caches.open(PAGES)
  const fromNetwork = fetch(event.request).then((response) => {
    if (response.status === 200 && !response.redirected) {
      event.waitUntil(pages.put(url.pathname, response.clone()).catch(() => undefined))
    }
    return response
  })
  const known = await pages.match(url.pathname)
  try {
    if (!known) return await fromNetwork
    return await Promise.race([fromNetwork, after(PATIENCE_MS).then(() => known)])
  } catch {
    return known ?? (event.request.mode === 'navigate' ? offlinePage(url) : Response.error())
  }
}

/**
 * Under its own address: a page shown under another one would ask the network for that one's data,
 * and break. The address somebody wanted goes along.
 */
function offlinePage({ origin, pathname, search }: URL): Response {
  const language = LANGUAGES.find((name) => `${pathname}/`.startsWith(`/${name}/`))
  const offline = new URL(language ? `/${language}/offline` : '/offline', origin)
  offline.searchParams.set('return', pathname + search)
  return Response.redirect(offline)
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
