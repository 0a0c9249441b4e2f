/** What a plan costs for the time it is bought for. */
import type { BillingCycle } from '../subscription-life/billing-period.ts'

/** Who pays for longer pays for fewer months. */
const MONTHS_PAID: Record<BillingCycle, number> = { monthly: 1, term: 5, yearly: 10 }

/** Of a whole period, in the smallest unit. */
export function periodPrice(monthMinor: number, cycle: BillingCycle): number {
  const price = monthMinor * MONTHS_PAID[cycle]
  if (!Number.isSafeInteger(price) || price < 0) throw new RangeError(`${monthMinor} is no price`)
  return price
}
