/** Subscriptions as they are in the database, and granting complimentary ones. */
import { GRANT_REASON_MAX, isCycle } from '@panya/domain/subscription/complimentary.ts'
import type { Database } from '../../database/database.ts'
import { Problem } from '../../http/problem.ts'

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

const GRANT = `with granted as (
    insert into complimentary_subscriptions
      (user_id, plan_id, status, cycle, grant_reason, created_at, expires_at)
    select s.id, p.id, 'active', $3, $4, $5, $6 from student s, subscription_plans p
    where s.id = $1 and p.id = $2 returning *
  ) select g.*, to_jsonb(p) as plan from granted g join subscription_plans p on p.id = g.plan_id`

export async function userSubscription({ pool }: Database, userId: number) {
  return (await pool.query<UserSubscriptionRow>({ ...OWN, values: [userId] })).rows
}

export async function currentComplimentary({ pool }: Database, userId: number, now: Date) {
  return (await pool.query<ComplimentaryRow>({ ...CURRENT, values: [userId, now] })).rows
}

export async function grantComplimentary(
  { pool }: Database,
  grant: Grant,
  now: Date,
): Promise<ComplimentaryRow> {
  const reason = grant.grant_reason.trim().normalize('NFC')
  const errors = checkGrant(grant, reason, now)
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  const { user_id, plan_id, cycle, expires_at } = grant
  const values = [user_id, plan_id, cycle, reason, now, expires_at]
  const { rows } = await pool.query<ComplimentaryRow>(GRANT, values)
  if (!rows[0]) throw new Problem('NOT_FOUND', 'not-found')
  return rows[0]
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
