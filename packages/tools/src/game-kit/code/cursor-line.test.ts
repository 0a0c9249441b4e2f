import { expect, test } from 'vitest'
import { cursorLine } from './cursor-line.ts'

test('the line with the cursor, from its first to its last place', () => {
  const value = 'go(2)\n\njump()'
  const at = (selectionStart: number) => cursorLine({ value, selectionStart })
  expect([at(0), at(5), at(6), at(7), at(value.length)]).toEqual([0, 0, 1, 2, 2])
})
