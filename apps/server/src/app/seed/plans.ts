/** Puts the brand's plans into the database; what an admin changed since stays. */

import type { PlanSeed } from '../../platform/brand/load-brand.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'

export async function ensurePlans(
  { orm }: Database,
  plans: PlanSeed[],
  currency: string,
): Promise<void> {
  const rows = plans.map((plan) => ({ ...plan, name: plan.name as PlanName, currency }))
  await orm.insert(subscriptionPlans).values(rows).onConflictDoNothing()
}

type PlanName = (typeof subscriptionPlans.$inferInsert)['name']
