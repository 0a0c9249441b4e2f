import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THAI_VAT } from '../amount/vat.ts'
import { applyEvent } from '../order/apply-event.ts'
import { type Order, type OrderEvent, quoteOrder } from '../order/order.ts'
import { grantDue } from '../order/order-status.ts'
import { reviewOf, viewOrder } from '../order/view-order.ts'
import type { Account } from './entry.ts'
import { ledgerEventsOf } from './order-entries.ts'
import { balanceOf, type PaymentBook, post } from './payment-book.ts'

const PRICE = { minor: 24_900, currency: 'THB' } as const
const QUOTE = { id: 'order-1', amount: PRICE, creditMinor: 0, expiresAt: 1000 }

function book({ told }: Order): PaymentBook {
  let all: PaymentBook = new Map()
  for (const event of told.values())
    for (const entry of ledgerEventsOf(QUOTE, event, THAI_VAT)) all = post(all, entry).book
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
    expect(ledgerEventsOf(QUOTE, event, THAI_VAT)).toEqual([])
})

test('a price that is paid by credit in part: its tax is that of all of it, and nothing is owed', () => {
  const quote = { ...QUOTE, amount: { minor: 18_300, currency: 'THB' }, creditMinor: 6600 } as const
  const money = { paymentId: 'p', provider: 'bank', amount: quote.amount }
  const events: OrderEvent[] = [
    { kind: 'paid', at: 1, ...money },
    { kind: 'granted', at: 2, paymentId: 'p' },
  ]
  const entries = events.flatMap((event) => ledgerEventsOf(quote, event, THAI_VAT))
  const all = entries.reduce<PaymentBook>((before, entry) => post(before, entry).book, new Map())
  const balance = (account: Account) => balanceOf(all, account, 'THB')
  expect(balance('receivable')).toBe(0)
  expect([balance('credit'), balance('tax'), balance('revenue')]).toEqual([6600, -1629, -23_271])
})
