import fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate, prorateAt, spreadMinor } from './proration.ts'

const price = fc.nat({ max: Number.MAX_SAFE_INTEGER })
const span = fc
  .tuple(fc.integer({ min: 1, max: 10 ** 12 }), fc.nat({ max: 10 ** 12 }))
  .map(([whole, used]) => ({ whole, used: used % (whole + 1) }))

test('ten of thirty days of 249 baht', () => {
  expect(prorate(24_900, { used: 10, whole: 30 })).toEqual({ used: 8300, left: 16_600 })
})

test('what does not divide stays with whoever paid', () => {
  expect(prorate(100, { used: 1, whole: 3 })).toEqual({ used: 33, left: 67 })
  expect(prorate(100, { used: 2, whole: 3 })).toEqual({ used: 66, left: 34 })
})

test('of nothing nothing is left', () => {
  expect(prorate(0, { used: 1, whole: 3 })).toEqual({ used: 0, left: 0 })
})

test('nothing over is nothing used, all over is all used, and the two are the price', () => {
  fc.assert(
    fc.property(price, span, (minor, { used, whole }) => {
      const { used: spent, left } = prorate(minor, { used, whole })
      expect(spent + left).toBe(minor)
      expect(Math.min(spent, left)).toBeGreaterThanOrEqual(0)
      expect(prorate(minor, { used: 0, whole }).left).toBe(minor)
      expect(prorate(minor, { used: whole, whole }).left).toBe(0)
      // Exact to the unit: one more would be more than the share of the time.
      expect((BigInt(spent) + 1n) * BigInt(whole) > BigInt(minor) * BigInt(used)).toBe(true)
      expect(BigInt(spent) * BigInt(whole) <= BigInt(minor) * BigInt(used)).toBe(true)
    }),
  )
})

test('with time, what is left never grows', () => {
  fc.assert(
    fc.property(price, span, (minor, { used, whole }) => {
      fc.pre(used < whole)
      const later = prorate(minor, { used: used + 1, whole })
      expect(later.left).toBeLessThanOrEqual(prorate(minor, { used, whole }).left)
    }),
  )
})

test('a time that cannot be is refused', () => {
  for (const [minor, used, whole] of [
    [-1, 0, 1],
    [1, 0, 0],
    [1, -1, 2],
    [1, 3, 2],
  ] as const)
    expect(() => prorate(minor, { used, whole })).toThrow(RangeError)
})

test('to the moment: before the beginning nothing is used, after the end everything', () => {
  const month = { start: Date.UTC(2026, 10, 1), end: Date.UTC(2026, 11, 1) }
  const at = (moment: number) => prorateAt(25_920, month, moment)
  expect(at(month.start - 1)).toEqual({ used: 0, left: 25_920 })
  // A satang each hundred seconds.
  expect(at(month.start + 99_999)).toEqual({ used: 0, left: 25_920 })
  expect(at(month.start + 100_000)).toEqual({ used: 1, left: 25_919 })
  expect(at(month.end)).toEqual({ used: 25_920, left: 0 })
  expect(at(month.end + 1)).toEqual({ used: 25_920, left: 0 })
  const short = { start: 0, end: 10 }
  expect([-1, 0, 1].map((moment) => prorateAt(10, short, moment).left)).toEqual([10, 10, 9])
})

test('the days of a price are the price, and its first days what is used by then', () => {
  fc.assert(
    fc.property(price, fc.integer({ min: 1, max: 400 }), (minor, whole) => {
      const days = spreadMinor(minor, whole)
      expect(days).toHaveLength(whole)
      expect(days.reduce((sum, day) => sum + day, 0)).toBe(minor)
      expect(Math.max(...days) - Math.min(...days)).toBeLessThanOrEqual(1)
      const half = Math.floor(whole / 2)
      const first = days.slice(0, half).reduce((sum, day) => sum + day, 0)
      expect(first).toBe(prorate(minor, { used: half, whole }).used)
    }),
  )
})
