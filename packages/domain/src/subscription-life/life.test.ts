import { describe, expect, test } from 'vitest'
import {
  type Bought,
  cancelAtEnd,
  changeTerms,
  failRenewal,
  type LifeRefused,
  renewSubscription,
  startSubscription,
} from './life.ts'
import {
  directionOf,
  firstUnpaidDay,
  nextTry,
  type PaidSubscription,
  paidPlanOn,
  statusOn,
  type Terms,
} from './subscription.ts'

const BASIC: Terms = { planName: 'basic', cycle: 'monthly' }
const PRO: Terms = { planName: 'pro', cycle: 'monthly' }
const PRICE = { basic: 9900, pro: 24_900 }

const basic = (day = '2026-11-01') => startSubscription(BASIC, PRICE.basic, day).subscription
const bought = (result: Bought | { kind: 'planned' } | LifeRefused): Bought => {
  if (result.kind !== 'bought') throw new Error(JSON.stringify(result))
  return result
}
const renewed = (subscription: PaidSubscription, day: string, priceMinor = PRICE.basic) =>
  renewSubscription(subscription, { from: firstUnpaidDay(subscription), priceMinor, day })
const failed = (subscription: PaidSubscription, ...days: string[]) =>
  days.reduce((before, day) => {
    const result = failRenewal(before, day)
    if (result.kind === 'refused') throw new Error(`${day} ${result.problem}`)
    return result.subscription
  }, subscription)

describe('start and renewal', () => {
  test('a month is paid and holds to its last day, and some days of grace', () => {
    const { charge, subscription } = startSubscription(BASIC, PRICE.basic, '2026-11-01')
    expect(charge).toMatchObject({ fromCredit: 0, dueMinor: 9900 })
    expect(statusOn(subscription, '2026-11-30')).toBe('active')
    expect(statusOn(subscription, '2026-12-01')).toBe('past-due')
    expect(paidPlanOn(subscription, '2026-12-08')).toBe('basic')
    expect(statusOn(subscription, '2026-12-09')).toBe('ended')
    expect(paidPlanOn(subscription, '2026-12-09')).toBeNull()
  })

  test('paid late it goes on from where it stopped, at the price of today', () => {
    const { charge, subscription } = bought(renewed(basic(), '2026-12-05', 10_900))
    expect(charge.period).toMatchObject({ from: '2026-12-01', until: '2026-12-31' })
    expect(charge.dueMinor).toBe(10_900)
    expect(statusOn(subscription, '2026-12-31')).toBe('active')
  })

  test('the same period is paid once, and one ahead', () => {
    const { subscription } = bought(renewed(basic(), '2026-11-25'))
    const terms = { priceMinor: PRICE.basic, day: '2026-11-25' }
    expect(renewSubscription(subscription, { from: '2026-12-01', ...terms })).toEqual({
      kind: 'refused',
      problem: 'paid-before',
    })
    for (const from of ['2027-01-01', '2027-02-01'])
      expect(renewSubscription(subscription, { from, ...terms })).toMatchObject({
        problem: 'paid-ahead',
      })
  })

  test('one ahead may be paid from the first day on', () => {
    expect(renewed(basic(), '2026-11-01').kind).toBe('bought')
  })

  test('what has ended begins anew', () => {
    expect(renewed(basic(), '2026-12-09')).toMatchObject({ problem: 'ended' })
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-12-09' }
    expect(changeTerms(basic(), wish)).toMatchObject({ problem: 'ended' })
  })

  test('a year and a term are renewed as such', () => {
    const year = startSubscription({ ...BASIC, cycle: 'yearly' }, 99_000, '2026-11-19')
    expect(bought(renewed(year.subscription, '2027-11-19', 99_000)).charge.period).toMatchObject({
      from: '2027-11-19',
      until: '2028-11-18',
    })
    const term = startSubscription({ ...BASIC, cycle: 'term' }, 45_000, '2027-03-01')
    expect(term.charge.dueMinor).toBe(9238)
    expect(bought(renewed(term.subscription, '2027-05-16', 45_000)).charge).toMatchObject({
      dueMinor: 45_000,
      period: { from: '2027-05-16', until: '2027-10-31' },
    })
  })

  test('a price is a whole number', () => {
    for (const wrong of [-1, 0.5, Number.NaN])
      expect(() => startSubscription(BASIC, wrong, '2026-11-01')).toThrow('no price')
  })
})

describe('when the money does not come', () => {
  test('it is tried four times in a week, then it has ended', () => {
    const days = ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-08']
    let subscription = basic()
    for (const day of days) {
      expect(nextTry(subscription)).toBe(day)
      expect(statusOn(subscription, day)).toBe('past-due')
      subscription = failed(subscription, day)
    }
    expect(nextTry(subscription)).toBeNull()
    expect(statusOn(subscription, '2026-12-08')).toBe('ended')
  })

  test('before its day nothing has failed, and on one day it fails once', () => {
    expect(failRenewal(basic(), '2026-11-30')).toMatchObject({ problem: 'not-due' })
    const once = failed(basic(), '2026-12-01')
    expect(failRenewal(once, '2026-12-01')).toMatchObject({ problem: 'not-due' })
  })

  test('after days in which nobody could try, one try a day', () => {
    const late = failed(basic(), '2026-12-05')
    expect(nextTry(late)).toBe('2026-12-06')
    expect(nextTry(failed(late, '2026-12-06'))).toBe('2026-12-07')
    expect(nextTry(failed(basic(), '2026-12-02'))).toBe('2026-12-03')
    expect(nextTry(failed(basic(), '2026-12-20'))).toBeNull()
  })

  test('once it is paid, it begins to count anew', () => {
    const { subscription } = bought(renewed(failed(basic(), '2026-12-01'), '2026-12-02'))
    expect(nextTry(subscription)).toBe('2027-01-01')
  })
})

describe('change', () => {
  test('up at once: ten of thirty days are used, the rest pays part of the new plan', () => {
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-11-11' }
    const { charge, subscription } = bought(changeTerms(basic(), wish))
    expect(charge).toMatchObject({ fromCredit: 6600, dueMinor: 18_300 })
    expect(subscription.periods).toMatchObject([
      { planName: 'basic', from: '2026-11-01', until: '2026-11-10', priceMinor: 3300 },
      { planName: 'pro', from: '2026-11-11', until: '2026-12-10', priceMinor: 24_900 },
    ])
    expect(paidPlanOn(subscription, '2026-11-10')).toBe('basic')
    expect(paidPlanOn(subscription, '2026-11-11')).toBe('pro')
    expect(firstUnpaidDay(subscription)).toBe('2026-12-11')
  })

  test('a credit that is larger than the price pays the next periods too', () => {
    const year = startSubscription({ ...BASIC, cycle: 'yearly' }, 99_000, '2026-11-01').subscription
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-11-01' }
    const { charge, subscription } = bought(changeTerms(year, wish))
    expect(charge).toMatchObject({ fromCredit: 24_900, dueMinor: 0 })
    expect(subscription.creditMinor).toBe(74_100)
    const next = bought(renewed(subscription, '2026-12-01', PRICE.pro))
    expect(next.charge).toMatchObject({ fromCredit: 24_900, dueMinor: 0 })
    expect(next.subscription.creditMinor).toBe(49_200)
  })

  test('up with a month paid ahead: that is credit too', () => {
    const ahead = bought(renewed(basic(), '2026-11-11')).subscription
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-11-11' }
    const { charge, subscription } = bought(changeTerms(ahead, wish))
    expect(charge).toMatchObject({ fromCredit: 16_500, dueMinor: 8400 })
    expect(subscription.periods).toHaveLength(2)
  })

  test('up on the last day: that day is credit', () => {
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-11-30' }
    expect(bought(changeTerms(basic(), wish)).charge).toMatchObject({ fromCredit: 330 })
  })

  test('up in the days of grace: those days are a present', () => {
    const wish = { terms: PRO, priceMinor: PRICE.pro, day: '2026-12-04' }
    const { charge } = bought(changeTerms(basic(), wish))
    expect(charge).toMatchObject({ dueMinor: 24_900, period: { from: '2026-12-04' } })
  })

  test('down when what is paid is over', () => {
    const pro = startSubscription(PRO, PRICE.pro, '2026-11-01').subscription
    const wish = { terms: BASIC, priceMinor: PRICE.basic, day: '2026-11-11' }
    const planned = changeTerms(pro, wish)
    if (planned.kind !== 'planned') throw new Error(planned.kind)
    expect(planned.from).toBe('2026-12-01')
    expect(paidPlanOn(planned.subscription, '2026-11-30')).toBe('pro')
    const next = bought(renewed(planned.subscription, '2026-12-01'))
    expect(next.charge).toMatchObject({ dueMinor: 9900, period: { planName: 'basic' } })
  })

  test('from a year to a month: months are counted from where the year ended', () => {
    const year = startSubscription({ ...BASIC, cycle: 'yearly' }, 99_000, '2024-02-29').subscription
    const planned = changeTerms(year, { terms: BASIC, priceMinor: 9900, day: '2024-03-01' })
    if (planned.kind !== 'planned') throw new Error(planned.kind)
    const { subscription } = bought(renewed(planned.subscription, '2025-02-28'))
    expect(subscription).toMatchObject({ anchor: '2025-02-28' })
    expect(firstUnpaidDay(subscription)).toBe('2025-03-28')
  })

  test.each<[Terms, Terms, string]>([
    [BASIC, PRO, 'up'],
    [PRO, BASIC, 'down'],
    [PRO, PRO, 'same'],
    [PRO, { ...PRO, cycle: 'term' }, 'up'],
    [{ ...PRO, cycle: 'term' }, { ...PRO, cycle: 'yearly' }, 'up'],
    [{ ...PRO, cycle: 'yearly' }, PRO, 'down'],
    [{ ...BASIC, cycle: 'yearly' }, PRO, 'up'],
    [PRO, { planName: 'free', cycle: 'yearly' }, 'down'],
  ])('from %j to %j is %s', (from, to, direction) => expect(directionOf(from, to)).toBe(direction))
})

describe('end', () => {
  test('what is cancelled holds as long as it is paid, and not a day longer', () => {
    const subscription = cancelAtEnd(basic())
    expect(statusOn(subscription, '2026-11-30')).toBe('active')
    expect(statusOn(subscription, '2026-12-01')).toBe('ended')
    expect(nextTry(subscription)).toBeNull()
    expect(renewed(subscription, '2026-11-30')).toMatchObject({ problem: 'not-renewing' })
  })

  test('a plan that costs nothing is the same', () => {
    const free = { planName: 'free', cycle: 'monthly' } as const
    const wish = { terms: free, priceMinor: 0, day: '2026-11-11' }
    expect(changeTerms(basic(), wish)).toEqual({
      kind: 'planned',
      from: '2026-12-01',
      subscription: cancelAtEnd(basic()),
    })
  })

  test('before the end somebody may think again', () => {
    const wish = { terms: BASIC, priceMinor: PRICE.basic, day: '2026-11-30' }
    expect(changeTerms(cancelAtEnd(basic()), wish)).toMatchObject({ subscription: basic() })
  })
})
