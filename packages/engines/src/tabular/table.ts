import { FlowFailure, type TableColumn } from '../flow/flow-value.ts'
import { pickLinks, type RowLinks } from '../flow/row-links.ts'
import { isIsoDate } from './dates/date-habits.ts'

/** A table in memory: columns of equal length, `null` where nothing is known. Dates are ISO texts. */

/** More does not fit into a school computer's browser beside the flow's other tables. */
export const LARGEST_FILE_MB = 100

export type ColumnType = TableColumn['type']
export type Cell = number | string | boolean | null

export interface Column {
  name: string
  type: ColumnType
  data: Cell[]
}

export interface Table {
  columns: Column[]
  rows: number
  /** Where its rows come from. */
  links?: readonly RowLinks[]
}

export function tableFrom(columns: Column[]): Table {
  return { columns, rows: columns[0]?.data.length ?? 0 }
}

export function columnOf(table: Table, name: string): Column {
  const column = table.columns.find((other) => other.name === name)
  if (!column) throw new FlowFailure('no-column', { column: name })
  return column
}

export function numbersOf(table: Table, name: string): (number | null)[] {
  const column = columnOf(table, name)
  if (column.type !== 'number') throw new FlowFailure('not-numbers', { column: name })
  return column.data as (number | null)[]
}

/** The rows with these numbers, in this order. */
export function pickRows(table: Table, rows: readonly number[]): Table {
  const columns = table.columns.map((column) => ({
    ...column,
    data: rows.map((row) => column.data[row] ?? null),
  }))
  const links = table.links?.map((one) => pickLinks(one, rows))
  return { columns, rows: rows.length, ...(links && { links }) }
}

export function withColumn(table: Table, column: Column): Table {
  const at = table.columns.findIndex((other) => other.name === column.name)
  const columns = at < 0 ? [...table.columns, column] : table.columns.with(at, column)
  return { ...table, columns, rows: table.columns.length === 0 ? column.data.length : table.rows }
}

/** A name that is not taken yet: `score`, `score 2`. */
export function freeName(taken: Iterable<string>, wanted: string): string {
  const names = new Set(taken)
  let name = wanted
  for (let n = 2; names.has(name); n++) name = `${wanted}_${n}`
  return name
}

/** What all known values are; text when they differ. */
export function typeOf(values: readonly Cell[]): ColumnType {
  let type: ColumnType | null = null
  for (const value of values) {
    if (value === null) continue
    const own: ColumnType =
      typeof value === 'number'
        ? 'number'
        : typeof value === 'boolean'
          ? 'boolean'
          : isIsoDate(value)
            ? 'date'
            : 'text'
    if (type === null) type = own
    else if (type !== own) return 'text'
  }
  return type ?? 'text'
}

export function madeColumn(name: string, data: Cell[]): Column {
  const type = typeOf(data)
  return {
    name,
    type,
    data: type === 'text' ? data.map((value) => (value === null ? null : String(value))) : data,
  }
}

export function compareCells(a: Cell, b: Cell): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a) < String(b) ? -1 : 1
}

/** Seeded, so that a flow gives the same today and tomorrow. */
export function randomFrom(seed: number): () => number {
  let state = (seed | 0) + 0x6d2b79f5
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function shuffled(count: number, seed: number): number[] {
  const random = randomFrom(seed)
  const order = Array.from({ length: count }, (_, index) => index)
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
