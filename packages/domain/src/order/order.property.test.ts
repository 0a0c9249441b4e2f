import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEvent } from './apply-event.ts'
import { eventsOf, type Order, type OrderEvent, quoteOrder } from './order.ts'
import { grantDue, ORDER_STATUSES, statusOf } from './order-status.ts'
import { refundable, viewOrder } from './view-order.ts'

const PRICE = 24_900
const EXPIRES = 1000
const QUOTE = {
  id: 'order-1',
  amount: { minor: PRICE, currency: 'THB' },
  creditMinor: 0,
  expiresAt: EXPIRES,
} as const

type Paid = Extract<OrderEvent, { kind: 'paid' }>
type Refunded = Extract<OrderEvent, { kind: 'refunded' }>

const moment = fc.constantFrom(100, 200, 300, EXPIRES, EXPIRES + 1)
const paymentId = fc.constantFrom('a', 'b', 'c')
const amount = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ minor: PRICE, currency: 'THB' } as const) },
  {
    weight: 1,
    arbitrary: fc.record({
      minor: fc.constantFrom(1, PRICE / 2, PRICE - 1, PRICE + 1, PRICE),
      currency: fc.constantFrom('THB' as const, 'USD' as const),
    }),
  },
)
const paid: fc.Arbitrary<Paid> = fc.record({
  kind: fc.constant('paid' as const),
  at: moment,
  paymentId,
  provider: fc.constant('bank'),
  amount,
})
const refunded: fc.Arbitrary<Refunded> = fc.record({
  kind: fc.constant('refunded' as const),
  at: moment,
  refundId: fc.constantFrom('r', 's', 't'),
  paymentId,
  provider: fc.constant('bank'),
  amount,
})
const cancelled = fc.record({ kind: fc.constant('cancelled' as const), at: moment })
const event: fc.Arbitrary<OrderEvent> = fc.oneof(
  { weight: 4, arbitrary: paid },
  { weight: 2, arbitrary: refunded },
  { weight: 1, arbitrary: cancelled },
)

function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}

const told = (events: readonly OrderEvent[]) =>
  events.reduce<Order>((order, next) => applyEvent(order, next).order, quoteOrder(QUOTE))

/** The server as it should be: gives as soon as it may, and tries once more than it should. */
function served(events: readonly OrderEvent[]): { order: Order; grants: number } {
  let [order, grants] = [quoteOrder(QUOTE), 0]
  for (const next of events) {
    order = applyEvent(order, next).order
    for (const payment of [grantDue(order)?.id, 'a', 'b', 'c']) {
      if (payment === undefined) continue
      const result = applyEvent(order, { kind: 'granted', at: 600, paymentId: payment })
      if (result.kind === 'applied') grants += 1
      order = result.order
    }
  }
  return { order, grants }
}

/** Said without the code under test: some payment is of this amount alone, in time and before a cancelling. */
function isPaidInFull(events: readonly OrderEvent[]): boolean {
  const payments = events.filter((one) => one.kind === 'paid')
  const cancelledAt = Math.min(
    ...events.flatMap((one) => (one.kind === 'cancelled' ? [one.at] : [])),
  )
  return payments.some(
    (one) =>
      one.at <= EXPIRES &&
      one.at < cancelledAt &&
      payments.every(
        (other) =>
          other.paymentId !== one.paymentId ||
          (other.amount.minor === PRICE && other.amount.currency === 'THB'),
      ),
  )
}

/** What must not depend on the order of telling. */
function outcome(order: Order) {
  const { payments, refunds } = viewOrder(order)
  return {
    statuses: [0, EXPIRES, EXPIRES + 1].map((now) => statusOf(order, now)),
    payments: payments.map(({ held, ...rest }) => ({ ...rest, isHeld: held !== null })),
    refunds,
  }
}

const oneCancel = (events: readonly OrderEvent[]) =>
  events.filter(({ kind }) => kind === 'cancelled').length < 2

/** We know at once that we cancelled: of money from after it we cannot have heard before. */
const couldHappen = (events: readonly OrderEvent[]) =>
  events.every(
    (one, index) =>
      one.kind !== 'cancelled' || events.slice(0, index).every((before) => before.at < one.at),
  )

/** Every payment is told of with one amount. */
function isToldInOneWay(events: readonly OrderEvent[]): boolean {
  const payments = events.filter((one) => one.kind === 'paid')
  const tellings = payments.map((one) => `${one.paymentId} ${JSON.stringify(one.amount)}`)
  const ids = payments.map((one) => one.paymentId)
  return new Set(tellings).size === new Set(ids).size
}

const few = fc.array(event, { minLength: 1, maxLength: 4 }).filter(oneCancel)
const many = fc.array(event, { minLength: 1, maxLength: 25 })

test('in whatever order things are told, the order ends the same', () => {
  fc.assert(
    fc.property(few, (events) => {
      // Whether we may cancel hangs on what we know then, so only what others tell changes places.
      const ours = events.filter(({ kind }) => kind === 'cancelled')
      const others = events.filter(({ kind }) => kind !== 'cancelled')
      const expected = outcome(told([...ours, ...others]))
      for (const order of permutations(others)) {
        expect(outcome(told([...ours, ...order]))).toEqual(expected)
        expect(outcome(told([...ours, ...order, ...events]))).toEqual(expected)
      }
    }),
    { numRuns: 300 },
  )
})

test('without refunds: given exactly when it was paid in full, in every order of telling', () => {
  const noRefunds = few.filter((events) => events.every(({ kind }) => kind !== 'refunded'))
  fc.assert(
    fc.property(noRefunds, (events) => {
      // Told in two ways after it was given, it stays given; only what never was so is sure.
      fc.pre(isToldInOneWay(events))
      for (const order of permutations(events).filter(couldHappen)) {
        expect(served(order).grants).toBe(isPaidInFull(events) ? 1 : 0)
      }
    }),
    { numRuns: 300 },
  )
})

test('whatever is told: given at most once, and only for a payment of exactly the price', () => {
  fc.assert(
    fc.property(many, (events) => {
      const { order, grants } = served(events)
      expect(grants).toBeLessThanOrEqual(1)
      expect(viewOrder(order).grantedFor === null).toBe(grants === 0)
      if (grants === 0) return
      const granted = viewOrder(order).grantedFor
      const amounts = eventsOf(order, 'paid')
        .filter((one) => one.paymentId === granted)
        .map((one) => one.amount)
      expect(amounts).toContainEqual({ ...QUOTE.amount })
    }),
    { numRuns: 500 },
  )
})

test('never more goes back than came, and each refund is counted once', () => {
  fc.assert(
    fc.property(many, (events) => {
      const view = viewOrder(served(events).order)
      for (const payment of view.payments) {
        expect(payment.refundedMinor).toBeLessThanOrEqual(payment.amount.minor)
        expect(payment.refundedMinor + refundable(view, payment.id)).toBeLessThanOrEqual(
          payment.amount.minor,
        )
      }
      const counted = view.refunds.filter(({ problem }) => problem === null)
      const sum = (all: readonly number[]) => all.reduce((before, one) => before + one, 0)
      expect(sum(view.payments.map(({ refundedMinor }) => refundedMinor))).toBe(
        sum(counted.map(({ amount: back }) => back.minor)),
      )
      expect(new Set(counted.map(({ id }) => id)).size).toBe(counted.length)
    }),
    { numRuns: 500 },
  )
})

test('telling everything again changes nothing', () => {
  fc.assert(
    fc.property(many, (events) => {
      const { order } = served(events)
      const again = events.reduce((before, next) => applyEvent(before, next).order, order)
      expect(outcome(again)).toEqual(outcome(order))
      expect(ORDER_STATUSES).toContain(statusOf(again, 0))
    }),
  )
})

test('all 720 orders of one muddled story: given once, and what is left to do is the same', () => {
  const THB = (minor: number) => ({ minor, currency: 'THB' }) as const
  const payment = (id: string, at: number, minor: number): OrderEvent => ({
    kind: 'paid',
    at,
    paymentId: id,
    provider: 'bank',
    amount: THB(minor),
  })
  const story: OrderEvent[] = [
    { kind: 'opened', at: 1 },
    payment('a', 100, PRICE),
    payment('a', 101, PRICE),
    payment('b', 102, PRICE),
    payment('c', 103, PRICE - 1),
    { ...payment('b', 104, PRICE), kind: 'refunded', refundId: 'r' } as OrderEvent,
  ]
  for (const events of permutations(story)) {
    const { order, grants } = served(events)
    const { paidBy, payments } = viewOrder(order)
    expect(grants).toBe(1)
    expect([statusOf(order, 700), paidBy?.id]).toEqual(['granted', 'a'])
    expect(payments.map(({ id, held }) => [id, held])).toEqual([
      ['a', null],
      ['b', 'paid-twice'],
      ['c', 'other-amount'],
    ])
  }
})
