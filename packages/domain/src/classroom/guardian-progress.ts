/** What a guardian sees of a child: what was made, what was learnt, how much time, what came back from the teacher. */
import type { ToolPath } from '../tool/tool.ts'
import type { LearnerReport, ReportPeriod } from './class-report.ts'

export interface MadeWork {
  title: string
  tool: ToolPath
  updatedAt: string
  /** A `data:` address: whoever holds only a link can fetch no picture of their own. */
  picture: string | null
  /** The first lines of a program or a notebook. */
  excerpt: string | null
}

export interface TaskOutcome {
  title: string
  className: string
  tool: ToolPath
  handedInAt: string | null
  /** With it the mark is the learner's to know; before that it is nobody's but the teacher's. */
  givenBackAt: string | null
  mark: number | null
  maxMark: number
}

export interface GuardianProgress
  extends Pick<LearnerReport, 'displayName' | 'minutes' | 'days' | 'skills' | 'stars' | 'courses'> {
  period: ReportPeriod
  made: MadeWork[]
  tasks: TaskOutcome[]
  /** When the link ends by itself. */
  until: string
}

export const PROGRESS_WEEKS = 8

export interface Week {
  /** Its Monday. */
  from: string
  to: string
  minutes: number
  /** On which something was done, or somebody was here. */
  days: number
}

const DAY_MS = 86_400_000
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The Monday on or before a day. */
export function mondayOf(day: string): string {
  const time = Date.parse(day)
  return dayAt(time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS)
}

/** Whole weeks up to the one a day is in. */
export function lastWeeks(today: string, weeks = PROGRESS_WEEKS): ReportPeriod {
  return { from: dayAt(Date.parse(mondayOf(today)) - (weeks - 1) * 7 * DAY_MS), to: today }
}

/** Every week of the time in order, the empty ones too. */
export function minutesByWeek(
  days: readonly { date: string; minutes: number }[],
  { from, to }: ReportPeriod,
): Week[] {
  const weeks: Week[] = []
  for (let at = Date.parse(mondayOf(from)); at <= Date.parse(to); at += 7 * DAY_MS) {
    const week = { from: dayAt(at), to: dayAt(at + 6 * DAY_MS) }
    const inside = days.filter(({ date }) => date >= week.from && date <= week.to)
    const minutes = inside.reduce((sum, day) => sum + day.minutes, 0)
    weeks.push({ ...week, minutes, days: inside.length })
  }
  return weeks
}
