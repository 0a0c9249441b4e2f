import type { Encoding } from '@panya/domain/csv/detect-encoding.ts'
import type { NodeNote } from '../../flow/node-note.ts'
import type { DateOrder } from '../dates/date-habits.ts'
import type { Cell, ColumnType } from '../table.ts'
import type { ColumnReading } from './column-reading.ts'
import type { Decimal } from './read-number.ts'

/** What was found out about a file and what was made of it, for the learner to see and to correct. */

export interface ImportedColumn {
  name: string
  type: ColumnType
  /** Cells that are not understood and became gaps. */
  missed: number
  /** A text that nearly is something else. */
  almost?: { type: ColumnType; count: number }
  order?: DateOrder
  orderIsGuess?: boolean
  era?: 'be' | 'mixed' | 'short-be' | 'short-ce'
  unit?: string
  mixedUnits?: boolean
  decimalIsGuess?: boolean
}

export interface OddCell {
  column: string
  row: number
  text: string
}

/** What an Excel file holds beside what is seen in its cells. */
export interface SheetReport {
  /** Cells below a merged one that got what it says. */
  merged: number
  hiddenRows: number
  hiddenColumns: number
  hiddenSheets: readonly string[]
  unknownFormulas: number
  errors: number
}

export interface ImportReport {
  source: 'text' | 'json' | 'sheet'
  encoding?: Encoding
  encodingIsGuess?: boolean
  /** Letters that the encoding does not have. */
  lostLetters?: number
  separator?: string
  decimal?: Decimal
  header?: number
  sheets?: readonly string[]
  sheet?: string
  about?: SheetReport
  /** The first rows as they stand in the file. */
  lines: readonly (readonly string[])[]
  columns: readonly ImportedColumn[]
  odd: readonly OddCell[]
  /** Rows with too few cells, which were filled up, and with too many, which got columns. */
  ragged: { short: number; long: number; rows: readonly number[] }
}

export const MOST_SHOWN = 100
const MOST_LINES = 12
const MOST_CELLS = 12

export const shownLines = (rows: readonly (readonly Cell[])[]): string[][] =>
  rows
    .slice(0, MOST_LINES)
    .map((row) => row.slice(0, MOST_CELLS).map((cell) => String(cell ?? '').slice(0, 60)))

export function importedColumn(name: string, reading: ColumnReading): ImportedColumn {
  const { type, missed, almost, habits, unit, mixedUnits, decimalIsGuess } = reading
  const era = habits?.isMixed
    ? 'mixed'
    : habits?.isBuddhist
      ? 'be'
      : habits?.hasShortYears
        ? habits.isShortBuddhist
          ? 'short-be'
          : 'short-ce'
        : undefined
  return {
    name,
    type,
    missed,
    ...(almost && { almost: { type: almost.type, count: almost.count } }),
    ...(habits && { order: habits.order, orderIsGuess: habits.orderIsGuess }),
    ...(era && { era }),
    ...(unit && { unit }),
    ...(mixedUnits && { mixedUnits }),
    ...(decimalIsGuess && { decimalIsGuess }),
  }
}

const ODD_COLUMNS = [
  { name: '#column', type: 'text' },
  { name: '#row', type: 'number' },
  { name: '#text', type: 'text' },
] as const

/** Cells as a table of where they stand and what they say. */
export const oddCells = (odd: readonly OddCell[], count: number): NodeNote['shown'] => ({
  columns: ODD_COLUMNS,
  head: odd.map(({ column, row, text }) => [column, row, text]),
  rows: count,
})

function columnNotes(column: ImportedColumn, odd: readonly OddCell[]): NodeNote[] {
  const { name, missed, almost, order, orderIsGuess, era, mixedUnits, decimalIsGuess } = column
  const cells = odd.filter((cell) => cell.column === name)
  const notes: NodeNote[] = []
  const about = { column: name }
  if (missed > 0)
    notes.push({
      code: 'not-understood',
      values: { ...about, count: missed },
      shown: oddCells(cells, missed),
    })
  if (almost)
    notes.push({
      code: `almost-${almost.type}`,
      values: { ...about, count: almost.count },
      shown: oddCells(cells, almost.count),
    })
  if (mixedUnits) notes.push({ code: 'mixed-units', values: about })
  if (orderIsGuess) notes.push({ code: `guess-${order}`, values: about })
  if (era) notes.push({ code: `era-${era}`, values: about })
  if (decimalIsGuess) notes.push({ code: 'guess-decimal', values: about })
  return notes
}

function sheetNotes({ about }: ImportReport): NodeNote[] {
  if (!about) return []
  const counts = [
    ['sheet-unknown', about.unknownFormulas],
    ['sheet-errors', about.errors],
    ['sheet-merged', about.merged],
    ['sheet-hidden-rows', about.hiddenRows],
    ['sheet-hidden-columns', about.hiddenColumns],
  ] as const
  const notes: NodeNote[] = counts.flatMap(([code, count]) =>
    count > 0 ? [{ code, values: { count } }] : [],
  )
  const names = about.hiddenSheets.slice(0, 5).join(', ')
  return names === '' ? notes : [...notes, { code: 'sheet-hidden', values: { names } }]
}

/** A first row of nothing but numbers is more likely a row than names. */
const NUMBER_NAME = /^[-+]?\d+([.,]\d+)?$/

/** What must not pass in silence, the gravest first. */
export function importNotes(report: ImportReport): NodeNote[] {
  const { columns, odd, ragged, encodingIsGuess, encoding, lostLetters } = report
  const notes: NodeNote[] = []
  if (lostLetters) notes.push({ code: 'lost-letters', values: { count: lostLetters } })
  const count = ragged.short + ragged.long
  if (count > 0) notes.push({ code: 'ragged', values: { count, rows: ragged.rows.join(', ') } })
  notes.push(...sheetNotes(report), ...columns.flatMap((column) => columnNotes(column, odd)))
  if (columns.length > 1 && columns.every(({ name }) => NUMBER_NAME.test(name)))
    notes.push({
      code: 'names-are-numbers',
      values: {
        names: columns
          .map(({ name }) => name)
          .slice(0, 5)
          .join(', '),
      },
    })
  if (encodingIsGuess) notes.push({ code: 'guess-encoding', values: { encoding: encoding ?? '' } })
  return notes
}
