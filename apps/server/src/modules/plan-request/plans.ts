/** The catalogue of plans as it is now: what admins changed, and how they change it. */
import { PLAN_NAMES, type Plan, type PlanName } from '@panya/domain/money/plan.ts'
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { Problem } from '../../platform/http/problem.ts'

export async function listPlans({ orm }: Database): Promise<Plan[]> {
  const { name, displayName, coinsPerMonth, priceMinor } = subscriptionPlans
  const rows = await orm
    .select({ name, displayName, coinsPerMonth, priceMinor })
    .from(subscriptionPlans)
  return rows.toSorted((a, b) => PLAN_NAMES.indexOf(a.name) - PLAN_NAMES.indexOf(b.name))
}

export interface PlanTerms {
  coinsPerMonth: number
  priceMinor: number | null
}

/** New terms hold from the next renewal of each account; months that run are not touched. */
export async function changePlanTerms(
  { orm }: Database,
  actor: Actor,
  name: PlanName,
  { coinsPerMonth, priceMinor }: PlanTerms,
): Promise<void> {
  await orm.transaction(async (tx) => {
    const plan = eq(subscriptionPlans.name, name)
    const [before] = await tx
      .select({
        coinsPerMonth: subscriptionPlans.coinsPerMonth,
        priceMinor: subscriptionPlans.priceMinor,
      })
      .from(subscriptionPlans)
      .where(plan)
      .for('update')
    if (!before) throw new Problem('NOT_FOUND', 'not-found')
    await tx.update(subscriptionPlans).set({ coinsPerMonth, priceMinor }).where(plan)
    await recordAct(tx, actor, {
      act: 'plan.change',
      target: `plan:${name}`,
      before,
      after: { coinsPerMonth, priceMinor },
    })
  })
}
