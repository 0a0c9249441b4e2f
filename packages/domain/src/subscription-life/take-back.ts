/** The money of a period went back: what of it is still to come goes too. */
import { dayAfter } from './days.ts'
import type { PaidSubscription } from './subscription.ts'

export interface TakenBack {
  kind: 'taken-back'
  /** Null when nothing is left that was ever paid. */
  subscription: PaidSubscription | null
}

/**
 * `from` names the period. Days that are over stay as they were; from `day` on the period is not there. Only the last
 * one can go: what begins behind a hole would be paid and not had.
 */
export function takeBackPeriod(
  subscription: PaidSubscription,
  { from, day }: { from: string; day: string },
): TakenBack | { kind: 'refused'; problem: 'not-the-last' | 'not-there' } {
  const { periods } = subscription
  const index = periods.findIndex((period) => period.from === from)
  const period = periods[index]
  if (!period) return { kind: 'refused', problem: 'not-there' }
  if (index !== periods.length - 1) return { kind: 'refused', problem: 'not-the-last' }
  const before = periods.slice(0, -1)
  const rest = { ...subscription, renewsAs: null, tries: 0, lastTry: null }
  if (period.from < day) {
    const until = period.until < day ? period.until : dayAfter(day, -1)
    const used = { ...period, until, priceMinor: 0 }
    return { kind: 'taken-back', subscription: { ...rest, periods: [...before, used] } }
  }
  const left = before.length === 0 ? null : { ...rest, periods: before }
  return { kind: 'taken-back', subscription: left }
}
