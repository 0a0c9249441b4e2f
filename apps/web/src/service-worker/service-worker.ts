/**
 * Keeps the site's shell in the languages read here, and every visited page and tool, so that they open offline.
 * Pages come from the network when it answers; built files, whose names carry a hash, from the device.
 * Nothing that belongs to a person passes through here: interfaces are never touched.
 */

import { type Locale, localePath, splitLocale } from '@panya/domain/locale/locale.ts'
import { deviceLocales } from './device-locales.ts'
import { cachedFile, cacheFile, cacheFiles, pruneFiles, serveFile } from './file-cache.ts'
import { loadOwnFileList, pruneLists } from './file-lists.ts'
import { cachedPage, cachePage, prunePages } from './page-cache.ts'
import { visitorLocale } from './visitor-locale.ts'
import { type FetchEvent, worker } from './worker-scope.ts'

declare global {
  interface Window {
    /** Filled in by the build: the files that are the shell; without a language, in every one. */
    __WB_MANIFEST: { url: string; revision: string | null; locale: Locale | null }[]
  }
}

const SHELL = self.__WB_MANIFEST.map(({ url, locale }) => ({ path: `/${url}`, locale }))
const OFFLINE = '/offline'
/** A visited page is shown from the device when the network takes longer than this. */
const PATIENCE_MS = 4000

const NEVER = /^\/(api|graphql|healthz|readyz|metrics)(\/|$)/
const FILE =
  /^\/(assets|vendor|notebook\/static)\/|^\/(icon|apple-touch-icon|favicon)|\/manifest\.webmanifest$/

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
  if (request.mode === 'navigate') event.respondWith(servePage(event, url))
  else if (FILE.test(url.pathname)) event.respondWith(serveFile(event, url.pathname))
})

/** A page that was open before the worker ran tells it what it is made of. */
worker.addEventListener('message', (event) => {
  const { type, page, files } = event.data as { type?: string; page: string; files: string[] }
  if (type === 'keep') event.waitUntil(keep(page, files))
})

async function install(): Promise<void> {
  await loadOwnFileList()
  await keepShell(await deviceLocales())
  await worker.skipWaiting()
}

/** Of the other languages nothing comes over the line before somebody reads them. */
async function keepShell(locales: ReadonlySet<Locale>): Promise<void> {
  const own = SHELL.filter(({ locale }) => locale === null || locales.has(locale))
  await cacheFiles(own.map(({ path }) => path))
  for (const locale of locales) await fetchPage(localePath(locale, OFFLINE))
}

async function prune(): Promise<void> {
  await pruneLists()
  await pruneFiles(new Set(SHELL.map(({ path }) => path)))
  await prunePages()
}

async function keep(page: string, files: string[]): Promise<void> {
  for (const address of files.filter((name) => FILE.test(name.split('?', 1)[0] ?? ''))) {
    await cacheFiles([address]).catch(() => undefined)
  }
  // The browser has just shown it, and may have it still.
  if (!NEVER.test(page)) await fetchPage(page, 'force-cache').catch(() => undefined)
}

async function fetchPage(path: string, cache: RequestCache = 'default'): Promise<void> {
  await cachePage(path, await fetch(path, { cache }))
}

async function servePage(event: FetchEvent, url: URL): Promise<Response> {
  const fromNetwork = fetch(event.request).then((response) => {
    event.waitUntil(keepSeen(url.pathname, response.clone()).catch(() => undefined))
    return response
  })
  const fromDevice = async () => keptFor(url, await ownAddress(event.request, url))
  const whenSlow = after(PATIENCE_MS).then(async () => (await fromDevice()) ?? fromNetwork)
  try {
    return await Promise.race([fromNetwork, whenSlow])
  } catch {
    return (await fromDevice()) ?? (await offlinePage(url, await ownAddress(event.request, url)))
  }
}

/** Where the server would lead. */
async function ownAddress(request: Request, { pathname }: URL): Promise<string> {
  return localePath(await visitorLocale(request), splitLocale(pathname).path)
}

async function keptFor({ pathname, search }: URL, address: string): Promise<Response | null> {
  if (address !== pathname && (await kept(address))) return Response.redirect(address + search)
  return kept(pathname)
}

/** The notebook's page is a built file; all others are signed. */
async function keepSeen(path: string, response: Response): Promise<void> {
  if (path.startsWith('/notebook/')) {
    if (response.status === 200) await cacheFile(path, response)
    return
  }
  if (!(await cachePage(path, response))) return
  const { locale } = splitLocale(path)
  if (!(await cachedPage(localePath(locale, OFFLINE)))) await keepShell(new Set([locale]))
}

async function kept(path: string): Promise<Response | null> {
  return (await cachedPage(path)) ?? (await cachedFile(path))
}

/**
 * Under its own address: a page shown under another one would ask the network for that one's data,
 * and break. The address somebody wanted goes along.
 */
async function offlinePage({ origin, pathname, search }: URL, address: string): Promise<Response> {
  const path = await keptOfflinePage(splitLocale(address).locale)
  // Not even that page is left: the browser has words of its own.
  if (path === null || path === pathname) return Response.error()
  const offline = new URL(path + search, origin)
  if (splitLocale(pathname).path !== OFFLINE)
    offline.search = `?return=${encodeURIComponent(address + search)}`
  return Response.redirect(offline)
}

/** In another language, where nobody has read this one here. */
async function keptOfflinePage(wanted: Locale): Promise<string | null> {
  for (const locale of [wanted, ...(await deviceLocales())]) {
    const path = localePath(locale, OFFLINE)
    if (await cachedPage(path)) return path
  }
  return null
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
