/** What the things told of an order come to: which money pays it, what went back, what a person must look at. */
import { type Amount, isSameAmount } from '../amount/amount.ts'
import { eventsOf, type Order } from './order.ts'
import { type RefundProblem, type RefundView, viewRefunds } from './view-refunds.ts'

/** Why money that came does not pay the order by itself. */
export const HELD_REASONS = [
  'told-differently',
  'other-currency',
  'other-amount',
  'cancelled',
  'late',
  'paid-twice',
] as const
export type HeldReason = (typeof HELD_REASONS)[number]

export interface PaymentView {
  id: string
  provider: string
  at: number
  amount: Amount
  refundedMinor: number
  /** Null for the money that pays the order. */
  held: HeldReason | null
}

export interface OrderView {
  /** The earliest first. */
  payments: PaymentView[]
  refunds: RefundView[]
  paidBy: PaymentView | null
  /** The payment for which it was given; null before. */
  grantedFor: string | null
}

export function viewOrder(order: Order): OrderView {
  const found = [...coverOf(order), ...paymentsOf(order)]
  const refunds = viewRefunds(order, found)
  const grantedFor = eventsOf(order, 'granted')[0]?.paymentId ?? null
  const payments = found.map((payment) => ({
    ...payment,
    refundedMinor: refunds
      .filter(({ paymentId, problem }) => paymentId === payment.id && problem === null)
      .reduce((sum, { amount }) => sum + amount.minor, 0),
  }))
  const paidBy = payments.filter(({ held }) => held === null).toSorted(bestFirst(grantedFor))[0]
  // One of them pays; the others must go back.
  for (const payment of payments)
    if (payment.held === null && payment !== paidBy) payment.held = 'paid-twice'
  return { payments, refunds, paidBy: paidBy ?? null, grantedFor }
}

/** What credit pays is not paid by money: there is nothing that could go back. */
function coverOf(order: Order): PaymentView[] {
  const [covered] = eventsOf(order, 'covered')
  const cancelledAt = eventsOf(order, 'cancelled')[0]?.at ?? Infinity
  if (!covered || covered.at >= cancelledAt) return []
  const { amount } = order.quote
  const who = { id: 'credit', provider: 'credit' }
  return [{ ...who, at: covered.at, amount, refundedMinor: 0, held: null }]
}

/** Each payment once. */
function paymentsOf(order: Order): PaymentView[] {
  const cancelledAt = eventsOf(order, 'cancelled')[0]?.at ?? Infinity
  const accepted = new Set(eventsOf(order, 'accepted').map(({ paymentId }) => paymentId))
  const byId = Map.groupBy(eventsOf(order, 'paid'), ({ paymentId }) => paymentId)
  return [...byId].map(([id, tellings]) => {
    const [first] = tellings
    const { provider, at, amount } = first!
    const timely = accepted.has(id) || (at < cancelledAt && at <= order.quote.expiresAt)
    const held =
      tellings.length > 1
        ? 'told-differently'
        : (amountProblem(amount, order.quote.amount) ??
          (timely ? null : at < cancelledAt ? 'late' : 'cancelled'))
    return { id, provider, at, amount, refundedMinor: 0, held }
  })
}

/** Two halves are not put together and a surplus is not kept: whoever sent them meant something else. */
function amountProblem(paid: Amount, asked: Amount): HeldReason | null {
  if (paid.currency !== asked.currency) return 'other-currency'
  return isSameAmount(paid, asked) ? null : 'other-amount'
}

/** What stayed whole pays rather than what went back; among those what it was given for, then the earliest. */
function bestFirst(grantedFor: string | null) {
  const rank = ({ id, amount, refundedMinor }: PaymentView) => {
    const refunded = refundedMinor === 0 ? 0 : refundedMinor < amount.minor ? 2 : 4
    return refunded + (id === grantedFor ? 0 : 1)
  }
  return (a: PaymentView, b: PaymentView) => rank(a) - rank(b)
}

/** What somebody must look at: money that is here and pays nothing, and refunds that cannot be. */
export function reviewOf({ payments, refunds }: OrderView): {
  payments: (PaymentView & { held: HeldReason })[]
  refunds: (RefundView & { problem: RefundProblem })[]
} {
  return {
    payments: payments.filter(
      (payment): payment is PaymentView & { held: HeldReason } =>
        payment.held !== null && payment.refundedMinor < payment.amount.minor,
    ),
    refunds: refunds.filter(
      (refund): refund is RefundView & { problem: RefundProblem } => refund.problem !== null,
    ),
  }
}

/** How much of a payment may still go back. Nothing while a refund is not understood: it may have gone already. */
export function refundable(view: OrderView, paymentId: string): number {
  const payment = view.payments.find(({ id }) => id === paymentId)
  if (!payment || payment.held === 'told-differently') return 0
  if (reviewOf(view).refunds.length > 0) return 0
  return payment.amount.minor - payment.refundedMinor
}
