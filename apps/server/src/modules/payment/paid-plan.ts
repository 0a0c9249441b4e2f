/** The plan somebody has paid for: it begins, goes on and is taken back together with its money. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { BillingCycle } from '@panya/domain/subscription-life/billing-period.ts'
import {
  type Bought,
  renewSubscription,
  startSubscription,
} from '@panya/domain/subscription-life/life.ts'
import {
  firstUnpaidDay,
  lastPeriod,
  type PaidSubscription,
  statusOn,
} from '@panya/domain/subscription-life/subscription.ts'
import { takeBackPeriod } from '@panya/domain/subscription-life/take-back.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans, userSubscriptions } from '../../platform/database/schema/money.ts'
import { paidSubscription } from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { LedgerCall } from '../ledger/run-batch-port.ts'

export interface Terms {
  planName: PlanName
  cycle: BillingCycle
}

export type Purchase =
  | Bought
  | { kind: 'refused'; problem: 'other-plan-runs' | 'paid-ahead' | 'nobody-there' }

/**
 * What a payment buys. Nothing is renewed by itself: whoever paid by a code or by hand pays again, or it ends with
 * what is paid.
 */
export function buyPeriod(
  life: PaidSubscription | null,
  terms: Terms,
  priceMinor: number,
  day: string,
): Purchase {
  if (life === null || statusOn(life, day) === 'ended')
    return startSubscription(terms, priceMinor, day)
  if (lastPeriod(life).planName !== terms.planName)
    return { kind: 'refused', problem: 'other-plan-runs' }
  const from = firstUnpaidDay(life)
  const bought = renewSubscription({ ...life, renewsAs: terms }, { from, priceMinor, day })
  return bought.kind === 'bought' ? bought : { kind: 'refused', problem: 'paid-ahead' }
}

export async function findLife(orm: Orm, userId: number): Promise<PaidSubscription | null> {
  const [row] = await orm
    .select({ life: paidSubscription.life })
    .from(paidSubscription)
    .where(eq(paidSubscription.userId, userId))
  return row?.life ?? null
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

interface Paid {
  orderId: number
  userId: number
  planId: number
  terms: Terms
  amountMinor: number
}

export type Given =
  | { kind: 'given'; period: { from: string; until: string }; calls: LedgerCall[] }
  | Extract<Purchase, { kind: 'refused' }>

export async function givePlan(
  tx: Orm,
  { orderId, userId, planId, terms, amountMinor }: Paid,
  day: string,
): Promise<Given> {
  if (!(await lockPerson(tx, userId))) return { kind: 'refused', problem: 'nobody-there' }
  const bought = buyPeriod(await findLife(tx, userId), terms, amountMinor, day)
  if (bought.kind === 'refused') return bought
  const { periods } = bought.subscription
  // What was quoted is the price, whatever part of a term was left when the money came.
  const period = { ...bought.charge.period, priceMinor: amountMinor }
  const life = {
    ...bought.subscription,
    periods: [...periods.slice(0, -1), period],
    renewsAs: null,
  }
  await saveLife(tx, userId, life)
  const change = { key: `order:${orderId}`, planId, when: 'now' } as const
  const [own] = await tx
    .select()
    .from(userSubscriptions)
    .where(eq(userSubscriptions.userId, userId))
  const has = own?.planId === planId && own.pendingPlanId === null
  return {
    kind: 'given',
    period: { from: period.from, until: period.until },
    calls: has ? [] : [{ userId, operation: { do: 'change-plan', change } }],
  }
}

async function saveLife(tx: Orm, userId: number, life: PaidSubscription): Promise<void> {
  const row = { life, until: lastPeriod(life).until, ended: false }
  await tx
    .insert(paidSubscription)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: paidSubscription.userId, set: row })
}

/** Null when it cannot be: a later period is paid as well. */
export async function takePlanBack(
  tx: Orm,
  { orderId, userId, from }: { orderId: number; userId: number; from: string },
  day: string,
): Promise<LedgerCall[] | null> {
  // With somebody who is gone, their plan is.
  if (!(await lockPerson(tx, userId))) return []
  const life = await findLife(tx, userId)
  if (life === null) return []
  const taken = takeBackPeriod(life, { from, day })
  if (taken.kind === 'refused') return taken.problem === 'not-there' ? [] : null
  const { subscription } = taken
  if (subscription) await saveLife(tx, userId, subscription)
  else await tx.delete(paidSubscription).where(eq(paidSubscription.userId, userId))
  if (subscription && statusOn(subscription, day) !== 'ended') return []
  return endPlan(tx, { userId, planName: lastPeriod(life).planName, key: `refund:${orderId}` })
}

/** Back to the free plan; what an admin gave instead meanwhile stays. Coins that came stay until their own end. */
export async function endPlan(
  tx: Orm,
  { userId, planName, key }: { userId: number; planName: PlanName; key: string },
): Promise<LedgerCall[]> {
  await tx.update(paidSubscription).set({ ended: true }).where(eq(paidSubscription.userId, userId))
  const [own] = await tx
    .select({ name: subscriptionPlans.name })
    .from(userSubscriptions)
    .innerJoin(subscriptionPlans, eq(subscriptionPlans.id, userSubscriptions.planId))
    .where(eq(userSubscriptions.userId, userId))
  if (own?.name !== planName) return []
  const [free] = await tx
    .select({ id: subscriptionPlans.id })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, 'free'))
  const change = { key, planId: free!.id, when: 'now' } as const
  return [{ userId, operation: { do: 'change-plan', change } }]
}
