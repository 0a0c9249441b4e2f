/** What an example program is made of. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'

export type Text = Record<Locale, string>

/** Words in the learner's language: comments, and what the program shows. */
export type Say = (en: string, th: string, zh: string, ar: string) => string

export interface Example {
  id: string
  title: Text
  about: Text
  /** A drawing for `Icon`. */
  icon: string
  program(say: Say): string
}

export function programOf(example: Example, locale: Locale): string {
  const say: Say = (...words) => words[LOCALES.indexOf(locale)]!
  return example.program(say)
}
