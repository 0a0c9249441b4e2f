import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PlanName } from '@panya/domain/money/plan.ts'

export const PLAN_TITLES: Record<PlanName, MessageDescriptor> = {
  free: msg`Free`,
  basic: msg`Basic`,
  pro: msg`Pro`,
  enterprise: msg`Enterprise`,
}

/** A plan this version does not know keeps the name it has. */
export function planTitle(name: string): MessageDescriptor | null {
  return Object.hasOwn(PLAN_TITLES, name) ? PLAN_TITLES[name as PlanName] : null
}
