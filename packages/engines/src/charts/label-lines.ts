import { textWidth } from './text-width.ts'

/** Labels in several lines, broken between words only, also in scripts that write them without spaces. */

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Parts that stay whole, each with the spaces behind it: signs stay with the word they stand at. */
function unbroken(text: string): string[] {
  const parts: string[] = []
  let mayBreak = false
  for (const { segment, isWordLike } of words.segment(text)) {
    const isSpace = segment.trim() === ''
    const afterSpace = /\s$/.test(parts.at(-1) ?? '')
    if (parts.length === 0 || (!isSpace && (afterSpace || (mayBreak && isWordLike))))
      parts.push(segment)
    else parts[parts.length - 1] += segment
    // Two words with nothing between them: Thai, Chinese, Japanese, Khmer, Lao.
    mayBreak = isWordLike === true
  }
  return parts
}

/** The lines of a label; null where a word is too long for the room, or there would be too many of them. */
export function labelLines(
  text: string,
  { size, room, most }: { size: number; room: number; most: number },
): string[] | null {
  const lines: string[] = []
  for (const part of unbroken(text.trim())) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && textWidth(longer.trimEnd(), size) <= room)
      lines[lines.length - 1] = longer
    else if (textWidth(part.trimEnd(), size) <= room) lines.push(part)
    else return null
  }
  return lines.length > most ? null : lines.map((line) => line.trimEnd())
}
