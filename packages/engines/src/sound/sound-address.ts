/** Sounds as they are saved with a project: WAV files in a data: address. */
import type { Samples } from './samples.ts'
import { writeWav } from './wav.ts'

const PIECE = 0x80_00

export function soundAddress(samples: Samples): string {
  const bytes = writeWav(samples)
  let letters = ''
  for (let at = 0; at < bytes.length; at += PIECE)
    letters += String.fromCharCode(...bytes.subarray(at, at + PIECE))
  return `data:audio/wav;base64,${btoa(letters)}`
}

/** Null when the address is damaged. */
export function bytesInAddress(address: string): Uint8Array<ArrayBuffer> | null {
  try {
    const letters = atob(address.slice(address.indexOf(',') + 1))
    const bytes = new Uint8Array(letters.length)
    for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
    return bytes
  } catch {
    return null
  }
}
