/** What went back of an order's money, each refund once and never more than had come. */
import type { Amount } from '../amount/amount.ts'
import { eventsOf, type Order } from './order.ts'

/** Why a refund is not counted. */
export const REFUND_PROBLEMS = [
  'told-differently',
  'unknown-payment',
  'other-currency',
  'above-paid',
] as const
export type RefundProblem = (typeof REFUND_PROBLEMS)[number]

export interface RefundView {
  id: string
  paymentId: string
  at: number
  amount: Amount
  problem: RefundProblem | null
}

/** The earliest first; what comes when everything is back already is not counted. */
export function viewRefunds(
  order: Order,
  payments: readonly { id: string; amount: Amount }[],
): RefundView[] {
  const left = new Map(payments.map(({ id, amount }) => [id, { ...amount }]))
  const byId = Map.groupBy(eventsOf(order, 'refunded'), ({ refundId }) => refundId)
  return [...byId].map(([id, tellings]) => {
    const [first] = tellings
    const { paymentId, at, amount } = first!
    const rest = left.get(paymentId)
    const problem = tellings.length > 1 ? 'told-differently' : problemOf(amount, rest)
    if (rest && problem === null) rest.minor -= amount.minor
    return { id, paymentId, at, amount, problem }
  })
}

/** A refund may be told of before its payment: then it waits. */
function problemOf(amount: Amount, rest: Amount | undefined): RefundProblem | null {
  if (!rest) return 'unknown-payment'
  if (amount.currency !== rest.currency) return 'other-currency'
  return amount.minor > rest.minor ? 'above-paid' : null
}
