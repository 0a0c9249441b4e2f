import { expect, test } from 'vitest'
import { kindOf, plainText, positionAt } from './pyright-values.ts'

test('an offset becomes a line and a column', () => {
  expect(positionAt('ab\ncd', 0)).toEqual({ line: 0, character: 0 })
  expect(positionAt('ab\ncd', 3)).toEqual({ line: 1, character: 0 })
  expect(positionAt('ab\ncd', 5)).toEqual({ line: 1, character: 2 })
})

test('documentation loses its marks and its length', () => {
  expect(plainText('```python\n(function) x\n```\n---\nText\\_here')).toBe(
    '(function) x\n\nText_here',
  )
  expect(plainText('a'.repeat(5000)).length).toBe(1201)
})

test('unknown kinds are variables', () => {
  expect([kindOf(3), kindOf(99), kindOf(undefined)]).toEqual(['function', 'variable', 'variable'])
})
