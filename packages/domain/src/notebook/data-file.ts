/** The files beside a notebook: how they may be called and how large they may be. */
import type { DataFile } from './notebook.ts'

export const FILE_LIMITS = { count: 60, bytes: 2_000_000, allBytes: 5_000_000 }

/** Base64 needs four signs for three bytes. */
const MOST_SIGNS = Math.ceil((FILE_LIMITS.bytes * 4) / 3) + 4

/** Also as browsers call a second download: `rain (1).csv`. */
const PART = String.raw`[\p{L}\p{M}\p{N}_(][\p{L}\p{M}\p{N}._ ()+,&'=@!~-]{0,99}`
const NAME = new RegExp(`^${PART}(/${PART}){0,4}$`, 'u')

export function isFileName(name: string): boolean {
  return NAME.test(name) && !name.endsWith('.') && name !== 'notebook.ipynb'
}

export function isDataFile(value: unknown): value is DataFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, text, base64 } = value as Record<string, unknown>
  if (typeof name !== 'string' || !isFileName(name)) return false
  if (text !== undefined) return typeof text === 'string' && text.length <= MOST_SIGNS
  return typeof base64 === 'string' && base64.length <= MOST_SIGNS && /^[\w+/=]*$/.test(base64)
}

/** Nothing but what a file has: whoever wrote it may have added more. */
export function plainFile({ name, text, base64 }: DataFile): DataFile {
  return text === undefined ? { name, base64: base64 ?? '' } : { name, text }
}

export function bytesIn({ text, base64 }: DataFile): number {
  return text === undefined ? Math.floor(((base64 ?? '').length * 3) / 4) : text.length
}

/** Those that can be kept, each name once; what a stranger wrote besides is left out. */
export function keepFiles(listed: unknown): DataFile[] {
  if (!Array.isArray(listed)) return []
  const kept = new Map<string, DataFile>()
  for (const file of listed.slice(0, 10 * FILE_LIMITS.count) as unknown[]) {
    if (isDataFile(file) && kept.size < FILE_LIMITS.count) kept.set(file.name, plainFile(file))
  }
  return [...kept.values()]
}

export type FileRefusal = 'bad-name' | 'too-large' | 'full'

/** Why a file has no place beside these others, or null. */
export function refusalOf(file: DataFile, there: readonly DataFile[]): FileRefusal | null {
  if (!isFileName(file.name)) return 'bad-name'
  if (bytesIn(file) > FILE_LIMITS.bytes) return 'too-large'
  const others = there.filter((one) => one.name !== file.name)
  const bytes = others.reduce((sum, one) => sum + bytesIn(one), bytesIn(file))
  return others.length >= FILE_LIMITS.count || bytes > FILE_LIMITS.allBytes ? 'full' : null
}
