import { expect, test } from 'vitest'
import { addDays, bucketFor, comparedPeriod, daysBetween } from './attendance.ts'

test('a period is compared with the days right before it, or with the same weekdays a year earlier', () => {
  const period = { from: '2026-03-01', to: '2026-03-31' }
  expect(daysBetween(period.from, period.to)).toBe(31)
  expect(comparedPeriod(period, 'before')).toEqual({ from: '2026-01-29', to: '2026-02-28' })
  const year = comparedPeriod(period, 'year')
  expect(daysBetween(year.from, year.to)).toBe(31)
  expect(new Date(year.from).getUTCDay()).toBe(new Date(period.from).getUTCDay())
})

test('days are added across months and leap years', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
})

test('a chart never has more than 63 points', () => {
  for (let days = 1; days <= 1100; days += 1) {
    const size = { day: 1, week: 7, month: 28 }[bucketFor(days)]
    expect(Math.ceil(days / size) + 1).toBeLessThanOrEqual(63)
  }
})
