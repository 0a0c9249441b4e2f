/** What comes after what is paid: the same, something smaller, or nothing. Until then it can be changed again. */
import type { SubscriptionView } from '@panya/domain/order/purchase.ts'
import { cancelAtEnd, changeTerms } from '@panya/domain/subscription-life/life.ts'
import {
  lastPeriod,
  type PaidSubscription,
  periodOn,
  planRise,
  type Terms,
} from '@panya/domain/subscription-life/subscription.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { paidSubscription } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import { cancelAsked } from './make-order.ts'
import { findPaid, lockPerson, saveLife } from './paid-plan.ts'

export async function viewSubscription(
  orm: Orm,
  userId: number,
  now: Date,
): Promise<SubscriptionView | null> {
  const row = await findPaid(orm, userId)
  if (row === null) return null
  const { life, until } = row
  const day = bangkokDay(now)
  const current = periodOn(life, day) ?? lastPeriod(life)
  const [plan] = await orm
    .select({ currency: subscriptionPlans.currency })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, current.planName))
  const isRunning = until >= day
  const { renewsAs } = life
  return {
    plan: current.planName,
    cycle: current.cycle,
    currency: plan?.currency === 'THB' ? 'THB' : 'USD',
    until,
    isRunning,
    next: isRunning && renewsAs ? { plan: renewsAs.planName, cycle: renewsAs.cycle } : null,
    creditMinor: life.creditMinor,
  }
}

/** Null: it ends with what is paid. Said twice, it is the same. */
export async function changeNext(
  { database, now: clock }: PaymentParts,
  userId: number,
  terms: Terms | null,
): Promise<void> {
  const now = clock()
  const day = bangkokDay(now)
  await database.orm.transaction(async (tx) => {
    const isThere = await lockPerson(tx, userId)
    const row = isThere ? await findPaid(tx, userId) : null
    if (row === null || row.until < day) throw new Problem('CONFLICT', 'no-subscription')
    if (terms !== null) await requirePrice(tx, terms)
    const life = nextOf(row.life, terms, day)
    await saveLife(tx, userId, { life, planName: row.planName, day })
    // What was asked for before is asked for anew, if at all.
    await cancelAsked(tx, userId, now)
    await tx
      .update(paidSubscription)
      .set({ askedFor: null, endToldFor: null })
      .where(eq(paidSubscription.userId, userId))
  })
}

async function requirePrice(tx: Orm, { planName }: Terms): Promise<void> {
  const [plan] = await tx
    .select({ priceMinor: subscriptionPlans.priceMinor })
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.name, planName))
  if (!plan) throw new Problem('NOT_FOUND', 'not-found')
  if (plan.priceMinor === null) throw new Problem('CONFLICT', 'price-on-request')
}

function nextOf(life: PaidSubscription, terms: Terms | null, day: string): PaidSubscription {
  if (terms === null) return cancelAtEnd(life)
  const current = periodOn(life, day) ?? lastPeriod(life)
  // Up begins at once and costs something: that is an order.
  if (planRise(current.planName, terms.planName) > 0)
    throw new Problem('CONFLICT', 'change-at-once')
  // Of the same plan another cycle begins with the next period, too.
  if (terms.planName === current.planName) return { ...life, renewsAs: terms }
  const changed = changeTerms(life, { terms, priceMinor: 0, day })
  if (changed.kind === 'refused') throw new Problem('CONFLICT', 'no-subscription')
  return changed.subscription
}
