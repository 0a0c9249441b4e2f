/** The plan and the coins somebody has. */

import {
  GetComplimentarySubscription,
  GetUserSubscription,
} from '@panya/domain/graphql/operations.ts'
import { resolvePlan } from '@panya/domain/money/plan-resolution.ts'
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
  const latest = own?.latest_coins_at ?? null
  const inBalance = latest !== null && gift !== undefined && latest >= gift.created_at
  return {
    ...resolvePlan({
      complimentary: gift
        ? { planName: gift.plan.name, coinsPerMonth: gift.plan.coins_per_month, inBalance }
        : null,
      subscription: own ? { planName: own.plan.name, coinBalance: own.coin_balance } : null,
    }),
    latestCoinsGenerated: latest ?? gift?.created_at ?? null,
    nextRenewalDate: own?.next_renewal_at ?? gift?.expires_at ?? null,
  }
}
