import { expect, test } from 'vitest'
import { pieSlices } from './pie-slices.ts'

const others = (count: number): string => `Others (${count})`
const sum = (slices: readonly { value: number }[]): number =>
  slices.reduce((total, { value }) => total + value, 0)

test('a few slices stay as they are', () => {
  const slices = pieSlices(['a', 'b', 'c'], [5, 3, 2], others)
  expect(slices.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
})

test('more than eight, or less than two percent, become one that names them, the largest first', () => {
  const names = Array.from({ length: 12 }, (_, at) => `n${at}`)
  const values = names.map((_, at) => 12 - at)
  const slices = pieSlices(names, values, others)
  expect(slices).toHaveLength(8)
  expect(slices.at(-1)).toMatchObject({ name: 'Others (5)', value: 15, of: [7, 8, 9, 10, 11] })
  expect(slices.at(-1)?.parts?.map(({ name }) => name)).toEqual(['n7', 'n8', 'n9', 'n10', 'n11'])
  expect(sum(slices)).toBe(78)
  expect(pieSlices(['big', 's', 't'], [98, 1, 1], others).map(({ name }) => name)).toEqual([
    'big',
    'Others (2)',
  ])
})

test('one small slice keeps its name; nothing and less than nothing has no slice', () => {
  const slices = pieSlices(['big', 'one', 'zero', 'minus', 'gap'], [99, 1, 0, -4, null], others)
  expect(slices.map(({ name }) => name)).toEqual(['big', 'one'])
})
