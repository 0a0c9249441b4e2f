/** One text to translate: where it stands, what it says in English, and where its translations are written. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'

export type Translation = Exclude<Locale, 'en'>
export const TRANSLATIONS = LOCALES.filter((locale) => locale !== 'en')

/** Letters that only translations have: a source with one of them holds messages. */
export const FOREIGN = /[\u0e00-\u0e7f\u0600-\u06ff\u4e00-\u9fff]/

/** A piece of a file that holds one translation. */
export interface Slot {
  file: string
  start: number
  end: number
  text: string
  /** The piece of source that says another text. */
  write(text: string): string
}

export interface MessageEntry {
  /** File and key: the context of the text in the translator's file. */
  where: string
  english: string
  /** Where English is written; null where it is the name of the others, or another package says it. */
  source: Slot | null
  slots: Record<Translation, Slot>
  /** `icu` has plurals and values; `line` shares its line of source with other messages. */
  form: 'icu' | 'plain' | 'line'
  /** Where pages use it. */
  origins?: string[]
}

export function byTranslation<Value>(
  make: (locale: Translation) => Value,
): Record<Translation, Value> {
  return Object.fromEntries(TRANSLATIONS.map((locale) => [locale, make(locale)])) as Record<
    Translation,
    Value
  >
}
