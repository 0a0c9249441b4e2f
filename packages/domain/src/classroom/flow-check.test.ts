import fc from 'fast-check'
import { expect, test } from 'vitest'
import { figureFits, newFigure } from './flow-check.ts'

const about = (value: number, within: number) => ({ ...newFigure, value, within })

test('a figure within its tolerance counts, one beside it does not', () => {
  expect(figureFits(about(12.4, 0.1), 12.5)).toBe(true)
  expect(figureFits(about(12.4, 0.1), 12.51)).toBe(false)
  expect(figureFits(about(0.3, 0), 0.1 + 0.2)).toBe(true)
  expect(figureFits({ ...about(0.8, 0), is: 'at-least' }, 0.79)).toBe(false)
  expect(figureFits({ ...about(320, 0), is: 'at-most' }, 320)).toBe(true)
})

test('what is no number never counts', () => {
  for (const shown of [Number.NaN, Number.POSITIVE_INFINITY])
    for (const is of ['about', 'at-least', 'at-most'] as const)
      expect(figureFits({ ...about(0, 1e15), is }, shown)).toBe(false)
})

test('a value is what was asked for itself, and far away it is not', () => {
  const value = fc.double({ min: -1e12, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(value, fc.double({ min: 0, max: 1e6, noNaN: true }), (asked, within) => {
      expect(figureFits(about(asked, within), asked)).toBe(true)
      expect(figureFits(about(asked, within), asked + within * 2 + Math.abs(asked) + 1)).toBe(false)
    }),
  )
})
