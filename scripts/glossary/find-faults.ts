/** Holds texts against the glossary: wrong words, missing words, and the rules of each voice. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import type { MessageEntry } from '../messages/entry.ts'
import { anyOf, placesIn, plainText } from './find-word.ts'
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

/** A term with its words as they are looked for. */
interface Sought {
  term: Term
  right: RegExp | null
  fine: RegExp | null
  wrong: RegExp | null
}

/** File, key and the pages a message is on. */
export const placeOf = ({ where, origins = [] }: MessageEntry): string =>
  [where, ...origins].join(' ')

const textOf = (entry: MessageEntry, locale: Locale): string =>
  visible(locale === 'en' ? entry.english : entry.slots[locale].text, entry.form)

export function faultFinder(terms: readonly Term[], rules: readonly VoiceRule[]) {
  const inEvery = Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        sought: terms.map((term) => soughtIn(term, locale)),
        // Few texts have any wrong word at all.
        anyWrong: anyOf(
          terms.flatMap((term) => term[locale].not),
          locale,
        ),
        rules: rules.filter((rule) => rule.locale === locale),
      },
    ]),
  ) as Record<Locale, { sought: Sought[]; anyWrong: RegExp | null; rules: VoiceRule[] }>

  return function findFaults(entry: MessageEntry): Fault[] {
    const place = placeOf(entry)
    const english = textOf(entry, 'en')
    const holds = ({ where }: Term) => where?.test(place) ?? true
    const meant = new Set(terms.filter((term) => term.means?.test(english) && holds(term)))
    return LOCALES.flatMap((locale) => {
      const marked = textOf(entry, locale)
      const text = plainText(marked, locale)
      const { sought, anyWrong, rules: own } = inEvery[locale]
      const found: Fault[] = []
      const say = (kind: Fault['kind'], of: string, word: string) =>
        found.push({ locale, place, kind, of, word, text })
      const isSuspect = placesIn(text, anyWrong).length > 0
      for (const one of sought) {
        const { term, right } = one
        if (isSuspect && holds(term)) {
          for (const word of wrongWords(text, one)) say('wrong word', term.id, word)
        }
        if (locale !== 'en' && meant.has(term) && placesIn(text, right).length === 0) {
          say('missing word', term.id, term[locale].say[0] ?? '')
        }
      }
      for (const { id, find, where, notWhere } of own) {
        if (where?.test(place) === false || notWhere?.test(place)) continue
        const [word] = find.exec(marked) ?? []
        if (word) say('voice', id, word.trim())
      }
      return found
    })
  }
}

function soughtIn(term: Term, locale: Locale): Sought {
  const { say, not, fine } = term[locale]
  const [right, wrong] = [anyOf(say, locale), anyOf(not, locale)]
  return { term, right, wrong, fine: anyOf(fine, locale) }
}

/** A wrong word inside a right one is none. */
function wrongWords(text: string, { right, fine, wrong }: Sought): string[] {
  const allowed = [...placesIn(text, right), ...placesIn(text, fine)]
  const found = placesIn(text, wrong)
    .filter(([from, to]) => !allowed.some(([start, end]) => start <= from && to <= end))
    .map(([from, to]) => text.slice(from, to))
  return [...new Set(found)]
}
