import { expect, test } from 'vitest'
import { readRange, typedNumber } from './slider-range.ts'

test('the ends are numbers in everybody’s digits', () => {
  for (const [text, value] of [
    ['10', 10],
    [' -3.5 ', -3.5],
    ['๑๐', 10],
    ['٣٫٥', 3.5],
    ['۱۲', 12],
    ['１０', 10],
    ['1,5', 1.5],
    ['−4', -4],
    ['.5', 0.5],
  ] as const)
    expect(typedNumber(text)).toBe(value)
  for (const text of [
    '',
    ' ',
    'ten',
    '1e999',
    '1 000',
    'Infinity',
    '0x10',
    '--1',
    '1.2.3',
    '9'.repeat(30),
  ])
    expect(typedNumber(text)).toBeNull()
})

test('what is wrong is named', () => {
  expect(readRange('x', '10', true)).toEqual({ problem: 'minNoNumber' })
  expect(readRange('1', '', true)).toEqual({ problem: 'maxNoNumber' })
  expect(readRange('10', '10', true)).toEqual({ problem: 'minTooLarge' })
  expect(readRange('10', '1', true)).toEqual({ problem: 'minTooLarge' })
  expect(readRange('0', '1.5', true)).toEqual({ problem: 'notWhole' })
  expect(readRange('0', '1.5', false)).toEqual({ min: 0, max: 1.5, whole: false })
  expect(readRange('-5', '5', true)).toEqual({ min: -5, max: 5, whole: true })
})
