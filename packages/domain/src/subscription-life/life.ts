/** What happens to a subscription: it begins, is renewed, fails, changes and ends. Nothing that was paid is lost. */
import { periodFrom, priceOfPeriod } from './billing-period.ts'
import { breakOff } from './break-off.ts'
import {
  directionOf,
  firstUnpaidDay,
  lastPeriod,
  nextTry,
  type PaidPeriod,
  type PaidSubscription,
  periodOn,
  statusOn,
  type Terms,
} from './subscription.ts'

/** What to ask for a period; together they are its price. */
export interface Charge {
  fromCredit: number
  dueMinor: number
  period: PaidPeriod
}

/** The subscription as it is once the charge is paid; until then it stays what it was. */
export interface Bought {
  kind: 'bought'
  charge: Charge
  subscription: PaidSubscription
}

export interface LifeRefused {
  kind: 'refused'
  problem: 'ended' | 'not-renewing' | 'paid-before' | 'paid-ahead' | 'not-due'
}

/** `priceMinor` is the price of a whole period everywhere. */
export function startSubscription(terms: Terms, priceMinor: number, day: string): Bought {
  const none = { anchor: day, periods: [], renewsAs: terms, creditMinor: 0 }
  return buy({ ...none, tries: 0, lastTry: null }, terms, priceMinor, day)
}

/** Pays the period that begins on `from`: the same one is paid once, and at most one before it begins. */
export function renewSubscription(
  subscription: PaidSubscription,
  { from, priceMinor, day }: { from: string; priceMinor: number; day: string },
): Bought | LifeRefused {
  const { renewsAs } = subscription
  const due = firstUnpaidDay(subscription)
  if (from < due) return refused('paid-before')
  if (statusOn(subscription, day) === 'ended') return refused('ended')
  if (renewsAs === null) return refused('not-renewing')
  if (from !== due || lastPeriod(subscription).from > day) return refused('paid-ahead')
  const anchor = renewsAs.cycle === lastPeriod(subscription).cycle ? subscription.anchor : due
  return buy({ ...subscription, anchor }, renewsAs, priceMinor, due)
}

/** The money did not come: tried again on `nextTry`, until there is none. */
export function failRenewal(
  subscription: PaidSubscription,
  day: string,
): { kind: 'failed'; subscription: PaidSubscription } | LifeRefused {
  const due = nextTry(subscription)
  if (due === null || day < due) return refused('not-due')
  const tries = subscription.tries + 1
  return { kind: 'failed', subscription: { ...subscription, tries, lastTry: day } }
}

/** It holds as long as it is paid. */
export function cancelAtEnd(subscription: PaidSubscription): PaidSubscription {
  return { ...subscription, renewsAs: null }
}

/** Up at once, with what is left of the old plan as credit; down when what is paid is over. */
export function changeTerms(
  subscription: PaidSubscription,
  { terms, priceMinor, day }: { terms: Terms; priceMinor: number; day: string },
): Bought | { kind: 'planned'; from: string; subscription: PaidSubscription } | LifeRefused {
  if (statusOn(subscription, day) === 'ended') return refused('ended')
  const current = periodOn(subscription, day) ?? lastPeriod(subscription)
  if (directionOf(current, terms) !== 'up') {
    // A plan that costs nothing is not renewed.
    const renewsAs = terms.planName === 'free' ? null : terms
    const from = firstUnpaidDay(subscription)
    return { kind: 'planned', from, subscription: { ...subscription, renewsAs } }
  }
  const broken = breakOff(subscription, day).subscription
  return buy({ ...broken, anchor: day, renewsAs: terms }, terms, priceMinor, day)
}

function buy(before: PaidSubscription, terms: Terms, wholeMinor: number, from: string): Bought {
  if (!Number.isSafeInteger(wholeMinor) || wholeMinor < 0)
    throw new RangeError(`${wholeMinor} is no price`)
  const days = periodFrom(from, terms.cycle, before.anchor)
  const { planName, cycle } = terms
  const priceMinor = priceOfPeriod(days, wholeMinor)
  const period: PaidPeriod = { ...days, planName, cycle, priceMinor }
  const fromCredit = Math.min(before.creditMinor, priceMinor)
  const subscription = {
    ...before,
    periods: [...before.periods, period],
    creditMinor: before.creditMinor - fromCredit,
    tries: 0,
    lastTry: null,
  }
  const charge = { fromCredit, dueMinor: priceMinor - fromCredit, period }
  return { kind: 'bought', charge, subscription }
}

function refused(problem: LifeRefused['problem']): LifeRefused {
  return { kind: 'refused', problem }
}
