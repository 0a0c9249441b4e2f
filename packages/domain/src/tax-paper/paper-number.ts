/** Numbers of papers: one series for each kind, branch and Thai year, counted from 1 without a gap. */
import { isCalendarDay } from '../time/bangkok.ts'
import { HEAD_OFFICE, PAPER_KINDS, type PaperKind, type PaperParty } from './paper.ts'
import { buddhistYear } from './thai-date.ts'

const PREFIXES: Record<PaperKind, string> = {
  'tax-invoice': 'TI',
  receipt: 'RC',
  'credit-note': 'CN',
}
const NUMBER = /^(?<prefix>[A-Z]{2})(?<branch>\d{5})-(?<year>\d{4})-(?<serial>\d{6})$/
const SERIAL_MAX = 999_999

export interface PaperNumber {
  kind: PaperKind
  branch: string
  /** Of the Buddhist era. */
  year: number
  serial: number
}

/** Who is not registered for the tax has no branches: their papers are counted as those of a head office. */
export function seriesBranch({ branch }: Pick<PaperParty, 'branch'>): string {
  return branch ?? HEAD_OFFICE
}

/** `TI00000-2569-000001` */
export function writePaperNumber({ kind, branch, year, serial }: PaperNumber): string {
  return `${PREFIXES[kind]}${branch}-${year}-${String(serial).padStart(6, '0')}`
}

/** Null for what is no number of ours. */
export function readPaperNumber(text: string): PaperNumber | null {
  const { prefix, branch = '', year, serial } = NUMBER.exec(text)?.groups ?? {}
  const kind = PAPER_KINDS.find((one) => PREFIXES[one] === prefix)
  if (!kind || Number(serial) === 0) return null
  return { kind, branch, year: Number(year), serial: Number(serial) }
}

export const NUMBER_PROBLEMS = [
  'bad-branch',
  'bad-day',
  'bad-last',
  'day-before-last',
  'series-full',
] as const
export type NumberProblem = (typeof NUMBER_PROBLEMS)[number]

export type NextNumber =
  | { kind: 'number'; number: string }
  | { kind: 'refused'; problem: NumberProblem }

/**
 * The number after the last paper of this kind and branch, whatever its year. Whoever calls holds a lock on the
 * series until the paper is written: a number that is given and not used would be a gap.
 */
export function nextPaperNumber(
  { kind, branch, day }: { kind: PaperKind; branch: string; day: string },
  last: { number: string; day: string } | null,
): NextNumber {
  if (!/^\d{5}$/.test(branch)) return refused('bad-branch')
  if (!isCalendarDay(day)) return refused('bad-day')
  const year = buddhistYear(day)
  const first: NextNumber = {
    kind: 'number',
    number: writePaperNumber({ kind, branch, year, serial: 1 }),
  }
  if (last === null) return first
  const before = readPaperNumber(last.number)
  const isOfSeries =
    before?.kind === kind &&
    before.branch === branch &&
    isCalendarDay(last.day) &&
    before.year === buddhistYear(last.day)
  if (!before || !isOfSeries) return refused('bad-last')
  // Numbers and days go the same way; a clock that went back must not turn them.
  if (day < last.day) return refused('day-before-last')
  if (before.year < year) return first
  if (before.serial === SERIAL_MAX) return refused('series-full')
  return { kind: 'number', number: writePaperNumber({ ...before, serial: before.serial + 1 }) }
}

function refused(problem: NumberProblem): NextNumber {
  return { kind: 'refused', problem }
}

/** What should not be in the numbers of many papers: gaps, the same number twice, and what is no number. */
export function proveNumbers(numbers: readonly string[]): {
  missing: string[]
  twice: string[]
  strange: string[]
} {
  const counts = Map.groupBy(numbers, (number) => number)
  const known = [...counts.keys()].flatMap((number) => readPaperNumber(number) ?? [])
  const series = Map.groupBy(known, (number) => writePaperNumber({ ...number, serial: 0 }))
  const missing = [...series.values()].flatMap((papers) => {
    const there = new Set(papers.map(({ serial }) => serial))
    const all = Array.from({ length: Math.max(...there) }, (_, index) => index + 1)
    return all
      .filter((serial) => !there.has(serial))
      .map((serial) => writePaperNumber({ ...papers[0]!, serial }))
  })
  return {
    missing: missing.toSorted(),
    twice: [...counts].filter(([, same]) => same.length > 1).map(([number]) => number),
    strange: [...counts.keys()].filter((number) => readPaperNumber(number) === null),
  }
}
