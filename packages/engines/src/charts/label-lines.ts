import { wholeWords } from '../nlp/whole-words.ts'
import { textWidth } from './text-width.ts'

/** Labels in several lines, broken between words only, also in scripts that write them without spaces. */

/** The lines of a label; null where a word is too long for the room, or there would be too many of them. */
export function labelLines(
  text: string,
  { size, room, most }: { size: number; room: number; most: number },
): string[] | null {
  const lines: string[] = []
  for (const part of wholeWords(text.trim())) {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && textWidth(longer.trimEnd(), size) <= room)
      lines[lines.length - 1] = longer
    else if (textWidth(part.trimEnd(), size) <= room) lines.push(part)
    else return null
  }
  return lines.length > most ? null : lines.map((line) => line.trimEnd())
}
