/** Monthly coins: once a period, from the plan that counts then. */
import type { CoinBook, CoinCalendar, LotSource } from './book.ts'
import { monthsAfter, periodAt, periodKey } from './calendar.ts'
import { grantCoins } from './grant.ts'

export interface PlanCoins {
  id: number
  displayName: string
  coinsPerMonth: number
}

export interface CurrentGift {
  id: number
  planId: number
  createdAt: number
}

export interface RenewalFacts {
  plans: ReadonlyMap<number, PlanCoins>
  /** The complimentary subscription that counts now. */
  gift: CurrentGift | null
  newId: () => string
}

export type RenewOutcome = { kind: 'renewed' | 'not-due' }

/** Safe to call at any time and any number of times: what is not due changes nothing. */
export function renew(book: CoinBook, facts: RenewalFacts, at: number): RenewOutcome {
  const calendar = openCalendar(book, facts, at)
  const monthly = renewMonth(book, calendar, facts, at)
  const gift = takeUpGift(book, calendar, facts, at)
  return { kind: monthly || gift ? 'renewed' : 'not-due' }
}

/** The first look at an account: a balance from before lots stays, as a lot of its own. */
export function openCalendar(book: CoinBook, { newId }: RenewalFacts, at: number): CoinCalendar {
  if (book.calendar) return book.calendar
  const start = { anchorAt: at, periodStart: at, planSince: at }
  const due = book.unbooked > 0 ? monthsAfter(at, 1) : at
  const rest = { pendingPlanId: null, nextRenewalAt: due, latestCoinsAt: null }
  book.calendar = { planId: book.planId, ...start, ...rest }
  book.changes.calendar = true
  if (book.unbooked > 0) {
    const amount = book.unbooked
    const lot = { lotId: newId(), key: 'opening', source: 'opening', note: null } as const
    grantCoins(book, { ...lot, amount, expiresAt: null }, at)
    book.unbooked = 0
  }
  return book.calendar
}

function renewMonth(
  book: CoinBook,
  calendar: CoinCalendar,
  { plans, gift, newId }: RenewalFacts,
  at: number,
): boolean {
  // A clock that had run ahead and came back must not leave somebody without coins until then.
  const clockWentBack = calendar.periodStart > at && calendar.anchorAt <= at
  if (calendar.nextRenewalAt > at && !clockWentBack) return false
  const period = periodAt(calendar.anchorAt, at)
  if (calendar.pendingPlanId !== null && !clockWentBack) {
    calendar.planId = calendar.pendingPlanId
    calendar.pendingPlanId = null
    calendar.planSince = period.start
  }
  const own = plans.get(calendar.planId)
  const given = gift ? plans.get(gift.planId) : undefined
  // A present is never less than what somebody has anyway.
  const better = (given?.coinsPerMonth ?? -1) >= (own?.coinsPerMonth ?? 0) ? given : own
  const source: LotSource = better === own ? 'monthly' : 'complimentary'
  const lot = { lotId: newId(), key: periodKey(period), source, note: better?.displayName ?? null }
  const amount = better?.coinsPerMonth ?? 0
  const fresh = grantCoins(book, { ...lot, amount, expiresAt: period.end }, at)
  calendar.periodStart = period.start
  calendar.nextRenewalAt = period.end
  if (fresh) calendar.latestCoinsAt = Math.max(at, calendar.latestCoinsAt ?? at)
  book.changes.calendar = true
  return true
}

/** Fills the month up to what the present gives; the coins of the month that are left count. */
function takeUpGift(
  book: CoinBook,
  calendar: CoinCalendar,
  { plans, gift, newId }: RenewalFacts,
  at: number,
): boolean {
  if (!gift) return false
  const plan = plans.get(gift.planId)
  const amount = Math.max(0, (plan?.coinsPerMonth ?? 0) - leftOfTheMonth(book))
  const lot = { lotId: newId(), key: giftKey(gift), source: 'complimentary' } as const
  const expiresAt = calendar.nextRenewalAt
  // A lot of nothing is kept too: it says that the present has been counted.
  if (!grantCoins(book, { ...lot, note: plan?.displayName ?? null, amount, expiresAt }, at))
    return false
  calendar.latestCoinsAt = Math.max(at, gift.createdAt)
  book.changes.calendar = true
  return true
}

export function giftKey({ id }: CurrentGift): string {
  return `gift:${id}`
}

function leftOfTheMonth({ lots }: CoinBook): number {
  let sum = 0
  for (const { expiresAt, available } of lots.values()) sum += expiresAt === null ? 0 : available
  return sum
}
