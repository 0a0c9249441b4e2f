/**
 * When somebody is asked for the next period, and told that theirs ends. Nothing is ever taken: what nobody pays ends
 * with its last day, and is asked for a few times more.
 */
import { dayAfter } from './days.ts'
import { failRenewal } from './life.ts'
import {
  firstUnpaidDay,
  lastPeriod,
  nextTry,
  type PaidSubscription,
  periodOn,
  RETRY_DAYS,
} from './subscription.ts'

/** The next period is asked for so many days before it begins. */
export const ASK_DAYS = 7
/** Of what is not to go on, the end is told so many days before. */
export const TELL_END_DAYS = 3

/** What was asked and told before, by the first day that is not paid. */
export interface Asked {
  askedFor: string | null
  endToldFor: string | null
}

export type Asking =
  | { kind: 'ask' }
  /** The last day that is paid: credit pays what follows. */
  | { kind: 'cover' }
  | { kind: 'tell-end' }
  /** It was not paid. Null for the last time. */
  | { kind: 'again'; next: string | null; subscription: PaidSubscription }

/** Null when there is nothing to say on this day. `isCovered`: credit pays all of the next period. */
export function askingOn(
  subscription: PaidSubscription,
  { askedFor, endToldFor, isCovered }: Asked & { isCovered: boolean },
  day: string,
): Asking | null {
  const due = firstUnpaidDay(subscription)
  if (lastPeriod(subscription).from > day) return null
  if (subscription.renewsAs === null) {
    const isNear = dayAfter(due, -TELL_END_DAYS) <= day && day < due
    return isNear && endToldFor !== due ? { kind: 'tell-end' } : null
  }
  if (isCovered) return dayAfter(due, -1) <= day && !isLong(due, day) ? { kind: 'cover' } : null
  if (day < due)
    return dayAfter(due, -ASK_DAYS) <= day && askedFor !== due ? { kind: 'ask' } : null
  const failed = failRenewal(subscription, day)
  if (failed.kind === 'refused') return null
  const next = nextTry(failed.subscription)
  if (next !== null) return { kind: 'again', next, subscription: failed.subscription }
  return { kind: 'again', next, subscription: { ...failed.subscription, renewsAs: null } }
}

const LONGEST = Math.max(...RETRY_DAYS)
const isLong = (due: string, day: string) => day > dayAfter(due, LONGEST)

/** The next day after this one on which there may be something to say. */
export function nextAskingDay(subscription: PaidSubscription, day: string): string | null {
  const due = firstUnpaidDay(subscription)
  const before =
    subscription.renewsAs === null
      ? [dayAfter(due, -TELL_END_DAYS)]
      : [dayAfter(due, -ASK_DAYS), dayAfter(due, -1), due]
  const again = nextTry(subscription)
  const days = [lastPeriod(subscription).from, ...before, ...(again === null ? [] : [again])]
  return days.filter((one) => one > day).toSorted()[0] ?? null
}

/** The next day after this one that has another plan than the day before it, or none. */
export function nextTurn(subscription: PaidSubscription, day: string): string | null {
  const now = periodOn(subscription, day)?.planName ?? null
  const days = [...subscription.periods.map(({ from }) => from), firstUnpaidDay(subscription)]
  const turns = days.filter(
    (one) => one > day && (periodOn(subscription, one)?.planName ?? null) !== now,
  )
  return turns.toSorted()[0] ?? null
}
