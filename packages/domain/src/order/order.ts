/**
 * One purchase: what it costs and everything that was told of it. Whoever moves the money tells of it late, twice
 * or in another order than it happened, so nothing here asks when we heard of something, only when it was.
 */
import { type Amount, isPayable } from '../amount/amount.ts'

/** Moments are milliseconds since 1970. */
export interface Quote {
  id: string
  /** What is to be paid in money; nothing where credit pays all of it. */
  amount: Amount
  /** What of the price is paid by credit, beside the money and in its currency. */
  creditMinor: number
  /** Money from after this moment is too late. */
  expiresAt: number
}

interface Refunded {
  kind: 'refunded'
  at: number
  refundId: string
  paymentId: string
  provider: string
  amount: Amount
}

export type OrderEvent =
  /** The payer was told how to pay. */
  | { kind: 'opened'; at: number }
  /** Credit pays all of it, and whoever pays has agreed. */
  | { kind: 'covered'; at: number }
  /** Money came in. Who tells it was proved before: nothing that is forged comes here. */
  | { kind: 'paid'; at: number; paymentId: string; provider: string; amount: Amount }
  /** Money went back, by our wish or not. */
  | Refunded
  | { kind: 'cancelled'; at: number }
  /** Somebody decided that money that was late counts all the same. */
  | { kind: 'accepted'; at: number; paymentId: string }
  /** What was bought was given. */
  | { kind: 'granted'; at: number; paymentId: string }

export interface Order {
  quote: Quote
  /** By what makes two of them the same; of money the earliest moment that was told. */
  told: ReadonlyMap<string, OrderEvent>
}

export function quoteOrder(quote: Quote): Order {
  const { amount, creditMinor } = quote
  if (!Number.isSafeInteger(creditMinor) || creditMinor < 0)
    throw new RangeError('credit is a whole number and not negative')
  const isCounted = Number.isSafeInteger(amount.minor) && amount.minor >= 0
  if (!isCounted || !isPayable({ ...amount, minor: amount.minor + creditMinor }))
    throw new RangeError('an order costs more than nothing')
  return { quote, told: new Map() }
}

/** The same thing told again has the same key, whatever the moment; told in other words it has another one. */
function keyOf(event: OrderEvent): string {
  switch (event.kind) {
    case 'opened':
    case 'covered':
    case 'cancelled':
      return event.kind
    case 'accepted':
    case 'granted':
      return JSON.stringify([event.kind, event.paymentId])
    case 'paid': {
      const { kind, paymentId, provider, amount } = event
      return JSON.stringify([kind, paymentId, provider, amount.minor, amount.currency])
    }
    case 'refunded': {
      const { kind, refundId, paymentId, provider, amount } = event
      return JSON.stringify([kind, refundId, paymentId, provider, amount.minor, amount.currency])
    }
  }
}

/** The order with one more thing known; itself when it was known before. */
export function learn(order: Order, event: OrderEvent): Order {
  const key = keyOf(event)
  const before = order.told.get(key)
  const isMoney = event.kind === 'paid' || event.kind === 'refunded'
  // What we did ourselves happened when we first said so.
  if (before && (!isMoney || before.at <= event.at)) return order
  return { ...order, told: new Map(order.told).set(key, event) }
}

export function eventsOf<Kind extends OrderEvent['kind']>(
  { told }: Order,
  kind: Kind,
): Extract<OrderEvent, { kind: Kind }>[] {
  const found = [...told].filter(([, event]) => event.kind === kind)
  // The same whatever the order in which they were told.
  return found
    .toSorted(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1))
    .map(([, event]) => event as Extract<OrderEvent, { kind: Kind }>)
}
