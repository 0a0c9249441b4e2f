import { expect, test } from 'vitest'
import { placeAfter } from './picture-keys.ts'

test.each([
  // Four in a row, six rows.
  [5, 'ArrowRight', 6, 4],
  [5, 'ArrowLeft', 4, 6],
  [5, 'ArrowDown', 9, 9],
  [5, 'ArrowUp', 1, 1],
  [0, 'ArrowUp', 0, 0],
  [0, 'ArrowLeft', 0, 1],
  [0, 'ArrowRight', 1, 0],
  [23, 'ArrowDown', 23, 23],
  [23, 'ArrowRight', 23, 22],
])(
  'from %i %s leads to %i, and to %i where people read from right to left',
  (from, key, ltr, rtl) => {
    expect(placeAfter(from, key, false)).toBe(ltr)
    expect(placeAfter(from, key, true)).toBe(rtl)
  },
)

test.each(['Enter', 'Tab', 'a', 'toString'])('%s is no arrow', (key) => {
  expect(placeAfter(5, key, false)).toBeNull()
})
