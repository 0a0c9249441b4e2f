/** Plan requests in the database: asking, taking back, looking through, deciding. */

import type { ChangeTime } from '@panya/domain/money/change-plan.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'
import type {
  PlanRequestPage,
  PlanRequestRow,
  PlanRequestView,
  RequestState,
} from '@panya/domain/money/plan-request.ts'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PoolClient } from 'pg'
import { type Actor, programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { Ledger } from '../ledger/ledger-port.ts'
import type { PaymentProvider } from './payment.ts'

const PAGE = 50

const COLUMNS = `r.id, p.name as plan, r.starts_when as "when", r.note, r.status,
  r.asked_at as "askedAt", r.decided_at as "decidedAt", r.answer`
const WITH_PERSON = `select ${COLUMNS}, r.user_id as "userId", s.email,
    s.display_name as "displayName", coalesce(o.name, 'free') as "currentPlan"
  from plan_request r join subscription_plans p on p.id = r.plan_id
  join student s on s.id = r.user_id left join user_subscriptions u on u.user_id = r.user_id
  left join subscription_plans o on o.id = u.plan_id`

export async function requestsOf({ pool }: Database, userId: number): Promise<PlanRequestView[]> {
  const { rows } = await pool.query<PlanRequestView>(
    `select ${COLUMNS} from plan_request r join subscription_plans p on p.id = r.plan_id
     where r.user_id = $1 order by r.id desc limit 5`,
    [userId],
  )
  return rows
}

export interface RequestWish {
  plan: PlanName
  when: ChangeTime
  note: string
}

const ASK = `insert into plan_request (user_id, plan_id, starts_when, note, asked_at)
  select $1, p.id, $3, $4, $5 from subscription_plans p where p.name = $2
  on conflict do nothing returning id`

/** One question at a time: an open one has to be taken back first. */
export async function askForPlan(
  parts: { database: Database; ledger: Ledger; payments: PaymentProvider },
  userId: number,
  { plan, when, note }: RequestWish,
  now: Date,
): Promise<void> {
  const { pool } = parts.database
  const { rows: own } = await pool.query<{ name: string; next: string | null }>(
    `select p.name, n.name as next from user_subscriptions u
     join subscription_plans p on p.id = u.plan_id
     left join subscription_plans n on n.id = u.pending_plan_id where u.user_id = $1`,
    [userId],
  )
  if ((own[0]?.next ?? own[0]?.name ?? 'free') === plan)
    throw new Problem('CONFLICT', 'plan-is-yours-already')
  const { rows } = await pool.query<{ id: number }>(ASK, [userId, plan, when, note.trim(), now])
  const [made] = rows
  if (!made) throw new Problem('CONFLICT', 'request-is-open')
  const payment = await parts.payments.start(await orderOf(parts.database, made.id, userId))
  if (payment.kind === 'paid') {
    const answer = `${parts.payments.name} ${payment.reference}`
    const actor = programActor(`payment by ${parts.payments.name}`)
    await decide(parts, actor, made.id, { approve: true, answer }, now)
  }
}

async function orderOf({ pool }: Database, requestId: number, userId: number) {
  const { rows } = await pool.query<{ priceMinor: number | null; currency: string }>(
    `select p.price_minor as "priceMinor", p.currency from plan_request r
     join subscription_plans p on p.id = r.plan_id where r.id = $1`,
    [requestId],
  )
  return { requestId, userId, ...rows[0]! }
}

export async function withdraw({ pool }: Database, userId: number, now: Date): Promise<void> {
  const { rowCount } = await pool.query(
    `update plan_request set status = 'withdrawn', decided_at = $2
     where user_id = $1 and status = 'open'`,
    [userId, now],
  )
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'not-found')
}

/** `teacherId` narrows it to learners of that teacher's classes. */
export async function listRequests(
  { pool }: Database,
  {
    status,
    after,
    teacherId,
  }: { status: RequestState; after: number | null; teacherId: number | null },
): Promise<PlanRequestPage> {
  const { rows } = await pool.query<PlanRequestRow>(
    `${WITH_PERSON} where r.status = $1 and ($2::int is null or r.id < $2)
       and ($3::int is null or ${TEACHES})
     order by r.id desc limit ${PAGE + 1}`,
    [status, after, teacherId],
  )
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return { requests: rows.slice(0, PAGE), after: last?.id ?? null }
}

const TEACHES = `exists (select 1 from classroom_member t
  join classroom_member m using (classroom_id) join classroom c on c.id = t.classroom_id
  where t.student_id = $3 and t.part = 'teacher' and m.student_id = r.user_id
    and m.part = 'student' and c.archived_at is null)`

export async function teaches(
  { pool }: Database,
  teacherId: number,
  requestId: number,
): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from plan_request r where r.id = $1 and ${TEACHES.replace('$3', '$2')}`,
    [requestId, teacherId],
  )
  return rows.length > 0
}

export interface Decision {
  approve: boolean
  answer: string
}

/** The decision, the change of plan and the record of both: all or none. */
export async function decide(
  { database, ledger }: { database: Database; ledger: Ledger },
  actor: Actor,
  requestId: number,
  { approve, answer }: Decision,
  now: Date,
): Promise<PlanRequestRow> {
  const { rows } = await database.pool.query<PlanRequestRow & { planId: number }>(
    `${WITH_PERSON.replace('select ', 'select r.plan_id as "planId", ')} where r.id = $1`,
    [requestId],
  )
  const [request] = rows
  if (!request) throw new Problem('NOT_FOUND', 'not-found')
  const status = approve ? 'approved' : 'refused'
  const before = async (client: PoolClient) => {
    const { rowCount } = await client.query(
      `update plan_request set status = $2, decided_at = $3, decided_by = $4, answer = $5
       where id = $1 and status = 'open'`,
      [requestId, status, now, actor.name, answer.trim()],
    )
    if (rowCount === 0) throw new Problem('CONFLICT', 'request-is-decided')
    await recordAct(drizzle(client), actor, {
      act: approve ? 'plan-request.approve' : 'plan-request.refuse',
      target: `student:${request.userId}`,
      before: { plan: request.currentPlan },
      after: { request: requestId, plan: request.plan, when: request.when, answer: answer.trim() },
    })
  }
  if (approve) {
    const { planId, when, userId } = request
    await ledger.changePlan(userId, { key: `plan:${requestId}`, planId, when }, { before })
  } else {
    await ledger.alongside({ before })
  }
  return { ...request, status, decidedAt: now.toISOString(), answer: answer.trim() }
}
