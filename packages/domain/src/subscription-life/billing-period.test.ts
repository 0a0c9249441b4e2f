import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isCycle } from '../money/complimentary.ts'
import { BILLING_CYCLES, leftOfPeriod, periodFrom, priceOfPeriod } from './billing-period.ts'
import { dayAfter, daysBetween } from './days.ts'

const start = (from: string, cycle: (typeof BILLING_CYCLES)[number]) =>
  periodFrom(from, cycle, from)

test('complimentary subscriptions have the same cycles but for the term', () => {
  expect(BILLING_CYCLES.filter((cycle) => !isCycle(cycle))).toEqual(['term'])
})

test.each([
  ['2026-11-19', 'monthly', '2026-12-18', 30],
  ['2027-01-31', 'monthly', '2027-02-27', 28],
  ['2026-11-19', 'yearly', '2027-11-18', 365],
  ['2028-02-29', 'yearly', '2029-02-27', 365],
] as const)('from %s %s until %s', (from, cycle, until, days) => {
  const counts = { paidFrom: from, paidDays: days, wholeDays: days }
  expect(start(from, cycle)).toEqual({ from, until, ...counts })
})

test('on its last day one day is left', () => {
  const november = { ...start('2026-11-01', 'monthly'), priceMinor: 9900 }
  expect(leftOfPeriod(november, '2026-11-30')).toBe(330)
})

test('after a short month the 31st comes back', () => {
  const february = periodFrom('2027-02-28', 'monthly', '2027-01-31')
  expect([february.from, february.until]).toEqual(['2027-02-28', '2027-03-30'])
  expect(periodFrom('2027-03-31', 'monthly', '2027-01-31').until).toBe('2027-04-29')
})

describe('a term', () => {
  test('from its first day: its whole price, and the holidays after it', () => {
    const term = start('2026-11-01', 'term')
    expect(term).toMatchObject({ until: '2027-05-15', paidFrom: '2026-11-01', paidDays: 151 })
    expect(priceOfPeriod(term, 90_000)).toBe(90_000)
  })

  test('in its middle: its days that are left', () => {
    const term = start('2027-03-01', 'term')
    expect(term).toMatchObject({ until: '2027-05-15', paidDays: 31, wholeDays: 151 })
    // 90,000 * 31 / 151 = 18,476.8
    expect(priceOfPeriod(term, 90_000)).toBe(18_477)
  })

  test('in the holidays: the term that comes, and the rest of the holidays as a present', () => {
    const term = start('2027-04-10', 'term')
    expect(term).toMatchObject({
      from: '2027-04-10',
      until: '2027-10-31',
      paidFrom: '2027-05-16',
      paidDays: 169,
      wholeDays: 169,
    })
    const paid = { ...term, priceMinor: 90_000 }
    expect(leftOfPeriod(paid, '2027-05-16')).toBe(90_000)
    expect(leftOfPeriod(paid, '2027-05-17')).toBe(89_468)
  })

  test('in the holidays after it nothing of it is left', () => {
    const paid = { ...start('2026-11-01', 'term'), priceMinor: 90_000 }
    expect(leftOfPeriod(paid, '2027-03-31')).toBe(597)
    expect(leftOfPeriod(paid, '2027-04-01')).toBe(0)
  })
})

const day = fc.nat({ max: 4000 }).map((count) => dayAfter('2026-01-01', count))
const cycle = fc.constantFrom(...BILLING_CYCLES)

test('periods follow each other without a gap, each of at least 28 days after the first', () => {
  fc.assert(
    fc.property(day, cycle, (anchor, kind) => {
      let before = start(anchor, kind)
      for (let count = 0; count < 8; count++) {
        expect(before.from <= before.until).toBe(true)
        expect(before.paidFrom >= before.from).toBe(true)
        expect(dayAfter(before.paidFrom, before.paidDays - 1) <= before.until).toBe(true)
        const next = periodFrom(dayAfter(before.until, 1), kind, anchor)
        expect(daysBetween(next.from, next.until)).toBeGreaterThanOrEqual(27)
        expect(next.paidDays).toBe(next.wholeDays)
        before = next
      }
    }),
  )
})

test('before its first day everything is left, after its last one nothing, between less each day', () => {
  fc.assert(
    fc.property(day, cycle, fc.nat({ max: 10 ** 9 }), (from, kind, priceMinor) => {
      const paid = { ...start(from, kind), priceMinor }
      expect(leftOfPeriod(paid, from)).toBe(priceMinor)
      expect(leftOfPeriod(paid, dayAfter(paid.until, 1))).toBe(0)
      const days = daysBetween(from, paid.until)
      const left = Array.from({ length: days }, (_, count) =>
        leftOfPeriod(paid, dayAfter(from, count)),
      )
      expect(left).toEqual(left.toSorted((a, b) => b - a))
    }),
  )
})
