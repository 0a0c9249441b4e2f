import { decodeAs, detectEncoding } from './detect-encoding.ts'

/** The text of a file whose encoding nobody tells. */
export function decodeText(bytes: Uint8Array): string {
  return decodeAs(bytes, detectEncoding(bytes).encoding)
}
