/** Whether an answer is in the language of the learner, by the letters it is written with. */
import type { Locale } from '../locale/locale.ts'

const SCRIPTS: Record<Locale, RegExp> = {
  en: /\p{Script=Latin}/gu,
  th: /\p{Script=Thai}/gu,
  zh: /\p{Script=Han}/gu,
  ar: /\p{Script=Arabic}/gu,
}
/** A Chinese character says about as much as this many letters. */
const WEIGHT: Record<Locale, number> = { en: 1, th: 1, zh: 3, ar: 1.2 }
const LEAST = 0.55
/** Fewer letters than this may be a name. */
const SHORT = 12

/** Letters of languages that share a script with ours. */
const STRANGERS: Partial<Record<Locale, RegExp>> = {
  zh: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  ar: /[پچژگکیےٹڈڑں]/gu,
}
const MOST_STRANGERS = 0.06

/** One in three words of an English text is one of these, and hardly one in twenty of another language. */
const ENGLISH = new Set(
  (
    'a an and are as at be but by can do does for from has have how if in is it its look not of on one or so that the then there ' +
    'they this to try what when where which why will with you your'
  ).split(' '),
)
const LEAST_ENGLISH = 0.08
const WORDS_TO_TELL = 10

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/** `names` are words that stand in the program or in the task: they are the same in every language. */
export function isInLanguage(words: string, locale: Locale, names: ReadonlySet<string>): boolean {
  const text = locale === 'en' ? words : withoutNames(words, names)
  const own = count(text, SCRIPTS[locale])
  // Vowels of Thai and Arabic are marks, and belong to the script.
  const letters = count(text, /[\p{L}\p{M}]/gu)
  if (letters < SHORT)
    return own > 0 || letters === 0 || locale === 'en' || /^[\s\p{P}\w]*$/u.test(text)
  const weight = own * WEIGHT[locale]
  if (weight / (weight + letters - own) < LEAST) return false
  const strangers = STRANGERS[locale]
  if (strangers && count(text, strangers) / letters > MOST_STRANGERS) return false
  return locale !== 'en' || isEnglish(text)
}

/** Words of the program, texts in quotation marks, and what only a program can be called. */
const withoutNames = (words: string, names: ReadonlySet<string>): string =>
  words
    .replaceAll(/"[\w .!?-]{1,40}"/g, ' ')
    .replaceAll(/[A-Za-z_][\w.]*/g, (word) =>
      names.has(word) || /[\d_]|\w\.\w|[a-z][A-Z]/.test(word) ? ' ' : word,
    )

/** Other languages have Latin letters too. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (words.length < WORDS_TO_TELL) return true
  return words.filter((word) => ENGLISH.has(word)).length / words.length >= LEAST_ENGLISH
}

/** Thai and Chinese have no spaces between words: about so many letters make one. */
export function countWords(text: string): number {
  const thai = count(text, /\p{Script=Thai}/gu)
  const han = count(text, /\p{Script=Han}/gu)
  const others =
    text
      .replaceAll(/[\p{Script=Thai}\p{Script=Han}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)?.length ?? 0
  return Math.round(others + thai / 5.5 + han / 1.6)
}
