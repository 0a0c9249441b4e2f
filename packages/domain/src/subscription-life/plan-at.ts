/** Which plan somebody has: what was given to them, beside what they pay for. */
import { isCurrent } from '../money/complimentary.ts'
import type { PlanName } from '../money/plan.ts'
import { resolvePlan } from '../money/plan-resolution.ts'
import { bangkokDay } from '../time/bangkok.ts'
import { type PaidSubscription, paidPlanOn } from './subscription.ts'

/** A complimentary subscription. */
export interface PlanGift {
  planName: PlanName
  status: string
  createdAt: Date
  expiresAt: Date
}

/** The newest complimentary subscription that is current wins; then what is paid; then the free plan. */
export function planAt(
  paid: PaidSubscription | null,
  gifts: readonly PlanGift[],
  now: Date,
): PlanName {
  const gift = gifts
    .filter((one) => isCurrent(one, now))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0]
  const own = paid && paidPlanOn(paid, bangkokDay(now))
  const { planName } = resolvePlan({
    complimentary: gift ? { planName: gift.planName, coinsPerMonth: null } : null,
    subscription: own ? { planName: own, coinBalance: 0 } : null,
  })
  return planName as PlanName
}
