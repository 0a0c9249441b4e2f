import { listed, type Sql, sql, sqlName, sqlNumber, sqlText } from '../../code/sql-code.ts'
import type { Duck } from '../duck.ts'
import type { BigLayout } from './big-layout.ts'
import { GAPS } from './column-reading.ts'
import { GAP_LIST, SPACES } from './column-sql.ts'
import { type ImportReport, importedColumn, type OddCell } from './import-report.ts'
import { type Meant, meanColumn, putTogether } from './meanings.ts'
import type { SampleColumn } from './sample-readings.ts'

/** A long file whose rows are not even: all of it as texts first, then column by column. */

const RAW = 'import.raw'
const raw = (at: number): string => `c${at}`
const cellIn = (at: number): Sql => sqlName(raw(at))

const LONGEST_GAP = Math.max(...GAPS.map((gap) => new TextEncoder().encode(gap).length))
const GAP = sqlText(`(${GAPS.join('|')})`)

/** As `cellFrom` does it: without spaces around, nothing where nothing is said. A pattern is slower than a list, but hundreds of lists take gigabytes. */
function cleaned(column: Sql, isWide = false): Sql {
  const text = sql`trim(${column}, ${sqlText(SPACES)})`
  const isGap = (cell: Sql): Sql =>
    isWide ? sql`regexp_full_match(${cell}, ${GAP})` : sql`${cell} IN (${GAP_LIST})`
  const trimmed = sql`CASE WHEN ${isGap(text)} THEN NULL ELSE ${text} END`
  // Nearly every cell is clean, and seeing that costs a tenth of cleaning it.
  const isBare = sql`${column} >= '!' AND ${column} < ${sqlText('\u007f')} AND NOT suffix(${column}, ' ') AND NOT suffix(${column}, ${sqlText('\t')}) AND strlen(${column}) = length(${column})`
  return sql`CASE WHEN ${isBare} THEN CASE WHEN strlen(${column}) > ${sqlNumber(LONGEST_GAP)} THEN ${column} WHEN ${isGap(column)} THEN NULL ELSE ${column} END ELSE ${trimmed} END`
}

/** More columns than this are wide. */
const WIDE = 60

const PLAIN_NUMBER = sqlText('-?(0|[1-9][0-9]{0,14})([.][0-9]+)?')

/** Columns of numbers that DuckDB reads by itself, perhaps with words for nothing among them. */
function plainNumbers(duck: Duck, wanted: readonly number[]): Set<number> {
  if (wanted.length === 0) return new Set()
  const checks = wanted.map((at) => {
    const clean = cleaned(cellIn(at), wanted.length > WIDE)
    return sql`count(*) FILTER (WHERE NOT regexp_full_match(${clean}, ${PLAIN_NUMBER})) AS ${cellIn(at)}`
  })
  const { columns } = duck.ask(
    sql`(SELECT ${listed(checks)} FROM ${sqlName(RAW)})`,
    wanted.map((at) => ({ name: raw(at), type: 'number' })),
  )
  return new Set(wanted.filter((_, at) => columns[at]?.data[0] === 0))
}

/** Separators at the end of every line make no column. */
function isEmptyColumn(duck: Duck, at: number): boolean {
  const clean = cleaned(cellIn(at))
  return duck.countOf(sql`SELECT 1 FROM ${sqlName(RAW)} WHERE ${clean} IS NOT NULL LIMIT 1`) === 0
}

function raggedRows(duck: Duck, last: number): ImportReport['ragged'] {
  if (last < 0) return { short: 0, long: 0, rows: [] }
  const short = sql`SELECT rowid + 1 AS n FROM ${sqlName(RAW)} WHERE ${cellIn(last)} IS NULL`
  const count = duck.countOf(short)
  if (count === 0) return { short: 0, long: 0, rows: [] }
  const { columns } = duck.ask(sql`(${short})`, [{ name: 'n', type: 'number' }], 20)
  return { short: count, long: 0, rows: columns[0]!.data.map(Number) }
}

/** Null where even so DuckDB does not read it: rows longer than the first ones. */
export function unevenRead(
  duck: Duck,
  table: string,
  { names, named, separator, body }: BigLayout,
  sample: readonly SampleColumn[],
): Pick<ImportReport, 'columns' | 'odd' | 'ragged'> | null {
  try {
    duck.writeTexts(
      RAW,
      body,
      separator,
      names.map((_, at) => raw(at)),
    )
  } catch {
    return null
  }
  // Lines with nothing in them are no rows. Most rows show in their first cell that they are none of them.
  const first = cellIn(0)
  const cellsOfRow = listed(names.map((_, at) => cellIn(at)))
  duck.run(
    sql`DELETE FROM ${sqlName(RAW)} WHERE (${first} IS NULL OR ${first} < '!' OR ${first} > ${sqlText('\u007f')}) AND trim(concat(${cellsOfRow}), ${sqlText(SPACES)}) = ''`,
  )
  let width = names.length
  while (width > Math.max(1, named) && isEmptyColumn(duck, width - 1)) width--
  const kept = sample.slice(0, width)
  const plain = plainNumbers(
    duck,
    kept.flatMap(({ reading: { type, decimal, unit } }, at) =>
      type === 'number' && decimal === '.' && !unit ? at : [],
    ),
  )
  const odd: OddCell[] = []
  const parts = kept.map((column, at) => {
    const { name, reading, isWords } = column
    const clean = cleaned(cellIn(at), width > WIDE)
    if (isWords) return { name, meant: null, text: clean, imported: importedColumn(name, reading) }
    if (plain.has(at))
      return {
        name,
        meant: null,
        text: sql`TRY_CAST(${clean} AS DOUBLE)`,
        imported: importedColumn(name, { ...reading, missed: 0 }),
      }
    const meant: Meant = meanColumn(duck, at, column, { table: sqlName(RAW), cell: clean })
    odd.push(...meant.odd)
    return { name, meant, text: clean, imported: meant.column }
  })
  const ragged = raggedRows(duck, named - 1)
  putTogether(duck, table, { from: RAW, columns: parts })
  return { columns: parts.map(({ imported }) => imported), odd, ragged }
}
