/** The one door by which anything comes into an order. Knocking twice changes nothing. */
import { isPayable } from '../amount/amount.ts'
import { learn, type Order, type OrderEvent } from './order.ts'
import { grantDue } from './order-status.ts'
import { viewOrder } from './view-order.ts'

export const ORDER_PROBLEMS = [
  'bad-event',
  'not-paid',
  'granted-before',
  'paid-before',
  'nothing-to-accept',
] as const
export type OrderProblem = (typeof ORDER_PROBLEMS)[number]

export type Applied =
  | { kind: 'applied' | 'known'; order: Order }
  /** The order is as it was. */
  | { kind: 'refused'; problem: OrderProblem; order: Order }

export function applyEvent(order: Order, event: OrderEvent): Applied {
  const after = learn(order, event)
  const problem = shapeProblem(event) ?? (after === order ? null : ownProblem(order, event))
  if (problem !== null) return { kind: 'refused', problem, order }
  return { kind: after === order ? 'known' : 'applied', order: after }
}

function shapeProblem(event: OrderEvent): OrderProblem | null {
  if (!Number.isSafeInteger(event.at)) return 'bad-event'
  return 'amount' in event && !isPayable(event.amount) ? 'bad-event' : null
}

/** What others tell of money is always taken down; what we do ourselves must be right. */
function ownProblem(order: Order, event: OrderEvent): OrderProblem | null {
  switch (event.kind) {
    case 'opened':
    case 'paid':
    case 'refunded':
      return null
    case 'covered':
      return order.quote.amount.minor === 0 ? null : 'not-paid'
    case 'cancelled': {
      const { paidBy, grantedFor } = viewOrder(order)
      if (grantedFor !== null) return 'granted-before'
      return paidBy && paidBy.at < event.at ? 'paid-before' : null
    }
    case 'accepted': {
      // Another amount is never the price, whoever says so: it goes back.
      const { payments } = viewOrder(order)
      const held = payments.find(({ id }) => id === event.paymentId)?.held
      return held === 'late' || held === 'cancelled' ? null : 'nothing-to-accept'
    }
    case 'granted': {
      if (viewOrder(order).grantedFor !== null) return 'granted-before'
      return grantDue(order)?.id === event.paymentId ? null : 'not-paid'
    }
  }
}
