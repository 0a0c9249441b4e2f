import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from './line-diff.ts'

test('shows what came and what went', () => {
  expect(lineDiff('a\nb\nc', 'a\nx\nc')).toEqual([
    { kind: 'same', text: 'a' },
    { kind: 'left', text: 'b' },
    { kind: 'right', text: 'x' },
    { kind: 'same', text: 'c' },
  ])
})

const text = fc
  .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
  .map((l) => l.join('\n'))

test('each side can be read back from the comparison', () => {
  fc.assert(
    fc.property(text, text, (left, right) => {
      const lines = lineDiff(left, right)
      const side = (gone: string) => lines.filter((l) => l.kind !== gone).map((l) => l.text)
      expect(side('right').join('\n')).toBe(left)
      expect(side('left').join('\n')).toBe(right)
    }),
  )
})

test('texts that have nothing in common are shown whole', () => {
  const long = (letter: string) => Array.from({ length: 4000 }, (_, at) => `${letter}${at}`)
  const lines = lineDiff(long('a').join('\n'), long('b').join('\n'))
  expect(lines.map((line) => line.text)).toEqual([...long('a'), ...long('b')])
})
