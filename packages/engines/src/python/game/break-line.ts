/** A line of a game's text, broken between words where it grows wider than its room. */
import { wholeWords } from '../../nlp/whole-words.ts'

export function breakLine(
  line: string,
  width: number,
  measure: (text: string) => number,
): string[] {
  const broken: string[] = []
  let now = ''
  for (const word of wholeWords(line)) {
    if (now !== '' && measure((now + word).trimEnd()) > width) {
      broken.push(now.trimEnd())
      now = word
    } else now += word
  }
  return [...broken, now]
}
