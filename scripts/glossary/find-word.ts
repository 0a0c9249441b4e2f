/** Finds a word in a text of a language: whole words where a language sets spaces between them. */
import type { Locale } from '@panya/domain/locale/locale.ts'

/** Marks above and below Arabic letters may be written or not. */
const MARKS = /[\u064b-\u0652\u0670\u0640]/g
/** What Arabic writes together with a word: and, so, by, like, for, the. */
const BEFORE = '(?:[وف]?(?:[بك]?ال|لل|[بكل])?)?'
/** Mine, yours, hers … */
const AFTER = '(?:ه|ها|هم|هما|هن|ك|كم|ي|نا)?'

export const plainText = (text: string, locale: Locale): string =>
  locale === 'ar' ? text.replaceAll(MARKS, '') : text

/** The forms that a noun takes without changing inside; others are words of their own. */
function arabic(word: string): string {
  const end = /ة$/.test(word) ? '(?:ة|ات|تا|تان|تين|ت)' : '(?:ا|ان|ين|ون|ات|و)?'
  return `${BEFORE}${word.replace(/ة$/, '')}${end}${AFTER}`
}

const known = new Map<string, RegExp>()

function patternOf(word: string, locale: Locale): RegExp {
  const key = `${locale} ${word}`
  const pattern = known.get(key) ?? makePattern(word, locale)
  known.set(key, pattern)
  return pattern
}

function makePattern(word: string, locale: Locale): RegExp {
  if (locale === 'en') return new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'gi')
  if (locale === 'ar') {
    const parts = plainText(word, 'ar').split(' ').map(arabic)
    return new RegExp(`(?<!\\p{L})${parts.join('\\s+')}(?!\\p{L})`, 'gu')
  }
  // Letters of Latin words stand between others that are none.
  const bound = /^\w+$/.test(word) ? ['(?<!\\w)', '(?!\\w)'] : ['', '']
  return new RegExp(`${bound[0]}${word}${bound[1]}`, 'g')
}

/** Where a word stands in a text, as often as it does. */
export function placesOf(word: string, text: string, locale: Locale): [from: number, to: number][] {
  return [...plainText(text, locale).matchAll(patternOf(word, locale))].map((match) => [
    match.index,
    match.index + match[0].length,
  ])
}
