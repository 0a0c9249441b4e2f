import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THAI_VAT } from '../amount/vat.ts'
import { applyEvent } from '../order/apply-event.ts'
import { type Order, type OrderEvent, quoteOrder } from '../order/order.ts'
import { grantDue } from '../order/order-status.ts'
import { reviewOf, viewOrder } from '../order/view-order.ts'
import { ledgerEventOf } from './order-entries.ts'
import { balanceOf, type PaymentBook, post } from './payment-book.ts'

const PRICE = { minor: 24_900, currency: 'THB' } as const
const QUOTE = { id: 'order-1', amount: PRICE, expiresAt: 1000 }

function book({ told }: Order): PaymentBook {
  let all: PaymentBook = new Map()
  for (const event of told.values()) {
    const entry = ledgerEventOf(QUOTE, event, THAI_VAT)
    if (entry) all = post(all, entry).book
  }
  return all
}

const eventsOf = ({ told }: Order) => [...told.values()]

const paid = (index: number, at: number, minor: number): OrderEvent => ({
  kind: 'paid',
  at,
  paymentId: `p${index}`,
  provider: 'bank',
  amount: { minor, currency: 'THB' },
})

function served(events: readonly OrderEvent[]): Order {
  return events.reduce((before, event) => {
    const { order } = applyEvent(before, event)
    const due = grantDue(order)
    if (!due) return order
    return applyEvent(order, { kind: 'granted', at: event.at, paymentId: due.id }).order
  }, quoteOrder(QUOTE))
}

const payment = fc.tuple(
  fc.constantFrom(100, 200, 1001),
  fc.constantFrom(1, PRICE.minor - 1, PRICE.minor, PRICE.minor, PRICE.minor + 1),
)

test('what a person must look at is what the book says we owe, and once it went back nothing is', () => {
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), (all) => {
      const order = served(all.map(([at, minor], index) => paid(index, at, minor)))
      const held = reviewOf(viewOrder(order)).payments
      const owed = held.reduce((sum, { amount }) => sum + amount.minor, 0)
      expect(0 - balanceOf(book(order), 'receivable', 'THB')).toBe(owed)
      const back = held.map(
        ({ id, provider, amount }): OrderEvent => ({
          kind: 'refunded',
          at: 2000,
          refundId: `back-${id}`,
          paymentId: id,
          provider,
          amount,
        }),
      )
      const settled = served([...eventsOf(order), ...back])
      expect(balanceOf(book(settled), 'receivable', 'THB')).toBe(0)
      const isSold = viewOrder(settled).grantedFor !== null
      expect(balanceOf(book(settled), 'cash:bank', 'THB')).toBe(isSold ? PRICE.minor : 0)
      expect(balanceOf(book(settled), 'tax', 'THB')).toBe(isSold ? -1629 : 0)
    }),
  )
})

test('asking, cancelling and accepting move no money', () => {
  for (const event of [
    { kind: 'opened', at: 1 },
    { kind: 'cancelled', at: 1 },
    { kind: 'accepted', at: 1, paymentId: 'p' },
  ] as const)
    expect(ledgerEventOf(QUOTE, event, THAI_VAT)).toBeNull()
})
