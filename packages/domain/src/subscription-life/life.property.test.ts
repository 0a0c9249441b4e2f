import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PlanName } from '../money/plan.ts'
import { BILLING_CYCLES } from './billing-period.ts'
import { dayAfter } from './days.ts'
import {
  cancelAtEnd,
  changeTerms,
  failRenewal,
  renewSubscription,
  startSubscription,
} from './life.ts'
import {
  firstUnpaidDay,
  nextTry,
  paidPlanOn,
  RETRY_DAYS,
  statusOn,
  type Terms,
} from './subscription.ts'

const terms: fc.Arbitrary<Terms> = fc.record({
  planName: fc.constantFrom<PlanName>('basic', 'pro', 'enterprise'),
  cycle: fc.constantFrom(...BILLING_CYCLES),
})
const price = fc.nat({ max: 500_000 })
const step = fc.oneof(
  fc.record({ do: fc.constant('renew' as const), price }),
  fc.record({ do: fc.constant('change' as const), terms, price }),
  fc.record({ do: fc.constant('fail' as const) }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.nat({ max: 60 }) }),
)

class Life {
  day: string
  subscription
  paidMinor: number

  constructor(first: Terms, priceMinor: number, day: string) {
    this.day = day
    const { charge, subscription } = startSubscription(first, priceMinor, day)
    this.subscription = subscription
    this.paidMinor = charge.dueMinor
  }

  run(next: typeof step extends fc.Arbitrary<infer Step> ? Step : never): string {
    const { subscription, day } = this
    if (next.do === 'wait') this.day = dayAfter(day, next.days)
    if (next.do === 'cancel') this.subscription = cancelAtEnd(subscription)
    if (next.do === 'wait' || next.do === 'cancel') return next.do
    const result =
      next.do === 'fail'
        ? failRenewal(subscription, day)
        : next.do === 'change'
          ? changeTerms(subscription, { terms: next.terms, priceMinor: next.price, day })
          : renewSubscription(subscription, {
              from: firstUnpaidDay(subscription),
              priceMinor: next.price,
              day,
            })
    if (result.kind !== 'refused') this.subscription = result.subscription
    if (result.kind === 'bought') this.paidMinor += result.charge.dueMinor
    return result.kind
  }
}

const life = fc
  .tuple(terms, price, fc.nat({ max: 2000 }), fc.array(step, { maxLength: 40 }))
  .map(([first, priceMinor, count, steps]) => ({
    life: () => new Life(first, priceMinor, dayAfter('2026-01-01', count)),
    steps,
  }))

test('nothing is lost: what was paid is what was used, what is still to come and the credit', () => {
  fc.assert(
    fc.property(life, ({ life: begin, steps }) => {
      const one = begin()
      for (const next of steps) {
        one.run(next)
        const { periods, creditMinor } = one.subscription
        const worth = periods.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
        expect(worth + creditMinor).toBe(one.paidMinor)
        for (const part of [creditMinor, ...periods.map(({ priceMinor }) => priceMinor)])
          expect(part).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})

test('no day is paid twice, and a day that is paid has its plan', () => {
  fc.assert(
    fc.property(life, ({ life: begin, steps }) => {
      const one = begin()
      for (const next of steps) one.run(next)
      const { periods } = one.subscription
      for (const [index, period] of periods.entries()) {
        expect(period.from <= period.until).toBe(true)
        const after = periods[index + 1]
        if (after) expect(period.until < after.from).toBe(true)
        for (const day of [period.from, period.until]) {
          expect(statusOn(one.subscription, day)).toBe('active')
          expect(paidPlanOn(one.subscription, day)).toBe(period.planName)
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('what has ended never comes back by itself, and grace is at most its days', () => {
  fc.assert(
    fc.property(life, ({ life: begin, steps }) => {
      const one = begin()
      for (const next of steps) one.run(next)
      const first = firstUnpaidDay(one.subscription)
      const statuses = Array.from({ length: 12 }, (_, count) =>
        statusOn(one.subscription, dayAfter(first, count)),
      )
      const grace = statuses.filter((status) => status === 'past-due').length
      expect(grace).toBeLessThanOrEqual(Math.max(...RETRY_DAYS) + 1)
      expect(statuses).toEqual([
        ...Array.from({ length: grace }, () => 'past-due'),
        ...Array.from({ length: 12 - grace }, () => 'ended'),
      ])
      const due = nextTry(one.subscription)
      if (due !== null) expect(statusOn(one.subscription, due)).toBe('past-due')
    }),
    { numRuns: 300 },
  )
})

test('what is refused on a day changes nothing, and paying a period again is refused', () => {
  fc.assert(
    fc.property(life, price, ({ life: begin, steps }, priceMinor) => {
      const one = begin()
      for (const next of steps) {
        const from = firstUnpaidDay(one.subscription)
        const before = one.subscription
        const kind = one.run(next)
        if (kind === 'refused') expect(one.subscription).toBe(before)
        if (next.do === 'renew' && kind === 'bought')
          expect(renewSubscription(one.subscription, { from, priceMinor, day: one.day })).toEqual({
            kind: 'refused',
            problem: 'paid-before',
          })
      }
    }),
    { numRuns: 300 },
  )
})
