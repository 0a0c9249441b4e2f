/** Built files on the device: each is compared with the server's list before it is shown. */
import { loadFileList, trustedFile } from './file-lists.ts'
import { verifiedBody } from './verified-body.ts'
import type { FetchEvent } from './worker-scope.ts'

const FILES = 'files'
const MOST_FILES = 1500

/** From the device when it is what the server vouched for, else from the network. */
export async function serveFile(event: FetchEvent, path: string): Promise<Response> {
  const kept = await cachedFile(path)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.status === 200) event.waitUntil(cacheFile(path, response.clone()))
  return response
}

/** With the headers of the list: those in the cache are anybody's. */
export async function cachedFile(path: string): Promise<Response | null> {
  const vouched = await trustedFile(path)
  const files = vouched && (await caches.open(FILES))
  const kept = await files?.match(path)
  if (!vouched || !files || !kept) return null
  const body = await verifiedBody(kept, vouched.hashes, async (from) => {
    await files.delete(path)
    return fetchFrom(path, from)
  })
  if (body !== null) return new Response(body, { headers: vouched.headers })
  await files.delete(path)
  return null
}

async function fetchFrom(path: string, from: number): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetchFile(path)
  return new Uint8Array(await response.arrayBuffer(), from)
}

async function fetchFile(path: string): Promise<Response> {
  const response = await fetch(path)
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
  return response
}

/** Only what can be proved later is worth its place. */
export async function cacheFile(path: string, response: Response): Promise<void> {
  try {
    if (!(await trustedFile(path))) await loadFileList(path)
    if (!(await trustedFile(path))) return
    await (await caches.open(FILES)).put(path, response)
  } catch {
    // No room, or no list: it comes from the network the next time too.
  }
}

/** Fetches those that are not here yet; fails when one cannot be had. */
export async function cacheFiles(paths: string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const kept = await cachedFile(path)
      if (kept) return kept.body?.cancel()
      await cacheFile(path, await fetchFile(path))
    }),
  )
}

/** Files of versions nobody knows any more can never be shown; of the others the oldest go. */
export async function pruneFiles(current: ReadonlySet<string>): Promise<void> {
  const files = await caches.open(FILES)
  const paths = (await files.keys()).map(({ url }) => new URL(url).pathname)
  let tooMany = paths.length - MOST_FILES
  for (const path of paths.filter((name) => !current.has(name))) {
    if (tooMany <= 0 && (await trustedFile(path))) continue
    await files.delete(path)
    tooMany -= 1
  }
}
