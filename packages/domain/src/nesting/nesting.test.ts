import { expect, test } from 'vitest'
import { isNestedDeeper } from './nesting.ts'

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))

test('levels are counted, however many there are', () => {
  expect(isNestedDeeper(nested(5), 5)).toBe(false)
  expect(isNestedDeeper(nested(6), 5)).toBe(true)
  expect(isNestedDeeper(nested(200_000), 5)).toBe(true)
  expect(isNestedDeeper({ a: [], b: { c: nested(2) } }, 4)).toBe(false)
  expect(isNestedDeeper({ a: [], b: { c: nested(3) } }, 4)).toBe(true)
  for (const flat of [null, 7, 'x', undefined]) expect(isNestedDeeper(flat, 0)).toBe(false)
})
