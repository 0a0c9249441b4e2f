import {
  type DateHabits,
  type DateOrder,
  dateHabits,
  type Era,
  isoDate,
} from '../dates/date-habits.ts'
import type { Cell, ColumnType } from '../table.ts'
import {
  type Decimal,
  decimalOf,
  isLabel,
  numberIn,
  type WrittenValue,
  writtenValue,
} from './read-number.ts'

/** Finds out what the cells of one column are, from all of them at once, and reads them so. */

export interface ColumnChoice {
  type?: ColumnType | undefined
  order?: DateOrder | undefined
  era?: Era | undefined
}

export interface ReadingContext {
  /** Of the learner; decides between day and month when nothing else does. */
  language: string
  /** Chosen for the whole file. */
  decimal?: Decimal | undefined
  /** What other columns, or the sign between columns, make likely. */
  likelyDecimal?: Decimal | undefined
  choice?: ColumnChoice | undefined
}

export interface ColumnReading {
  type: ColumnType
  /** Undefined for a cell that is not understood. */
  read(cell: Cell): Cell | undefined
  /** How many cells, counted with repetitions. */
  missed: number
  /** A text that is nearly all of another kind; its cells stay as they are. */
  almost?: { type: ColumnType; count: number; understands(cell: Cell): boolean }
  habits?: DateHabits
  /** `%` or a currency. */
  unit?: string
  /** Amounts of several currencies, or some with a percent sign: not numbers of one kind. */
  mixedUnits?: boolean
  decimal?: Decimal
  decimalIsGuess?: boolean
}

/** What stands in a cell when nothing is known, in any column. */
export const GAPS = [
  '',
  'NA',
  'N/A',
  'n/a',
  'NaN',
  'nan',
  'NULL',
  'null',
  'None',
  '-',
  '#N/A',
  '\u2013',
  '\u2014',
]
const MISSING = new Set(GAPS)
/** Words that are answers in a column of words, and gaps between numbers. */
const MISSING_WORDS = new Set([
  'none',
  'missing',
  'unknown',
  'na',
  '\u0e44\u0e21\u0e48\u0e21\u0e35',
  '\u0e44\u0e21\u0e48\u0e21\u0e35\u0e02\u0e49\u0e2d\u0e21\u0e39\u0e25',
  '\u0e44\u0e21\u0e48\u0e17\u0e23\u0e32\u0e1a',
  '\u65e0',
  '\u6ca1\u6709',
  '\u7f3a\u5931',
  '\u0644\u0627 \u064a\u0648\u062c\u062f',
  '\u063a\u064a\u0631 \u0645\u062a\u0648\u0641\u0631',
  // What spreadsheets write where a formula has failed.
  '#div/0!',
  '#ref!',
  '#value!',
  '#name?',
  '#num!',
  '#null!',
  '?',
  '--',
  '...',
])

/** A cell as it stands in a file: without the spaces around it, null where nothing is. */
export function cellFrom(text: string): Cell {
  const trimmed = text.trim()
  return MISSING.has(trimmed) ? null : trimmed
}

const isGapWord = (cell: Cell): boolean =>
  typeof cell === 'string' && MISSING_WORDS.has(cell.toLowerCase())

export const TRUE_WORDS = [
  'true',
  'yes',
  '\u0e43\u0e0a\u0e48',
  '\u0e08\u0e23\u0e34\u0e07',
  '\u662f',
  '\u0646\u0639\u0645',
]
export const FALSE_WORDS = [
  'false',
  'no',
  '\u0e44\u0e21\u0e48\u0e43\u0e0a\u0e48',
  '\u0e40\u0e17\u0e47\u0e08',
  '\u5426',
  '\u0644\u0627',
]
const TRUE = new RegExp(`^(${TRUE_WORDS.join('|')})$`, 'i')
const FALSE = new RegExp(`^(${FALSE_WORDS.join('|')})$`, 'i')

function booleanIn(cell: Cell): boolean | undefined {
  if (typeof cell === 'boolean') return cell
  const text = String(cell)
  return TRUE.test(text) ? true : FALSE.test(text) ? false : undefined
}

interface Numbers {
  decimal: Decimal
  isGuess: boolean
  unit: string
  mixed: boolean
}

const written = new Map<string, WrittenValue | null>()

/** Read once and used by what decides and what reads. */
function valueIn(text: string): WrittenValue | null {
  const known = written.get(text)
  if (known !== undefined) return known
  if (written.size > 200_000) written.clear()
  const value = writtenValue(text)
  written.set(text, value)
  return value
}

function evidence(cells: Iterable<Cell>): Record<Decimal | 'open', number> {
  const found = { '.': 0, ',': 0, open: 0 }
  for (const cell of cells) {
    const value = typeof cell === 'string' ? valueIn(cell) : null
    const sign = value && decimalOf(value)
    if (sign) found[sign]++
  }
  return found
}

/** The decimal sign that the numbers of a whole file speak for. */
export function likelyDecimal(columns: readonly Iterable<Cell>[]): Decimal | undefined {
  let [point, comma] = [0, 0]
  for (const cells of columns) {
    const found = evidence(cells)
    point += found['.']
    comma += found[',']
  }
  return point === comma ? undefined : comma > point ? ',' : '.'
}

function numbersOf(cells: readonly Cell[], context: ReadingContext): Numbers {
  const found = evidence(cells)
  const isTold = found['.'] !== found[',']
  const own: Decimal | undefined = isTold ? (found[','] > found['.'] ? ',' : '.') : undefined
  const decimal = context.decimal ?? own ?? context.likelyDecimal ?? '.'
  const units = new Set<string>()
  for (const cell of cells) {
    const value = typeof cell === 'string' ? valueIn(cell) : null
    units.add(value?.unit ?? '')
  }
  const signed = [...units].filter((unit) => unit !== '')
  return {
    decimal,
    isGuess: !context.decimal && !own && found.open > 0 && context.likelyDecimal === ',',
    unit: signed.length === 1 ? signed[0]! : '',
    mixed: signed.length > 1 || (units.has('%') && units.size > 1),
  }
}

function reader(type: ColumnType, numbers: Numbers, habits: DateHabits) {
  return (cell: Cell): Cell | undefined => {
    if (cell === null) return null
    if (type === 'text') return String(cell)
    if (isGapWord(cell)) return null
    if (type === 'boolean') return cell === 1 ? true : cell === 0 ? false : booleanIn(cell)
    if (type === 'date') return isoDate(String(cell), habits) ?? undefined
    if (typeof cell === 'number') return cell
    if (typeof cell === 'boolean') return Number(cell)
    const value = valueIn(cell)
    return value ? numberIn(value, numbers.decimal) : undefined
  }
}

/** A column is taken for something else than text only when every cell is. */
const ALMOST = 0.8
const LEAST_KNOWN = 4

export function readColumn(
  counts: ReadonlyMap<Cell, number>,
  context: ReadingContext,
): ColumnReading {
  const cells = [...counts.keys()].filter((cell) => cell !== null)
  const { choice = {} } = context
  const said = cells.filter((cell) => !isGapWord(cell))
  const numbers = numbersOf(said, context)
  // Only asked for when they are wanted: a column of numbers needs no calendar.
  let known: DateHabits | undefined
  const habits = (): DateHabits => {
    known ??= dateHabits(
      said.filter((cell) => typeof cell === 'string'),
      context.language,
      choice,
    )
    return known
  }
  const readAs = (type: ColumnType) => reader(type, numbers, type === 'date' ? habits() : NO_HABITS)
  const missedAs = (read: (cell: Cell) => Cell | undefined): number => {
    let missed = 0
    for (const [cell, count] of counts) if (read(cell) === undefined) missed += count
    return missed
  }
  const reading = (type: ColumnType): ColumnReading => {
    const read = readAs(type)
    return {
      type,
      read,
      missed: missedAs(read),
      ...(type === 'date' && { habits: habits() }),
      ...(type === 'number' && {
        decimal: numbers.decimal,
        decimalIsGuess: numbers.isGuess,
        ...(numbers.unit && { unit: numbers.unit }),
        ...(numbers.mixed && { mixedUnits: true }),
      }),
    }
  }
  if (choice.type) return reading(choice.type)
  if (said.length === 0) return reading('text')
  const isAmount = (cell: Cell): boolean =>
    typeof cell === 'number' ||
    (typeof cell === 'string' && !isLabel(cell) && readAs('number')(cell) !== undefined)
  if (!numbers.mixed && said.every(isAmount)) return reading('number')
  if (said.every((cell) => booleanIn(cell) !== undefined)) return reading('boolean')
  const texts = said.filter((cell) => typeof cell === 'string')
  if (texts.length === said.length && isoDate(texts[0]!, habits()) !== null) {
    const asDate = readAs('date')
    if (texts.every((cell) => asDate(cell) !== undefined)) return reading('date')
  }
  return { ...reading('text'), ...nearly(counts, said, isAmount, numbers.mixed, readAs('date')) }
}

const NO_HABITS = dateHabits([], '')

/** What a column of texts nearly is, and how many cells stand in the way. */
function nearly(
  counts: ReadonlyMap<Cell, number>,
  said: readonly Cell[],
  isAmount: (cell: Cell) => boolean,
  mixed: boolean,
  asDate: (cell: Cell) => Cell | undefined,
): Pick<ColumnReading, 'almost' | 'mixedUnits'> {
  const total = said.reduce<number>((sum, cell) => sum + counts.get(cell)!, 0)
  const kinds: [ColumnType, (cell: Cell) => boolean][] = [
    ['number', isAmount],
    ['date', (cell) => typeof cell === 'string' && asDate(cell) !== undefined],
  ]
  for (const [type, understands] of kinds) {
    const fits = said.reduce<number>(
      (sum, cell) => sum + (understands(cell) ? counts.get(cell)! : 0),
      0,
    )
    if (type === 'number' && mixed && fits === total) return { mixedUnits: true }
    if (fits < total && fits >= LEAST_KNOWN && fits / total >= ALMOST)
      return { almost: { type, count: total - fits, understands } }
  }
  return {}
}
