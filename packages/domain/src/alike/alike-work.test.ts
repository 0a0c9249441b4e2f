import { expect, test } from 'vitest'
import { groupPairs } from './alike-work.ts'

test('what is nearly the same stands together; large parts alone make no group', () => {
  const pair = (one: number, other: number, strength: 'nearly' | 'parts') => ({
    works: [one, other] as [number, number],
    strength,
  })
  const groups = groupPairs([
    pair(1, 2, 'nearly'),
    pair(2, 5, 'nearly'),
    pair(3, 4, 'nearly'),
    pair(1, 5, 'parts'),
    pair(4, 5, 'parts'),
  ])
  expect(groups.map(({ works }) => works)).toEqual([
    [1, 2, 5],
    [3, 4],
    [4, 5],
  ])
  expect(groups[0]?.pairs).toHaveLength(3)
  expect(groupPairs([])).toEqual([])
})
