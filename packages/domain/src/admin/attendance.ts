/** Attendance over a period, as an admin looks at it. */
import type { ToolCounter } from '../attendance/tool-counters.ts'

export const PERIOD_MAX_DAYS = 1100

export type Bucket = 'day' | 'week' | 'month'
export type Comparison = 'before' | 'year'

export interface AttendanceTotals {
  minutes: number
  /** Check-ins: somebody who comes on two days counts twice. */
  visits: number
  /** Days on which anybody was there. */
  days: number
  /** The day with most visits, and how many. */
  busiest: { date: string; visits: number } | null
  tools: Record<ToolCounter, number>
}

export interface AttendancePoint {
  /** The first day of the bucket. */
  date: string
  minutes: number
  visits: number
}

export interface AttendancePeriod {
  from: string
  to: string
  totals: AttendanceTotals
  points: AttendancePoint[]
}

export interface AttendanceReport {
  bucket: Bucket
  period: AttendancePeriod
  compared: AttendancePeriod
}

const DAY_MS = 86_400_000
const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const addDays = (day: string, days: number) =>
  new Date(toMs(day) + days * DAY_MS).toISOString().slice(0, 10)

export function daysBetween(from: string, to: string): number {
  return Math.round((toMs(to) - toMs(from)) / DAY_MS) + 1
}

/** As many points as a chart can show and an eye can read. */
export function bucketFor(days: number): Bucket {
  if (days <= 62) return 'day'
  return days <= 400 ? 'week' : 'month'
}

/** The days right before, or the same days a year earlier (52 weeks: the same weekdays). */
export function comparedPeriod(
  { from, to }: { from: string; to: string },
  comparison: Comparison,
): { from: string; to: string } {
  const shift = comparison === 'year' ? 364 : daysBetween(from, to)
  return { from: addDays(from, -shift), to: addDays(to, -shift) }
}
