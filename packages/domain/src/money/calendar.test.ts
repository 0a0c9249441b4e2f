import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthsAfter, periodAt, periodKey } from './calendar.ts'

const bangkok = (text: string) => new Date(`${text}+07:00`).getTime()

test('a month that is too short ends the period on its last day, and the day comes back', () => {
  const anchor = bangkok('2027-01-31T10:00')
  expect(monthsAfter(anchor, 1)).toBe(bangkok('2027-02-28T10:00'))
  expect(monthsAfter(anchor, 2)).toBe(bangkok('2027-03-31T10:00'))
  expect(monthsAfter(anchor, 13)).toBe(bangkok('2028-02-29T10:00'))
})

test('days are counted in Bangkok, not where the server stands', () => {
  // In London it is still the 31st of December.
  const anchor = bangkok('2027-01-01T01:00')
  expect(monthsAfter(anchor, 1)).toBe(bangkok('2027-02-01T01:00'))
  expect(periodKey(periodAt(anchor, bangkok('2027-02-01T01:00')))).toBe('monthly:2027-02-01')
  expect(periodKey(periodAt(anchor, bangkok('2027-02-01T00:59')))).toBe('monthly:2027-01-01')
})

test('every moment lies in exactly one period, and each begins where the last one ends', () => {
  const from = bangkok('2024-01-01T00:00')
  const anchors = fc.integer({ min: from, max: bangkok('2028-12-31T00:00') })
  const later = fc.integer({ min: 0, max: 6 * 366 * 86_400_000 })
  fc.assert(
    fc.property(anchors, later, (anchor, ms) => {
      const { start, end } = periodAt(anchor, anchor + ms)
      expect(start).toBeLessThanOrEqual(anchor + ms)
      expect(end).toBeGreaterThan(anchor + ms)
      expect(periodAt(anchor, end).start).toBe(end)
      expect(periodAt(anchor, end - 1)).toEqual({ start, end })
    }),
  )
})
