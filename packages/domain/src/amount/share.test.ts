import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shareOf, splitMinor } from './share.ts'

const minor = fc.maxSafeInteger()
const weights = fc
  .array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  .filter((all) => all.some((weight) => weight > 0))

test('half a unit goes away from nought, on both sides', () => {
  expect(shareOf(5, 1, 2)).toBe(3)
  expect(shareOf(-5, 1, 2)).toBe(-3)
  expect(shareOf(4, 1, 3)).toBe(1)
  expect(shareOf(0, 1, 3)).toBe(0)
  expect(shareOf(100, 3, 2)).toBe(150)
  expect(() => shareOf(1, 1, 0)).toThrow('parts')
  expect(() => shareOf(Number.MAX_SAFE_INTEGER, 2, 1)).toThrow('exactly')
})

test('a share is never further than half a unit from the exact one, however large the sum', () => {
  fc.assert(
    fc.property(minor, fc.nat(), fc.integer({ min: 1 }), (sum, a, b) => {
      const [part, whole] = [Math.min(a, b), Math.max(a, b)]
      const off =
        2n * (BigInt(shareOf(sum, part, whole)) * BigInt(whole) - BigInt(sum) * BigInt(part))
      expect(off <= BigInt(whole) && -off <= BigInt(whole)).toBe(true)
    }),
  )
})

test('three share a baht: the first has one satang more', () => {
  expect(splitMinor(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(splitMinor(-100, [1, 1, 1])).toEqual([-34, -33, -33])
  expect(splitMinor(100, [1, 1, 0])).toEqual([50, 50, 0])
  // Whoever loses most by rounding is first, wherever they stand.
  expect(splitMinor(10, [1, 5, 9])).toEqual([1, 3, 6])
})

test('without anybody, or with part of somebody, nothing is divided', () => {
  for (const wrong of [[], [0, 0], [-1, 2], [0.5], [Number.NaN]])
    expect(() => splitMinor(1, wrong)).toThrow(RangeError)
})

test('nothing is lost and nobody is a whole unit off', () => {
  fc.assert(
    fc.property(minor, weights, (sum, all) => {
      const parts = splitMinor(sum, all)
      const whole = all.reduce((before, weight) => before + BigInt(weight), 0n)
      expect(parts.reduce((before, part) => before + BigInt(part), 0n)).toBe(BigInt(sum))
      for (const [index, part] of parts.entries()) {
        const off = BigInt(part) * whole - BigInt(sum) * BigInt(all[index]!)
        expect(off < whole && -off < whole).toBe(true)
        if (all[index] === 0) expect(part).toBe(0)
      }
    }),
  )
})

test('who has more weight never has less', () => {
  fc.assert(
    fc.property(fc.nat(), weights, (sum, all) => {
      const parts = splitMinor(sum, all)
      for (const [a, one] of all.entries())
        for (const [b, other] of all.entries())
          if (one > other) expect(parts[a]!).toBeGreaterThanOrEqual(parts[b]!)
    }),
  )
})
