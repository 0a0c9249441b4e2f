/** What a provider told, by itself or when it was asked, is taken down: the same thing once, whoever hears of it. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import {
  checkout,
  moneyEntry,
  purchaseOrder,
  refundWish,
} from '../../platform/database/schema/payment.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import type { PaidNotice, RefundedNotice, ToldNotice } from './payment-provider.ts'

/** False when nobody here knows of the order: a refund may be told of before its payment. */
export async function tellNotice(parts: PaymentParts, notice: ToldNotice): Promise<boolean> {
  switch (notice.kind) {
    case 'paid':
      return tellPaid(parts, notice)
    case 'refunded':
      return tellRefunded(parts, notice)
    case 'failed':
      await endCheckout(parts.database.orm, notice.checkoutId)
      return true
    case 'refund-failed':
      await tellRefundFailed(parts, notice.wish)
      return true
  }
}

async function tellPaid(parts: PaymentParts, notice: PaidNotice): Promise<boolean> {
  const [order] = await parts.database.orm
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.reference, notice.reference))
  if (!order) return false
  await changeOrder(parts, order.id, async (tx) => {
    await endCheckout(tx, notice.checkoutId)
    return { events: [notice.event] }
  })
  return true
}

async function endCheckout(orm: Orm, providerId: string): Promise<void> {
  await orm.update(checkout).set({ ended: true }).where(eq(checkout.providerId, providerId))
}

async function tellRefunded(
  parts: PaymentParts,
  { wish, event }: RefundedNotice,
): Promise<boolean> {
  const [entry] = await parts.database.orm
    .select({ orderId: moneyEntry.orderId })
    .from(moneyEntry)
    .where(eq(moneyEntry.key, `paid:${event.paymentId}`))
  if (!entry) return false
  await changeOrder(parts, entry.orderId, async (tx) => {
    const [own] =
      wish === null
        ? []
        : await tx
            .update(refundWish)
            .set({ state: 'done' })
            .where(and(eq(refundWish.key, wish), eq(refundWish.orderId, entry.orderId)))
            .returning({ reason: refundWish.reason })
    return { events: [event], ...own }
  })
  return true
}

/** Told after it had gone, too: then it is with us again, and a person must look. */
async function tellRefundFailed(parts: PaymentParts, key: string): Promise<void> {
  const its = eq(refundWish.key, key)
  const [wish] = await parts.database.orm.select().from(refundWish).where(its)
  if (!wish) return
  await changeOrder(parts, wish.orderId, async (tx) => {
    const ended = tx.update(refundWish).set({ state: 'returned' })
    const { rowCount } = await ended.where(and(its, eq(refundWish.state, 'done')))
    if (rowCount === 0)
      await tx
        .update(refundWish)
        .set({ state: 'failed' })
        .where(and(its, inArray(refundWish.state, ['asked', 'sent'])))
    return { events: [] }
  })
}
