/** Another plan: at once or from the next renewal. Nobody loses coins by it. */
import type { CoinBook } from './book.ts'
import { monthsAfter } from './calendar.ts'
import { grantCoins } from './grant.ts'
import { openCalendar, type RenewalFacts } from './renew.ts'

export const CHANGE_TIMES = ['now', 'renewal'] as const
export type ChangeTime = (typeof CHANGE_TIMES)[number]

export interface PlanChange {
  /** Names the change: the same one is made once. */
  key: string
  planId: number
  when: ChangeTime
}

export type ChangeOutcome = { kind: 'changed' | 'planned' | 'unknown-plan' }

export function changePlan(
  book: CoinBook,
  { key, planId, when }: PlanChange,
  facts: RenewalFacts,
  at: number,
): ChangeOutcome {
  const plan = facts.plans.get(planId)
  if (!plan) return { kind: 'unknown-plan' }
  const calendar = openCalendar(book, facts, at)
  book.changes.calendar = true
  if (when === 'renewal') {
    calendar.pendingPlanId = planId
    return { kind: 'planned' }
  }
  const before = facts.plans.get(calendar.planId)?.coinsPerMonth ?? 0
  Object.assign(calendar, { planId, planSince: at, pendingPlanId: null })
  if (plan.coinsPerMonth > before) {
    // A bigger plan begins today; the coins of the old month stay until their own end.
    const nextRenewalAt = monthsAfter(at, 1)
    const lot = { lotId: facts.newId(), source: 'monthly', note: plan.displayName } as const
    const amount = plan.coinsPerMonth
    const fresh = grantCoins(book, { ...lot, key, amount, expiresAt: nextRenewalAt }, at)
    if (fresh) {
      Object.assign(calendar, { anchorAt: at, periodStart: at, nextRenewalAt, latestCoinsAt: at })
    }
  }
  return { kind: 'changed' }
}
