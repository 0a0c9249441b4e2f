/** Makes the lists of files the server vouches for, from what the builds wrote down. */
import { readFileSync, statSync } from 'node:fs'
import {
  type FileHashes,
  type FileList,
  ORIGIN_PLACE,
  piecesOf,
} from '@panya/domain/offline/site-files.ts'
import { contentTypeOf, fileHeaders } from '../../platform/http/file-headers.ts'
import { ALWAYS } from '../../platform/http/security-headers.ts'
import type { SmallFile } from './small-files.ts'
import { hashOf, type Voucher } from './voucher.ts'

/** A list as it is sent. */
export interface VouchedList {
  body: string
  version: string
  signature: string
}

export function vouchFor(voucher: Voucher, path: string, list: FileList): VouchedList {
  const body = JSON.stringify(list)
  const version = hashOf(body)
  const signature = voucher.vouch({ version, path, headers: {}, hash: version })
  return { body, version, signature }
}

export function fileList(hashes: FileHashes, small: SmallFile[]): FileList {
  const list: FileList = { headers: [], files: {} }
  const known = new Map<string, number>()
  const add = (path: string, pieces: string[], headers: Record<string, string>) => {
    const text = JSON.stringify(headers)
    const index = known.get(text) ?? list.headers.push(headers) - 1
    known.set(text, index)
    list.files[path] = [index, ...pieces]
  }
  for (const [path, pieces] of Object.entries(hashes)) {
    if (isSandboxDocument(path)) continue
    const own = fileHeaders(path, ORIGIN_PLACE)
    add(path, pieces, { ...ALWAYS, 'content-type': contentTypeOf(path), ...own })
  }
  for (const { path, type, body } of small) {
    const pieces = piecesOf(Buffer.from(body)).map(hashOf)
    add(path, pieces, { ...ALWAYS, 'content-type': type })
  }
  return list
}

/** Only the server says under which policy learners' code runs: no device keeps the document. */
function isSandboxDocument(path: string): boolean {
  return path.startsWith('/vendor/sandbox/') && path.endsWith('.html')
}

/** Empty where nothing was built yet. */
export function readHashes(file: string): FileHashes {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as FileHashes
  } catch {
    return {}
  }
}

/** Made anew whenever the file has changed: the notebook is built behind the running server. */
export function whenChanged<T>(file: string, make: () => T): () => T | null {
  let made: { at: number; value: T } | null = null
  return () => {
    const at = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (at === undefined) return null
    if (made?.at !== at) made = { at, value: make() }
    return made.value
  }
}
