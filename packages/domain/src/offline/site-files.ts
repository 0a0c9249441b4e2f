/**
 * What the server vouches for, so that a device can tell what it kept from what somebody planted there:
 * built files by a list of their hashes, pages one by one. Lists and pages carry the server's signature.
 */

/** By path, as a build writes it: the hashes of a file's pieces. */
export type FileHashes = Record<string, string[]>

/** A large file is proved piece by piece, so that nobody waits for the whole of it. */
export const PIECE_BYTES = 1024 * 1024

export function piecesOf<Bytes extends Uint8Array>(file: Bytes): Bytes[] {
  const count = Math.max(1, Math.ceil(file.length / PIECE_BYTES))
  return Array.from(
    { length: count },
    (_, index) => file.subarray(index * PIECE_BYTES, (index + 1) * PIECE_BYTES) as Bytes,
  )
}

export interface FileList {
  /** The sets of headers files are served with; `{origin}` stands for the site's own. */
  headers: Record<string, string>[]
  /** By path: which set of headers, and the hashes of the pieces. */
  files: Record<string, [headers: number, ...hashes: string[]]>
}

/** What the service worker is told with its script, which no page can change. */
export interface WorkerSettings {
  key: { kty: string; crv: string; x: string; y: string }
  /** Names the site's list, and with it this version of the site. */
  version: string
}

/** The one script that devices keep pages and files with. */
export const SERVICE_WORKER = '/service-worker.js'
export const SITE_LIST = '/site-files.json'
/** The notebook is built later than the rest, so it has a list of its own. */
export const NOTEBOOK_LIST = '/notebook/site-files.json'

export const ORIGIN_PLACE = '{origin}'
/** Stands in a kept page where each showing of it has another nonce. */
export const NONCE_PLACE = 'c2l0ZS1ub25jZS1tYXJr'

/** Holds `<version>.<signature>`. */
export const SIGNATURE_HEADER = 'x-signature'

/** A page is nothing without these: they are signed with it and shown with it, and no others. */
export const PAGE_HEADERS = [
  'content-type',
  'content-security-policy',
  'cross-origin-embedder-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
]

export interface Signed {
  version: string
  path: string
  /** With `NONCE_PLACE` for the nonce; empty for a list. */
  headers: Record<string, string>
  /** Of the body, with `NONCE_PLACE` for the nonce. */
  hash: string
}

/** A list is never taken for a page: only pages have headers. */
export function signedText({ version, path, headers, hash }: Signed): string {
  const named = PAGE_HEADERS.map((name) => headers[name] ?? null)
  return JSON.stringify([version, path, named, hash])
}
