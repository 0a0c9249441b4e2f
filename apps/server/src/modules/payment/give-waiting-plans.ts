/** What was paid while something else was running is given when that is over: nothing is paid and not had. */
import { and, asc, eq, gt } from 'drizzle-orm'
import { purchaseOrder } from '../../platform/database/schema/payment.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'

const CHUNK = 100

export async function giveWaitingPlans(parts: PaymentParts, stop?: AbortSignal): Promise<void> {
  const { id, status } = purchaseOrder
  for (let last = 0; !stop?.aborted; ) {
    const waiting = await parts.database.orm
      .select({ id })
      .from(purchaseOrder)
      .where(and(eq(status, 'paid'), gt(id, last)))
      .orderBy(asc(id))
      .limit(CHUNK)
    if (waiting.length === 0) return
    for (const one of waiting) {
      last = one.id
      if (stop?.aborted) return
      // With nothing new to tell, an order is given when it is due and can be.
      await changeOrder(parts, last, async () => ({ events: [] }))
    }
  }
}
