import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropOf, shownSize } from './camera-picture.ts'

test('a costume is the whole picture, smaller; a backdrop is cut to fill the stage', () => {
  expect(cropOf({ width: 960, height: 720 }, false)).toEqual({
    x: 0,
    y: 0,
    width: 960,
    height: 720,
    drawn: { width: 480, height: 360 },
  })
  const wide = cropOf({ width: 1280, height: 720 }, true)
  expect(wide).toMatchObject({ x: 160, y: 0, width: 960, height: 720 })
  expect(shownSize(wide.drawn, true)).toEqual({ width: 480, height: 360 })
  expect(shownSize({ width: 480, height: 270 }, false)).toEqual({ width: 160, height: 90 })
})

test('whatever camera it is, what is used lies inside its picture', () => {
  const side = fc.integer({ min: 1, max: 4000 })
  fc.assert(
    fc.property(side, side, fc.boolean(), (width, height, isBackdrop) => {
      const crop = cropOf({ width, height }, isBackdrop)
      expect(crop.x).toBeGreaterThanOrEqual(0)
      expect(crop.y).toBeGreaterThanOrEqual(0)
      expect(crop.x + crop.width).toBeLessThanOrEqual(width + 1e-6)
      expect(crop.y + crop.height).toBeLessThanOrEqual(height + 1e-6)
      expect(Math.max(crop.drawn.width, crop.drawn.height)).toBeLessThanOrEqual(480)
      const shown = shownSize(crop.drawn, isBackdrop)
      expect(Math.min(shown.width, shown.height)).toBeGreaterThanOrEqual(1)
      expect(Math.min(crop.drawn.width, crop.drawn.height)).toBeGreaterThanOrEqual(1)
    }),
  )
})
