import { expect, test } from 'vitest'
import { EXCERPT_LINES, excerptOf } from './excerpt.ts'

test('the first lines, from the first that says something', () => {
  expect(excerptOf('\n\n# hello\r\n\tx = 1\n')).toBe('# hello\n    x = 1')
  expect(excerptOf(' \n\n')).toBe('')
})

test('a book is cut, in its lines and in their length', () => {
  const cut = excerptOf(`${'x'.repeat(500)}\n${'y\n'.repeat(400)}`).split('\n')
  expect(cut).toHaveLength(EXCERPT_LINES)
  expect(cut[0]).toHaveLength(64)
})

test('nothing unseen comes along that could turn the order of the signs', () => {
  expect(excerptOf('a\u202Eb\u0000c\u2066')).toBe('abc')
})
