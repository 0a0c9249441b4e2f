import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PlanName } from '../money/plan.ts'
import { BILLING_CYCLES } from './billing-period.ts'
import { dayAfter } from './days.ts'
import { type CarriedOut, carryOut, type Planned, planPurchase } from './purchase.ts'
import { type PaidSubscription, paidPlanOn, periodOn, type Terms } from './subscription.ts'
import { givePartBack, takeBackPeriod } from './take-back.ts'

const BASIC: Terms = { planName: 'basic', cycle: 'monthly' }
const PRO: Terms = { planName: 'pro', cycle: 'monthly' }
const YEAR: Terms = { planName: 'basic', cycle: 'yearly' }
const MONTHLY: Record<PlanName, number> = { free: 0, basic: 9900, pro: 24_900, enterprise: 90_000 }
const MONTHS = { monthly: 1, term: 5, yearly: 10 }
const pricesOf = ({ planName, cycle }: Terms) => ({
  wholeMinor: MONTHLY[planName] * MONTHS[cycle],
  leastMinor: MONTHLY[planName],
})

let orders = 0
const plan = (life: PaidSubscription | null, terms: Terms, day: string) =>
  planPurchase(life, terms, pricesOf(terms), day)

/** Priced on one day and paid on another. */
function buy(life: PaidSubscription | null, terms: Terms, day: string, paidOn = day): CarriedOut {
  const planned = plan(life, terms, day)
  if (planned.kind !== 'buys') throw new Error(planned.kind)
  return carryOut(life, paidFor(planned, terms, day), paidOn)
}
function paidFor(planned: Extract<Planned, { kind: 'buys' }>, terms: Terms, quotedOn: string) {
  const { change, creditMinor, dueMinor } = planned
  orders += 1
  const priceMinor = creditMinor + dueMinor
  return { order: orders, terms, change, priceMinor, creditMinor, quotedOn }
}
function done(result: CarriedOut) {
  if (result.kind === 'refused') throw new Error(result.problem)
  return result
}
const after = (result: CarriedOut) => done(result).subscription

describe('what it costs beside what is there', () => {
  test('up: what is left of the month is paid with', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const planned = plan(basic, PRO, '2026-11-11')
    expect(planned).toMatchObject({ kind: 'buys', change: 'up', creditMinor: 6600, dueMinor: 18_300 })
    const { subscription, credits } = done(buy(basic, PRO, '2026-11-11'))
    expect(credits).toMatchObject([{ minor: 6600, period: { planName: 'basic' } }])
    expect(subscription.periods).toMatchObject([
      { planName: 'basic', until: '2026-11-10', priceMinor: 3300 },
      { planName: 'pro', from: '2026-11-11', until: '2026-12-10', priceMinor: 24_900 },
    ])
    expect(subscription.creditMinor).toBe(0)
  })

  test('credit that is more than the price pays all of it, and the rest stays', () => {
    const year = after(buy(null, YEAR, '2026-11-01'))
    expect(plan(year, PRO, '2026-11-01')).toMatchObject({ creditMinor: 24_900, dueMinor: 0 })
    const pro = after(buy(year, PRO, '2026-11-01'))
    expect(pro.creditMinor).toBe(74_100)
    expect(plan(pro, PRO, '2026-11-20')).toMatchObject({ change: 'renewal', dueMinor: 0 })
  })

  test('down: nothing now, and from the day on which what is paid is over', () => {
    const pro = after(buy(null, PRO, '2026-11-01'))
    const later = plan(pro, BASIC, '2026-11-11')
    expect(later).toMatchObject({ kind: 'later', period: { from: '2026-12-01' }, priceMinor: 9900 })
    const planned = { ...pro, renewsAs: BASIC }
    expect(plan(planned, BASIC, '2026-11-25')).toMatchObject({ change: 'renewal' })
    const both = after(buy(planned, BASIC, '2026-11-25'))
    expect([paidPlanOn(both, '2026-11-30'), paidPlanOn(both, '2026-12-01')]).toEqual([
      'pro',
      'basic',
    ])
  })

  test('once ahead and not twice; what has ended begins anew with its credit', () => {
    const basic = { ...after(buy(null, BASIC, '2026-11-01')), creditMinor: 500 }
    const ahead = after(buy(basic, BASIC, '2026-11-20'))
    expect(plan(ahead, BASIC, '2026-11-20')).toEqual({ kind: 'refused', problem: 'paid-ahead' })
    expect(plan(basic, BASIC, '2026-12-01')).toMatchObject({
      change: 'new',
      creditMinor: 500,
      period: { from: '2026-12-01' },
    })
  })

  test('the last days of a term cost a month at least', () => {
    const planned = plan(null, { planName: 'basic', cycle: 'term' }, '2027-03-30')
    expect(planned).toMatchObject({ dueMinor: 9900 })
  })
})

describe('paid later than it was priced', () => {
  test('the price that was promised is kept: the days between are a present', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const { subscription, credits } = done(buy(basic, PRO, '2026-11-11', '2026-11-12'))
    expect(credits).toMatchObject([{ minor: 6600 }])
    expect(subscription.periods).toMatchObject([
      { until: '2026-11-11', priceMinor: 3300 },
      { from: '2026-11-12', until: '2026-12-11' },
    ])
  })

  test('also when the plan before has ended meanwhile', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const { subscription, credits } = done(buy(basic, PRO, '2026-11-30', '2026-12-01'))
    expect(credits).toMatchObject([{ minor: 330 }])
    expect(subscription.periods).toMatchObject([{ planName: 'pro', from: '2026-12-01' }])
    expect(subscription.creditMinor).toBe(0)
  })

  test('a renewal that comes after the end begins with its payment: no day is paid and not had', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const late = after(buy(basic, BASIC, '2026-11-25', '2026-12-05'))
    expect(late.periods).toMatchObject([{ from: '2026-12-05', until: '2027-01-04' }])
  })

  test('credit that was given back to nobody else can be used once', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const planned = plan(basic, PRO, '2026-11-11')
    if (planned.kind !== 'buys') throw new Error(planned.kind)
    const wish = paidFor(planned, PRO, '2026-11-11')
    const back = takeBackPeriod(basic, { from: '2026-11-01', day: '2026-11-12' })
    if (back.kind === 'refused') throw new Error(back.problem)
    expect(carryOut(back.subscription, wish, '2026-11-12')).toMatchObject({
      problem: 'credit-is-gone',
    })
  })

  test('a smaller plan that was paid waits for the end of the larger one', () => {
    const planned = plan(null, BASIC, '2026-11-01')
    if (planned.kind !== 'buys') throw new Error(planned.kind)
    const wish = paidFor(planned, BASIC, '2026-11-01')
    const pro = after(buy(null, PRO, '2026-11-05'))
    expect(carryOut(pro, wish, '2026-11-10')).toMatchObject({ problem: 'other-plan-runs' })
    expect(carryOut(pro, wish, '2026-12-05')).toMatchObject({ kind: 'done' })
  })
})

describe('money that goes back', () => {
  test('takes the plan, and gives back the credit that paid part of it', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const { subscription, period } = done(buy(basic, PRO, '2026-11-11'))
    const wish = { from: period.from, order: period.order, day: '2026-11-13', creditMinor: 6600 }
    const back = takeBackPeriod(subscription, wish)
    if (back.kind === 'refused') throw new Error(back.problem)
    expect(back.subscription?.creditMinor).toBe(6600)
    expect(paidPlanOn(back.subscription!, '2026-11-13')).toBeNull()
  })

  test('on the first day, too: what is left is the credit, on no day at all', () => {
    const basic = after(buy(null, BASIC, '2026-11-01'))
    const { subscription, period } = done(buy(basic, PRO, '2026-11-01'))
    const wish = { from: period.from, order: period.order, day: '2026-11-01', creditMinor: 9900 }
    const back = takeBackPeriod(subscription, wish)
    if (back.kind === 'refused' || !back.subscription) throw new Error('not taken back')
    expect(back.subscription.creditMinor).toBe(9900)
    expect(periodOn(back.subscription, '2026-11-01')).toBeNull()
    expect(plan(back.subscription, BASIC, '2026-11-01')).toMatchObject({
      change: 'new',
      creditMinor: 9900,
      dueMinor: 0,
    })
  })

  test('the order that another has replaced on the same day is not mistaken for it', () => {
    const first = done(buy(null, BASIC, '2026-11-01'))
    const pro = after(buy(first.subscription, PRO, '2026-11-01'))
    const wish = { from: '2026-11-01', order: first.period.order, day: '2026-11-02' }
    expect(takeBackPeriod(pro, wish)).toMatchObject({ problem: 'not-there' })
  })

  test('of what is over only the money goes, whatever came after it', () => {
    const first = done(buy(null, BASIC, '2026-11-01'))
    const more = after(buy(first.subscription, BASIC, '2026-11-20'))
    const wish = { from: '2026-11-01', order: first.period.order }
    expect(takeBackPeriod(more, { ...wish, day: '2026-11-30' })).toMatchObject({
      problem: 'not-the-last',
    })
    expect(takeBackPeriod(more, { ...wish, day: '2026-12-02' })).toMatchObject({
      subscription: { periods: [{ priceMinor: 0 }, { priceMinor: 9900 }], renewsAs: BASIC },
    })
  })

  test('a part that went back is not credit a second time', () => {
    const { subscription, period } = done(buy(null, BASIC, '2026-11-01'))
    const wish = { from: period.from, order: period.order, minor: 3900 }
    const less = givePartBack(subscription, wish)
    expect(plan(less, PRO, '2026-11-16')).toMatchObject({ creditMinor: 3000 })
  })
})

const step = fc.record({
  terms: fc.record({
    planName: fc.constantFrom<PlanName>('basic', 'pro', 'enterprise'),
    cycle: fc.constantFrom(...BILLING_CYCLES),
  }),
  wait: fc.nat({ max: 40 }),
  late: fc.nat({ max: 1 }),
})

test('whatever is bought after whatever: what was paid is what was used, is to come, or is credit', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [life, day]: [PaidSubscription | null, string] = [null, '2026-01-10']
      let [paid, dropped] = [0, 0]
      for (const { terms, wait, late } of steps) {
        day = dayAfter(day, wait)
        const planned: Planned = plan(life, terms, day)
        if (planned.kind !== 'buys') continue
        const before: PaidSubscription | null = life
        const result = carryOut(before, paidFor(planned, terms, day), dayAfter(day, late))
        if (result.kind === 'refused') continue
        day = dayAfter(day, late)
        paid += planned.dueMinor
        // What began anew has forgotten the periods before it, less what of them became credit.
        const kept = new Set(result.subscription.periods.map(({ order }) => order))
        const gone = (before?.periods ?? []).filter(({ order }) => !kept.has(order))
        const credited = result.credits.filter(({ period }) => !kept.has(period.order))
        dropped += gone.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
        dropped -= credited.reduce((sum, { minor }) => sum + minor, 0)
        life = result.subscription
        const worth = life.periods.reduce((sum, { priceMinor }) => sum + priceMinor, 0)
        expect(worth + life.creditMinor + dropped).toBe(paid)
        expect(life.creditMinor).toBeGreaterThanOrEqual(0)
        for (const [index, { from, until }] of life.periods.entries()) {
          expect(from <= until).toBe(true)
          const next = life.periods[index + 1]
          if (next) expect(until < next.from).toBe(true)
        }
      }
    }),
    { numRuns: 300 },
  )
})
