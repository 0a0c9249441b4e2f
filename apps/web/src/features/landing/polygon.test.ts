import { expect, test } from 'vitest'
import { polygonPath, SIDES, stepSides, turnOf } from './polygon.ts'

test('every shape closes with whole turns that add up to 360', () => {
  for (const sides of SIDES) {
    expect(Number.isInteger(turnOf(sides))).toBe(true)
    expect(turnOf(sides) * sides).toBe(360)
  }
})

test('stepping goes through the shapes and stops at both ends', () => {
  expect(stepSides(4, 1)).toBe(5)
  expect(stepSides(6, 1)).toBe(8)
  expect(stepSides(3, -1)).toBe(3)
  expect(stepSides(12, 1)).toBe(12)
})

test('a square is drawn upright, corner by corner', () => {
  expect(polygonPath(4, 40)).toBe('M21.7 21.7L78.3 21.7L78.3 78.3L21.7 78.3Z')
})
