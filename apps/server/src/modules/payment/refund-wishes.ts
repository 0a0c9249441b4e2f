/** Refunds that a provider was asked for: what is on its way is not sent again, and what failed is seen. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Orm } from '../../platform/database/database.ts'
import { refundWish } from '../../platform/database/schema/payment.ts'

/**
 * What a person must look at: `failed` before it went, or `returned` to us after it had gone. The newest counts: sent
 * anew, what had failed before is settled.
 */
export async function refundTrouble(
  tx: Orm,
  orderId: number,
): Promise<'failed' | 'returned' | null> {
  const [newest] = await tx
    .select({ state: refundWish.state })
    .from(refundWish)
    .where(eq(refundWish.orderId, orderId))
    .orderBy(desc(refundWish.askedAt), desc(refundWish.key))
    .limit(1)
  return newest?.state === 'failed' || newest?.state === 'returned' ? newest.state : null
}

/** Of a payment, in the smallest unit. */
export async function onItsWay(tx: Orm, paymentId: string): Promise<number> {
  const its = and(eq(refundWish.paymentId, paymentId), inArray(refundWish.state, ['asked', 'sent']))
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(sum(${refundWish.minor}), 0)::float8` })
    .from(refundWish)
    .where(its)
  return row?.minor ?? 0
}
