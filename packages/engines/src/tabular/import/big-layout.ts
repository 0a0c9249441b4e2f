import { decodeAs, detectEncoding, type Encoding } from '@panya/domain/csv/detect-encoding.ts'
import Papa from 'papaparse'
import { FlowFailure } from '../../flow/flow-value.ts'
import { type Cell, LARGEST_FILE_MB } from '../table.ts'
import { cellFrom } from './column-reading.ts'
import { fileKind, refuseOtherText } from './file-kind.ts'
import { refuseForeignText } from './foreign-text.ts'
import { belowHeader } from './import-file.ts'
import type { ImportSettings } from './import-settings.ts'
import { columnNames, MOST_COLUMNS } from './import-table.ts'
import { looksLikeJson } from './json-rows.ts'
import { headerRow, separatorOf } from './layout.ts'

/** How a long file is built, seen in its first rows. */

export interface BigFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  settings: ImportSettings
  language: string
}

export interface BigLayout {
  encoding: Encoding
  encodingIsGuess: boolean
  separator: string
  header: number
  names: string[]
  /** How many columns have a name in the file. */
  named: number
  /** The first rows as they stand there. */
  rows: string[][]
  /** Cells of the first rows below the names. */
  cells: Cell[][]
  /** What is below the names, as UTF-8. */
  body: Uint8Array
}

const SAMPLE = 256 * 1024
/** Rows that decide what a column is taken for. */
const DECIDING = 1000

/** The first rows, not cut in the middle of one. */
function firstRows(bytes: Uint8Array): string {
  const text = decodeAs(bytes.subarray(0, SAMPLE), 'utf-8')
  return bytes.length <= SAMPLE ? text : text.slice(0, text.lastIndexOf('\n') + 1)
}

/** Where the row after this many rows begins; line breaks inside quotes end none. */
function afterRows(text: string, count: number): number {
  let [at, rows, isQuoted, isFilled] = [0, 0, false, false]
  for (; at < text.length && rows < count; at++) {
    const letter = text[at]!
    if (letter === '"') isQuoted = !isQuoted
    if (letter === '\n' && !isQuoted) {
      if (isFilled) rows++
      isFilled = false
    } else if (letter.trim() !== '') isFilled = true
  }
  return at
}

/** The bytes as UTF-8, which is all that DuckDB reads. */
function asUtf8(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding !== 'utf-8') return new TextEncoder().encode(decodeAs(bytes, encoding))
  return bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes
}

/** Letters of one byte that begin none of UTF-8 do not wait for long in a file; where they do, DuckDB refuses the rest. */
function encodingOf(bytes: Uint8Array): ReturnType<typeof detectEncoding> {
  const end = bytes.lastIndexOf(10, SAMPLE)
  const found = detectEncoding(end > 0 ? bytes.subarray(0, end + 1) : bytes)
  const isAscii = bytes.subarray(0, end + 1).every((byte) => byte < 128)
  return found.encoding === 'utf-8' && found.isSure && !isAscii ? found : detectEncoding(bytes)
}

/** Null where the file has to be read in another way: it has no rows and columns, or no letters that fit. */
export function bigLayout({ name, bytes, settings }: BigFile): BigLayout | null {
  if (bytes.byteLength > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  if (fileKind(name, bytes) !== 'text') return null
  const found = encodingOf(bytes)
  const encoding = settings.encoding ?? found.encoding
  // What somebody chose against what fits may lose letters, which are counted where all is read.
  if (encoding !== found.encoding) return null
  const content = asUtf8(bytes, encoding)
  const sample = firstRows(content)
  refuseOtherText(sample)
  if (looksLikeJson(sample)) return null
  refuseForeignText(sample)
  const layout = separatorOf(sample)
  const separator =
    settings.separator ?? (/\.tsv$/i.test(name) && sample.includes('\t') ? '\t' : layout.separator)
  const text = sample.slice(layout.skip)
  const rows = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: 'greedy' }).data
  const { header, heads, body } = belowHeader(rows, settings.header ?? headerRow(rows))
  const width = Math.max(heads.length, ...rows.slice(0, 2000).map(({ length }) => length))
  if (width > MOST_COLUMNS)
    throw new FlowFailure('too-many-columns', { count: width, max: MOST_COLUMNS })
  const start = new TextEncoder().encode(
    sample.slice(0, layout.skip + afterRows(text, header + 1)),
  ).length
  return {
    encoding,
    encodingIsGuess: !settings.encoding && !found.isSure,
    separator,
    header,
    names: columnNames(Array.from({ length: width }, (_, at) => heads[at] ?? '')),
    named: heads.findLastIndex((head) => head.trim() !== '') + 1,
    rows,
    cells: body.slice(0, DECIDING).map((row) => row.map(cellFrom)),
    body: content.subarray(start),
  }
}
