/** A zip that is sent while it is being made, one entry in memory at a time. */

import { PassThrough, type Readable } from 'node:stream'
import { setImmediate as othersFirst } from 'node:timers/promises'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

export interface ZipEntry {
  name: string
  bytes: Uint8Array
  changedAt?: Date
  /** Bytes that are compressed already are only packed. */
  packed?: boolean
}

export function zipStream(
  fill: (add: (entry: ZipEntry) => Promise<void>) => Promise<void>,
): Readable {
  const out = new PassThrough()
  const zip = new Zip((error, chunk, final) => {
    if (error) out.destroy(error)
    else out.write(chunk)
    if (final) out.end()
  })

  async function add({ name, bytes, changedAt, packed = false }: ZipEntry): Promise<void> {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    if (changedAt) entry.mtime = changedAt
    zip.add(entry)
    await pushInParts(entry, bytes)
    if (out.destroyed) throw new Error('the reader has gone')
    if (!out.writableNeedDrain) return
    await new Promise<void>((resolve) => {
      out.once('drain', resolve)
      out.once('close', resolve)
    })
  }

  fill(add).then(
    () => zip.end(),
    (error: Error) => out.destroy(error),
  )
  return out
}

/** A large entry takes its time: between two parts others are answered. */
const PART_BYTES = 64 * 1024

async function pushInParts(entry: ZipDeflate | ZipPassThrough, bytes: Uint8Array): Promise<void> {
  let at = 0
  for (; at + PART_BYTES < bytes.length; at += PART_BYTES) {
    entry.push(bytes.subarray(at, at + PART_BYTES), false)
    await othersFirst()
  }
  entry.push(bytes.subarray(at), true)
}

/** A name that every system can write, and that no earlier entry has. */
export function freeEntryName(
  folder: string,
  title: string,
  extension: string,
  taken: Set<string>,
) {
  const safe = title.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'project'
  for (let count = 1; ; count++) {
    const name = `${folder}/${safe}${count === 1 ? '' : ` (${count})`}${extension}`
    if (taken.has(name.toLowerCase())) continue
    taken.add(name.toLowerCase())
    return name
  }
}
