import { joined, listed, type Sql, sql, sqlName, sqlNumber } from '../../code/sql-code.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import type { Duck } from '../duck.ts'
import type { BigLayout } from './big-layout.ts'
import { cellFacts } from './cell-facts.ts'
import { asIs, type ColumnSql, columnSql, soughtFor, trimmed } from './column-sql.ts'
import type { SampleColumn } from './sample-readings.ts'

/** A long file with even rows, read by DuckDB in one go, each column at once as what it was taken for. */

export interface QuickRead {
  /** Columns that hold their texts still: what they mean has to be looked up. */
  open: Set<number>
}

/** Columns that one number has room to speak of. */
const ROOM = 30
const raw = (at: number): string => `c${at}`
const DOUBTS = 'import.doubts'

/** Which cells were not known, as a bit of a number for each column. */
function doubtColumns(read: readonly (ColumnSql | null)[]): { at: number[]; sum: Sql }[] {
  const doubted = read.flatMap((column, at) => (column?.mayMiss ? at : []))
  const groups: { at: number[]; sum: Sql }[] = []
  for (let start = 0; start < doubted.length; start += ROOM) {
    const at = doubted.slice(start, start + ROOM)
    const bits = at.map(
      (column, bit) =>
        sql`(CASE WHEN ${sqlName(`v${column}`)} IS NULL AND ${sqlName(raw(column))} IS NOT NULL THEN ${sqlNumber(2 ** bit)} ELSE 0 END)${bit + 1 < at.length ? sql` + ` : sql``}`,
    )
    groups.push({ at, sum: sql`CAST(${joined(bits, '')} AS INTEGER)` })
  }
  return groups
}

interface Reading {
  table: string
  layout: BigLayout
  gaps: readonly string[]
  /** How a column comes that is looked up later. */
  textOf: (at: number) => ColumnSql
  step: () => Promise<void>
}

/** Gives the columns with cells that were not known; the table is whole when there are none. */
async function readWhole(
  duck: Duck,
  { table, layout: { names, separator, body }, gaps, textOf, step }: Reading,
  read: readonly (ColumnSql | null)[],
): Promise<Set<number>> {
  const groups = doubtColumns(read)
  const cells = read.map((column, at) => {
    const cell = sqlName(raw(at))
    const value = (column ?? textOf(at)).value(cell)
    return column?.mayMiss
      ? sql`${cell}, ${value} AS ${sqlName(`v${at}`)}`
      : sql`${value} AS ${cell}`
  })
  const values = names.map(
    (name, at) => sql`${sqlName(read[at]?.mayMiss ? `v${at}` : raw(at))} AS ${sqlName(name)}`,
  )
  const doubts = groups.map(({ sum }, at) => sql`${sum} AS ${sqlName(`${DOUBTS}${at}`)}`)
  const types = read.map((column, at) => ({ name: raw(at), type: (column ?? asIs).type }))
  const question = (from: Sql): Sql =>
    sql`SELECT ${listed([...values, ...doubts])} FROM (SELECT ${listed(cells)} FROM ${from})`
  await duck.readRows(table, { bytes: body, separator, types, gaps: ['', ...gaps] }, question, step)
  return doubtful(duck, table, groups)
}

function doubtful(duck: Duck, table: string, groups: readonly { at: number[] }[]): Set<number> {
  const found = new Set<number>()
  for (const [group, { at }] of groups.entries()) {
    const column = sqlName(`${DOUBTS}${group}`)
    const { columns } = duck.ask(sql`(SELECT bit_or(${column}) AS n FROM ${sqlName(table)})`, [
      { name: 'n', type: 'number' },
    ])
    const bits = Number(columns[0]?.data[0] ?? 0)
    at.forEach((one, bit) => {
      if (bits & (2 ** bit)) found.add(one)
    })
    duck.run(sql`ALTER TABLE ${sqlName(table)} DROP COLUMN ${column}`)
  }
  return found
}

/** The looking through the file is about a quarter of the work. */
const LOOKING = 0.25

/** Null where rows are not even, or DuckDB reads them in another way than we do. */
export async function quickRead(
  duck: Duck,
  table: string,
  layout: BigLayout,
  columns: readonly SampleColumn[],
  progress: (fraction: number) => Promise<void>,
): Promise<QuickRead | null> {
  const { names, named, separator, body } = layout
  // DuckDB does not tell small letters in names from large ones.
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return null
  if (names.length > Math.max(1, named) || names.some((name) => name.startsWith(DOUBTS)))
    return null
  const started = performance.now()
  const sought = columns.map(({ reading }) => soughtFor(reading))
  const facts = cellFacts(body, separator, names.length, sought)
  if (!facts || body.length === 0) return null
  await progress(LOOKING)
  const read = columns.map(({ reading, cells, isWords }, at) =>
    columnSql(reading, facts.columns[at]!, cells, isWords),
  )
  const textOf = (at: number): ColumnSql => (facts.columns[at]!.isSpaced ? trimmed : asIs)
  // DuckDB does not say how far it is; how fast this machine has looked through the same bytes tells about when it will be.
  const [looked, expected] = [
    performance.now(),
    ((performance.now() - started) * (1 - LOOKING)) / LOOKING,
  ]
  const step = (): Promise<void> => {
    const share = Math.min(0.99, (performance.now() - looked) / expected)
    return progress(LOOKING + (1 - LOOKING) * share)
  }
  const reading = { table, layout, gaps: facts.gaps, textOf, step }
  try {
    const missed = await readWhole(duck, reading, read)
    if (missed.size > 0)
      await readWhole(
        duck,
        reading,
        read.map((column, at) => (missed.has(at) ? null : column)),
      )
    for (const at of missed) read[at] = null
    await progress(1)
  } catch (error) {
    duck.drop(table)
    if (error instanceof FlowFailure && error.problem.code === 'sql') return null
    throw error
  }
  return { open: new Set(read.flatMap((column, at) => (column ? [] : at))) }
}
