import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlanName } from '@panya/domain/money/plan.ts'

export const PLAN_MESSAGES: Record<PlanName, MessageDescriptor> = {
  free: msg`Free`,
  basic: msg`Basic`,
  pro: msg`Pro`,
  enterprise: msg`Enterprise`,
}

/** A plan this version does not know keeps the name it has. */
export function planMessage(name: string): MessageDescriptor | null {
  return Object.hasOwn(PLAN_MESSAGES, name) ? PLAN_MESSAGES[name as PlanName] : null
}
