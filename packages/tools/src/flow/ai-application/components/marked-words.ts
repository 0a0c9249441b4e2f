/** Words of a text that spoke for an answer or against it, and where they stand in it. */

export interface WordPart {
  word: string
  score: number
}

/** Less than this, in log-odds, moves no answer. */
const LEAST = 0.1
/** Beside the strongest word, one with less than this share of it says nothing. */
const SHARE = 0.1

/** The words that mattered, the strongest first; how sure the answer is makes no difference to it. */
export function strongWords(words: readonly WordPart[]): WordPart[] {
  const size = ({ score }: WordPart): number => Math.abs(score)
  const least = Math.max(LEAST, SHARE * Math.max(0, ...words.map(size)))
  return words.filter((word) => size(word) >= least).toSorted((a, b) => size(b) - size(a))
}

/** Scripts that write no spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const LETTER = /[\p{L}\p{M}\p{N}]/u

/** Where the word stands as a word: `he` is not in `the`. */
function placeOf(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' ']
    if (UNSPACED.test(word) || !(LETTER.test(before) || LETTER.test(after))) return at
  }
  return -1
}

export function cutAtWords(text: string, words: readonly WordPart[]) {
  const parts: { piece: string; score: number; at: number }[] = []
  let at = 0
  while (at < text.length) {
    const next = words
      .map((part) => ({ ...part, at: placeOf(text, part.word, at) }))
      .filter((part) => part.at >= 0)
      .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
    if (!next) break
    if (next.at > at) parts.push({ piece: text.slice(at, next.at), score: 0, at })
    parts.push({ piece: next.word, score: next.score, at: next.at })
    at = next.at + next.word.length
  }
  if (at < text.length) parts.push({ piece: text.slice(at), score: 0, at })
  return parts
}
