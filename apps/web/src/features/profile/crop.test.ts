import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropSquare, dragged, WHOLE } from './crop.ts'

test('the middle of a wide picture is kept at first', () => {
  expect(cropSquare(300, 100, WHOLE)).toEqual({ left: 100, top: 0, side: 100 })
})

test('zoom makes the square smaller, the sliders move it to the edges', () => {
  expect(cropSquare(300, 100, { zoom: 2, x: 1, y: 0 })).toEqual({ left: 250, top: 0, side: 50 })
})

test('the picture follows the finger', () => {
  const choice = dragged(WHOLE, { width: 300, height: 100 }, { x: 50, y: 50 }, 100)
  expect(cropSquare(300, 100, choice)).toEqual({ left: 50, top: 0, side: 100 })
})

test('the square never leaves the picture', () => {
  const size = fc.integer({ min: 1, max: 8000 })
  const any = fc.double({ noNaN: true, min: -10, max: 10 })
  const pixels = fc.integer({ min: -9000, max: 9000 })
  fc.assert(
    fc.property(size, size, any, any, any, pixels, pixels, (width, height, zoom, x, y, dx, dy) => {
      const moved = dragged({ zoom, x, y }, { width, height }, { x: dx, y: dy }, 280)
      const { left, top, side } = cropSquare(width, height, moved)
      expect(side).toBeGreaterThan(0)
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(left + side).toBeLessThanOrEqual(width + 1e-6)
      expect(top + side).toBeLessThanOrEqual(height + 1e-6)
    }),
  )
})
