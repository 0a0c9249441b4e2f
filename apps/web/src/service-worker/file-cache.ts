/** Built files on the device: each is compared with the server's list before it is shown. */
import { isPacking, PACKED_HEADER } from '@panya/domain/download/packed-file.ts'
import { unbrokenResponse } from '@panya/engines/download/unbroken-response.ts'
import { unpackedStream } from '@panya/engines/download/unpack.ts'
import { loadFileList, trustedFile } from './file-lists.ts'
import { verifiedBody } from './verified-body.ts'
import type { FetchEvent } from './worker-scope.ts'

const FILES = 'files'
const MOST_FILES = 1500
/** What is smaller comes anew as fast as its rest would. */
const LARGE = 64 * 1024

/** From the device when it is what the server vouched for, else from the network. */
export async function serveFile(event: FetchEvent, path: string): Promise<Response> {
  const kept = await cachedFile(path)
  if (kept) return kept
  const { request } = event
  const response = unbroken(request.url, await fetch(request))
  if (response.status === 200) event.waitUntil(cacheFile(path, unpacked(response.clone())))
  return response
}

/** A script or a runtime that a browser loads by itself would be lost with the connection. */
function unbroken(address: string, response: Response): Response {
  const size = Number(response.headers.get('content-length') ?? 0)
  return response.status === 200 && size >= LARGE ? unbrokenResponse(address, response) : response
}

/** Pages may ask for a file as it is packed; it is kept as itself. */
function unpacked(response: Response): Response {
  const packing = response.headers.get(PACKED_HEADER)
  if (!isPacking(packing) || !response.body) return response
  return new Response(unpackedStream(response.body, packing))
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

async function fetchFile(address: string): Promise<Response> {
  const response = await fetch(address)
  if (response.status !== 200) throw new Error(`${address}: ${response.status}`)
  return unpacked(unbroken(address, response))
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

/** Fetches those that are not here yet, one by one: whoever is at the page comes first. Fails when one cannot be had. */
export async function cacheFiles(addresses: string[]): Promise<void> {
  for (const address of addresses) {
    // As a page has asked for it: the browser then has it already.
    const [path = ''] = address.split('?', 1)
    const kept = await cachedFile(path)
    if (kept) await kept.body?.cancel()
    else await cacheFile(path, await fetchFile(address))
  }
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
