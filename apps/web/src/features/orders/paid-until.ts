/** What of one's orders runs today, and whether the time after it is paid as well. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { OrderView } from '@panya/domain/order/purchase.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'

export interface PaidTime {
  plan: PlanName
  cycle: BillingCycle
  /** The last day that is paid, also by a later order. */
  until: string
  isAhead: boolean
}

type Paid = Pick<OrderView, 'status' | 'plan' | 'cycle' | 'periodFrom' | 'periodUntil'>

/** Null when nothing that is paid is still to come. */
export function paidUntil(orders: readonly Paid[], now: Date): PaidTime | null {
  const today = bangkokDay(now)
  const given = orders
    .filter(({ status }) => status === 'granted' || status === 'partly-refunded')
    .flatMap(({ plan, cycle, periodFrom: from, periodUntil: until }) =>
      from !== null && until !== null && until >= today ? [{ plan, cycle, from, until }] : [],
    )
    .toSorted((a, b) => (a.until < b.until ? -1 : 1))
  const last = given.at(-1)
  if (!last) return null
  const { plan, cycle, until, from } = last
  return { plan, cycle, until, isAhead: from > today }
}
