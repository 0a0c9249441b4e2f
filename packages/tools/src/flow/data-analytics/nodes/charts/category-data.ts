import type { ChartData } from '@panya/engines/charts/chart-data.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { NodeNote } from '@panya/engines/flow/node-note.ts'
import { groupLinks } from '@panya/engines/flow/row-links.ts'
import { type DateHabits, dateHabits, dateParts } from '@panya/engines/tabular/dates/date-habits.ts'
import { wordsOf } from '@panya/engines/tabular/dates/month-names.ts'
import {
  type Cell,
  type Column,
  columnOf,
  compareCells,
  numbersOf,
  type Table,
} from '@panya/engines/tabular/table.ts'
import { grouped } from '@panya/engines/tabular/table-statistics.ts'
import type { TableIo } from '@panya/engines/tabular/tabular-op.ts'
import { notedRows } from '../notes.ts'

/** Rows gathered by what they have in common, along time where there are dates, ready for bars, lines and slices. */

export const MOST_POINTS = 5000
const MOST_SERIES = 20

export const label = (value: Cell): string => (value === null ? '·' : String(value))

export interface Part {
  name: string
  rows: number[]
}

export function seriesOf(table: Table, by: string): Part[] {
  if (!by) return [{ name: '', rows: Array.from({ length: table.rows }, (_, row) => row) }]
  return grouped(table, [by])
    .slice(0, MOST_SERIES)
    .map(({ key, rows }) => ({ name: label(key[0] ?? null), rows }))
}

/** What had too many groups to be drawn. */
export function notedSeries(table: Table, by: string): NodeNote[] {
  if (!by) return []
  const rest = grouped(table, [by]).slice(MOST_SERIES)
  const rows = rest.flatMap((group) => group.rows)
  return notedRows('series-cut', table, rows, { max: MOST_SERIES, groups: rest.length })
}

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d))?)?/

/** A moment as milliseconds; a day is its beginning, whatever the clock of the browser says. */
export function timeOf(value: Cell): number | null {
  const [, ...parts] = ISO.exec(String(value)) ?? []
  if (parts.length === 0) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = parts.map((part) =>
    Number(part ?? 0),
  )
  const at = new Date(0).setUTCFullYear(year, month - 1, day)
  return at + ((hour * 60 + minute) * 60 + second) * 1000
}

/** A text under the habits of its column; only what says a month is a time: years alone are numbers to most. */
function writtenTime(text: string, habits: DateHabits): number | null {
  const parts = dateParts(text, habits)
  if (!parts || parts.year === null || parts.month === null) return null
  return new Date(0).setUTCFullYear(parts.year, parts.month - 1, parts.day ?? 1)
}

/** Of a text that says a month and nothing else. */
const monthOf = (text: string): number | null =>
  /\d/.test(text) ? null : (wordsOf(text.toLowerCase())?.month ?? null)

interface Places {
  /** In the order they are drawn. */
  values: Cell[]
  times?: number[]
  era?: 'be'
}

/** Dates lie along time; texts that all are months, or all are dates, do so as well. */
function placesOf({ type, data }: Column, kind: string, language: string): Places {
  const seen = [...new Set(data)]
  const known = seen.filter((value) => value !== null)
  const isLine = kind === 'line' || kind === 'area'
  if (type === 'number') return { values: isLine ? known.toSorted(compareCells) : seen }
  if (kind === 'pie' || known.length < 2 || type === 'boolean') return { values: seen }
  if (type === 'text') {
    const months = known.map((value) => monthOf(String(value)))
    if (!months.includes(null)) {
      const place = new Map(known.map((value, at) => [value, months[at]!]))
      return { values: known.toSorted((a, b) => place.get(a)! - place.get(b)!) }
    }
  }
  const habits = type === 'text' ? dateHabits(known.map(String), language) : null
  const times = new Map(
    known.map((value) => [value, habits ? writtenTime(String(value), habits) : timeOf(value)]),
  )
  if ([...times.values()].includes(null)) return { values: seen }
  const sorted = known.toSorted((a, b) => times.get(a)! - times.get(b)!)
  return {
    values: sorted,
    times: sorted.map((value) => times.get(value)!),
    ...(habits?.isBuddhist && { era: 'be' as const }),
  }
}

interface Gathered {
  values: (number | null)[]
  missing: number[]
  rows: number[][]
}

function gather(
  part: Part,
  place: (row: number) => number | undefined,
  size: number,
  values: readonly (number | null)[] | null,
  mean: boolean,
): Gathered {
  const sums = new Float64Array(size)
  const counts = new Uint32Array(size)
  const rows: number[][] = Array.from({ length: size }, () => [])
  for (const row of part.rows) {
    const at = place(row)
    if (at === undefined) continue
    rows[at]!.push(row)
    const value = values ? values[row] : 1
    if (value === null || value === undefined) continue
    sums[at]! += value
    counts[at]!++
  }
  const made = Array.from(sums, (sum, at) =>
    counts[at] === 0 ? null : mean ? sum / counts[at]! : sum,
  )
  const missing = made.flatMap((value, at) => (value === null && rows[at]!.length > 0 ? at : []))
  return { values: made, missing, rows }
}

/** One value per category: the mean of its rows, their sum, or how many there are without a value column. */
export function byCategory(
  io: TableIo,
  kind: string,
  by = io.text('series'),
): { data: ChartData; notes: NodeNote[] } {
  const table = io.table()
  const [x, y] = [io.text('x'), io.text('y')]
  const column = columnOf(table, x)
  const places = placesOf(column, kind, io.language)
  if (places.values.length > MOST_POINTS)
    throw new FlowFailure('too-many-points', { count: places.values.length, max: MOST_POINTS })
  const values = y ? numbersOf(table, y) : null
  const place = new Map(places.values.map((value, at) => [value, at]))
  const placed = (row: number): number | undefined => place.get(column.data[row] ?? null)
  const mean = io.text('summary') !== 'sum' && values !== null
  const parts = seriesOf(table, by).map((part) => ({
    name: part.name || y,
    ...gather(part, placed, places.values.length, values, mean),
  }))
  const marks = parts.flatMap(({ rows }) => rows)
  const unplaced = column.data.flatMap((_, row) => (placed(row) === undefined ? row : []))
  const empty = values ? values.flatMap((value, row) => (value === null ? row : [])) : []
  const { times, era } = places
  return {
    data: {
      kind,
      title: io.text('title'),
      xName: x,
      yName: y,
      ...(!y && { yWord: 'count' as const }),
      categories: places.values.map(label),
      ...(times && { times }),
      ...(era && { era }),
      series: parts.map(({ name, values: made, missing }) => ({ name, values: made, missing })),
      links: (table.links ?? []).map((links) => groupLinks(links, marks)),
    },
    notes: [
      ...notedRows('no-place', table, unplaced, { column: x }),
      ...notedRows('no-number', table, empty, { column: y }),
      ...notedSeries(table, by),
    ],
  }
}
