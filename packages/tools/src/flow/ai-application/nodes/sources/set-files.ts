import { RATE } from '@panya/engines/ai/sound/log-mel.ts'
import type { FolderFile } from '@panya/engines/flow/python-template.ts'
import { csvOfRows } from '../../../../flow-kit/downloads.ts'

/** A set of examples as files: a table of class and file, and in a folder beside it a file for each row. */

interface SetExample {
  label: string
  /** In base64. */
  bytes: string
}

/** Classes may be called anything; files are called by numbers. */
export async function setFiles(
  name: string,
  kind: 'png' | 'jpg' | 'wav',
  examples: readonly SetExample[],
): Promise<FolderFile[]> {
  const folder = name.replace(/\.csv$/, '')
  const files = examples.map(({ bytes }, at) => ({
    name: `${folder}/${String(at + 1).padStart(3, '0')}.${kind}`,
    base64: bytes,
  }))
  const rows = examples.map(({ label }, at) => [label, files[at]!.name])
  const list = await csvOfRows([['label', 'file'], ...rows], 'program').text()
  return examples.length === 0 ? [] : [{ name, text: list }, ...files]
}

const HEAD = 44
const BYTES = 2

/** A recording as a file that every program plays: one channel, sixteen bits. */
export function wavText(samples: Float32Array): string {
  const view = new DataView(new ArrayBuffer(HEAD + samples.length * BYTES))
  const word = (at: number, letters: string): void =>
    Array.from(letters).forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)))
  word(0, 'RIFF')
  view.setUint32(4, HEAD - 8 + samples.length * BYTES, true)
  word(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE * BYTES, true)
  view.setUint16(32, BYTES, true)
  view.setUint16(34, 8 * BYTES, true)
  word(36, 'data')
  view.setUint32(40, samples.length * BYTES, true)
  samples.forEach((value, at) => {
    const level = Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
    view.setInt16(HEAD + at * BYTES, level, true)
  })
  let text = ''
  for (const byte of new Uint8Array(view.buffer)) text += String.fromCharCode(byte)
  return btoa(text)
}
