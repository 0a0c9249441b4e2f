/**
 * Money goes back by the provider that brought it: wished here first, then asked for under the wish's name, then taken
 * down like any other refund it tells of. Stopped anywhere in between, the same wish goes on.
 */
import { refundable, viewOrder } from '@panya/domain/order/view-order.ts'
import { and, asc, eq, lt } from 'drizzle-orm'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { purchaseOrder, refundWish } from '../../platform/database/schema/payment.ts'
import { Problem } from '../../platform/http/problem.ts'
import type { PaymentParts } from './change-order.ts'
import { type FoundOrder, findOrder, lockOrder } from './order-store.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { isByHand, type RefundWish, refundByHand, requireLastPeriod } from './refund.ts'
import { onItsWay } from './refund-wishes.ts'
import { tellNotice } from './tell-notice.ts'

type Wish = typeof refundWish.$inferSelect

export async function refund(
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
  actor: Actor,
  orderId: number,
  wish: RefundWish,
): Promise<void> {
  const found = await findOrder(parts.database.orm, orderId)
  if (!found) throw new Problem('NOT_FOUND', 'order-not-found')
  const payment = viewOrder(found.order).payments.find(({ id }) => id === wish.paymentId)
  if (!payment) throw new Problem('NOT_FOUND', 'payment-not-found')
  if (isByHand(payment.provider)) return refundByHand(parts, actor, orderId, wish)
  const provider = providers.find(({ name }) => name === payment.provider)
  if (!provider) throw new Problem('CONFLICT', 'refund-at-the-provider')
  const written = await parts.database.orm.transaction((tx) =>
    writeWish(tx, { actor, orderId, wish, now: parts.now() }),
  )
  if (written.state === 'asked') await send(parts, provider, written, false)
}

interface Written {
  actor: Actor
  orderId: number
  wish: RefundWish
  now: Date
}

/** Pressed twice, it is one wish; with another name it takes what the first has left. */
async function writeWish(tx: Orm, { actor, orderId, wish, now }: Written): Promise<Wish> {
  const { key, paymentId, amountMinor: minor, reason } = wish
  const found = await lockOrder(tx, orderId)
  const [before] = await tx.select().from(refundWish).where(eq(refundWish.key, key))
  if (before) {
    const isSame =
      before.orderId === orderId && before.paymentId === paymentId && before.minor === minor
    if (isSame) return before
    throw new Problem('CONFLICT', 'refund-told-differently')
  }
  const payment = await requireLeft(tx, found, wish)
  await requireLastPeriod(tx, found, { payment, minor, now })
  const { provider, amount } = payment
  await recordAct(tx, actor, {
    act: 'payment.refund',
    target: `order:${orderId}`,
    after: { paymentId, amountMinor: minor, currency: amount.currency, reason },
  })
  const row = { key, orderId, paymentId, provider, minor, reason, askedAt: now }
  const [made] = await tx
    .insert(refundWish)
    .values({ ...row, state: 'asked' })
    .returning()
  return made!
}

async function requireLeft(tx: Orm, { order }: FoundOrder, { paymentId, amountMinor }: RefundWish) {
  const view = viewOrder(order)
  const payment = view.payments.find(({ id }) => id === paymentId)
  if (!payment) throw new Problem('NOT_FOUND', 'payment-not-found')
  const left = refundable(view, paymentId) - (await onItsWay(tx, paymentId))
  if (amountMinor > left) throw new Problem('CONFLICT', 'more-than-is-left')
  return payment
}

async function send(
  parts: PaymentParts,
  provider: PaymentProvider,
  { key, orderId, paymentId, minor }: Wish,
  again: boolean,
): Promise<void> {
  const { orm } = parts.database
  const { reference, currency } = purchaseOrder
  const [order] = await orm
    .select({ reference, currency })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.id, orderId))
  const amount = { minor, currency: order!.currency }
  const wish = { key, paymentId, amount, reference: order!.reference }
  const state = await provider.refund(wish, again)
  if (state.kind === 'done') await tellNotice(parts, state.notice)
  if (state.kind === 'failed') await tellNotice(parts, { kind: 'refund-failed', wish: key })
  if (state.kind === 'sent') {
    const its = and(eq(refundWish.key, key), eq(refundWish.state, 'asked'))
    await orm.update(refundWish).set({ state: 'sent' }).where(its)
  }
}

const AT_ONCE = 50
const ASK_AGAIN_MS = 60_000

/** Wishes of which nobody knows whether the provider has heard. */
export async function sendRefunds(
  parts: PaymentParts,
  providers: readonly PaymentProvider[],
  stop?: AbortSignal,
): Promise<void> {
  const before = new Date(parts.now().getTime() - ASK_AGAIN_MS)
  const waiting = await parts.database.orm
    .select()
    .from(refundWish)
    .where(and(eq(refundWish.state, 'asked'), lt(refundWish.askedAt, before)))
    .orderBy(asc(refundWish.askedAt))
    .limit(AT_ONCE)
  const failures: unknown[] = []
  for (const wish of waiting) {
    if (stop?.aborted) return
    const provider = providers.find(({ name }) => name === wish.provider)
    if (!provider) continue
    await send(parts, provider, wish, true).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
