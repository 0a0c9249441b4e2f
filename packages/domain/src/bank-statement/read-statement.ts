/** Reads the money that came from a bank's statement, row by row; what is not sure is named, never guessed. */
import { readDecimal } from '../amount/amount.ts'
import { readStatementDay, readStatementTime } from './statement-day.ts'
import { columnOf, directionOf, type StatementColumn } from './statement-headings.ts'

export interface StatementLine {
  /** As a spreadsheet numbers it: the first line is 1. */
  line: number
  /** The same for the same money, also in a statement that was read before and has some of its days. */
  key: string
  /** In Bangkok, as YYYY-MM-DD. */
  day: string
  /** `09:05`; null when the bank does not say it. */
  time: string | null
  minor: number
  /** Everything else that stands in the line. */
  text: string
}

export const STATEMENT_PROBLEMS = [
  'too-many-cells',
  'bad-day',
  'bad-amount',
  'both-ways',
  'no-direction',
] as const
export type StatementProblem = (typeof STATEMENT_PROBLEMS)[number]

export interface Statement {
  kind: 'statement'
  lines: StatementLine[]
  /** How many lines are money that went: nobody pays an order with them. */
  outgoing: number
  wrong: { line: number; problem: StatementProblem; written: string }[]
}

export interface NoStatement {
  kind: 'refused'
  /** Which column holds days or money is not said, or said of two. */
  problem: 'no-headings' | 'column-twice'
}

type Columns = ReadonlyMap<StatementColumn, number>
type Money = { way: 'in' | 'out'; minor: number } | { problem: StatementProblem; written: string }

/** Banks write the account and its owner above the table. */
const HEADINGS_WITHIN = 40

/** `rows` are the cells of the lines, an empty line without any. */
export function readStatement(rows: readonly string[][], today: string): Statement | NoStatement {
  const at = rows.slice(0, HEADINGS_WITHIN).findIndex(isHeadings)
  const headings = rows[at]
  if (!headings) return { kind: 'refused', problem: 'no-headings' }
  const columns = columnsOf(headings)
  if (columns === null) return { kind: 'refused', problem: 'column-twice' }
  const isText = headings.map((heading) => columnOf(heading) === undefined)
  const statement: Statement = { kind: 'statement', lines: [], outgoing: 0, wrong: [] }
  const counts = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    // Each page may begin with the headings again.
    if (index <= at || cells.every((cell, column) => cell === headings[column])) continue
    const line = index + 1
    const beyond = cells.slice(headings.length).filter((cell) => cell !== '')
    if (beyond.length > 0) {
      // A comma in an amount that is not in quotes makes two of it: every number here could be half of one.
      statement.wrong.push({ line, problem: 'too-many-cells', written: beyond.join(' ') })
      continue
    }
    const money = moneyOf(cells, columns)
    if (money === null) continue
    const { day, time, written } = momentOf(cells, columns)
    if (day === null) statement.wrong.push({ line, problem: 'bad-day', written })
    else if ('problem' in money) statement.wrong.push({ line, ...money })
    else if (money.way === 'out') statement.outgoing += 1
    else {
      const text = textOf(cells, isText)
      const same = JSON.stringify([day, time, money.minor, cellOf(cells, columns, 'balance'), text])
      const count = (counts.get(same) ?? 0) + 1
      counts.set(same, count)
      statement.lines.push({ line, key: `${same}#${count}`, day, time, minor: money.minor, text })
    }
  }
  return statement

  /** The time may stand behind the day. */
  function momentOf(cells: readonly string[], places: Columns) {
    const written = cellOf(cells, places, 'day')
    const [date = '', timeOfDay = cellOf(cells, places, 'time')] = written.split(/,? +(?=\d)/)
    return { day: readStatementDay(date, today), time: readStatementTime(timeOfDay), written }
  }
}

function cellOf(cells: readonly string[], columns: Columns, column: StatementColumn): string {
  return (cells[columns.get(column) ?? -1] ?? '').trim()
}

function isHeadings(cells: readonly string[]): boolean {
  const columns = new Set(cells.map(columnOf))
  return columns.has('day') && (columns.has('in') || columns.has('amount'))
}

/** Null when two columns claim to hold the same money. The first of two days is when it was done. */
function columnsOf(headings: readonly string[]): Columns | null {
  const columns = new Map<StatementColumn, number>()
  for (const [index, cell] of headings.entries()) {
    const column = columnOf(cell)
    if (column === undefined) continue
    if (!columns.has(column)) columns.set(column, index)
    else if (['in', 'out', 'amount', 'direction'].includes(column)) return null
  }
  return columns
}

/** Null where no money moved, such as a line that says what was there before. */
function moneyOf(cells: readonly string[], columns: Columns): Money | null {
  const cell = (column: StatementColumn) => cellOf(cells, columns, column)
  if (!columns.has('in')) return signedMoney(cell('amount'), cell('direction'))
  const [came, went] = [cell('in'), cell('out')]
  const [minorIn, minorOut] = [plainMinor(came), plainMinor(went)]
  if (minorIn === 0 && minorOut === 0) return null
  if (minorIn === null || minorIn < 0) return { problem: 'bad-amount', written: came }
  if (minorOut === null) return { problem: 'bad-amount', written: went }
  if (minorIn > 0 && minorOut !== 0) return { problem: 'both-ways', written: `${came} ${went}` }
  // Banks write what went with a minus or without.
  return minorIn > 0 ? { way: 'in', minor: minorIn } : { way: 'out', minor: Math.abs(minorOut) }
}

/** One column for both ways: a sign, or a word beside it, must say which, and not each another. */
function signedMoney(written: string, word: string): Money | null {
  const minor = plainMinor(written)
  if (minor === null) return { problem: 'bad-amount', written }
  if (minor === 0) return null
  const said = directionOf(word)
  const signs = { '+': 'in', '-': 'out' } as const
  const signed = signs[written[0] as keyof typeof signs] ?? null
  const way = said ?? signed
  if (way === null || (signed !== null && signed !== way))
    return { problem: 'no-direction', written }
  return { way, minor: Math.abs(minor) }
}

/** An empty cell or a dash is nothing. */
function plainMinor(written: string): number | null {
  return written === '' || written === '-' ? 0 : readDecimal(written.replace('฿', ''))
}

function textOf(cells: readonly string[], isText: readonly boolean[]): string {
  return cells
    .filter((cell, index) => cell !== '' && isText[index])
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
