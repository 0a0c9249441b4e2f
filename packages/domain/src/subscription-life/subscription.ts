/** A subscription somebody pays for: the periods that are paid, and what comes after them. */
import { PLAN_NAMES, type PlanName } from '../money/plan.ts'
import type { BillingCycle, BillingPeriod } from './billing-period.ts'
import { dayAfter } from './days.ts'

export interface Terms {
  planName: PlanName
  cycle: BillingCycle
}

export interface PaidPeriod extends BillingPeriod, Terms {
  /** What was asked for it; of one that was broken off, what of it was used. */
  priceMinor: number
  /** The purchase that paid it. */
  order?: number
}

export interface PaidSubscription {
  /** Months are counted from this day. */
  anchor: string
  /** At least one, the earliest first. */
  periods: readonly PaidPeriod[]
  /** What is bought next; null when it ends with what is paid. */
  renewsAs: Terms | null
  /** What is left of plans that were broken off: it pays the next periods. */
  creditMinor: number
  /** How often the next period was to be paid in vain, and when last. */
  tries: number
  lastTry: string | null
}

export const LIFE_STATUSES = ['active', 'past-due', 'ended'] as const
export type LifeStatus = (typeof LIFE_STATUSES)[number]

/** When it is tried to get the money: days after the first one that is not paid. Until the last one nothing is lost. */
export const RETRY_DAYS = [0, 1, 3, 7] as const

export function lastPeriod({ periods }: PaidSubscription): PaidPeriod {
  return periods.at(-1)!
}

/** The next period begins with it. */
export function firstUnpaidDay(subscription: PaidSubscription): string {
  return dayAfter(lastPeriod(subscription).until, 1)
}

function graceUntil(subscription: PaidSubscription): string {
  return dayAfter(firstUnpaidDay(subscription), Math.max(...RETRY_DAYS))
}

export function periodOn({ periods }: PaidSubscription, day: string): PaidPeriod | null {
  return periods.find(({ from, until }) => from <= day && day <= until) ?? null
}

export function statusOn(subscription: PaidSubscription, day: string): LifeStatus {
  if (periodOn(subscription, day)) return 'active'
  const { renewsAs, tries } = subscription
  const hopes = renewsAs !== null && tries < RETRY_DAYS.length
  const inGrace = firstUnpaidDay(subscription) <= day && day <= graceUntil(subscription)
  return hopes && inGrace ? 'past-due' : 'ended'
}

/** The next day on which to try for the money; null when nothing is to be paid any more. */
export function nextTry(subscription: PaidSubscription): string | null {
  const wait = RETRY_DAYS[subscription.tries]
  if (subscription.renewsAs === null || wait === undefined) return null
  const planned = dayAfter(firstUnpaidDay(subscription), wait)
  const { lastTry } = subscription
  // After days in which nobody could try, they are not all tried at once.
  const day = lastTry !== null && planned <= lastTry ? dayAfter(lastTry, 1) : planned
  return day <= graceUntil(subscription) ? day : null
}

/** The plan of a day in which it is paid for, or may still be. */
export function paidPlanOn(subscription: PaidSubscription, day: string): PlanName | null {
  if (statusOn(subscription, day) === 'ended') return null
  return (periodOn(subscription, day) ?? lastPeriod(subscription)).planName
}

export const isSameTerms = (one: Terms | null, other: Terms) =>
  one?.planName === other.planName && one.cycle === other.cycle

/** Above nought where the second plan is the larger one. */
export const planRise = (from: PlanName, to: PlanName) =>
  PLAN_NAMES.indexOf(to) - PLAN_NAMES.indexOf(from)

export type Direction = 'up' | 'same' | 'down'

/** By the plan; of the same plan, by how long it is bought at once. */
export function directionOf(from: Terms, to: Terms): Direction {
  const lengths: readonly BillingCycle[] = ['monthly', 'term', 'yearly']
  const rise = planRise(from.planName, to.planName) || lengths.indexOf(to.cycle) - lengths.indexOf(from.cycle)
  if (rise === 0) return 'same'
  return rise > 0 ? 'up' : 'down'
}
