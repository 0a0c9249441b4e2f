/** Orders for which no money ever came, with what was written for them. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import {
  checkout,
  orderEvent,
  orderPayer,
  purchaseOrder,
} from '../../platform/database/schema/payment.ts'
import { student } from '../../platform/database/schema/person.ts'
import type { AppContext } from '../../platform/http/context.ts'

const DAY_MS = 86_400_000
const CHUNK = 500

export async function forgetUnpaidOrders({
  database,
  now,
}: Pick<AppContext, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - RETENTION.unpaidOrderDays * DAY_MS)
  const { id, status, expiresAt } = purchaseOrder
  // Money of any kind, also of a wrong amount, makes another status.
  const isUnpaid = inArray(status, ['quoted', 'open', 'cancelled', 'expired'])
  for (let more = true; more; ) {
    more = await database.orm.transaction(async (tx) => {
      const old = await tx
        .select({ id })
        .from(purchaseOrder)
        .where(and(isUnpaid, lt(expiresAt, before)))
        .limit(CHUNK)
        // Whoever is telling of money at this moment is left alone.
        .for('update', { skipLocked: true })
      const ids = old.map((one) => one.id)
      if (ids.length === 0) return false
      await tx.delete(checkout).where(inArray(checkout.orderId, ids))
      await tx.delete(orderEvent).where(inArray(orderEvent.orderId, ids))
      await tx.delete(orderPayer).where(inArray(orderPayer.orderId, ids))
      await tx.delete(purchaseOrder).where(inArray(id, ids))
      return true
    })
  }
}

/** A guardian's address is for mails about a child's plan: it goes with the child's account. */
export async function forgetAddresses({ database }: Pick<AppContext, 'database'>): Promise<void> {
  const { orm } = database
  const left = orm
    .select({ id: purchaseOrder.id })
    .from(purchaseOrder)
    .leftJoin(student, eq(student.id, purchaseOrder.userId))
    .where(isNull(student.id))
  await orm
    .update(orderPayer)
    .set({ email: null, locale: null, mailLinkHash: null })
    .where(and(isNotNull(orderPayer.email), inArray(orderPayer.orderId, left)))
}
