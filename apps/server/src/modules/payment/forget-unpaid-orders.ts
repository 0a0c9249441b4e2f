/** Orders for which no money ever came, with what was written for them. */
import { RETENTION } from '@panya/domain/account/retention.ts'
import { and, inArray, lt } from 'drizzle-orm'
import {
  checkout,
  orderEvent,
  orderPayer,
  purchaseOrder,
} from '../../platform/database/schema/payment.ts'
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
