/** Files for a board in one, for who carries them to a computer that has a cable. */
import { strToU8, zipSync } from 'fflate'
import type { BoardFile } from './driver/driver-files.ts'

/** Always the same bytes for the same program: the moment it was made is nobody's business. */
const MADE = new Date(2020, 0, 1)

export function zippedFiles(files: readonly BoardFile[], folder: string): Uint8Array<ArrayBuffer> {
  const inside = files.map(({ name, text }) => [`${folder}/${name}`, strToU8(text)])
  return new Uint8Array(zipSync(Object.fromEntries(inside), { mtime: MADE }))
}
