import { describe, expect, test } from 'vitest'
import { type Applied, applyEvent } from './apply-event.ts'
import { type Order, type OrderEvent, quoteOrder } from './order.ts'
import { grantDue, statusOf } from './order-status.ts'
import { refundable, reviewOf, viewOrder } from './view-order.ts'

const PRICE = { minor: 24_900, currency: 'THB' } as const
const QUOTE = { id: 'order-1', amount: PRICE, creditMinor: 0, expiresAt: 1000 }
const paid = (paymentId: string, at: number, minor: number = PRICE.minor): OrderEvent => ({
  kind: 'paid',
  at,
  paymentId,
  provider: 'bank',
  amount: { minor, currency: 'THB' },
})
const refunded = (refundId: string, paymentId: string, minor: number, at = 500): OrderEvent => ({
  kind: 'refunded',
  at,
  refundId,
  paymentId,
  provider: 'bank',
  amount: { minor, currency: 'THB' },
})
const granted = (paymentId: string): OrderEvent => ({ kind: 'granted', at: 600, paymentId })

function tell(...events: OrderEvent[]): Order {
  return events.reduce((order, event) => {
    const result = applyEvent(order, event)
    if (result.kind === 'refused') throw new Error(result.problem)
    return result.order
  }, quoteOrder(QUOTE))
}
const status = (order: Order, now = 700) => statusOf(order, now)
const refusal = (result: Applied) => (result.kind === 'refused' ? result.problem : null)
const held = (order: Order) => reviewOf(viewOrder(order)).payments.map((one) => one.held)

describe('the usual way', () => {
  test('quoted, open, paid, granted, refunded in two parts', () => {
    let order = tell()
    expect(status(order)).toBe('quoted')
    order = tell({ kind: 'opened', at: 1 })
    expect(status(order)).toBe('open')
    expect(grantDue(order)).toBeNull()
    order = applyEvent(order, paid('a', 100)).order
    expect(status(order)).toBe('paid')
    expect(grantDue(order)?.id).toBe('a')
    order = applyEvent(order, granted('a')).order
    expect(status(order)).toBe('granted')
    expect(grantDue(order)).toBeNull()
    order = applyEvent(order, refunded('r1', 'a', 4900)).order
    expect(status(order)).toBe('partly-refunded')
    expect(refundable(viewOrder(order), 'a')).toBe(20_000)
    order = applyEvent(order, refunded('r2', 'a', 20_000)).order
    expect(status(order)).toBe('refunded')
    expect(refundable(viewOrder(order), 'a')).toBe(0)
  })

  test('nobody pays: it expires after its last moment', () => {
    const order = tell({ kind: 'opened', at: 1 })
    expect(status(order, 1000)).toBe('open')
    expect(status(order, 1001)).toBe('expired')
    expect(status(tell({ kind: 'cancelled', at: 5 }), 1001)).toBe('cancelled')
  })

  test('an order of nothing is none', () => {
    expect(() => quoteOrder({ ...QUOTE, amount: { minor: 0, currency: 'THB' } })).toThrow('costs')
    for (const creditMinor of [-1, 0.5, Number.NaN])
      expect(() => quoteOrder({ ...QUOTE, creditMinor })).toThrow('credit')
  })
})

describe('an order that credit pays', () => {
  const FREE = { ...QUOTE, amount: { minor: 0, currency: 'THB' }, creditMinor: 9900 } as const
  const covered = { kind: 'covered', at: 10 } as const

  test('waits for nobody’s money, is given once, and nothing of it goes back', () => {
    let order = applyEvent(quoteOrder(FREE), { kind: 'opened', at: 10 }).order
    expect(grantDue(order)).toBeNull()
    order = applyEvent(order, covered).order
    expect([status(order), grantDue(order)?.id]).toEqual(['paid', 'credit'])
    expect(applyEvent(order, covered).kind).toBe('known')
    order = applyEvent(order, granted('credit')).order
    expect(status(order)).toBe('granted')
    expect(refusal(applyEvent(order, granted('credit')))).toBeNull()
    expect(refundable(viewOrder(order), 'credit')).toBe(0)
    expect(refusal(applyEvent(order, { kind: 'cancelled', at: 20 }))).toBe('granted-before')
  })

  test('nothing covers what costs money', () => {
    expect(refusal(applyEvent(quoteOrder(QUOTE), covered))).toBe('not-paid')
  })

  test('money that comes all the same is held', () => {
    const order = applyEvent(applyEvent(quoteOrder(FREE), covered).order, paid('a', 100, 100)).order
    expect(held(order)).toEqual(['other-amount'])
    expect(status(order)).toBe('paid')
  })

  test('parts of a satang make no price', () => {
    const half = { minor: 0.5, currency: 'THB' } as const
    expect(() => quoteOrder({ ...QUOTE, amount: half, creditMinor: 1 })).toThrow('costs')
    expect(() => quoteOrder({ ...FREE, amount: { minor: -1, currency: 'THB' } })).toThrow('costs')
  })
})

describe('money that does not pay', () => {
  test.each<[string, OrderEvent]>([
    ['other-amount', paid('a', 100, 24_899)],
    ['other-amount', paid('a', 100, 24_901)],
    [
      'other-currency',
      { ...paid('a', 100), amount: { minor: 24_900, currency: 'USD' } } as OrderEvent,
    ],
    ['late', paid('a', 1001)],
  ])('%s is held and never granted', (reason, event) => {
    const order = tell(event)
    expect([status(order), ...held(order)]).toEqual(['review', reason])
    expect(grantDue(order)).toBeNull()
    expect(refusal(applyEvent(order, granted('a')))).toBe('not-paid')
  })

  test('two halves are not put together, and the whole that follows pays', () => {
    const halves = tell(paid('a', 100, 12_450), paid('b', 101, 12_450))
    expect(grantDue(halves)).toBeNull()
    expect(held(halves)).toEqual(['other-amount', 'other-amount'])
    const whole = applyEvent(halves, paid('c', 102)).order
    expect(grantDue(whole)?.id).toBe('c')
    expect(held(whole)).toEqual(['other-amount', 'other-amount'])
  })

  test('paid twice: given once, the later payment must go back', () => {
    const order = tell(paid('b', 200), granted('b'), paid('c', 300))
    expect([status(order), ...held(order)]).toEqual(['granted', 'paid-twice'])
    expect(refusal(applyEvent(order, granted('c')))).toBe('granted-before')
    // Whichever of the two goes back, the other one pays.
    for (const back of ['b', 'c']) {
      const one = applyEvent(order, refunded('r', back, PRICE.minor)).order
      expect([status(one), ...held(one)]).toEqual(['granted'])
    }
  })

  test('what stayed whole pays rather than what went back in part', () => {
    const order = tell(paid('a', 100), paid('b', 200), refunded('r', 'a', 1))
    expect(viewOrder(order).paidBy?.id).toBe('b')
    expect(grantDue(order)?.id).toBe('b')
  })

  test('what it was given for keeps paying, also when an earlier payment is heard of', () => {
    const order = tell(paid('b', 200), granted('b'), paid('a', 100))
    expect(viewOrder(order).paidBy?.id).toBe('b')
  })

  test('told of in two ways it is held, though one of them is right', () => {
    const order = tell(paid('a', 100), paid('a', 100, 100))
    expect([status(order), ...held(order)]).toEqual(['review', 'told-differently'])
    expect(refundable(viewOrder(order), 'a')).toBe(0)
    const after = applyEvent(tell(paid('a', 100), granted('a')), paid('a', 100, 100)).order
    expect(status(after)).toBe('review')
    expect(refusal(applyEvent(after, granted('b')))).toBe('granted-before')
  })

  test('once it went back there is nothing to look at', () => {
    const order = tell(paid('a', 100, 100), refunded('r', 'a', 100))
    expect([status(order), ...held(order)]).toEqual(['quoted'])
  })
})

describe('late and cancelled', () => {
  test('what counts is when it was paid, not when we hear of it', () => {
    const order = tell({ kind: 'cancelled', at: 300 }, paid('a', 299))
    expect(status(order, 5000)).toBe('paid')
    expect(held(tell({ kind: 'cancelled', at: 300 }, paid('a', 300)))).toEqual(['cancelled'])
    expect(status(tell(paid('a', 1000)), 5000)).toBe('paid')
  })

  test('what is paid or given is not cancelled', () => {
    const cancelled: OrderEvent = { kind: 'cancelled', at: 300 }
    expect(refusal(applyEvent(tell(paid('a', 100)), cancelled))).toBe('paid-before')
    expect(refusal(applyEvent(tell(paid('a', 100), granted('a')), cancelled))).toBe(
      'granted-before',
    )
  })

  test.each([
    ['late', tell(paid('a', 1001))],
    ['cancelled', tell({ kind: 'cancelled', at: 50 }, paid('a', 100))],
  ])('somebody may say that %s money counts', (_why, order) => {
    const accepted = applyEvent(order, { kind: 'accepted', at: 1500, paymentId: 'a' })
    expect(accepted.kind).toBe('applied')
    expect(grantDue(accepted.order)?.id).toBe('a')
  })

  test('nobody may say so of another amount or of money that never came', () => {
    const order = tell(paid('a', 1001, 100))
    for (const paymentId of ['a', 'b']) {
      const event = { kind: 'accepted', at: 1500, paymentId } as const
      expect(refusal(applyEvent(order, event))).toBe('nothing-to-accept')
    }
  })
})

describe('refunds', () => {
  test.each<[string, OrderEvent]>([
    ['above-paid', refunded('r', 'a', 24_901)],
    ['unknown-payment', refunded('r', 'x', 1)],
    [
      'other-currency',
      { ...refunded('r', 'a', 100), amount: { minor: 100, currency: 'USD' } } as OrderEvent,
    ],
  ])('%s is not counted, and nothing more goes back until somebody looked', (problem, event) => {
    const order = tell(paid('a', 100), event)
    const view = viewOrder(order)
    expect(reviewOf(view).refunds.map((refund) => refund.problem)).toEqual([problem])
    expect(view.paidBy?.refundedMinor).toBe(0)
    expect(refundable(view, 'a')).toBe(0)
  })

  test('one that cannot be takes nothing from the one that follows', () => {
    const order = tell(paid('a', 100), refunded('r', 'a', 24_901, 400), refunded('s', 'a', 24_900))
    expect(viewOrder(order).refunds.map(({ problem }) => problem)).toEqual(['above-paid', null])
    expect(status(order)).toBe('refunded')
  })

  test('told of before its payment it waits for it', () => {
    const order = tell(refunded('r', 'a', PRICE.minor), paid('a', 100))
    expect(status(order)).toBe('refunded')
    expect(grantDue(order)).toBeNull()
    expect(refusal(applyEvent(order, granted('a')))).toBe('not-paid')
  })

  test('what went back in part before it was given is not given', () => {
    const order = tell(paid('a', 100), refunded('r', 'a', 1))
    expect([status(order), grantDue(order)]).toEqual(['partly-refunded', null])
  })

  test('told of in two ways it is not counted', () => {
    const order = tell(paid('a', 100), refunded('r', 'a', 1), refunded('r', 'a', 2))
    expect(reviewOf(viewOrder(order)).refunds.map(({ problem }) => problem)).toEqual([
      'told-differently',
    ])
  })
})

describe('again and wrong', () => {
  test('the same thing told again is known, also with a later moment', () => {
    const order = tell(paid('a', 100), granted('a'), refunded('r', 'a', 1))
    for (const event of [paid('a', 100), paid('a', 1500), granted('a'), refunded('r', 'a', 1, 900)])
      expect(applyEvent(order, event)).toEqual({ kind: 'known', order })
  })

  test('money that was timely after all pays', () => {
    const order = tell(paid('a', 1001), paid('a', 999))
    expect(status(order)).toBe('paid')
  })

  test.each<OrderEvent>([
    paid('a', 100, 0),
    paid('a', 100, -1),
    paid('a', 100, 0.5),
    paid('a', Number.NaN),
    refunded('r', 'a', 0),
  ])('what cannot be is refused and changes nothing', (event) => {
    const order = tell({ kind: 'opened', at: 1 })
    expect(applyEvent(order, event)).toEqual({ kind: 'refused', problem: 'bad-event', order })
  })
})
