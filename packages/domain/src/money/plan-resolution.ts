/** Which plan a person is shown to have, and how many coins. */
import { DEFAULT_PLAN } from './plan.ts'

export const DEFAULT_COINS = 0

export interface PlanSources {
  /** The newest active, unexpired complimentary subscription. */
  complimentary: {
    planName: string
    coinsPerMonth: number | null
    /** Its coins are in the balance by now, where some of them may be spent already. */
    inBalance?: boolean
  } | null
  subscription: { planName: string | null; coinBalance: number } | null
}

/** A complimentary subscription wins; its coins fall back to the balance. */
export function resolvePlan({ complimentary, subscription }: PlanSources): {
  planName: string
  aiCoins: number
} {
  const balance = subscription?.coinBalance ?? DEFAULT_COINS
  if (complimentary) {
    const { planName, coinsPerMonth, inBalance = false } = complimentary
    return { planName, aiCoins: inBalance ? balance : (coinsPerMonth ?? balance) }
  }
  return { planName: subscription?.planName ?? DEFAULT_PLAN, aiCoins: balance }
}
