/** Subscriptions as they are in the database, and granting complimentary ones. */
import { GRANT_REASON_MAX, isCycle } from '@panya/domain/subscription/complimentary.ts'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../http/problem.ts'
import { type Actor, recordAct } from '../audit/record-act.ts'

export interface PlanRow {
  id: number
  name: string
  display_name: string
  coins_per_month: number
}

export interface UserSubscriptionRow {
  user_id: number
  plan_id: number
  coin_balance: number
  plan: PlanRow
}

export interface ComplimentaryRow {
  id: number
  user_id: number
  plan_id: number
  status: string
  cycle: string
  grant_reason: string
  created_at: Date
  expires_at: Date
  plan: PlanRow
}

export interface Grant {
  user_id: number
  plan_id: number
  cycle: string
  grant_reason: string
  expires_at: Date
}

const OWN = {
  name: 'user_subscription',
  text: `select u.user_id, u.plan_id, u.coin_balance, to_jsonb(p) as plan
    from user_subscriptions u join subscription_plans p on p.id = u.plan_id where u.user_id = $1`,
}

const CURRENT = {
  name: 'complimentary_current',
  text: `select c.*, to_jsonb(p) as plan
    from complimentary_subscriptions c join subscription_plans p on p.id = c.plan_id
    where c.user_id = $1 and c.status = 'active' and c.expires_at >= $2
    order by c.created_at desc, c.id desc limit 1`,
}

export async function userSubscription({ pool }: Database, userId: number) {
  return (await pool.query<UserSubscriptionRow>({ ...OWN, values: [userId] })).rows
}

export async function currentComplimentary({ pool }: Database, userId: number, now: Date) {
  return (await pool.query<ComplimentaryRow>({ ...CURRENT, values: [userId, now] })).rows
}

export async function grantComplimentary(
  { orm }: Database,
  actor: Actor,
  grant: Grant,
  now: Date,
): Promise<ComplimentaryRow> {
  const reason = grant.grant_reason.trim().normalize('NFC')
  const errors = checkGrant(grant, reason, now)
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { user_id, plan_id, cycle, expires_at } = grant
  return orm.transaction(async (tx) => {
    const { rows } = await tx.execute<ComplimentaryRow & Record<string, unknown>>(sql`
      with granted as (
        insert into complimentary_subscriptions
          (user_id, plan_id, status, cycle, grant_reason, created_at, expires_at)
        select s.id, p.id, 'active', ${cycle}, ${reason}, ${now}::timestamptz, ${expires_at}::timestamptz
        from student s, subscription_plans p where s.id = ${user_id} and p.id = ${plan_id} returning *
      ) select g.*, to_jsonb(p) as plan from granted g join subscription_plans p on p.id = g.plan_id`)
    const [row] = rows
    if (!row) throw new Problem('NOT_FOUND', 'not-found')
    await recordAct(tx, actor, {
      act: 'subscription.grant',
      target: `student:${user_id}`,
      after: { grant: row.id, plan: row.plan.name, cycle, reason, expiresAt: expires_at },
    })
    return { ...row, created_at: new Date(row.created_at), expires_at: new Date(row.expires_at) }
  })
}

function checkGrant(grant: Grant, reason: string, now: Date): Record<string, string> {
  const errors: Record<string, string> = {}
  if (!isCycle(grant.cycle)) errors['cycle'] = 'unknown-cycle'
  if (reason === '') errors['grant_reason'] = 'required'
  if (Array.from(reason).length > GRANT_REASON_MAX) errors['grant_reason'] = 'too-long'
  if (/[\p{Cc}\p{Cs}]/u.test(reason)) errors['grant_reason'] = 'control-characters'
  if (grant.expires_at <= now) errors['expires_at'] = 'in-the-past'
  return errors
}
