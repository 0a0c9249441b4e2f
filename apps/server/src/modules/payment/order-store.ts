/** Orders in the database: one row, and everything that was told of it. */
import type { PlanName } from '@panya/domain/money/plan.ts'
import { type Order, type OrderEvent, quoteOrder } from '@panya/domain/order/order.ts'
import { grantDue, statusOf } from '@panya/domain/order/order-status.ts'
import { reviewOf, viewOrder } from '@panya/domain/order/view-order.ts'
import { eq, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { subscriptionPlans } from '../../platform/database/schema/money.ts'
import { orderEvent, purchaseOrder } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'

export interface FoundOrder {
  row: typeof purchaseOrder.$inferSelect
  plan: { name: PlanName; displayName: string }
  order: Order
}

/** Nobody else tells anything of it until this transaction is over. */
export async function lockOrder(tx: Orm, id: number): Promise<FoundOrder> {
  const [row] = await tx.select().from(purchaseOrder).where(eq(purchaseOrder.id, id)).for('update')
  if (!row) throw new Problem('NOT_FOUND', 'order-not-found')
  return withEvents(tx, row)
}

export async function findOrder(orm: Orm, id: number): Promise<FoundOrder | null> {
  const [row] = await orm.select().from(purchaseOrder).where(eq(purchaseOrder.id, id))
  return row ? withEvents(orm, row) : null
}

async function withEvents(orm: Orm, row: FoundOrder['row']): Promise<FoundOrder> {
  const { name, displayName, id } = subscriptionPlans
  const [plan] = await orm
    .select({ name, displayName })
    .from(subscriptionPlans)
    .where(eq(id, row.planId))
  const told = await orm.select().from(orderEvent).where(eq(orderEvent.orderId, row.id))
  const { amountMinor: minor, currency, creditMinor } = row
  const quoted = quoteOrder({
    id: String(row.id),
    amount: { minor, currency },
    creditMinor,
    expiresAt: row.expiresAt.getTime(),
  })
  const order = { ...quoted, told: new Map(told.map(({ key, event }) => [key, event])) }
  return { row, plan: plan!, order }
}

/** What is new or was corrected to an earlier moment. */
export function newlyTold(before: Order, after: Order): [string, OrderEvent][] {
  return [...after.told].filter(([key, event]) => before.told.get(key) !== event)
}

export interface Outcome {
  /** Something is left that needs a person, besides what the order says itself. */
  stuck: boolean
  period: { from: string; until: string } | null
}

export async function saveOrder(
  tx: Orm,
  { row, order: before }: FoundOrder,
  after: Order,
  { stuck, period }: Outcome,
  now: Date,
): Promise<void> {
  const told = newlyTold(before, after)
  if (told.length > 0) {
    await tx
      .insert(orderEvent)
      .values(told.map(([key, event]) => ({ orderId: row.id, key, event, toldAt: now })))
      .onConflictDoUpdate({
        target: [orderEvent.orderId, orderEvent.key],
        set: { event: sql`excluded.event` },
      })
  }
  const { payments, refunds } = reviewOf(viewOrder(after))
  const needsLook = stuck || payments.length + refunds.length > 0 || grantDue(after) !== null
  const days = period ? { periodFrom: period.from, periodUntil: period.until } : {}
  await tx
    .update(purchaseOrder)
    .set({ status: statusOf(after, now.getTime()), needsLook, ...days })
    .where(eq(purchaseOrder.id, row.id))
}
