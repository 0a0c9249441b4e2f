import { FlowFailure } from './flow-value.ts'
import type { FlowFile } from './param-spec.ts'

/** The bytes of a chosen file, which travels as base64. A long file has no second list of its letters made. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const known = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> }
  if (known.fromBase64) return known.fromBase64(base64)
  const letters = atob(base64)
  const bytes = new Uint8Array(letters.length)
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at)
  return bytes
}

/** What a setting holds; fails when no file was chosen, or it was too big to travel with the project. */
export function chosenFile(file: FlowFile | null): { name: string; data: string } {
  if (!file) throw new FlowFailure('no-file')
  if (!file.data) throw new FlowFailure('file-elsewhere', { name: file.name })
  return { name: file.name, data: file.data }
}
