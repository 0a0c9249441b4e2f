/** The plans: what they give in a month and what they cost. */
import type { Locale } from '../locale/locale.ts'

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

/** `฿99` or `$2.99`: whole amounts stand without decimals. */
export function formatPrice(locale: Locale, currency: 'THB' | 'USD', minor: number): string {
  const whole = minor % 100 === 0
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: whole ? 0 : 2,
    maximumFractionDigits: whole ? 0 : 2,
  }).format(minor / 100)
}
