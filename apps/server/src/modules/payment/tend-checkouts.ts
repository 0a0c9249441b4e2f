/**
 * Pages of providers that are over: their time has passed, or their order waits for no money any more. Each is read
 * back once more, so that a notice that never came is not missed.
 */
import { and, asc, eq, isNull, lt, lte, not, notInArray, or } from 'drizzle-orm'
import { checkout, purchaseOrder } from '../../platform/database/schema/payment.ts'
import type { PaymentParts } from './change-order.ts'
import { type Attempt, endAttempt, settle } from './checkout.ts'
import type { PaymentProvider } from './payment-provider.ts'

const AT_ONCE = 50
const LOOK_AGAIN_MS = 10 * 60_000

export interface TendingParts {
  parts: PaymentParts
  providers: readonly PaymentProvider[]
}

export async function tendCheckouts(
  { parts, providers }: TendingParts,
  stop?: AbortSignal,
): Promise<void> {
  const now = parts.now()
  const { ended, expiresAt, lookedAt } = checkout
  const isUnwanted = notInArray(purchaseOrder.status, ['quoted', 'open'])
  const due = await parts.database.orm
    .select({ attempt: checkout })
    .from(checkout)
    .innerJoin(purchaseOrder, eq(purchaseOrder.id, checkout.orderId))
    .where(
      and(
        not(ended),
        or(lte(expiresAt, now), isUnwanted),
        or(isNull(lookedAt), lt(lookedAt, new Date(now.getTime() - LOOK_AGAIN_MS))),
      ),
    )
    .orderBy(asc(expiresAt))
    .limit(AT_ONCE)
  const failures: unknown[] = []
  for (const { attempt } of due) {
    if (stop?.aborted) return
    // One that cannot be asked now does not keep the others waiting.
    await tendOne({ parts, providers }, attempt).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}

async function tendOne({ parts, providers }: TendingParts, attempt: Attempt): Promise<void> {
  const { orm } = parts.database
  const now = parts.now()
  if (attempt.providerId === null) {
    if (attempt.expiresAt <= now) await endAttempt(orm, attempt)
    return
  }
  const provider = providers.find(({ name }) => name === attempt.provider)
  // Its keys were taken away: what is paid there stands in reconciliations, once they are back.
  if (!provider) return
  const its = and(eq(checkout.orderId, attempt.orderId), eq(checkout.attempt, attempt.attempt))
  await orm.update(checkout).set({ lookedAt: now }).where(its)
  await settle(parts, attempt, await provider.close(attempt.providerId))
}
