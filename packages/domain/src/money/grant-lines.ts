/** Many complimentary subscriptions at once, from a table that somebody pastes: read line by line. */
import { checkEmail, normaliseEmail } from '../account/account-fields.ts'
import { isCalendarDay } from '../time/bangkok.ts'
import { type Cycle, endOfDay, GRANT_REASON_MAX, isCycle } from './complimentary.ts'
import { type GrantColumn as Column, columnOf, cycleOf } from './grant-headings.ts'
import { PLAN_NAMES, type PlanName } from './plan.ts'

export const GRANT_LINES_MAX = 5000

export interface GrantTerms {
  plan: PlanName
  cycle: Cycle
  /** The last day, as YYYY-MM-DD in Bangkok. */
  until: string
  reason: string
}

export interface GrantLine extends GrantTerms {
  /** As a spreadsheet numbers it: the first line is 1. */
  line: number
  email: string
}

export const GRANT_PROBLEMS = [
  'no-email',
  'bad-email',
  'unknown-plan',
  'unknown-cycle',
  'bad-day',
  'past-day',
  'no-reason',
  'bad-reason',
  'twice',
  'no-account',
] as const
export type GrantProblem = (typeof GRANT_PROBLEMS)[number]

export interface WrongLine {
  line: number
  /** As it was written. */
  email: string
  problem: GrantProblem
}

/** What the first line says about the columns; empty where it is a person already. */
export interface GrantHeadings {
  /** As they were written. */
  found: string[]
  /** Those of them nobody understands: their columns are not read. */
  unknown: string[]
  /** Without it nothing can be given. */
  hasEmail: boolean
}

export interface GrantTable {
  headings: GrantHeadings | null
  lines: GrantLine[]
  wrong: WrongLine[]
}

/** What became of every line, or would. */
export interface GrantReport {
  headings: GrantHeadings | null
  made: { line: number; email: string }[]
  /** Exactly this was given before: nothing to do. */
  there: { line: number; email: string }[]
  wrong: WrongLine[]
}

const ORDER: Column[] = ['email', 'plan', 'cycle', 'until', 'reason']
/** A column that is not there, or a cell that is empty, takes what was chosen for all. */
export function readGrantLines(
  rows: readonly string[][],
  defaults: GrantTerms,
  now: Date,
): GrantTable {
  const headings = headingsOf(rows)
  const table: GrantTable = { headings, lines: [], wrong: [] }
  if (headings && !headings.hasEmail) return table
  const columns = headings ? headings.found.map(columnOf) : ORDER
  const seen = new Set<string>()
  for (const [index, cells] of rows.entries()) {
    if (cells.length === 0 || (headings && index === 0)) continue
    const given = Object.fromEntries(
      columns.flatMap((column, at) => (column && cells[at] ? [[column, cells[at]]] : [])),
    ) as Partial<Record<Column, string>>
    const line = lineOf(index + 1, given, defaults)
    const problem = problemOf(line, now) ?? (seen.has(line.email) ? 'twice' : null)
    if (problem === null) table.lines.push(line)
    else table.wrong.push({ line: line.line, email: given.email ?? '', problem })
    if (problem === null) seen.add(line.email)
  }
  return table
}

const hasAddress = (cells: readonly string[]) => cells.some((cell) => cell.includes('@'))

/** A first line without an address says what stands in the columns, in words we know or do not. */
function headingsOf([cells = [], ...others]: readonly string[][]): GrantHeadings | null {
  const columns = cells.map(columnOf)
  const known = columns.some((column) => column !== undefined)
  const looksLikeThem = cells.filter((cell) => cell !== '').length > 1 && others.some(hasAddress)
  if (hasAddress(cells) || !(known || looksLikeThem)) return null
  return {
    found: [...cells],
    unknown: cells.filter((cell, index) => cell !== '' && columns[index] === undefined),
    hasEmail: columns.includes('email'),
  }
}

function lineOf(
  line: number,
  given: Partial<Record<Column, string>>,
  defaults: GrantTerms,
): GrantLine {
  return {
    line,
    email: normaliseEmail(given.email ?? ''),
    plan: (given.plan?.toLowerCase() ?? defaults.plan) as PlanName,
    cycle: given.cycle === undefined ? defaults.cycle : cycleOf(given.cycle),
    until: given.until ?? defaults.until,
    reason: (given.reason ?? defaults.reason).trim().normalize('NFC'),
  }
}

function problemOf(line: GrantLine, now: Date): GrantProblem | null {
  if (line.email === '') return 'no-email'
  if (checkEmail(line.email) !== null) return 'bad-email'
  if (!PLAN_NAMES.includes(line.plan)) return 'unknown-plan'
  if (!isCycle(line.cycle)) return 'unknown-cycle'
  if (!isCalendarDay(line.until)) return 'bad-day'
  if (endOfDay(line.until) <= now) return 'past-day'
  if (line.reason === '') return 'no-reason'
  const tooLong = Array.from(line.reason).length > GRANT_REASON_MAX
  return tooLong || /[\p{Cc}\p{Cs}]/u.test(line.reason) ? 'bad-reason' : null
}
