/** The text of a file with a list of people, whichever program wrote it. */
import { decodeText } from '@panya/domain/csv/decode-text.ts'

export async function readListFile(
  file: Blob,
  mostLetters: number,
): Promise<{ text: string } | { problem: 'no-text' | 'too-long' }> {
  const mostBytes = 4 * mostLetters
  const bytes = new Uint8Array(await file.slice(0, mostBytes + 1).arrayBuffer())
  // A spreadsheet's own file is a packed folder.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return { problem: 'no-text' }
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) return { problem: 'no-text' }
  if (bytes.length > mostBytes || text.length > mostLetters) return { problem: 'too-long' }
  return { text }
}
