import { decodeAs, detectEncoding, type Encoding } from '@panya/domain/csv/detect-encoding.ts'
import Papa from 'papaparse'
import { FlowFailure } from '../../flow/flow-value.ts'
import { type Cell, LARGEST_FILE_MB } from '../table.ts'
import { cellFrom } from './column-reading.ts'
import { drawnTable } from './drawn-table.ts'
import { fileKind, refuseOtherText } from './file-kind.ts'
import { refuseForeignText } from './foreign-text.ts'
import { type ImportReport, shownLines } from './import-report.ts'
import { type ImportSettings, NO_HEADER } from './import-settings.ts'
import { type ImportedTable, tableOfRows } from './import-table.ts'
import { jsonRows, looksLikeJson } from './json-rows.ts'
import { headerRow, separatorOf } from './layout.ts'
import { sheetRows } from './sheet-rows.ts'

/** A file or a pasted text into a table, with a report of what was found out on the way. */

/** Nobody chose otherwise: the language of the device tells how dates are written. */
const ownLanguage = (): string => navigator.language

interface DecodedText {
  text: string
  encoding: Encoding
  encodingIsGuess: boolean
  lostLetters: number
}

/** A mark at the front of a file wins over what was chosen for another one. */
function decoded(bytes: Uint8Array, chosen: Encoding | undefined): DecodedText {
  const found = detectEncoding(bytes)
  const isMarked = [0xef, 0xff, 0xfe].includes(bytes[0] ?? 0) && found.isSure
  const encoding = chosen && !isMarked ? chosen : found.encoding
  const text = decodeAs(bytes, encoding)
  return {
    text,
    encoding,
    encodingIsGuess: !chosen && !found.isSure,
    lostLetters: text.includes('\ufffd') ? text.split('\ufffd').length - 1 : 0,
  }
}

/** Where the names stand, and what is below them. */
export function belowHeader<Row extends readonly Cell[]>(
  rows: readonly Row[],
  chosen: number | undefined,
): { header: number; heads: string[]; body: readonly Row[] } {
  const header = chosen === undefined || chosen >= rows.length ? headerRow(rows) : chosen
  if (header === NO_HEADER) return { header, heads: (rows[0] ?? []).map(() => ''), body: rows }
  const heads = (rows[header] ?? []).map((head) => String(head ?? ''))
  return { header, heads, body: rows.slice(header + 1) }
}

function importSeparated(given: string, settings: ImportSettings, language: string): ImportedTable {
  const drawn = settings.separator === undefined ? drawnTable(given) : null
  const text = drawn?.text ?? given
  if (text.trim() === '') throw new FlowFailure('empty-file')
  if (text.includes('\0')) throw new FlowFailure('binary-file')
  refuseForeignText(text)
  const found = separatorOf(text)
  const separator = drawn ? '\t' : (settings.separator ?? found.separator)
  const parsed = Papa.parse<string[]>(text.slice(found.skip), {
    delimiter: separator,
    skipEmptyLines: 'greedy',
  })
  const quotes = parsed.errors.find((error) => error.type === 'Quotes')
  if (quotes) throw new FlowFailure('broken-csv', { row: (quotes.row ?? 0) + 1 })
  const { header, heads, body } = belowHeader(parsed.data, settings.header)
  if (heads.length === 0) throw new FlowFailure('empty-file')
  const { table, ...facts } = tableOfRows(
    {
      heads,
      rows: body.map((row) => row.map(cellFrom)),
      // Spreadsheets part columns with a semicolon where the comma is the decimal sign.
      likelyDecimal: separator === ';' ? ',' : undefined,
    },
    settings,
    language,
  )
  const lines = shownLines(parsed.data)
  return {
    table,
    report: { source: 'text', separator: drawn?.separator ?? separator, header, lines, ...facts },
  }
}

function importJson(text: string, settings: ImportSettings, language: string): ImportedTable {
  const rows = jsonRows(text)
  const { table, ...facts } = tableOfRows(rows, settings, language)
  const lines = shownLines([rows.heads, ...rows.rows.slice(0, 11)])
  return { table, report: { source: 'json', lines, ...facts } }
}

async function importSheet(
  bytes: Uint8Array<ArrayBuffer>,
  settings: ImportSettings,
  language: string,
): Promise<ImportedTable> {
  const { names, name, rows, about } = await sheetRows(bytes, settings.sheet)
  const { header, heads, body } = belowHeader(rows, settings.header)
  if (heads.length === 0) throw new FlowFailure('empty-file')
  const { table, ...facts } = tableOfRows({ heads, rows: body }, settings, language)
  const report: ImportReport = {
    source: 'sheet',
    sheets: names,
    sheet: name,
    about,
    header,
    lines: shownLines(rows),
    ...facts,
  }
  return { table, report }
}

const isJsonName = (name: string): boolean => /\.(json|jsonl|ndjson)$/i.test(name)

/** Text by what it holds; a name only decides where the text does not. */
export function importText(
  text: string,
  settings: ImportSettings = {},
  language = ownLanguage(),
  name = '',
): ImportedTable {
  if (text.trim() === '') throw new FlowFailure('empty-file')
  if (isJsonName(name) || looksLikeJson(text)) return importJson(text, settings, language)
  const told = /\.tsv$/i.test(name) && text.includes('\t') ? { separator: '\t' } : {}
  return importSeparated(text.replace(/^\ufeff/, ''), { ...told, ...settings }, language)
}

export async function importFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  settings: ImportSettings = {},
  language = ownLanguage(),
): Promise<ImportedTable> {
  if (bytes.byteLength === 0) throw new FlowFailure('empty-file')
  if (bytes.byteLength > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  if (fileKind(name, bytes) === 'xlsx') return importSheet(bytes, settings, language)
  const { text, ...letters } = decoded(bytes, settings.encoding)
  refuseOtherText(text, settings.encoding !== undefined)
  const { table, report } = importText(text, settings, language, name)
  return { table, report: { ...report, ...letters } }
}
