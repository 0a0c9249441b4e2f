/** Subscriptions as they are in the database, and granting complimentary ones. */
import { type Cycle, GRANT_REASON_MAX, isCycle } from '@panya/domain/money/complimentary.ts'
import { eq } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import {
  complimentarySubscriptions,
  subscriptionPlans,
} from '../../platform/database/schema/money.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { runBatch } from '../ledger/run-batch-port.ts'

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
  /** When the month's coins came last, and when they come next. */
  latest_coins_at: Date | null
  next_renewal_at: Date | null
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

export type Grant = Pick<
  ComplimentaryRow,
  'user_id' | 'plan_id' | 'cycle' | 'grant_reason' | 'expires_at'
>

const OWN = {
  name: 'user_subscription',
  text: `select u.user_id, u.plan_id, u.coin_balance, u.latest_coins_at, u.next_renewal_at,
      to_jsonb(p) as plan
    from user_subscriptions u join subscription_plans p on p.id = u.plan_id where u.user_id = $1`,
}

const PLAN = {
  id: subscriptionPlans.id,
  name: subscriptionPlans.name,
  display_name: subscriptionPlans.displayName,
  coins_per_month: subscriptionPlans.coinsPerMonth,
}

const CURRENT = {
  name: 'complimentary_current',
  text: `select c.*, to_jsonb(p) as plan
    from complimentary_subscriptions c join subscription_plans p on p.id = c.plan_id
    where c.user_id = $1 and c.status = 'active' and c.expires_at >= $2
    order by c.created_at desc, c.id desc limit 1`,
}

export async function userSubscription({ pool }: Database, userId: number) {
  // raw: prepared, a field of GraphQL in the names of the columns
  return (await pool.query<UserSubscriptionRow>({ ...OWN, values: [userId] })).rows
}

export async function currentComplimentary({ pool }: Database, userId: number, now: Date) {
  // raw: prepared, a field of GraphQL in the names of the columns
  return (await pool.query<ComplimentaryRow>({ ...CURRENT, values: [userId, now] })).rows
}

/** The subscription, its first coins and the record of who gave it: all or none. */
export async function grantComplimentary(
  database: Database,
  actor: Actor,
  grant: Grant,
  now: Date,
): Promise<ComplimentaryRow> {
  const reason = grant.grant_reason.trim().normalize('NFC')
  const errors = checkGrant(grant, reason, now)
  if (Object.keys(errors).length > 0) throw new Problem('BAD_INPUT', 'bad-input', errors)
  let made: ComplimentaryRow | undefined
  const call = { userId: grant.user_id, operation: { do: 'renew' } as const }
  await runBatch(database, [call], now.getTime(), {
    async before(tx) {
      made = await insertGrant(tx, { ...grant, grant_reason: reason }, now)
      await recordGrant(tx, made, actor)
    },
  })
  return made!
}

async function insertGrant(
  tx: Orm,
  { user_id, plan_id, cycle, grant_reason, expires_at }: Grant,
  now: Date,
): Promise<ComplimentaryRow> {
  const [plan] = await tx
    .select(PLAN)
    .from(subscriptionPlans)
    .innerJoin(student, eq(student.id, user_id))
    .where(eq(subscriptionPlans.id, plan_id))
  if (!plan) throw new Problem('NOT_FOUND', 'not-found')
  const terms = {
    cycle: cycle as Cycle,
    grantReason: grant_reason,
    createdAt: now,
    expiresAt: expires_at,
  }
  const [made] = await tx
    .insert(complimentarySubscriptions)
    .values({ userId: user_id, planId: plan_id, ...terms })
    .returning({ id: complimentarySubscriptions.id })
  const row = { ...made!, user_id, plan_id, status: 'active', cycle, grant_reason }
  return { ...row, created_at: now, expires_at, plan }
}

async function recordGrant(tx: Orm, made: ComplimentaryRow, actor: Actor) {
  const { id, user_id, plan, cycle, grant_reason: reason, expires_at: expiresAt } = made
  await recordAct(tx, actor, {
    act: 'subscription.grant',
    target: `student:${user_id}`,
    after: { grant: id, plan: plan.name, cycle, reason, expiresAt },
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
