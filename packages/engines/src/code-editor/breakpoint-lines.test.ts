import { expect, test } from 'vitest'
import { carryBreakpoints, lineWithCode, tidyBreakpoints } from './breakpoint-lines.ts'

test('a line without code gives way to the next one that has some', () => {
  const lines = ['# title', '', '   ', '  # note', 'x = 1', '']
  expect(lineWithCode(lines, 1)).toBe(5)
  expect(lineWithCode(lines, 5)).toBe(5)
  expect(lineWithCode(lines, 6)).toBeNull()
})

test('one breakpoint per line, the later one counts', () => {
  expect(tidyBreakpoints([{ line: 4 }, { line: 2 }, { line: 4, condition: 'x' }])).toEqual([
    { line: 2 },
    { line: 4, condition: 'x' },
  ])
})

test('when a text is tidied, breakpoints stay with their lines', () => {
  const before = "import random\nx=1\nif x==1 :\n  print( 'a' )\nprint(x)"
  const after = 'import random\n\nx = 1\nif x == 1:\n    print("a")\nprint(x)\n'
  const carried = carryBreakpoints(before, after, [{ line: 2, condition: 'x' }, { line: 4 }])
  expect(carried).toEqual([{ line: 3, condition: 'x' }, { line: 5 }])
})

test('a line that is gone keeps its number, within the text', () => {
  expect(carryBreakpoints('a\nb\nc', 'x', [{ line: 3 }])).toEqual([{ line: 1 }])
})
