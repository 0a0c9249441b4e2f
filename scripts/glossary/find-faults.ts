/** Holds a text against the glossary: wrong words, missing words, and the rules of its voice. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { MessageEntry } from '../messages/entry.ts'
import { plainText, placesOf } from './find-word.ts'
import type { Term } from './term.ts'
import { visible } from './visible.ts'
import type { VoiceRule } from './voice.ts'

export interface Fault {
  locale: Locale
  place: string
  kind: 'wrong word' | 'missing word' | 'voice'
  /** The term or the rule. */
  of: string
  /** What was found, or what should have been. */
  word: string
  text: string
}

/** File, key and the pages a message is on. */
export const placeOf = ({ where, origins = [] }: MessageEntry): string =>
  [where, ...origins].join(' ')

const textsOf = ({ english, slots, form }: MessageEntry): Record<Locale, string> => ({
  en: visible(english, form),
  th: visible(slots.th.text, form),
  zh: visible(slots.zh.text, form),
  ar: visible(slots.ar.text, form),
})

export function findFaults(
  entry: MessageEntry,
  terms: readonly Term[],
  rules: readonly VoiceRule[],
): Fault[] {
  const place = placeOf(entry)
  const texts = textsOf(entry)
  const found: Fault[] = []
  for (const term of terms.filter(({ where }) => where?.test(place) ?? true)) {
    const meant = term.means?.test(texts.en) ?? false
    for (const locale of LOCALES) {
      const text = texts[locale]
      const say = (kind: Fault['kind'], word: string) =>
        found.push({ locale, place, kind, of: term.id, word, text })
      for (const word of wrongWords(term, locale, text)) say('wrong word', word)
      if (meant && locale !== 'en' && !isSaid(term, locale, text))
        say('missing word', term[locale].say[0] ?? '')
    }
  }
  for (const { id, locale, find, where, notWhere } of rules) {
    if (where?.test(place) === false || notWhere?.test(place)) continue
    const [word] = find.exec(plainText(texts[locale], locale)) ?? []
    if (word) found.push({ locale, place, kind: 'voice', of: id, word, text: texts[locale] })
  }
  return found
}

const isSaid = (term: Term, locale: Locale, text: string): boolean =>
  term[locale].say.some((word) => placesOf(word, text, locale).length > 0)

/** A wrong word inside a right one is none. */
function wrongWords(term: Term, locale: Locale, text: string): string[] {
  const { say, not, fine } = term[locale]
  const right = [...say, ...fine].flatMap((word) => placesOf(word, text, locale))
  return not.filter((word) =>
    placesOf(word, text, locale).some(
      ([from, to]) => !right.some(([start, end]) => start <= from && to <= end),
    ),
  )
}
