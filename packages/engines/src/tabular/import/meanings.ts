import { joined, listed, type Sql, sql, sqlName, sqlNumber, sqlText } from '../../code/sql-code.ts'
import type { Duck } from '../duck.ts'
import type { Cell } from '../table.ts'
import { readColumn } from './column-reading.ts'
import { type ImportedColumn, importedColumn, MOST_SHOWN, type OddCell } from './import-report.ts'
import { isOdd } from './import-table.ts'
import type { SampleColumn } from './sample-readings.ts'

/** Columns that are read through a list of what each of their texts means: those that no SQL reads. */

export interface Meant {
  column: ImportedColumn
  odd: OddCell[]
  /** A table with the values alone, in the order of the rows; absent where the texts stay as they are. */
  values?: string
}

/** Where the cells of a column stand. */
export interface CellsOf {
  table: Sql
  /** Without spaces around, nothing where nothing is said. */
  cell: Sql
}

function valuesOf(duck: Duck, { table, cell }: CellsOf): Map<Cell, number> {
  const { columns, rows } = duck.ask(
    sql`(SELECT ${cell} AS cell, count(*) AS n FROM ${table} GROUP BY 1)`,
    [
      { name: 'cell', type: 'text' },
      { name: 'n', type: 'number' },
    ],
  )
  const [cells, counts] = columns
  return new Map(
    Array.from({ length: rows }, (_, row) => [cells!.data[row]!, Number(counts!.data[row])]),
  )
}

function oddOf(
  duck: Duck,
  { table, cell }: CellsOf,
  name: string,
  texts: readonly Cell[],
): OddCell[] {
  if (texts.length === 0) return []
  const list = listed(texts.slice(0, MOST_SHOWN).map((text) => sqlText(String(text))))
  const { columns, rows } = duck.ask(
    sql`(SELECT rowid + 1 AS n, ${cell} AS cell FROM ${table} WHERE ${cell} IN (${list}) LIMIT ${sqlNumber(MOST_SHOWN)})`,
    [
      { name: 'n', type: 'number' },
      { name: 'cell', type: 'text' },
    ],
  )
  return Array.from({ length: rows }, (_, row) => ({
    column: name,
    row: Number(columns[0]!.data[row]),
    text: String(columns[1]!.data[row]),
  }))
}

export function meanColumn(
  duck: Duck,
  at: number,
  { name, context }: Pick<SampleColumn, 'name' | 'context'>,
  from: CellsOf,
): Meant {
  const counts = valuesOf(duck, from)
  const reading = readColumn(counts, context)
  const cells = [...counts.keys()]
  const odd = oddOf(
    duck,
    from,
    name,
    cells.filter((cell) => isOdd(reading, cell)),
  )
  const column = importedColumn(name, reading)
  // Dates that are written as tables keep them need no list.
  const isSame = cells.every((cell) => reading.read(cell) === cell)
  if (reading.type === 'text' || isSame) return { column, odd }
  const list = `import.m${at}`
  const values = `import.v${at}`
  const known = cells.filter((cell) => cell !== null)
  duck.write(list, {
    columns: [
      { name: 'k', type: 'text', data: known },
      { name: 'v', type: reading.type, data: known.map((cell) => reading.read(cell) ?? null) },
    ],
    rows: known.length,
  })
  // A join mixes the rows up; putting one narrow column in order again is cheap, whole rows are not.
  duck.run(
    sql`CREATE OR REPLACE TABLE ${sqlName(values)} AS SELECT v FROM (SELECT rowid AS r, ${from.cell} AS k FROM ${from.table}) AS cells LEFT JOIN ${sqlName(list)} AS meanings ON meanings.k = cells.k ORDER BY r`,
  )
  duck.drop(list)
  return { column, odd, values }
}

/** Writes the table with its meanings in place of its texts; `texts` is how the others come into it. */
export function putTogether(
  duck: Duck,
  table: string,
  {
    from,
    columns,
  }: { from: string; columns: readonly { name: string; meant: Meant | null; text: Sql }[] },
): void {
  const meant = columns.flatMap(({ meant: one }) => one?.values ?? [])
  const parts = columns.map(
    ({ name, meant: one, text }) =>
      sql`${one?.values ? sql`${sqlName(one.values)}.v` : text} AS ${sqlName(name)}`,
  )
  const beside = meant.map((values) => sql` POSITIONAL JOIN ${sqlName(values)}`)
  const whole = 'import.whole'
  try {
    duck.run(
      sql`CREATE OR REPLACE TABLE ${sqlName(whole)} AS SELECT ${listed(parts)} FROM ${sqlName(from)} AS texts${joined(beside, '')}`,
    )
  } finally {
    for (const name of [from, ...meant]) duck.drop(name)
  }
  duck.rename(whole, table)
}
