/** The money of a period went back: what of it is still to come goes too. */
import { dayAfter } from './days.ts'
import type { PaidPeriod, PaidSubscription } from './subscription.ts'

export interface TakenBack {
  kind: 'taken-back'
  /** Null when nothing is left that was ever paid. */
  subscription: PaidSubscription | null
}

export interface TakeBack {
  /** Names the period; one that was broken off on its first day has left its place to another. */
  from: string
  order?: number
  day: string
  /** What of its price was paid by credit, and is credit again. */
  creditMinor?: number
}

/**
 * Days that are over stay as they were; from `day` on the period is not there. Only the last one can go: what begins
 * behind a hole would be paid and not had.
 */
export function takeBackPeriod(
  subscription: PaidSubscription,
  { from, order, day, creditMinor: back = 0 }: TakeBack,
): TakenBack | { kind: 'refused'; problem: 'not-the-last' | 'not-there' } {
  const { periods } = subscription
  const index = periods.findIndex((period) => isNamed(period, from, order))
  const period = periods[index]
  if (!period) return { kind: 'refused', problem: 'not-there' }
  const creditMinor = subscription.creditMinor + back
  if (index !== periods.length - 1) return takeOver(subscription, index, { day, creditMinor })
  const before = periods.slice(0, -1)
  const rest = { ...subscription, creditMinor, renewsAs: null, tries: 0, lastTry: null }
  if (period.from < day) {
    const until = period.until < day ? period.until : dayAfter(day, -1)
    const used = { ...period, until, priceMinor: 0 }
    return { kind: 'taken-back', subscription: { ...rest, periods: [...before, used] } }
  }
  if (before.length > 0) return { kind: 'taken-back', subscription: { ...rest, periods: before } }
  if (creditMinor === 0) return { kind: 'taken-back', subscription: null }
  // No day is left, but what somebody may use is: it hangs on a period without days.
  const empty = { ...period, until: dayAfter(period.from, -1), priceMinor: 0 }
  return { kind: 'taken-back', subscription: { ...rest, periods: [empty] } }
}

/** Of a period that is over, behind which others came, only the money is gone. */
function takeOver(
  subscription: PaidSubscription,
  index: number,
  { day, creditMinor }: { day: string; creditMinor: number },
): TakenBack | { kind: 'refused'; problem: 'not-the-last' } {
  const period = subscription.periods[index]!
  if (period.until >= day) return { kind: 'refused', problem: 'not-the-last' }
  const periods = subscription.periods.with(index, { ...period, priceMinor: 0 })
  return { kind: 'taken-back', subscription: { ...subscription, periods, creditMinor } }
}

const isNamed = (period: PaidPeriod, from: string, order: number | undefined) =>
  period.order === undefined || order === undefined ? period.from === from : period.order === order

/** Part of the money went back: less is left of the period when it is broken off. */
export function givePartBack(
  subscription: PaidSubscription,
  { from, order, minor }: { from: string; order?: number; minor: number },
): PaidSubscription {
  const periods = subscription.periods.map((period) =>
    isNamed(period, from, order)
      ? { ...period, priceMinor: Math.max(0, period.priceMinor - minor) }
      : period,
  )
  return { ...subscription, periods }
}
