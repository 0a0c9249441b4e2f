/** What a word of the glossary is: one thing, and what it is called in every language. */
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'

export interface Words {
  /** What it is called. The first is the word itself, the others are its forms. */
  say: readonly string[]
  /** What it is not called. */
  not: readonly string[]
  /** Longer words in which a wrong word is right. */
  fine: readonly string[]
}

export interface Term extends Record<Locale, Words> {
  id: string
  note: string
  /** Where the English text speaks of it, every translation has to. Without: only wrong words are looked for. */
  means?: RegExp
  /** Of which texts this is true, by their places; of all when left out. */
  where?: RegExp
}

interface Draft extends Record<Locale, string> {
  note?: string
  means?: RegExp
  where?: RegExp
}

/** `word, form ≠ wrong word, wrong word ~ longer word in which it is right` */
function words(written: string): Words {
  const [said = '', fine = ''] = written.split('~')
  const [say = '', not = ''] = said.split('≠')
  const list = (part: string) => part.split(',').flatMap((word) => word.trim() || [])
  return { say: list(say), not: list(not), fine: list(fine) }
}

/** Written down as a table is: a line for each language. */
export function terms(drafts: Record<string, Draft>): Term[] {
  return Object.entries(drafts).map(([id, { note = '', ...draft }]) => {
    const said = Object.fromEntries(LOCALES.map((locale) => [locale, words(draft[locale])]))
    return { ...draft, ...(said as Record<Locale, Words>), id, note }
  })
}
