/** What is bought at once: a month, a year or a school term, and which of its days the price is for. */
import { prorate } from '../amount/proration.ts'
import { shareOf } from '../amount/share.ts'
import { CYCLES } from '../money/complimentary.ts'
import { dayAfter, daysBetween, monthsAfterDay, monthsBetween } from './days.ts'
import { type SchoolTerm, THAI_TERMS, termFor } from './school-term.ts'

export const BILLING_CYCLES = [...CYCLES, 'term'] as const
export type BillingCycle = (typeof BILLING_CYCLES)[number]

export interface BillingPeriod {
  /** The first and the last day it holds. */
  from: string
  until: string
  /** The price is for this many days, from this one on. Holidays between terms are nobody's bill. */
  paidFrom: string
  paidDays: number
  /** For how many days a whole price is: somebody may come in the middle of a term. */
  wholeDays: number
}

/** Months are counted from the anchor, so that the 31st comes back after a shorter month. */
export function periodFrom(
  from: string,
  cycle: BillingCycle,
  anchor: string,
  terms: readonly SchoolTerm[] = THAI_TERMS,
): BillingPeriod {
  if (cycle === 'term') return termPeriod(from, terms)
  const months = monthsBetween(anchor, from) + (cycle === 'yearly' ? 12 : 1)
  const next = monthsAfterDay(anchor, months)
  const days = daysBetween(from, next)
  return { from, until: dayAfter(next, -1), paidFrom: from, paidDays: days, wholeDays: days }
}

/** To the end of the holidays after it. Who comes in holidays has the rest of them as a present. */
function termPeriod(from: string, terms: readonly SchoolTerm[]): BillingPeriod {
  const term = termFor(from, terms)
  const paidFrom = from > term.from ? from : term.from
  const days = (first: string) => daysBetween(first, term.until) + 1
  const counts = { paidDays: days(paidFrom), wholeDays: days(term.from) }
  return { from, until: term.holidaysUntil, paidFrom, ...counts }
}

/** Of a whole price, what these days cost. */
export function priceOfPeriod({ paidDays, wholeDays }: BillingPeriod, wholeMinor: number): number {
  return shareOf(wholeMinor, paidDays, wholeDays)
}

/** What of its price is not used when the period ends before this day. */
export function leftOfPeriod(
  { until, paidFrom, paidDays, priceMinor }: BillingPeriod & { priceMinor: number },
  day: string,
): number {
  if (until < day) return 0
  const used = Math.min(Math.max(daysBetween(paidFrom, day), 0), paidDays)
  return prorate(priceMinor, { used, whole: paidDays }).left
}
