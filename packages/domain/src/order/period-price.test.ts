import { expect, test } from 'vitest'
import { periodPrice } from './period-price.ts'

test('a term costs five months and a year ten', () => {
  expect(periodPrice(9900, 'monthly')).toBe(9900)
  expect(periodPrice(9900, 'term')).toBe(49_500)
  expect(periodPrice(9900, 'yearly')).toBe(99_000)
  expect(() => periodPrice(0.5, 'monthly')).toThrow(RangeError)
})
