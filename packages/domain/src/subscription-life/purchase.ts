/**
 * A purchase beside what somebody has already: anew, after it, or instead of it. It is priced on one day and may be
 * paid on a later one, when things can have changed; the price that was promised is kept.
 */
import { type BillingPeriod, periodFrom, priceOfPeriod } from './billing-period.ts'
import { breakOff, type PeriodCredit } from './break-off.ts'
import {
  firstUnpaidDay,
  isSameTerms,
  lastPeriod,
  type PaidPeriod,
  type PaidSubscription,
  periodOn,
  planRise,
  type Terms,
} from './subscription.ts'

export const CHANGES = ['new', 'renewal', 'up'] as const
export type Change = (typeof CHANGES)[number]

export interface Prices {
  /** Of a whole period. */
  wholeMinor: number
  /** The last days of a term come with the holidays: they cost this at least. */
  leastMinor: number
}

export type Planned =
  | {
      kind: 'buys'
      change: Change
      period: BillingPeriod
      /** Credit first, then money: together they are the price. */
      creditMinor: number
      dueMinor: number
    }
  /** A smaller plan begins when what is paid is over: nothing is to be paid before. */
  | { kind: 'later'; period: BillingPeriod; priceMinor: number }
  | { kind: 'refused'; problem: 'paid-ahead' }

export function planPurchase(
  life: PaidSubscription | null,
  terms: Terms,
  prices: Prices,
  day: string,
): Planned {
  const running = runningOn(life, day)
  if (life === null || running === null)
    return buys('new', periodFrom(day, terms.cycle, day), prices, life?.creditMinor ?? 0)
  const rise = planRise(running.planName, terms.planName)
  if (rise > 0) {
    const { creditMinor } = breakOff(life, day).subscription
    return buys('up', periodFrom(day, terms.cycle, day), prices, creditMinor)
  }
  const next = nextPeriod(life, terms)
  if (rise < 0 && !isSameTerms(life.renewsAs, terms))
    return { kind: 'later', period: next, priceMinor: priceOf(next, prices) }
  if (isAhead(life, day)) return { kind: 'refused', problem: 'paid-ahead' }
  return buys('renewal', next, prices, life.creditMinor)
}

/** Null when nothing is paid any more, or nothing ever was. */
function runningOn(life: PaidSubscription | null, day: string): PaidPeriod | null {
  const last = life?.periods.at(-1)
  if (!life || !last || last.until < day) return null
  return periodOn(life, day) ?? last
}

const isAhead = (life: PaidSubscription, day: string) => lastPeriod(life).from > day

/** Months are counted from where they always were, or from where another cycle begins. */
const anchorOf = (life: PaidSubscription, { cycle }: Terms) =>
  cycle === lastPeriod(life).cycle ? life.anchor : firstUnpaidDay(life)

const nextPeriod = (life: PaidSubscription, terms: Terms) =>
  periodFrom(firstUnpaidDay(life), terms.cycle, anchorOf(life, terms))

const priceOf = (period: BillingPeriod, { wholeMinor, leastMinor }: Prices) =>
  Math.max(priceOfPeriod(period, wholeMinor), leastMinor)

function buys(change: Change, period: BillingPeriod, prices: Prices, credit: number): Planned {
  const priceMinor = priceOf(period, prices)
  const creditMinor = Math.min(credit, priceMinor)
  return { kind: 'buys', change, period, creditMinor, dueMinor: priceMinor - creditMinor }
}

/** As it was promised, and paid by now. */
export interface PaidPurchase {
  order: number
  terms: Terms
  change: Change
  priceMinor: number
  creditMinor: number
  quotedOn: string
}

export type CarriedOut =
  | {
      kind: 'done'
      subscription: PaidSubscription
      period: PaidPeriod
      /** What became credit of what was paid before. */
      credits: PeriodCredit[]
    }
  /** What is paid waits: for the end of what runs, or for a person. */
  | { kind: 'refused'; problem: 'other-plan-runs' | 'paid-ahead' | 'credit-is-gone' }

export function carryOut(
  life: PaidSubscription | null,
  purchase: PaidPurchase,
  day: string,
): CarriedOut {
  const { terms, change, quotedOn } = purchase
  const before = life ?? nothingYet(terms, day)
  const counted = change === 'up' && quotedOn < day ? quotedOn : day
  const running = runningOn(life, day)
  if (running === null) {
    // Its change up was promised while the plan before still ran.
    const broken = breakOff(before, day, counted)
    const anew = { ...broken.subscription, periods: [] }
    return append({ ...broken, subscription: anew }, purchase, { from: day, anchor: day })
  }
  const rise = planRise(running.planName, terms.planName)
  if (rise > 0)
    return append(breakOff(before, day, counted), purchase, { from: day, anchor: day })
  if (rise < 0 && !isSameTerms(before.renewsAs, terms))
    return { kind: 'refused', problem: 'other-plan-runs' }
  if (isAhead(before, day)) return { kind: 'refused', problem: 'paid-ahead' }
  const place = { from: firstUnpaidDay(before), anchor: anchorOf(before, terms) }
  return append({ subscription: before, credits: [] }, purchase, place)
}

const nothingYet = (terms: Terms, day: string): PaidSubscription => ({
  anchor: day,
  periods: [],
  renewsAs: terms,
  creditMinor: 0,
  tries: 0,
  lastTry: null,
})

function append(
  { subscription, credits }: { subscription: PaidSubscription; credits: PeriodCredit[] },
  { order, terms, priceMinor, creditMinor }: PaidPurchase,
  { from, anchor }: { from: string; anchor: string },
): CarriedOut {
  if (subscription.creditMinor < creditMinor) return { kind: 'refused', problem: 'credit-is-gone' }
  const days = periodFrom(from, terms.cycle, anchor)
  const period = { ...days, ...terms, priceMinor, order }
  const after = {
    anchor,
    periods: [...subscription.periods, period],
    renewsAs: terms,
    creditMinor: subscription.creditMinor - creditMinor,
    tries: 0,
    lastTry: null,
  }
  return { kind: 'done', subscription: after, period, credits }
}
