import { expect, test } from 'vitest'
import { codeParts } from './code-parts.ts'

test('the words of Python, texts, numbers and comments are told apart', () => {
  const parts = codeParts('for i in range(12): # go\n    print("if 1")')
  expect(parts.filter(({ kind }) => kind)).toEqual([
    { text: 'for', kind: 'word' },
    { text: 'in', kind: 'word' },
    { text: '12', kind: 'number' },
    { text: '# go', kind: 'comment' },
    { text: '"if 1"', kind: 'string' },
  ])
})

test('nothing is lost, whatever it is', () => {
  const text = 'x = "open\n<script>alert(1)</script> \u0e01 "'
  expect(
    codeParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
