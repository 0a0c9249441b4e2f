import { expect, test } from 'vitest'
import { openContent } from './open-content.ts'

const items = [{ id: 'walk' }, { id: 'flower' }]

test('what an admin turned off is left out; without anything off the list is the same', () => {
  expect(openContent({}, items)).toBe(items)
  expect(openContent({ closedContent: new Set() }, items)).toBe(items)
  expect(openContent({ closedContent: new Set(['walk', 'gone']) }, items)).toEqual([items[1]])
})
