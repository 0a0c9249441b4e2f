/** Whether teachers decide on the plan requests of their own classes. */
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { planPolicy } from '../../platform/database/schema/money.ts'

export interface PlanPolicy {
  teachersMayApprove: boolean
}

export async function readPolicy({ orm }: Database): Promise<PlanPolicy> {
  const [row] = await orm.select().from(planPolicy).where(eq(planPolicy.id, 1))
  return { teachersMayApprove: row?.teachersMayApprove ?? false }
}

export async function changePolicy(
  database: Database,
  actor: Actor,
  { teachersMayApprove }: PlanPolicy,
): Promise<void> {
  const before = await readPolicy(database)
  await database.orm.transaction(async (tx) => {
    await tx
      .insert(planPolicy)
      .values({ id: 1, teachersMayApprove })
      .onConflictDoUpdate({ target: planPolicy.id, set: { teachersMayApprove } })
    await recordAct(tx, actor, {
      act: 'plan-policy.change',
      target: 'plan-policy:1',
      before,
      after: { teachersMayApprove },
    })
  })
}
