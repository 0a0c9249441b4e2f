/** Is a typed word one of the accepted ones? Forgiving about spelling, never about meaning. */

const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g
const ARABIC_LETTERS: Record<string, string> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ؤ: 'و',
  ئ: 'ي',
}

/** Case, accents, spaces, articles and the many ways to write one Arabic letter do not count. */
export function plainWord(word: string): string {
  return word
    .normalize('NFKC')
    .toLowerCase()
    .replace(ARABIC_MARKS, '')
    .replace(/[أإآةىؤئ]/g, (letter) => ARABIC_LETTERS[letter] ?? letter)
    .trim()
    .replace(/^(?:an?|the) /, '')
    .replace(/^ال(?=.{3})/, '')
    .replace(/[\s\p{P}\u200b-\u200f]+/gu, '')
}

/** True when one letter was added, left out or changed, or two neighbours were swapped. */
export function oneSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  const room = Math.min(a.length, b.length) - start
  while (end < room && a[a.length - 1 - end] === b[b.length - 1 - end]) end++
  const left = a.slice(start, a.length - end)
  const right = b.slice(start, b.length - end)
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && left[0] === right[1] && left[1] === right[0]
}

const SLIP_FROM_LENGTH = 5

/** `meansOther` knows words (in plain form) that mean something else: a slip into one is not forgiven. */
export function matchesWord(
  typed: string,
  accepted: readonly string[],
  meansOther: (plain: string) => boolean = () => false,
): boolean {
  const plain = plainWord(typed)
  if (plain === '') return false
  const right = accepted.map(plainWord)
  if (right.includes(plain) || right.some((word) => plain === `${word}s`)) return true
  if (meansOther(plain)) return false
  return right.some((word) => word.length >= SLIP_FROM_LENGTH && oneSlip(plain, word))
}
