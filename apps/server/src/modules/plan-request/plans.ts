/** The catalogue of plans as it is now: what admins changed, and how they change it. */
import { PLAN_NAMES, type Plan, type PlanName } from '@panya/domain/money/plan.ts'
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'

export async function listPlans({ pool }: Database): Promise<Plan[]> {
  const { rows } = await pool.query<Plan>(
    `select name, display_name as "displayName", coins_per_month as "coinsPerMonth",
       price_minor as "priceMinor" from subscription_plans`,
  )
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
    const { rows } = await tx.execute(sql`
      select coins_per_month as "coinsPerMonth", price_minor as "priceMinor"
      from subscription_plans where name = ${name} for update`)
    if (!rows[0]) throw new Problem('NOT_FOUND', 'not-found')
    await tx.execute(sql`update subscription_plans
      set coins_per_month = ${coinsPerMonth}, price_minor = ${priceMinor} where name = ${name}`)
    await recordAct(tx, actor, {
      act: 'plan.change',
      target: `plan:${name}`,
      before: rows[0],
      after: { coinsPerMonth, priceMinor },
    })
  })
}
