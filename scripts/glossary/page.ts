/** Writes the tables of docs/glossary.md. What stands outside of the two marks is written by hand. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { AREAS } from './glossary.ts'
import type { Term } from './term.ts'

const BEGIN = '<!-- The tables are written by `node scripts/glossary.ts`. -->'
const END = '<!-- End of the tables. -->'

const HEADINGS = ['English', 'ไทย', '中文', 'العربية', 'note']

function wordsOf(term: Term, locale: Locale): string {
  const { say, not } = term[locale]
  const wrong = not.map((word) => `~~${word}~~`)
  return [say[0] ?? '', ...wrong].join(' ')
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function table(terms: readonly Term[]): string {
  const rows = terms.map((term) =>
    row([...(['en', 'th', 'zh', 'ar'] as const).map((locale) => wordsOf(term, locale)), term.note]),
  )
  return [row(HEADINGS), row(HEADINGS.map(() => '---')), ...rows].join('\n')
}

/** The page with its tables as the glossary has them. */
export function writePage(page: string): string {
  const [before, rest] = page.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) {
    throw new Error('docs/glossary.md has lost the marks around its tables.')
  }
  const tables = Object.entries(AREAS).map(([area, terms]) => `### ${area}\n\n${table(terms)}`)
  return `${before}${BEGIN}\n\n${tables.join('\n\n')}\n\n${END}${after}`
}
