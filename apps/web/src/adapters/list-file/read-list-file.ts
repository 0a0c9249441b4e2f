/** The text of a file with a list of learners, whichever program wrote it. */
import { decodeText } from '@panya/domain/csv/decode-text.ts'

/** As long as the server reads. */
const MOST_LETTERS = 200_000
const MOST_BYTES = 4 * MOST_LETTERS

export async function readListFile(
  file: Blob,
): Promise<{ text: string } | { problem: 'no-text' | 'too-long' }> {
  const bytes = new Uint8Array(await file.slice(0, MOST_BYTES + 1).arrayBuffer())
  // A spreadsheet's own file is a packed folder.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return { problem: 'no-text' }
  const text = decodeText(bytes).replace(/^\uFEFF/, '')
  if (text.includes('\0')) return { problem: 'no-text' }
  if (bytes.length > MOST_BYTES || text.length > MOST_LETTERS) return { problem: 'too-long' }
  return { text }
}
