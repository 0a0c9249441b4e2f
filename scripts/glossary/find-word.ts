/** Finds words in a text of a language: whole words where a language sets spaces between them. */
import type { Locale } from '@panya/domain/locale/locale.ts'

/** Marks above and below Arabic letters may be written or not. */
const MARKS = /[\u064b-\u0652\u0670\u0640]/g
/** What Arabic writes together with a word: and, so, by, like, for, the. */
const BEFORE = '(?:[وف]?(?:[بك]?ال|لل|[بكل])?)?'
/** Mine, yours, hers … */
const AFTER = '(?:ه|ها|هم|هما|هن|ك|كم|ي|نا)?'

/** As words are looked for in it. */
export const plainText = (text: string, locale: Locale): string =>
  locale === 'ar' ? text.replaceAll(MARKS, '') : text

/** The forms that a noun takes without changing inside; others are words of their own. */
function arabic(word: string): string {
  const end = word.endsWith('ة') ? '(?:ة|ات|تا|تان|تين|ت)' : '(?:ا|ان|ين|ون|ات|و|ي)?'
  return `${BEFORE}${word.replace(/ة$/, '')}${end}${AFTER}`
}

function pieceOf(word: string, locale: Locale): string {
  if (locale === 'ar') return plainText(word, 'ar').split(' ').map(arabic).join('\\s+')
  // Letters of Latin words stand between others that are none.
  return /^\w+$/.test(word) && locale !== 'en' ? `(?<!\\w)${word}(?!\\w)` : word
}

/** Any of these words; null for none. */
export function anyOf(words: readonly string[], locale: Locale): RegExp | null {
  if (words.length === 0) return null
  const pieces = words.map((word) => pieceOf(word, locale)).join('|')
  if (locale === 'en') return new RegExp(`(?<![\\w-])(?:${pieces})(?![\\w-])`, 'gi')
  if (locale === 'ar') return new RegExp(`(?<!\\p{L})(?:${pieces})(?!\\p{L})`, 'gu')
  return new RegExp(pieces, 'g')
}

/** Where they stand in a text, which is plain. */
export function placesIn(text: string, words: RegExp | null): [from: number, to: number][] {
  if (!words) return []
  return [...text.matchAll(words)].map((match) => [match.index, match.index + match[0].length])
}
