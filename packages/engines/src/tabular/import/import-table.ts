import { FlowFailure } from '../../flow/flow-value.ts'
import { type Cell, type Column, freeName, type Table, tableFrom } from '../table.ts'
import { type ColumnReading, likelyDecimal, readColumn } from './column-reading.ts'
import {
  type ImportedColumn,
  type ImportReport,
  importedColumn,
  MOST_SHOWN,
  type OddCell,
} from './import-report.ts'
import type { ImportSettings } from './import-settings.ts'
import type { Decimal } from './read-number.ts'

/** Rows of cells into a table: names, columns of equal length, a type for each. */

export const MOST_COLUMNS = 2000

export interface ImportedTable {
  table: Table
  report: ImportReport
}

/** Every column gets a name of its own. */
export function columnNames(heads: readonly string[]): string[] {
  const names: string[] = []
  heads.forEach((head, index) => names.push(freeName(names, head.trim() || `column_${index + 1}`)))
  return names
}

export function counted(cells: readonly Cell[]): Map<Cell, number> {
  const counts = new Map<Cell, number>()
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1)
  return counts
}

/** Cells that stand in the way of what a column nearly is, or that became gaps. */
export const isOdd = ({ almost, read }: ColumnReading, cell: Cell): boolean =>
  cell !== null && (almost ? !almost.understands(cell) : read(cell) === undefined)

function oddIn(name: string, cells: readonly Cell[], reading: ColumnReading): OddCell[] {
  const odd: OddCell[] = []
  if (reading.missed === 0 && !reading.almost) return odd
  for (let row = 0; row < cells.length && odd.length < MOST_SHOWN; row++)
    if (isOdd(reading, cells[row]!))
      odd.push({ column: name, row: row + 1, text: String(cells[row]) })
  return odd
}

interface Separated {
  heads: readonly string[]
  rows: readonly (readonly Cell[])[]
  /** How a sign between columns makes the decimal sign likely. */
  likelyDecimal?: Decimal | undefined
}

const lastFilled = (row: readonly Cell[]): number =>
  row.findLastIndex((cell) => cell !== null && cell !== '') + 1

/** Rows as wide as the widest: what stands beyond the names keeps a column. */
function evened({ heads, rows }: Separated): {
  heads: string[]
  ragged: ImportReport['ragged']
} {
  const named = heads.findLastIndex((head) => head.trim() !== '') + 1
  let [short, long, width] = [0, 0, Math.max(1, named)]
  const odd: number[] = []
  for (const [at, row] of rows.entries()) {
    const last = lastFilled(row)
    width = Math.max(width, last)
    const isLong = last > Math.max(heads.length, named)
    if (isLong) long++
    else if (row.length < named) short++
    if ((isLong || row.length < named) && odd.length < 20) odd.push(at + 1)
  }
  return {
    heads: Array.from({ length: width }, (_, at) => heads[at] ?? ''),
    ragged: { short, long, rows: odd },
  }
}

export function tableOfRows(
  separated: Separated,
  settings: ImportSettings,
  language: string,
): Pick<ImportedTable, 'table'> & Pick<ImportReport, 'columns' | 'odd' | 'ragged' | 'decimal'> {
  const { heads, ragged } = evened(separated)
  if (heads.length > MOST_COLUMNS)
    throw new FlowFailure('too-many-columns', { count: heads.length, max: MOST_COLUMNS })
  const names = columnNames(heads)
  const cells = names.map((_, at) => separated.rows.map((row) => row[at] ?? null))
  const counts = cells.map(counted)
  const likely = likelyDecimal(counts.map((count) => count.keys())) ?? separated.likelyDecimal
  const columns: Column[] = []
  const imported: ImportedColumn[] = []
  const odd: OddCell[] = []
  for (const [at, name] of names.entries()) {
    const reading = readColumn(counts[at]!, {
      language,
      decimal: settings.decimal,
      likelyDecimal: likely,
      choice: settings.columns?.find(({ column }) => column === name),
    })
    const data = cells[at]!.map((cell) => reading.read(cell) ?? null)
    columns.push({ name, type: reading.type, data })
    imported.push(importedColumn(name, reading))
    odd.push(...oddIn(name, cells[at]!, reading))
  }
  const table = { ...tableFrom(columns), rows: separated.rows.length }
  return { table, columns: imported, odd, ragged, decimal: settings.decimal ?? likely ?? '.' }
}
