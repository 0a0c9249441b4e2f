import { ENCODINGS, type Encoding } from '@panya/domain/csv/detect-encoding.ts'
import { DATE_ORDERS } from '../dates/date-habits.ts'
import type { ColumnType } from '../table.ts'
import type { ColumnChoice } from './column-reading.ts'
import type { Decimal } from './read-number.ts'

/** What a learner chose about how a file is read. What is left out is found out, file by file. */

export const SEPARATORS = [',', ';', '\t', '|'] as const
export const COLUMN_TYPES: readonly ColumnType[] = ['number', 'text', 'date', 'boolean']
export const NO_HEADER = -1

export interface ChosenColumn extends ColumnChoice {
  /** By name; a list and no table of names, for a column may be called anything. */
  column: string
}

export interface ImportSettings {
  encoding?: Encoding | undefined
  separator?: string | undefined
  /** The row with the names, counted from 0 among the rows that hold something; those above are left out. */
  header?: number | undefined
  decimal?: Decimal | undefined
  sheet?: string | undefined
  columns?: readonly ChosenColumn[] | undefined
}

const isOneOf =
  (list: readonly unknown[]) =>
  (value: unknown): boolean =>
    value === undefined || list.includes(value)

function isColumn(value: unknown): boolean {
  const { column, type, order, era }: Partial<ChosenColumn> = Object(value)
  return (
    typeof column === 'string' &&
    isOneOf(COLUMN_TYPES)(type) &&
    isOneOf(DATE_ORDERS)(order) &&
    isOneOf(['ce', 'be'])(era)
  )
}

export function isImportSettings(value: unknown): value is ImportSettings {
  if (typeof value !== 'object' || value === null) return false
  const { encoding, separator, header, decimal, sheet, columns }: ImportSettings = value
  return (
    isOneOf(ENCODINGS)(encoding) &&
    isOneOf(SEPARATORS)(separator) &&
    (header === undefined || (Number.isInteger(header) && header >= NO_HEADER && header < 1000)) &&
    isOneOf(['.', ','])(decimal) &&
    (sheet === undefined || typeof sheet === 'string') &&
    (columns === undefined || (Array.isArray(columns) && columns.every(isColumn)))
  )
}
