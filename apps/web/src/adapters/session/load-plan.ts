/** The plan and the coins somebody has. */

import {
  GetComplimentarySubscription,
  GetUserSubscription,
} from '@panya/domain/graphql/operations.ts'
import { resolvePlan } from '@panya/domain/plan-resolution/plan-resolution.ts'
import { graphql } from '../graphql/graphql.ts'
import type { UserState } from '../user-state.ts'

type Plan = Pick<UserState, 'planName' | 'aiCoins' | 'latestCoinsGenerated' | 'nextRenewalDate'>

export async function loadPlan(userId: number): Promise<Plan> {
  const [complimentary, subscription] = await Promise.all([
    graphql(GetComplimentarySubscription, { userId }),
    graphql(GetUserSubscription, { userId }),
  ])
  const [gift] = complimentary.complimentary_subscriptions
  const [own] = subscription.user_subscriptions
  return {
    ...resolvePlan({
      complimentary: gift
        ? { planName: gift.plan.name, coinsPerMonth: gift.plan.coins_per_month }
        : null,
      subscription: own ? { planName: own.plan.name, coinBalance: own.coin_balance } : null,
    }),
    latestCoinsGenerated: gift?.created_at ?? null,
    nextRenewalDate: gift?.expires_at ?? null,
  }
}
