/** Brings one file into a folder: goes on where it stopped, and keeps nothing that is not the right one. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm, statfs } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { BringFailure, failureOf } from './bring-failure.ts'
import { ownPart, sizeOf, takePart } from './part-file.ts'
import { askSource } from './source-answer.ts'

/** Nothing for so long, and the connection is given up. */
const STALL_MS = 20_000
/** No package is larger; what goes on for ever is no package. */
const MOST_BYTES = 300_000_000

export interface Errand {
  address: URL
  target: string
  sha256: string
  /** What must stay free on the disk. */
  reserveBytes: number
  stop: AbortSignal
  onProgress(loaded: number, total: number | null): void
  /** Whose part it is, when one process plays several. */
  owner?: string
}

/** `busy`: another process fetches the same file into the same folder. */
export async function bringFile(errand: Errand): Promise<'there' | 'busy'> {
  const file = basename(errand.target)
  const part = ownPart(errand.target, errand.owner)
  try {
    const have = await takePart(errand.target, errand.owner)
    if (have === null) return 'busy'
    // One that was killed after the last byte left nothing to fetch.
    const complete = have > 0 && (await sha256Of(part)) === errand.sha256
    if (!complete) await fetchInto(part, have, errand)
    if (complete || (await sha256Of(part)) === errand.sha256) {
      await rename(part, errand.target)
      return 'there'
    }
    await rm(part, { force: true })
    // The beginning may have been of another file; from its first byte on it is the source's fault.
    if (have > 0) return await bringFile(errand)
    throw new BringFailure('wrong-file', 'the checksum is another one', file)
  } catch (error) {
    const failure = failureOf(error, file)
    if (failure.reason === 'disk-full') await rm(part, { force: true }).catch(() => undefined)
    throw failure
  }
}

async function fetchInto(part: string, have: number, errand: Errand): Promise<void> {
  const stalled = new AbortController()
  const timer = setTimeout(() => stalled.abort(new Error('it stands still')), STALL_MS)
  try {
    const stop = AbortSignal.any([errand.stop, stalled.signal])
    const answer = await askSource(errand.address, have, basename(errand.target), stop)
    if (answer === null) return await fetchInto(part, 0, errand)
    const { from, length, chunks } = answer
    await checkRoom(errand, length ?? 0)
    const total = length === null ? null : from + length
    const handle = await open(part, from > 0 ? 'a' : 'w')
    try {
      await append(handle, chunks, from, (loaded) => {
        timer.refresh()
        errand.onProgress(loaded, total)
      })
      await handle.sync()
    } finally {
      await handle.close()
    }
    if (total !== null && (await sizeOf(part)) < total) {
      throw new BringFailure('unreachable', 'the connection broke', basename(errand.target))
    }
  } finally {
    clearTimeout(timer)
  }
}

async function checkRoom({ target, reserveBytes }: Errand, bytes: number): Promise<void> {
  const disk = await statfs(dirname(target)).catch(() => null)
  if (disk !== null && disk.bavail * disk.bsize < reserveBytes + bytes) {
    throw new BringFailure('disk-full', 'the reserve would be touched', basename(target))
  }
}

async function append(
  handle: FileHandle,
  chunks: AsyncIterable<Uint8Array>,
  from: number,
  report: (loaded: number) => void,
): Promise<void> {
  let loaded = from
  for await (const chunk of chunks) {
    loaded += chunk.length
    if (loaded > MOST_BYTES) throw new BringFailure('wrong-file', 'it does not end')
    await handle.writeFile(chunk)
    report(loaded)
  }
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
