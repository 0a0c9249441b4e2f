/** Where an order stands, in one word. */
import { eventsOf, type Order } from './order.ts'
import { type PaymentView, reviewOf, viewOrder } from './view-order.ts'

export const ORDER_STATUSES = [
  'quoted',
  'open',
  'paid',
  'granted',
  'partly-refunded',
  'refunded',
  'review',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export function statusOf(order: Order, now: number): OrderStatus {
  const view = viewOrder(order)
  if (view.paidBy) return paidStatus(view.paidBy, view.grantedFor)
  if (view.grantedFor !== null || reviewOf(view).payments.length > 0) return 'review'
  if (eventsOf(order, 'cancelled').length > 0) return 'cancelled'
  if (now > order.quote.expiresAt) return 'expired'
  return eventsOf(order, 'opened').length > 0 ? 'open' : 'quoted'
}

function paidStatus({ amount, refundedMinor }: PaymentView, grantedFor: string | null) {
  if (refundedMinor > 0) return refundedMinor === amount.minor ? 'refunded' : 'partly-refunded'
  return grantedFor === null ? 'paid' : 'granted'
}

/** The payment for which it must be given now; null when it was, or may not be. */
export function grantDue(order: Order): PaymentView | null {
  const { paidBy, grantedFor } = viewOrder(order)
  return paidBy && grantedFor === null && paidBy.refundedMinor === 0 ? paidBy : null
}
