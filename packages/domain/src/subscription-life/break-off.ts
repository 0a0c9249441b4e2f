/** Somebody changes in the middle of what is paid: what is not used of it becomes credit. */
import { leftOfPeriod } from './billing-period.ts'
import { dayAfter } from './days.ts'
import type { PaidPeriod, PaidSubscription } from './subscription.ts'

export interface PeriodCredit {
  period: PaidPeriod
  minor: number
}

export interface BrokenOff {
  /** Maybe without any period. */
  subscription: PaidSubscription
  /** What became of the prices, where something was left of them. */
  credits: PeriodCredit[]
}

/**
 * From `day` on nothing of it holds. Counted from an earlier day on, the days between are a present: a price that was
 * promised then is kept.
 */
export function breakOff(
  subscription: PaidSubscription,
  day: string,
  counted: string = day,
): BrokenOff {
  const credits: PeriodCredit[] = []
  const last = dayAfter(day, -1)
  const periods = subscription.periods.flatMap((period) => {
    if (period.until < counted) return [period]
    const left = leftOfPeriod(period, counted)
    if (left > 0) credits.push({ period, minor: left })
    if (period.from >= day) return []
    const until = period.until < last ? period.until : last
    return [{ ...period, until, priceMinor: period.priceMinor - left }]
  })
  const creditMinor = credits.reduce((sum, { minor }) => sum + minor, subscription.creditMinor)
  return { subscription: { ...subscription, periods, creditMinor }, credits }
}
