/** Opens a zip in memory: only the files asked for, none larger than it may be, each held against its sum. */
import { crc32, inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const COMMENT_MAX = 65_535
/** A list has a dozen files. */
const MOST_ENTRIES = 1000
const ENCRYPTED = 1
const STORED = 0
const DEFLATED = 8

export class BadZip extends Error {}
export class ZipTooLarge extends Error {}

interface Entry {
  name: string
  flags: number
  method: number
  sum: number
  packed: number
  size: number
  at: number
}

/** `wants` names the place of a file, or nothing; two files for one place are given as null. */
export function unzip(
  zip: Buffer,
  wants: (name: string) => string | null,
  mostBytes: number,
): Map<string, Buffer | null> {
  const found = new Map<string, Buffer | null>()
  let left = mostBytes
  for (const entry of entriesOf(zip)) {
    const place = wants(entry.name)
    if (place === null) continue
    if (found.has(place)) {
      found.set(place, null)
      continue
    }
    const bytes = contentOf(zip, entry, left)
    left -= bytes.length
    found.set(place, bytes)
  }
  return found
}

function entriesOf(zip: Buffer): Entry[] {
  const from = Math.max(0, zip.length - END_BYTES - COMMENT_MAX)
  const signature = Buffer.alloc(4)
  signature.writeUInt32LE(END)
  const end = zip.lastIndexOf(signature)
  if (end < from || end + END_BYTES > zip.length) throw new BadZip('no end')
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw new ZipTooLarge('too many files')
  let at = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    if (at + ENTRY_BYTES > zip.length || zip.readUInt32LE(at) !== ENTRY)
      throw new BadZip('no entry')
    const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    const entry = {
      name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      sum: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      at: zip.readUInt32LE(at + 42),
    }
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
    return entry
  })
}

function contentOf(zip: Buffer, entry: Entry, most: number): Buffer {
  if (entry.size > most) throw new ZipTooLarge('too large')
  if (entry.at + LOCAL_BYTES > zip.length || zip.readUInt32LE(entry.at) !== LOCAL)
    throw new BadZip('no file')
  const { at, packed, method } = entry
  const from = at + LOCAL_BYTES + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const bytes = zip.subarray(from, from + packed)
  if (entry.flags & ENCRYPTED || bytes.length !== packed) throw new BadZip('not readable')
  const content =
    method === STORED ? bytes : method === DEFLATED ? inflate(bytes, entry.size) : null
  if (content?.length !== entry.size || crc32(content) !== entry.sum) throw new BadZip('wrong sum')
  return content
}

/** What says it is small and is not ends here, not in the memory. */
function inflate(bytes: Buffer, size: number): Buffer | null {
  try {
    return inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) })
  } catch {
    return null
  }
}
