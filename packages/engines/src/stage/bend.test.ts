import { expect, test } from 'vitest'
import { bendsOf, bentPoint, tilesOf } from './bend.ts'

const NONE = { fisheye: 0, whirl: 0, pixelate: 0, mosaic: 0 }
const SIZE = [100, 50] as const

test('a picture without effects is not bent', () => {
  expect(bendsOf({})).toBeNull()
  expect(bendsOf({ whirl: 5 })).toEqual({ ...NONE, whirl: 5 })
  expect(bentPoint([0.3, 0.7], NONE, SIZE)).toEqual([0.3, 0.7])
})

test('a fisheye makes the middle larger and leaves the rim alone', () => {
  const [u, v] = bentPoint([0.7, 0.5], { ...NONE, fisheye: 100 }, SIZE)
  expect(u).toBeLessThan(0.7)
  expect(u).toBeGreaterThan(0.5)
  expect(v).toBe(0.5)
  expect(bentPoint([0.5, 0.5], { ...NONE, fisheye: 100 }, SIZE)).toEqual([0.5, 0.5])
  expect(bentPoint([0, 0], { ...NONE, fisheye: 100 }, SIZE)).toEqual([0, 0])
  expect(bentPoint([0.7, 0.5], { ...NONE, fisheye: -50 }, SIZE)[0]).toBeGreaterThan(0.7)
})

test('a whirl keeps the distance from the middle', () => {
  const [u, v] = bentPoint([0.6, 0.5], { ...NONE, whirl: 180 }, SIZE)
  expect(Math.hypot(u - 0.5, v - 0.5)).toBeCloseTo(0.1)
  expect(v).not.toBeCloseTo(0.5)
})

test('neighbours get the same colour by pixels, and tiles repeat the picture', () => {
  const pixels = { ...NONE, pixelate: 100 }
  expect(bentPoint([0.01, 0.01], pixels, SIZE)).toEqual(bentPoint([0.09, 0.19], pixels, SIZE))
  expect(tilesOf(10)).toBe(2)
  expect(bentPoint([0.75, 0.25], { ...NONE, mosaic: 10 }, SIZE)).toEqual([0.5, 0.5])
})

test('strong effects stay numbers', () => {
  for (const value of [-5000, -1, 1, 5000, 1e9]) {
    const bends = { fisheye: value, whirl: value, pixelate: value, mosaic: value }
    for (const part of [0, 0.5, 0.99]) {
      const point = bentPoint([part, 1 - part], bends, SIZE)
      expect(point.every(Number.isFinite)).toBe(true)
    }
  }
})
