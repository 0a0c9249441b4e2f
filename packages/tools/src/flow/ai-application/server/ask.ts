import type { OcrLanguage } from '@panya/domain/ai/ai-kind.ts'
import type { Picture } from '@panya/engines/ai/picture.ts'

/** What is asked of the server's AI, and how two questions are told apart. */

export type Ask =
  | { kind: 'detect'; picture: Picture }
  | { kind: 'ocr'; picture: Picture; language: OcrLanguage }
  | { kind: 'similarity'; query: string; texts: string[] }
  | { kind: 'chat'; question: string }

/** Equal for equal questions; pictures count by their pixels. */
export function markOf(ask: Ask): string {
  if (!('picture' in ask)) return JSON.stringify(ask)
  const { width, height, rgba } = ask.picture
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  let hash = 0x811c9dc5
  for (const pixel of pixels) hash = Math.imul(hash ^ pixel, 0x01000193)
  const language = ask.kind === 'ocr' ? ask.language : ''
  return `${ask.kind} ${language} ${width} ${height} ${hash >>> 0}`
}
