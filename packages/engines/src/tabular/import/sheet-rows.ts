import { FlowFailure } from '../../flow/flow-value.ts'
import type { Cell } from '../table.ts'
import { cellFrom } from './column-reading.ts'

/** The sheets of an Excel file as rows of cells. Its dates are days, counted from 1900 or 1904. */

interface Sheets {
  names: string[]
  name: string
  rows: Cell[][]
}

function sheetCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return value.toISOString().replace(/(T00:00:00)?\.000Z$/, '')
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? cellFrom(value) : null
}

const isEmpty = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.every((row) => row.every((cell) => cell === null))

/** The chosen sheet, or the first that holds something. */
export async function sheetRows(
  bytes: Uint8Array<ArrayBuffer>,
  chosen: string | undefined,
): Promise<Sheets> {
  const { default: readXlsx } = await import('read-excel-file/universal')
  const sheets = await readXlsx(new Blob([bytes])).catch(() => {
    throw new FlowFailure('broken-xlsx')
  })
  const names = sheets.map(({ sheet }) => sheet)
  const found =
    chosen === undefined
      ? (sheets.find(({ data }) => !isEmpty(data)) ?? sheets[0])
      : sheets.find(({ sheet }) => sheet === chosen)
  if (!found)
    throw chosen === undefined
      ? new FlowFailure('empty-file')
      : new FlowFailure('no-sheet', { sheet: chosen, names: names.join(', ') })
  const rows = found.data.map((row) => row.map(sheetCell))
  return { names, name: found.sheet, rows: rows.filter((row) => row.some((cell) => cell !== null)) }
}
