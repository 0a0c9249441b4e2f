/** Decisions of an admin about money that is here: it counts though it was late, or it goes back. */
import { type PaymentView, refundable, viewOrder } from '@panya/domain/order/view-order.ts'
import { takeBackPeriod } from '@panya/domain/subscription-life/take-back.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { type Actor, recordAct } from '../../platform/audit/record-act.ts'
import type { Orm } from '../../platform/database/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { HAND_PROVIDERS } from './bank-payment.ts'
import { changeOrder, type PaymentParts } from './change-order.ts'
import type { FoundOrder } from './order-store.ts'
import { findLife, lockPerson } from './paid-plan.ts'

export async function acceptLate(
  parts: PaymentParts,
  actor: Actor,
  orderId: number,
  paymentId: string,
): Promise<void> {
  await changeOrder(parts, orderId, async (tx, _found, now) => {
    const target = `order:${orderId}`
    await recordAct(tx, actor, { act: 'payment.accept', target, after: { paymentId } })
    return { events: [{ kind: 'accepted', at: now.getTime(), paymentId }] }
  })
}

export interface RefundWish {
  /** Names the refund: sent twice, it is made once. */
  key: string
  paymentId: string
  amountMinor: number
  reason: string
}

/** The admin has sent the money back by the way it came. */
export async function refundByHand(
  parts: PaymentParts,
  actor: Actor,
  orderId: number,
  { key, paymentId, amountMinor: minor, reason }: RefundWish,
): Promise<void> {
  await changeOrder(parts, orderId, async (tx, found, now) => {
    const view = viewOrder(found.order)
    const payment = view.payments.find(({ id }) => id === paymentId)
    if (!payment) throw new Problem('NOT_FOUND', 'payment-not-found')
    const { provider } = payment
    // Only what a person moved does a person move back.
    if (!isByHand(provider)) throw new Problem('CONFLICT', 'refund-at-the-provider')
    const amount = { minor, currency: payment.amount.currency }
    const before = view.refunds.find(({ id }) => id === key)
    if (before) {
      const isSame = before.paymentId === paymentId && before.amount.minor === minor
      if (isSame) return { events: [] }
      throw new Problem('CONFLICT', 'refund-told-differently')
    }
    if (minor > refundable(view, paymentId)) throw new Problem('CONFLICT', 'more-than-is-left')
    await requireLastPeriod(tx, found, { payment, minor, now })
    await recordAct(tx, actor, {
      act: 'payment.refund',
      target: `order:${orderId}`,
      after: { paymentId, amountMinor: minor, currency: amount.currency, reason },
    })
    const at = now.getTime()
    return {
      events: [{ kind: 'refunded', at, refundId: key, paymentId, provider, amount }],
      reason,
    }
  })
}

export const isByHand = (provider: string) => HAND_PROVIDERS.some((name) => name === provider)

/** What begins behind a hole would be paid and not had: the later purchase goes back first. */
export async function requireLastPeriod(
  tx: Orm,
  { row, order }: FoundOrder,
  { payment, minor, now }: { payment: PaymentView; minor: number; now: Date },
): Promise<void> {
  const isWhole = minor === payment.amount.minor - payment.refundedMinor
  if (!isWhole || viewOrder(order).paidBy?.id !== payment.id) return
  if (row.periodFrom === null || row.userId === null) return
  if (!(await lockPerson(tx, row.userId))) return
  const life = await findLife(tx, row.userId)
  const wish = { from: row.periodFrom, order: row.id, day: bangkokDay(now) }
  const taken = life && takeBackPeriod(life, wish)
  if (taken?.kind === 'refused' && taken.problem === 'not-the-last')
    throw new Problem('CONFLICT', 'refund-the-later-first')
}
