/** Everything that may be asked of DuckDB: our own templates, and these few pieces made of what a document says. */
import { type Code, checkedNumber, checkedText, codeMaker } from './code-template.ts'

export type Sql = Code<'sql'>

export const { code: sql, joined, listed } = codeMaker<'sql'>()

/** A question is handed over as a text that ends at the sign of number 0: it must not end in the middle of a name. */
const whole = (text: string): string => checkedText(text).replaceAll('\0', '\ufffd')

export function sqlName(name: string): Sql {
  return `"${whole(name).replaceAll('"', '""')}"` as Sql
}

export function sqlText(text: string): Sql {
  return `'${whole(text).replaceAll("'", "''")}'` as Sql
}

/** In brackets when below zero: two lines in a row begin a comment. */
export function sqlNumber(value: number): Sql {
  const number = checkedNumber(value)
  if (!Number.isFinite(number)) return number > 0 ? sql`'inf'::DOUBLE` : sql`'-inf'::DOUBLE`
  return (number < 0 ? `(${number})` : String(number)) as Sql
}

export function sqlValue(value: string | number | boolean | null): Sql {
  if (value === null) return sql`NULL`
  if (typeof value === 'boolean') return value ? sql`true` : sql`false`
  return typeof value === 'number' ? sqlNumber(value) : sqlText(value)
}

/** Texts, names and comments: whatever is in them is no statement. */
const QUOTED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$\$[^]*?\$\$|--[^\n]*|\/\*[^]*?\*\//g
const READING = /^\s*\(*\s*(select|with|from|values|describe|summarize)\b/i

/** A question somebody wrote: one that reads. Null for anything that is more than one, or begins otherwise. */
export function sqlQuestion(text: string): Sql | null {
  const question = whole(text).trim().replace(/;\s*$/, '')
  const bare = question.replace(QUOTED, ' ')
  // A quote that is left over begins a text that does not end here.
  const isOne = !/[;'"]|--|\/\*|\$\$/.test(bare)
  return isOne && READING.test(bare) ? (`${question}\n` as Sql) : null
}
