import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeBetween } from './change-between.ts'

test('the change makes the one text the other, and touches nothing around it', () => {
  expect(changeBetween('print(1)\nprint(2)', 'print(1)\nprint(12)')).toEqual({
    from: 15,
    to: 15,
    insert: '1',
  })
  expect(changeBetween('same', 'same')).toBeNull()
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '\n'), maxLength: 12 })
  fc.assert(
    fc.property(text, text, (before, after) => {
      const change = changeBetween(before, after) ?? { from: 0, to: 0, insert: '' }
      expect(before.slice(0, change.from) + change.insert + before.slice(change.to)).toBe(after)
    }),
  )
})
