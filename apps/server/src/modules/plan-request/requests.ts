/** Plan requests in the database: asking, taking back, looking through, deciding. */

import type { ChangeTime } from '@panya/domain/money/change-plan.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'
import type {
  PlanRequestPage,
  PlanRequestRow,
  PlanRequestView,
  RequestState,
} from '@panya/domain/money/plan-request.ts'
import { and, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Actor, programActor, recordAct } from '../../platform/audit/record-act.ts'
import type { Database, Orm } from '../../platform/database/database.ts'
import { isoMoments } from '../../platform/database/iso-moments.ts'
import { classroom } from '../../platform/database/schema/classroom.ts'
import {
  planRequest,
  subscriptionPlans,
  userSubscriptions,
} from '../../platform/database/schema/money.ts'
import { student } from '../../platform/database/schema/person.ts'
import { Problem } from '../../platform/http/problem.ts'
import { pupilsOfTeachers, teacher } from '../classroom/class-access-port.ts'
import type { Ledger } from '../ledger/ledger-port.ts'
import type { PaymentProvider } from './payment.ts'

const PAGE = 50

const COLUMNS = {
  id: planRequest.id,
  plan: subscriptionPlans.name,
  when: planRequest.startsWhen,
  note: planRequest.note,
  status: planRequest.status,
  askedAt: planRequest.askedAt,
  decidedAt: planRequest.decidedAt,
  answer: planRequest.answer,
}
const ITS_PLAN = eq(subscriptionPlans.id, planRequest.planId)
const current = alias(subscriptionPlans, 'current')

function requestsWithPerson(orm: Orm, where: SQL | undefined) {
  return orm
    .select({
      ...COLUMNS,
      planId: planRequest.planId,
      userId: planRequest.userId,
      email: student.email,
      displayName: student.displayName,
      currentPlan: sql<PlanName>`coalesce(${current.name}, 'free')`,
    })
    .from(planRequest)
    .innerJoin(subscriptionPlans, ITS_PLAN)
    .innerJoin(student, eq(student.id, planRequest.userId))
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, planRequest.userId))
    .leftJoin(current, eq(current.id, userSubscriptions.planId))
    .where(where)
    .orderBy(desc(planRequest.id))
    .limit(PAGE + 1)
}

export async function requestsOf({ orm }: Database, userId: number): Promise<PlanRequestView[]> {
  const rows = await orm
    .select(COLUMNS)
    .from(planRequest)
    .innerJoin(subscriptionPlans, ITS_PLAN)
    .where(eq(planRequest.userId, userId))
    .orderBy(desc(planRequest.id))
    .limit(5)
  return rows.map(isoMoments)
}

export interface RequestWish {
  plan: PlanName
  when: ChangeTime
  note: string
}

/** One question at a time: an open one has to be taken back first. */
export async function askForPlan(
  parts: { database: Database; ledger: Ledger; payments: PaymentProvider },
  userId: number,
  { plan, when, note }: RequestWish,
  now: Date,
): Promise<void> {
  const { orm } = parts.database
  const [own] = await orm
    .select({ name: current.name, next: subscriptionPlans.name })
    .from(userSubscriptions)
    .innerJoin(current, eq(current.id, userSubscriptions.planId))
    .leftJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.pendingPlanId))
    .where(eq(userSubscriptions.userId, userId))
  if ((own?.next ?? own?.name ?? 'free') === plan)
    throw new Problem('CONFLICT', 'plan-is-yours-already')
  const [wanted] = await orm
    .select({ planId: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, plan))
  if (!wanted) throw new Problem('NOT_FOUND', 'not-found')
  const [made] = await orm
    .insert(planRequest)
    .values({ userId, ...wanted, startsWhen: when, note: note.trim(), askedAt: now })
    .onConflictDoNothing()
    .returning({ id: planRequest.id })
  if (!made) throw new Problem('CONFLICT', 'request-is-open')
  const payment = await parts.payments.start(await orderOf(parts.database, made.id, userId))
  if (payment.kind === 'paid') {
    const answer = `${parts.payments.name} ${payment.reference}`
    const actor = programActor(`payment by ${parts.payments.name}`)
    await decide(parts, actor, made.id, { approve: true, answer }, now)
  }
}

async function orderOf({ orm }: Database, requestId: number, userId: number) {
  const { priceMinor, currency } = subscriptionPlans
  const [order] = await orm
    .select({ priceMinor, currency })
    .from(planRequest)
    .innerJoin(subscriptionPlans, ITS_PLAN)
    .where(eq(planRequest.id, requestId))
  return { requestId, userId, ...order! }
}

export async function withdraw({ orm }: Database, userId: number, now: Date): Promise<void> {
  const { rowCount } = await orm
    .update(planRequest)
    .set({ status: 'withdrawn', decidedAt: now })
    .where(and(eq(planRequest.userId, userId), eq(planRequest.status, 'open')))
  if (rowCount === 0) throw new Problem('NOT_FOUND', 'not-found')
}

/** `teacherId` narrows it to learners of that teacher's classes. */
export async function listRequests(
  { orm }: Database,
  {
    status,
    after,
    teacherId,
  }: { status: RequestState; after: number | null; teacherId: number | null },
): Promise<PlanRequestPage> {
  const rows = await requestsWithPerson(
    orm,
    and(
      eq(planRequest.status, status),
      after === null ? undefined : lt(planRequest.id, after),
      teacherId === null ? undefined : isFromPupilOf(orm, teacherId),
    ),
  )
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  const requests = rows.slice(0, PAGE).map(({ planId: _plan, ...row }) => isoMoments(row))
  return { requests, after: last?.id ?? null }
}

function isFromPupilOf(orm: Orm, teacherId: number): SQL {
  const kept = orm.select({ id: classroom.id }).from(classroom).where(isNull(classroom.archivedAt))
  const theirs = and(eq(teacher.studentId, teacherId), inArray(teacher.classroomId, kept))
  return inArray(planRequest.userId, pupilsOfTeachers(orm, theirs))
}

export async function teaches(
  { orm }: Database,
  teacherId: number,
  requestId: number,
): Promise<boolean> {
  const its = and(eq(planRequest.id, requestId), isFromPupilOf(orm, teacherId))
  return (await orm.$count(planRequest, its)) > 0
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
  const [request] = await requestsWithPerson(database.orm, eq(planRequest.id, requestId))
  if (!request) throw new Problem('NOT_FOUND', 'not-found')
  const status = approve ? 'approved' : 'refused'
  const decision = { status, decidedAt: now, answer: answer.trim() } as const
  const before = async (tx: Orm) => {
    const { rowCount } = await tx
      .update(planRequest)
      .set({ ...decision, decidedBy: actor.name })
      .where(and(eq(planRequest.id, requestId), eq(planRequest.status, 'open')))
    if (rowCount === 0) throw new Problem('CONFLICT', 'request-is-decided')
    await recordAct(tx, actor, {
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
  return isoMoments({ ...request, ...decision })
}
