/** The plans: what they give in a month and what they cost. */
export const PLAN_NAMES = ['free', 'basic', 'pro', 'enterprise'] as const
export type PlanName = (typeof PLAN_NAMES)[number]
export const DEFAULT_PLAN: PlanName = 'free'

export interface Plan {
  name: PlanName
  displayName: string
  coinsPerMonth: number
  /** In the smallest unit of the currency; null when the price is on request. */
  priceMinor: number | null
}
