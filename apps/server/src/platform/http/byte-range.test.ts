import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  ['bytes=0-3', { first: 0, last: 3 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-400', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['Bytes=9-9', { first: 9, last: 9 }],
  ['bytes=10-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=3-2', 'whole'],
  ['bytes=0-1,3-4', 'whole'],
  ['lines=0-1', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=a-b', 'whole'],
  [undefined, 'whole'],
] as const)('of ten bytes, %s is %o', (header, expected) => {
  expect(byteRange(header, 10)).toEqual(expected)
})

test('a part lies within the file, whatever is asked', () => {
  const number = fc.oneof(fc.nat(), fc.bigInt({ min: 0n, max: 10n ** 30n }))
  fc.assert(
    fc.property(fc.option(number), fc.option(number), fc.nat(), (from, to, size) => {
      const range = byteRange(`bytes=${from ?? ''}-${to ?? ''}`, size)
      if (typeof range === 'string') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.first).toBeLessThanOrEqual(range.last)
      expect(range.last).toBeLessThan(size)
    }),
  )
})
