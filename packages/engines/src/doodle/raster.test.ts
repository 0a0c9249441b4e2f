import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rasterise } from './raster.ts'
import { SAMPLE_STROKES } from './testing/sample-strokes.ts'

const strokes = fc.array(
  fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 2, maxLength: 20 }),
  { maxLength: 6 },
)

test('a drawing looks the same wherever and however large it was drawn', () => {
  const moved = SAMPLE_STROKES.house.map((stroke) =>
    stroke.map((value, index) => value * 3 + (index % 2 ? -40 : 500)),
  )
  const [here, there] = [rasterise(SAMPLE_STROKES.house), rasterise(moved)]
  for (const [index, ink] of here.entries()) expect(there[index]).toBeCloseTo(ink, 4)
})

test('ink stays between paper and full, and the order of strokes does not matter', () => {
  fc.assert(
    fc.property(strokes, (drawn) => {
      const picture = rasterise(drawn)
      expect(picture.every((ink) => ink >= 0 && ink <= 1)).toBe(true)
      expect(rasterise(drawn.toReversed())).toEqual(picture)
    }),
  )
})

test('a single dot leaves ink, no strokes leave none', () => {
  expect(Math.max(...rasterise([[5, 5]]))).toBeGreaterThan(0.5)
  expect(Math.max(...rasterise([]))).toBe(0)
})
