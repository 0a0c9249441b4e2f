/** The stretches of time a teacher looks at. */

import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { serverTime } from '../../adapters/http/server-time.ts'

export const SPANS = { week: 7, month: 30, term: 126 } as const
export type Span = keyof typeof SPANS

const DAY_MS = 86_400_000

/** The days up to today, that one included. */
export function periodOf(span: Span, now = serverTime()): { from: string; to: string } {
  return {
    from: bangkokDay(new Date(now.getTime() - (SPANS[span] - 1) * DAY_MS)),
    to: bangkokDay(now),
  }
}

export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10))
  }
  return days
}
