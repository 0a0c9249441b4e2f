/** Whether teachers decide on the plan requests of their own classes. */
import { sql } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'

export interface PlanPolicy {
  teachersMayApprove: boolean
}

export async function readPolicy({ pool }: Database): Promise<PlanPolicy> {
  const { rows } = await pool.query<PlanPolicy>(
    'select teachers_may_approve as "teachersMayApprove" from plan_policy where id = 1',
  )
  return { teachersMayApprove: rows[0]?.teachersMayApprove ?? false }
}

export async function changePolicy(
  database: Database,
  actor: Actor,
  { teachersMayApprove }: PlanPolicy,
): Promise<void> {
  const before = await readPolicy(database)
  await database.orm.transaction(async (tx) => {
    await tx.execute(sql`insert into plan_policy (id, teachers_may_approve)
      values (1, ${teachersMayApprove})
      on conflict (id) do update set teachers_may_approve = excluded.teachers_may_approve`)
    await recordAct(tx, actor, {
      act: 'plan-policy.change',
      target: 'plan-policy:1',
      before,
      after: { teachersMayApprove },
    })
  })
}
