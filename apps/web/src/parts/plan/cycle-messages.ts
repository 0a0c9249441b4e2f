import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'

/** For how long somebody pays at once. */
export const CYCLE_MESSAGES: Record<BillingCycle, MessageDescriptor> = {
  monthly: msg`One month`,
  term: msg`One school term`,
  yearly: msg`One year`,
}

/** Shortest first, as they are offered. */
export const OFFERED_CYCLES = [
  'monthly',
  'term',
  'yearly',
] as const satisfies readonly BillingCycle[]
