import type { OrderStatus } from '@panya/domain/order/order-status.ts'
import { expect, test } from 'vitest'
import { paidUntil } from './paid-until.ts'

const NOON = new Date('2026-11-20T05:00:00Z')
type Day = string | null
const order = (periodFrom: Day, periodUntil: Day, status: OrderStatus = 'granted') =>
  ({ plan: 'basic', cycle: 'monthly', status, periodFrom, periodUntil }) as const

test('what runs today is paid until its last day, that day included', () => {
  const one = order('2026-11-15', '2026-12-14')
  const paid = { plan: 'basic', cycle: 'monthly', until: '2026-12-14', isAhead: false }
  expect(paidUntil([one], NOON)).toEqual(paid)
  // Seven hours before midnight in London the next day has begun in Bangkok.
  expect(paidUntil([one], new Date('2026-12-14T16:59:59Z'))).toEqual(paid)
  expect(paidUntil([one], new Date('2026-12-14T17:00:00Z'))).toBeNull()
})

test('the time after it counts, in whatever order the orders come', () => {
  const [now, later] = [order('2026-11-15', '2026-12-14'), order('2026-12-15', '2027-01-14')]
  const ahead = { until: '2027-01-14', isAhead: true }
  expect(paidUntil([now, later], NOON)).toMatchObject(ahead)
  expect(paidUntil([later, now], NOON)).toMatchObject(ahead)
})

test('what was not given or went back is no time', () => {
  const others = ['open', 'paid', 'refunded', 'cancelled', 'expired', 'review'] as const
  expect(paidUntil([order(null, null, 'open')], NOON)).toBeNull()
  for (const status of others)
    expect(paidUntil([order('2026-11-15', '2026-12-14', status)], NOON)).toBeNull()
  expect(paidUntil([order('2026-11-15', '2026-12-14', 'partly-refunded')], NOON)).not.toBeNull()
})
