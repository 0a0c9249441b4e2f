/** The plan somebody has paid for: it begins, turns, ends and is taken back together with its money. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import { nextTurn } from '@panya/domain/subscription-life/asking.ts'
import type { PeriodCredit } from '@panya/domain/subscription-life/break-off.ts'
import {
  type CarriedOut,
  carryOut,
  type PaidPurchase,
} from '@panya/domain/subscription-life/purchase.ts'
import {
  lastPeriod,
  type PaidSubscription,
  periodOn,
} from '@panya/domain/subscription-life/subscription.ts'
import { givePartBack, takeBackPeriod } from '@panya/domain/subscription-life/take-back.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans, userSubscriptions } from '../../platform/database/schema/money.ts'
import { paidSubscription } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { LedgerCall } from '../ledger/run-batch-port.ts'

export type PaidRow = typeof paidSubscription.$inferSelect

export async function findPaid(orm: Orm, userId: number): Promise<PaidRow | null> {
  const [row] = await orm
    .select()
    .from(paidSubscription)
    .where(eq(paidSubscription.userId, userId))
  return row ?? null
}

export async function findLife(orm: Orm, userId: number): Promise<PaidSubscription | null> {
  return (await findPaid(orm, userId))?.life ?? null
}

/** False when the account is gone. Orders of one person are given one after the other. */
export async function lockPerson(tx: Orm, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: student.id })
    .from(student)
    .where(eq(student.id, userId))
    .for('no key update')
  return rows.length > 0
}

export async function saveLife(
  tx: Orm,
  userId: number,
  { life, planName, day }: { life: PaidSubscription; planName: PlanName; day: string },
): Promise<void> {
  const row = {
    life,
    until: lastPeriod(life).until,
    planName,
    turnOn: nextTurn(life, day),
    // Today there may be something to say; whoever looks finds the next day.
    askOn: day,
  }
  await tx
    .insert(paidSubscription)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: paidSubscription.userId, set: row })
}

interface Paid {
  userId: number
  planId: number
  purchase: PaidPurchase
}

export type Given =
  | {
      kind: 'given'
      period: { from: string; until: string }
      calls: LedgerCall[]
      /** What became credit of what was paid before. */
      credits: PeriodCredit[]
    }
  | Extract<CarriedOut, { kind: 'refused' }>
  | { kind: 'refused'; problem: 'nobody-there' }

export async function givePlan(
  tx: Orm,
  { userId, planId, purchase }: Paid,
  day: string,
): Promise<Given> {
  if (!(await lockPerson(tx, userId))) return { kind: 'refused', problem: 'nobody-there' }
  const before = await findPaid(tx, userId)
  const done = carryOut(before?.life ?? null, purchase, day)
  if (done.kind === 'refused') return done
  const { subscription: life, credits } = done
  const { from, until } = done.period
  const begins = from <= day
  const { planName } = purchase.terms
  await saveLife(tx, userId, { life, planName: begins ? planName : before!.planName, day })
  const change = { key: `order:${purchase.order}`, planId, when: 'now' } as const
  const isThere = !begins || (await hasPlan(tx, userId, planId))
  const calls: LedgerCall[] = isThere
    ? []
    : [{ userId, operation: { do: 'change-plan', change } }]
  return { kind: 'given', period: { from, until }, calls, credits }
}

async function hasPlan(tx: Orm, userId: number, planId: number): Promise<boolean> {
  const [own] = await tx
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
  return own?.planId === planId && own.pendingPlanId === null
}

interface Bought {
  orderId: number
  userId: number
  from: string
}

/** Null when it cannot be: a later period is paid as well. */
export async function takePlanBack(
  tx: Orm,
  { orderId, userId, from }: Bought,
  { creditMinor, day }: { creditMinor: number; day: string },
): Promise<{ calls: LedgerCall[]; creditIsBack: boolean } | null> {
  const nothing = { calls: [], creditIsBack: false }
  // With somebody who is gone, their plan is.
  if (!(await lockPerson(tx, userId))) return nothing
  const row = await findPaid(tx, userId)
  if (row === null) return nothing
  const taken = takeBackPeriod(row.life, { from, order: orderId, day, creditMinor })
  if (taken.kind === 'refused') return taken.problem === 'not-there' ? nothing : null
  const { subscription: life } = taken
  const { planName } = row
  if (life) await saveLife(tx, userId, { life, planName, day })
  else await tx.delete(paidSubscription).where(eq(paidSubscription.userId, userId))
  const creditIsBack = creditMinor > 0
  if (life && periodOn(life, day) !== null) return { calls: [], creditIsBack }
  const calls = await endPlan(tx, { userId, planName, key: `refund:${orderId}` })
  return { calls, creditIsBack }
}

/** Less is left of what was paid with that money. */
export async function givePart(
  tx: Orm,
  { orderId, userId, from }: Bought,
  { minor, day }: { minor: number; day: string },
): Promise<void> {
  if (!(await lockPerson(tx, userId))) return
  const row = await findPaid(tx, userId)
  if (row === null) return
  const life = givePartBack(row.life, { from, order: orderId, minor })
  await saveLife(tx, userId, { life, planName: row.planName, day })
}

/** Back to the free plan; what an admin gave instead meanwhile stays. Coins that came stay until their own end. */
export async function endPlan(
  tx: Orm,
  wish: { userId: number; planName: PlanName; key: string },
): Promise<LedgerCall[]> {
  return turnPlan(tx, { ...wish, to: 'free' })
}

/** From the plan that was given last to another. */
export async function turnPlan(
  tx: Orm,
  { userId, planName, to, key }: { userId: number; planName: PlanName; to: PlanName; key: string },
): Promise<LedgerCall[]> {
  const [own] = await tx
    .select({ name: subscriptionPlans.name })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId))
  if (own?.name !== planName) return []
  const [plan] = await tx
    .select({ id: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, to))
  const change = { key, planId: plan!.id, when: 'now' } as const
  return [{ userId, operation: { do: 'change-plan', change } }]
}
