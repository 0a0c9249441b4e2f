import type { Cell } from '../table.ts'
import type { BigLayout } from './big-layout.ts'
import {
  type ColumnReading,
  likelyDecimal,
  type ReadingContext,
  readColumn,
} from './column-reading.ts'
import type { ImportSettings } from './import-settings.ts'
import { counted } from './import-table.ts'
import type { Decimal } from './read-number.ts'

/** What the columns of a long file are taken for, by its first rows; all others are held against it. */

export interface SampleColumn {
  name: string
  cells: ReadonlyMap<Cell, number>
  reading: ColumnReading
  context: ReadingContext
  /** One cell of words makes a column a text, whatever comes below. */
  isWords: boolean
}

export function sampleReadings(
  { names, cells, separator }: BigLayout,
  settings: ImportSettings,
  language: string,
): { columns: SampleColumn[]; decimal: Decimal } {
  const counts = names.map((_, at) => counted(cells.map((row) => row[at] ?? null)))
  const likely =
    likelyDecimal(counts.map((column) => column.keys())) ?? (separator === ';' ? ',' : undefined)
  const columns = names.map((name, at): SampleColumn => {
    const context = {
      language,
      decimal: settings.decimal,
      likelyDecimal: likely,
      choice: settings.columns?.find(({ column }) => column === name),
    }
    const reading = readColumn(counts[at]!, context)
    const isWords = holdsWords(reading, counts[at]!, context)
    return { name, cells: counts[at]!, reading, context, isWords }
  })
  return { columns, decimal: settings.decimal ?? likely ?? '.' }
}

/** Far from being anything else, and with nothing chosen. */
function holdsWords(
  { type, almost, mixedUnits }: ColumnReading,
  cells: ReadonlyMap<Cell, number>,
  { choice }: ReadingContext,
): boolean {
  const isBare = cells.size - (cells.has(null) ? 1 : 0) === 0
  return (
    type === 'text' &&
    !almost &&
    !mixedUnits &&
    !isBare &&
    (!choice?.type || choice.type === 'text')
  )
}
