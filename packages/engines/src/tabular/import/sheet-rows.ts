import { FlowFailure } from '../../flow/flow-value.ts'
import type { Cell } from '../table.ts'
import { cellFrom } from './column-reading.ts'
import type { SheetReport } from './import-report.ts'
import { type SheetFacts, workbookFacts } from './workbook-facts.ts'

/** The sheets of an Excel file as rows of cells. Its dates are days, counted from 1900 or 1904. */

interface Sheets {
  names: string[]
  name: string
  rows: Cell[][]
  /** What must be said about the sheet. */
  about: SheetReport
}

const DAY = 24 * 60 * 60 * 1000
/** Days are counted from here; a time without a day is on this one. */
const FIRST = Date.UTC(1899, 11, 30)
/** Excel takes 1900 for a leap year: before that day it counts one less than there are. */
const LEAP = Date.UTC(1900, 1, 28)

/** A date, or the time alone where there is no day; as texts, for their column says what they are. */
function dayOrTime(value: Date): string {
  const at = value.getTime()
  const isTime = (at >= FIRST && at < FIRST + DAY) || isFirstOf1904(at)
  if (isTime) return value.toISOString().slice(11, 19).replace(/:00$/, '')
  const real = at > FIRST && at < LEAP ? new Date(at + DAY) : value
  return real.toISOString().replace(/(T00:00:00)?\.000Z$/, '')
}

const isFirstOf1904 = (at: number): boolean =>
  at > Date.UTC(1904, 0, 1) && at < Date.UTC(1904, 0, 2)

function sheetCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (value instanceof Date) return dayOrTime(value)
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? cellFrom(value) : null
}

const isEmpty = (rows: readonly (readonly unknown[])[]): boolean =>
  rows.every((row) => row.every((cell) => cell === null))

/** What is merged over several rows holds for each of them. */
function spread(rows: Cell[][], merges: SheetFacts['merges']): number {
  let filled = 0
  for (const { top, left, bottom, right } of merges) {
    const value = rows[top]?.[left] ?? null
    if (bottom === top || value === null) continue
    for (let row = top; row <= Math.min(bottom, rows.length - 1); row++)
      for (let column = left; column <= right; column++) {
        if (column >= rows[row]!.length || rows[row]![column] !== null) continue
        rows[row]![column] = value
        filled++
      }
  }
  return filled
}

/** The chosen sheet, or the first that can be seen and holds something. */
export async function sheetRows(
  bytes: Uint8Array<ArrayBuffer>,
  chosen: string | undefined,
): Promise<Sheets> {
  const { default: readXlsx } = await import('read-excel-file/universal')
  const facts = workbookFacts(bytes)
  const sheets = await readXlsx(new Blob([facts?.bytes ?? bytes])).catch(() => {
    throw new FlowFailure('broken-xlsx')
  })
  const names = sheets.map(({ sheet }) => sheet)
  const isHidden = (name: string): boolean => facts?.sheets.get(name)?.isHidden ?? false
  const found =
    chosen === undefined
      ? (sheets.find(({ sheet, data }) => !isEmpty(data) && !isHidden(sheet)) ??
        sheets.find(({ data }) => !isEmpty(data)) ??
        sheets[0])
      : sheets.find(({ sheet }) => sheet === chosen)
  if (!found)
    throw chosen === undefined
      ? new FlowFailure('empty-file')
      : new FlowFailure('no-sheet', { sheet: chosen, names: names.join(', ') })
  const rows = found.data.map((row) => row.map(sheetCell))
  const own = facts?.sheets.get(found.sheet)
  const about: SheetReport = {
    merged: spread(rows, own?.merges ?? []),
    hiddenRows: own?.hiddenRows ?? 0,
    hiddenColumns: own?.hiddenColumns ?? 0,
    hiddenSheets: chosen === undefined ? names.filter(isHidden) : [],
    unknownFormulas: own?.unknownFormulas ?? 0,
    errors: own?.errors ?? 0,
  }
  const filled = rows.filter((row) => row.some((cell) => cell !== null))
  // A table may begin further right: what is empty beside it is no column.
  const left = filled.reduce(
    (least, row) =>
      Math.min(
        least,
        row.findIndex((cell) => cell !== null),
      ),
    Number.MAX_SAFE_INTEGER,
  )
  return { names, name: found.sheet, rows: filled.map((row) => row.slice(left)), about }
}
