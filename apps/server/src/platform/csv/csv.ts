/** Tables as text: reading what people paste from spreadsheets, and writing what spreadsheets open safely. */
import { spreadsheetSafe } from '@panya/domain/csv/spreadsheet-safe.ts'
import Papa from 'papaparse'
import { Problem } from '../http/problem.ts'

/** The library looks for the next line's end and the next delimiter again at every quote: both must be near. */
const MOST = { lines: 10_000, line: 2000 }

/** Rows of cells; empty lines stay, as no cells, so that lines keep their numbers. */
export function readCsv(text: string, tooLarge: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n')
  while (lines.at(-1) === '') lines.pop()
  if (lines.length > MOST.lines || lines.some((line) => line.length > MOST.line))
    throw new Problem('TOO_LARGE', tooLarge)
  const delimiter = delimiterOf(lines.find((line) => line.trim() !== '') ?? '')
  const source = quotesFirst(lines.join('\n'), delimiter)
  const { data } = Papa.parse<string[]>(source, { delimiter, newline: '\n' })
  return data
    .map((row) => row.map((cell) => cell.trim()))
    .map((row) => (row.length === 1 && row[0] === '' ? [] : row))
}

/** People type a space before a quote; the library would take the quote for a letter then. */
function quotesFirst(text: string, delimiter: string): string {
  const quotedOrSpaces = new RegExp(`"[^"]*(?:""[^"]*)*"|(^|${delimiter}) +(?=")`, 'gm')
  return text.replace(quotedOrSpaces, (found, before?: string) => before ?? found)
}

/** Whichever the first line has most of: lists whose other lines are shorter are usual here. */
function delimiterOf(line: string): string {
  const count = (delimiter: string) => line.split(delimiter).length
  if (count('\t') > 1 && count('\t') >= Math.max(count(';'), count(','))) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** With a BOM: spreadsheets then read it as UTF-8. */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  const safe = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? spreadsheetSafe(cell) : cell)),
  )
  // Some countries' spreadsheets part cells at these.
  const quotes = (cell: unknown) => typeof cell === 'string' && /[;\t]/.test(cell)
  return `\uFEFF${Papa.unparse(safe, { quotes })}\r\n`
}
