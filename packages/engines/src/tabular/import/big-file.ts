import { decodeAs, detectEncoding, type Encoding } from '@panya/domain/csv/detect-encoding.ts'
import Papa from 'papaparse'
import { joined, listed, type Sql, sql, sqlName, sqlNumber, sqlText } from '../../code/sql-code.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import type { Duck } from '../duck.ts'
import { type Cell, LARGEST_FILE_MB } from '../table.ts'
import {
  type ColumnReading,
  cellFrom,
  GAPS,
  likelyDecimal,
  type ReadingContext,
  readColumn,
} from './column-reading.ts'
import { fileKind, refuseOtherText } from './file-kind.ts'
import { belowHeader } from './import-file.ts'
import {
  type ImportedColumn,
  type ImportReport,
  importedColumn,
  MOST_SHOWN,
  type OddCell,
  shownLines,
} from './import-report.ts'
import type { ImportSettings } from './import-settings.ts'
import { columnNames, counted, isOdd, MOST_COLUMNS } from './import-table.ts'
import { looksLikeJson } from './json-rows.ts'
import { headerRow, separatorOf } from './layout.ts'

/** A long file into DuckDB. How it is built is seen in its first rows; what a column is, in all of it. */

interface BigFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  settings: ImportSettings
  language: string
}

const SAMPLE = 256 * 1024
const RAW = 'import.raw'
const raw = (at: number): string => `c${at}`
/** What is taken off the ends of a cell. */
const SPACES = ' \t\r\n\u00a0\ufeff'

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

const LONGEST_GAP = Math.max(...GAPS.map((gap) => new TextEncoder().encode(gap).length))
const GAP = sqlText(`(${GAPS.join('|')})`)

/** As `cellFrom` does it: without spaces around, nothing where nothing is said. A pattern is slower than a list, but hundreds of lists take gigabytes. */
function cleaned(column: Sql, isWide = false): Sql {
  const text = sql`trim(${column}, ${sqlText(SPACES)})`
  const isGap = (cell: Sql): Sql =>
    isWide
      ? sql`regexp_full_match(${cell}, ${GAP})`
      : sql`${cell} IN (${listed(GAPS.map(sqlText))})`
  const trimmed = sql`CASE WHEN ${isGap(text)} THEN NULL ELSE ${text} END`
  // Nearly every cell is clean, and seeing that costs a tenth of cleaning it.
  const isBare = sql`${column} >= '!' AND NOT suffix(${column}, ' ') AND NOT suffix(${column}, ${sqlText('\t')}) AND NOT contains(${column}, ${sqlText('\u00a0')})`
  return sql`CASE WHEN ${isBare} THEN CASE WHEN strlen(${column}) > ${sqlNumber(LONGEST_GAP)} THEN ${column} WHEN ${isGap(column)} THEN NULL ELSE ${column} END ELSE ${trimmed} END`
}

/** More columns than this are wide. */
const WIDE = 60

const PLAIN_NUMBER = sqlText('-?(0|[1-9][0-9]{0,14})([.][0-9]+)?')

/** Anything but a number as programs write them: no number, one with zeros in front, one too long to be exact. */
function isOther(cell: Sql): Sql {
  const isNumber = sql`coalesce(isfinite(TRY_CAST(${cell} AS DOUBLE)), false)`
  return sql`(${cell} <> '' AND (NOT ${isNumber} OR strlen(${cell}) > 15 OR contains(${cell}, '_') OR ${cell} LIKE '+%' OR (${cell} LIKE '0_%' AND ${cell} NOT LIKE '0.%') OR ${cell} LIKE '-0_%'))`
}

/** Which of these columns hold no cell of that kind. */
function without(duck: Duck, wanted: readonly number[], isWrong: (at: number) => Sql): number[] {
  if (wanted.length === 0) return []
  const checks = wanted.map(
    (at) => sql`count(*) FILTER (WHERE ${isWrong(at)}) AS ${sqlName(raw(at))}`,
  )
  const { columns } = duck.ask(
    sql`(SELECT ${listed(checks)} FROM ${sqlName(RAW)})`,
    wanted.map((at) => ({ name: raw(at), type: 'number' })),
  )
  return wanted.filter((_, at) => columns[at]?.data[0] === 0)
}

/** Columns of numbers that DuckDB reads by itself: as they stand, or with words for nothing among them. */
function plainNumbers(duck: Duck, wanted: readonly number[]): Map<number, Sql> {
  const bare = without(duck, wanted, (at) => isOther(sqlName(raw(at))))
  const rest = wanted.filter((at) => !bare.includes(at))
  const clean = (at: number): Sql => cleaned(sqlName(raw(at)), wanted.length > WIDE)
  const gappy = without(
    duck,
    rest,
    (at) => sql`NOT regexp_full_match(${clean(at)}, ${PLAIN_NUMBER})`,
  )
  return new Map([
    ...bare.map((at): [number, Sql] => [at, sqlName(raw(at))]),
    ...gappy.map((at): [number, Sql] => [at, clean(at)]),
  ])
}

function valuesOf(duck: Duck, at: number): Map<Cell, number> {
  const { columns, rows } = duck.ask(
    sql`(SELECT ${cleaned(sqlName(raw(at)))} AS cell, count(*) AS n FROM ${sqlName(RAW)} GROUP BY 1)`,
    [
      { name: 'cell', type: 'text' },
      { name: 'n', type: 'number' },
    ],
  )
  const [cells, counts] = columns
  return new Map(
    Array.from({ length: rows }, (_, row) => [cells!.data[row]!, Number(counts!.data[row])]),
  )
}

function oddOf(duck: Duck, at: number, name: string, texts: readonly Cell[]): OddCell[] {
  if (texts.length === 0) return []
  const clean = cleaned(sqlName(raw(at)))
  const list = listed(texts.slice(0, MOST_SHOWN).map((text) => sqlText(String(text))))
  const { columns, rows } = duck.ask(
    sql`(SELECT rowid + 1 AS n, ${clean} AS cell FROM ${sqlName(RAW)} WHERE ${clean} IN (${list}) LIMIT ${sqlNumber(MOST_SHOWN)})`,
    [
      { name: 'n', type: 'number' },
      { name: 'cell', type: 'text' },
    ],
  )
  return Array.from({ length: rows }, (_, row) => ({
    column: name,
    row: Number(columns[0]!.data[row]),
    text: String(columns[1]!.data[row]),
  }))
}

/** How a column comes into the table: by DuckDB alone, or through a list of what each text means. */
interface Part {
  column: ImportedColumn
  odd: OddCell[]
  from: Sql
  meanings?: string
}

interface FirstLook {
  reading: ColumnReading
  /** Where DuckDB finds numbers it can read by itself. */
  numbers: Sql | undefined
  /** One cell of words makes a column a text, whatever comes below. */
  isText: boolean
  isWide: boolean
  context: ReadingContext
}

function partOf(duck: Duck, at: number, name: string, first: FirstLook): Part {
  const { context, numbers, isText, isWide } = first
  const clean = cleaned(sqlName(raw(at)), isWide)
  if (isText) return { column: importedColumn(name, first.reading), odd: [], from: clean }
  if (numbers)
    return {
      column: importedColumn(name, { ...first.reading, missed: 0 }),
      odd: [],
      from: sql`TRY_CAST(${numbers} AS DOUBLE)`,
    }
  const values = valuesOf(duck, at)
  const reading = readColumn(values, context)
  const cells = [...values.keys()]
  const odd = oddOf(
    duck,
    at,
    name,
    cells.filter((cell) => isOdd(reading, cell)),
  )
  const column = importedColumn(name, reading)
  // Dates that are written as tables keep them need no list.
  const isSame = cells.every((cell) => reading.read(cell) === cell)
  if (reading.type === 'text' || isSame) return { column, odd, from: clean }
  const meanings = `import.m${at}`
  const known = cells.filter((cell) => cell !== null)
  duck.write(meanings, {
    columns: [
      { name: 'k', type: 'text', data: known },
      { name: 'v', type: reading.type, data: known.map((cell) => reading.read(cell) ?? null) },
    ],
    rows: known.length,
  })
  return { column, odd, from: sql`${sqlName(meanings)}.v`, meanings }
}

/** Far from being anything else, and with nothing chosen. */
function isWords(
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

/** The bytes as UTF-8, which is all that DuckDB reads. */
function asUtf8(bytes: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding !== 'utf-8') return new TextEncoder().encode(decodeAs(bytes, encoding))
  return bytes[0] === 0xef && bytes[1] === 0xbb ? bytes.subarray(3) : bytes
}

/** Null where the file has to be read in another way: no rows and columns, or rows longer than the first ones. */
export function importBigFile(duck: Duck, table: string, file: BigFile): ImportReport | null {
  const { name, bytes, settings, language } = file
  if (bytes.byteLength > LARGEST_FILE_MB * 1024 * 1024)
    throw new FlowFailure('file-too-big', { max: LARGEST_FILE_MB })
  if (fileKind(name, bytes) !== 'text') return null
  const found = detectEncoding(bytes)
  const encoding = settings.encoding ?? found.encoding
  // What somebody chose against what fits may lose letters, which are counted where all is read.
  if (encoding !== found.encoding) return null
  const content = asUtf8(bytes, encoding)
  const sample = firstRows(content)
  refuseOtherText(sample)
  if (looksLikeJson(sample)) return null
  const layout = separatorOf(sample)
  const separator =
    settings.separator ?? (/\.tsv$/i.test(name) && sample.includes('\t') ? '\t' : layout.separator)
  const text = sample.slice(layout.skip)
  const rows = Papa.parse<string[]>(text, { delimiter: separator, skipEmptyLines: 'greedy' }).data
  const { header, heads, body } = belowHeader(rows, settings.header ?? headerRow(rows))
  const cells = body.map((row) => row.map(cellFrom))
  const width = Math.max(heads.length, ...rows.slice(0, 2000).map(({ length }) => length))
  const named = heads.findLastIndex((head) => head.trim() !== '') + 1
  const names = columnNames(Array.from({ length: width }, (_, at) => heads[at] ?? ''))
  if (width > MOST_COLUMNS)
    throw new FlowFailure('too-many-columns', { count: width, max: MOST_COLUMNS })
  const start = new TextEncoder().encode(
    sample.slice(0, layout.skip + afterRows(text, header + 1)),
  ).length
  try {
    duck.writeTexts(
      RAW,
      content.subarray(start),
      separator,
      names.map((_, at) => raw(at)),
    )
  } catch {
    return null
  }
  // Lines with nothing in them are no rows. Most rows show in their first cell that they are none of them.
  const first = sqlName(raw(0))
  const cellsOfRow = listed(names.map((_, at) => sqlName(raw(at))))
  duck.run(
    sql`DELETE FROM ${sqlName(RAW)} WHERE (${first} IS NULL OR ${first} < '!' OR ${first} LIKE ${sqlText('\u00a0%')}) AND trim(concat(${cellsOfRow}), ${sqlText(SPACES)}) = ''`,
  )
  while (names.length > Math.max(1, named) && isEmptyColumn(duck, names.length - 1)) names.pop()
  const columnCells = names.map((_, at) => counted(cells.map((row) => row[at] ?? null)))
  const likely =
    likelyDecimal(columnCells.map((counts) => counts.keys())) ??
    (separator === ';' ? ',' : undefined)
  const contexts = names.map((column) => ({
    language,
    decimal: settings.decimal,
    likelyDecimal: likely,
    choice: settings.columns?.find((one) => one.column === column),
  }))
  const readings = columnCells.map((counts, at) => readColumn(counts, contexts[at]!))
  const maybePlain = readings.flatMap(({ type, decimal, unit }, at) =>
    type === 'number' && decimal === '.' && !unit ? at : [],
  )
  const plain = plainNumbers(duck, maybePlain)
  const parts = names.map((column, at) =>
    partOf(duck, at, column, {
      reading: readings[at]!,
      numbers: plain.get(at),
      isText: isWords(readings[at]!, columnCells[at]!, contexts[at]!),
      isWide: names.length > WIDE,
      context: contexts[at]!,
    }),
  )
  const ragged = raggedRows(duck, named - 1)
  putTogether(duck, table, parts)
  return {
    source: 'text',
    encoding,
    encodingIsGuess: !settings.encoding && !found.isSure,
    separator,
    decimal: settings.decimal ?? likely ?? '.',
    header,
    lines: shownLines(rows),
    columns: parts.map(({ column }) => column),
    odd: parts.flatMap(({ odd }) => odd),
    ragged,
  }
}

/** Separators at the end of every line make no column. */
function isEmptyColumn(duck: Duck, at: number): boolean {
  const clean = cleaned(sqlName(raw(at)))
  return duck.countOf(sql`SELECT 1 FROM ${sqlName(RAW)} WHERE ${clean} IS NOT NULL LIMIT 1`) === 0
}

function raggedRows(duck: Duck, last: number): ImportReport['ragged'] {
  if (last < 0) return { short: 0, long: 0, rows: [] }
  const short = sql`SELECT rowid + 1 AS n FROM ${sqlName(RAW)} WHERE ${sqlName(raw(last))} IS NULL`
  const count = duck.countOf(short)
  if (count === 0) return { short: 0, long: 0, rows: [] }
  const { columns } = duck.ask(sql`(${short})`, [{ name: 'n', type: 'number' }], 20)
  return { short: count, long: 0, rows: columns[0]!.data.map(Number) }
}

function putTogether(duck: Duck, table: string, parts: readonly Part[]): void {
  const columns = parts.map(({ from, column }) => sql`${from} AS ${sqlName(column.name)}`)
  const joins = parts.flatMap(({ meanings }, at) => {
    if (!meanings) return []
    const clean = cleaned(sql`${sqlName(RAW)}.${sqlName(raw(at))}`)
    return sql` LEFT JOIN ${sqlName(meanings)} ON ${sqlName(meanings)}.k = ${clean}`
  })
  // A join brings rows without a meaning after the others.
  const order = joins.length > 0 ? sql` ORDER BY ${sqlName(RAW)}.rowid` : sql``
  try {
    duck.run(
      sql`CREATE OR REPLACE TABLE ${sqlName(table)} AS SELECT ${listed(columns)} FROM ${sqlName(RAW)}${joined(joins, '')}${order}`,
    )
  } finally {
    for (const name of [RAW, ...parts.flatMap(({ meanings }) => meanings ?? [])]) duck.drop(name)
  }
}
