import { decodeText } from '@panya/domain/csv/decode-text.ts'
import Papa from 'papaparse'
import { FlowFailure } from '../flow/flow-value.ts'
import { type Cell, freeName, LARGEST_FILE_MB, type Table, tableFrom } from './table.ts'
import { typedColumn } from './typed-column.ts'

/** Text, JSON and files into tables: encodings, separators and types are found out. */

const MOST_COLUMNS = 2000

const MISSING = new Set(['', 'NA', 'N/A', 'n/a', 'NaN', 'nan', 'NULL', 'null', 'None', '-'])

function cellFrom(text: string): Cell {
  const trimmed = text.trim()
  return MISSING.has(trimmed) ? null : trimmed
}

function named(heads: readonly string[]): string[] {
  const names: string[] = []
  heads.forEach((head, index) => names.push(freeName(names, head.trim() || `column_${index + 1}`)))
  return names
}

function tableFromRows(heads: readonly string[], rows: readonly (readonly Cell[])[]): Table {
  if (heads.length > MOST_COLUMNS)
    throw new FlowFailure('too-many-columns', { count: heads.length, max: MOST_COLUMNS })
  return tableFrom(
    named(heads).map((name, at) =>
      typedColumn(
        name,
        rows.map((row) => row[at] ?? null),
      ),
    ),
  )
}

export function tableFromText(text: string, separator = ''): Table {
  if (text.trim() === '') throw new FlowFailure('empty-file')
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), {
    delimiter: separator,
    skipEmptyLines: 'greedy',
  })
  const [heads, ...rows] = parsed.data
  const quotes = parsed.errors.find((error) => error.type === 'Quotes')
  if (quotes) throw new FlowFailure('broken-csv', { row: (quotes.row ?? 0) + 1 })
  if (!heads || text.includes('\0')) throw new FlowFailure('broken-csv', { row: 1 })
  return tableFromRows(
    heads,
    rows.map((row) => row.map(cellFrom)),
  )
}

type Json = Record<string, unknown>

/** A list of objects, or an object of lists. */
function tableFromJson(text: string): Table {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new FlowFailure('broken-json')
  }
  const list = Array.isArray(value)
    ? value
    : Object.values(Object(value) as Json).find(Array.isArray)
  if (!Array.isArray(list) || !list.every((item) => typeof item === 'object' && item !== null))
    throw new FlowFailure('broken-json')
  const rows = list as Json[]
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return tableFromRows(
    heads,
    rows.map((row) => heads.map((head) => jsonCell(row[head]))),
  )
}

function jsonCell(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return typeof value === 'string' ? cellFrom(value) : JSON.stringify(value)
}

type Sheet = readonly (readonly unknown[])[]

function tableFromSheet(sheet: Sheet): Table {
  const [heads = [], ...rows] = sheet
  if (heads.length === 0) throw new FlowFailure('empty-file')
  const cell = (value: unknown): Cell =>
    value instanceof Date ? value.toISOString().replace(/T00:00:00\.000Z$/, '') : jsonCell(value)
  return tableFromRows(
    heads.map((head) => String(jsonCell(head) ?? '')),
    rows.map((row) => row.map(cell)),
  )
}

async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  const { readSheet } = await import('read-excel-file/universal')
  const rows = await readSheet(new Blob([bytes])).catch(() => {
    throw new FlowFailure('broken-xlsx')
  })
  return tableFromSheet(rows)
}

export async function tableFromFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Table> {
  if (bytes.byteLength === 0) throw new FlowFailure('empty-file')
  if (bytes.byteLength > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  if (/\.xlsx$/i.test(name)) return sheetOf(bytes)
  const text = decodeText(bytes)
  if (/\.json$/i.test(name)) return tableFromJson(text)
  return tableFromText(text, /\.tsv$/i.test(name) ? '\t' : '')
}

/** Text that was pasted: JSON, or rows and columns. */
export const tableFromPaste = (text: string): Table =>
  /^\s*[[{]/.test(text) ? tableFromJson(text) : tableFromText(text)
