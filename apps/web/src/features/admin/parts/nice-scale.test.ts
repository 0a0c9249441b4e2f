import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceScale } from './nice-scale.ts'

test('round steps', () => {
  expect(niceScale(87)).toEqual([0, 25, 50, 75, 100])
  expect(niceScale(4)).toEqual([0, 1, 2, 3, 4])
  expect(niceScale(0)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('reaches the highest value with a handful of lines, whatever it is', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (highest) => {
      const scale = niceScale(highest)
      expect(scale.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-9))
      expect(scale.length).toBeLessThanOrEqual(6)
    }),
  )
})
