import { listed, type Sql, sql, sqlNumber, sqlText } from '../../code/sql-code.ts'
import type { Cell } from '../table.ts'
import {
  type CellFacts,
  COMMA,
  DIGIT,
  MINUS,
  POINT,
  packed,
  SLASH,
  type Sought,
} from './cell-facts.ts'
import {
  type ColumnReading,
  FALSE_WORDS,
  GAPS,
  likelyDecimal,
  TRUE_WORDS,
} from './column-reading.ts'

/**
 * What a column was taken for, as SQL that reads its cells just so. Null where SQL cannot do it to the letter:
 * such columns are read through a list of what each of their texts means.
 */

export interface ColumnSql {
  /** As what DuckDB reads the cells from the file. */
  type: Sql
  value: (cell: Sql) => Sql
  /** Gives NULL for a cell that it does not know: then a closer look is needed. */
  mayMiss: boolean
}

/** What is taken off the ends of a cell. */
export const SPACES =
  ' \t\r\n\v\f\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'
export const GAP_LIST = listed(GAPS.map(sqlText))

const VARCHAR = sql`'VARCHAR'`
const DOUBLE = sql`'DOUBLE'`

export const asIs: ColumnSql = { type: VARCHAR, value: (cell) => cell, mayMiss: false }

export const trimmed: ColumnSql = {
  type: VARCHAR,
  value: (cell) => {
    const text = sql`trim(${cell}, ${sqlText(SPACES)})`
    return sql`CASE WHEN ${text} IN (${GAP_LIST}) THEN NULL ELSE ${text} END`
  },
  mayMiss: false,
}

const only = ({ letters }: CellFacts, allowed: number): boolean => (letters & ~allowed) === 0

/** Zero has no sign: minus zero and zero together are zero. */
const plainZero = (value: Sql): Sql => sql`${value} + CAST(0 AS DOUBLE)`

/** Longer ones may not be exact. */
const MOST_DIGITS = 16

const WITH_COMMAS = sqlText('-?(0|[1-9][0-9]{0,2}(,[0-9]{3}){0,4}|[1-9][0-9]{0,14})([.][0-9]+)?')
const WITH_POINTS = sqlText('-?(0|[1-9][0-9]{0,2}([.][0-9]{3}){0,4}|[1-9][0-9]{0,14})(,[0-9]+)?')

function numberSql(reading: ColumnReading, facts: CellFacts, sample: Iterable<Cell>) {
  if (reading.unit || reading.mixedUnits || reading.decimalIsGuess) return null
  if (facts.hasLeadingZero || facts.endsInPoint || facts.isSpaced) return null
  const isShort = facts.longest <= MOST_DIGITS
  if (isShort && only(facts, DIGIT | MINUS | (reading.decimal === '.' ? POINT : 0)))
    return facts.letters & MINUS
      ? { type: DOUBLE, value: plainZero, mayMiss: false }
      : { ...asIs, type: DOUBLE }
  if (!only(facts, DIGIT | MINUS | POINT | COMMA)) return null
  if (reading.decimal === '.')
    return {
      type: VARCHAR,
      value: (cell: Sql) =>
        // Below a thousand there is no comma, and a number without one needs no pattern.
        plainZero(
          sql`CASE WHEN contains(${cell}, ',') THEN CASE WHEN regexp_full_match(${cell}, ${WITH_COMMAS}) THEN CAST(replace(${cell}, ',', '') AS DOUBLE) END WHEN strlen(${cell}) <= ${sqlNumber(MOST_DIGITS)} THEN TRY_CAST(${cell} AS DOUBLE) END`,
        ),
      mayMiss: true,
    }
  // Without a number that says so itself the sign is a guess, which is made with all of them in view.
  if (likelyDecimal([sample]) !== ',') return null
  return {
    type: VARCHAR,
    value: (cell: Sql) =>
      plainZero(
        sql`CASE WHEN regexp_full_match(${cell}, ${WITH_POINTS}) THEN CAST(replace(replace(${cell}, '.', ''), ',', '.') AS DOUBLE) END`,
      ),
    mayMiss: true,
  }
}

const ISO_TIME = sqlText(
  '[0-9]{4}-[0-9]{2}-[0-9]{2}[T ]([01][0-9]|2[0-3]):[0-5][0-9](:[0-5][0-9]([.][0-9]{1,9})?)?(Z|[+-][0-9]{2}:?[0-9]{2})?',
)
const DAY_FIRST = /^\d\d([-/.])\d\d\1\d{4}$/
const YEAR_FIRST = /^\d{4}([-/.])\d\d\1\d\d$/
const SIGNS: Record<string, number> = { '-': MINUS, '/': SLASH, '.': POINT }

function dateSql({ habits }: ColumnReading, facts: CellFacts, sample: readonly Cell[]) {
  if (!habits || habits.orderIsGuess || habits.isMixed || habits.hasShortYears || habits.era)
    return null
  if (facts.isSpaced || sample.length === 0) return null
  const texts = sample.map(String)
  const sign = /[-/.]/.exec(texts[0]!)?.[0] ?? ''
  const isFixed = facts.shortest === 10 && facts.longest === 10
  const isOf = (shape: RegExp): boolean =>
    texts.every((text) => shape.exec(text)?.[1] === sign) && only(facts, DIGIT | SIGNS[sign]!)
  const parts = [sign, habits.isBuddhist] as const
  // Every cell has been seen to be a day already, written as days are kept.
  if (isFixed && sign === '-' && !habits.isBuddhist && facts.isDays && isOf(YEAR_FIRST)) return asIs
  if (isFixed && isOf(YEAR_FIRST)) return dayOf(`____${sign}__${sign}__`, [1, 6, 9], ...parts)
  if (isFixed && isOf(DAY_FIRST) && habits.order !== 'ymd')
    return dayOf(`__${sign}__${sign}____`, habits.order === 'dmy' ? [7, 4, 1] : [7, 1, 4], ...parts)
  if (!habits.isBuddhist && texts.every((text) => /^\d{4}-\d\d-\d\d[T ]/.test(text)))
    return {
      type: VARCHAR,
      value: (cell: Sql) =>
        sql`CASE WHEN regexp_full_match(${cell}, ${ISO_TIME}) AND ${cell} >= '1600' AND ${cell} < '2400' AND TRY_CAST(substr(${cell}, 1, 10) AS DATE) IS NOT NULL THEN ${cell} END`,
      mayMiss: true,
    }
  return null
}

/** The day must be one of the calendar, and the year can be of one era only: with others it takes all dates of the column to tell. */
function dayOf(
  shape: string,
  [year, month, day]: readonly [number, number, number],
  sign: string,
  isBuddhist: boolean,
): ColumnSql {
  return {
    type: VARCHAR,
    value: (cell) => {
      const piece = (from: number, length: number): Sql =>
        sql`substr(${cell}, ${sqlNumber(from)}, ${sqlNumber(length)})`
      // Leap years of the one era are none of the other: the year is counted back before the day is looked for.
      const first = isBuddhist
        ? sql`(TRY_CAST(${piece(year, 4)} AS INTEGER) - 543)`
        : piece(year, 4)
      const isWritten = year === 1 && sign === '-' && !isBuddhist
      const text = isWritten
        ? cell
        : sql`${first} || '-' || ${piece(month, 2)} || '-' || ${piece(day, 2)}`
      const [from, to] = isBuddhist ? [sql`'2400'`, sql`'2700'`] : [sql`'1600'`, sql`'2400'`]
      return sql`CASE WHEN ${cell} LIKE ${sqlText(shape)} AND ${piece(year, 4)} >= ${from} AND ${piece(year, 4)} < ${to} AND TRY_CAST(${text} AS DATE) IS NOT NULL THEN ${text} END`
    },
    mayMiss: true,
  }
}

/** As words are mostly written: yes, Yes, YES. */
const spellings = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => [word, word.toUpperCase(), word[0]!.toUpperCase() + word.slice(1)]),
  ),
]
const YES = spellings(TRUE_WORDS)
const NO = spellings(FALSE_WORDS)
const TRUE = listed(YES.map(sqlText))
const FALSE = listed(NO.map(sqlText))

/** Where it is known that nothing else is there, those that mean yes are enough to tell. */
function seenBoolean({ words }: CellFacts): ColumnSql | null {
  if (!words) return null
  const known = new Set([...YES, ...NO].map(packed))
  if (!words.every((word) => known.has(word))) return null
  const yes = YES.filter((word) => words.includes(packed(word) ?? -1))
  return {
    type: VARCHAR,
    value: (cell) => sql`(${cell} IN (${yes.length > 0 ? listed(yes.map(sqlText)) : TRUE}))`,
    mayMiss: false,
  }
}

/** What has to be looked for in a column that was taken for this. */
export function soughtFor({ type }: ColumnReading): Sought {
  if (type === 'date') return 'days'
  return type === 'boolean' ? 'words' : null
}

const booleanSql: ColumnSql = {
  type: VARCHAR,
  value: (cell) =>
    sql`CASE WHEN ${cell} IN (${TRUE}) THEN true WHEN ${cell} IN (${FALSE}) THEN false END`,
  mayMiss: true,
}

export function columnSql(
  reading: ColumnReading,
  facts: CellFacts,
  sample: ReadonlyMap<Cell, number>,
  isWords: boolean,
): ColumnSql | null {
  if (isWords) return facts.isSpaced ? trimmed : asIs
  const cells = [...sample.keys()].filter((cell) => cell !== null)
  if (reading.missed > 0 || cells.length === 0) return null
  if (reading.type === 'number') return numberSql(reading, facts, cells)
  if (reading.type === 'date') return dateSql(reading, facts, cells)
  if (reading.type === 'boolean') return facts.isSpaced ? null : (seenBoolean(facts) ?? booleanSql)
  return null
}
