import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCalendarDay } from '../time/bangkok.ts'
import { dayAfter, daysBetween, monthsAfterDay, monthsBetween } from './days.ts'

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-03-01', -1, '2027-02-28'],
  ['2026-11-19', 0, '2026-11-19'],
])('%s and %d days is %s', (day, count, other) => expect(dayAfter(day, count)).toBe(other))

test.each([
  ['2027-01-31', 1, '2027-02-28'],
  ['2027-01-31', 2, '2027-03-31'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', 48, '2032-02-29'],
])('%s and %d months is %s', (day, count, other) => {
  expect(monthsAfterDay(day, count)).toBe(other)
  expect(monthsBetween(day, other)).toBe(count)
})

test('counting forth and back', () => {
  const count = fc.integer({ min: -30_000, max: 30_000 })
  fc.assert(
    fc.property(count, count, (a, b) => {
      const [from, to] = [dayAfter('2026-01-01', a), dayAfter('2026-01-01', b)]
      expect(isCalendarDay(from)).toBe(true)
      expect(daysBetween(from, to)).toBe(b - a)
      expect(from < to).toBe(a < b)
    }),
  )
})
