import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Brand } from '../brand/brand.ts'
import {
  type Currency,
  decimalText,
  isCurrency,
  isPayable,
  isSameAmount,
  readDecimal,
  sumMinor,
} from './amount.ts'

const minor = fc.maxSafeInteger()

test('the currencies are those of the brands', () => {
  const ofBrands: Brand['currency'][] = ['THB', 'USD'] satisfies Currency[]
  expect(ofBrands.every(isCurrency)).toBe(true)
  expect(isCurrency('EUR')).toBe(false)
})

test('only a whole number of satang above nothing can be paid', () => {
  expect(isPayable({ minor: 1, currency: 'THB' })).toBe(true)
  for (const wrong of [0, -1, 0.5, Number.NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])
    expect(isPayable({ minor: wrong, currency: 'THB' })).toBe(false)
  expect(isPayable({ minor: 1, currency: 'EUR' as Currency })).toBe(false)
})

test('the same number of another currency is another amount', () => {
  expect(isSameAmount({ minor: 5, currency: 'THB' }, { minor: 5, currency: 'THB' })).toBe(true)
  expect(isSameAmount({ minor: 5, currency: 'THB' }, { minor: 5, currency: 'USD' })).toBe(false)
  expect(isSameAmount({ minor: 5, currency: 'THB' }, { minor: 6, currency: 'THB' })).toBe(false)
})

test('a sum that would not be exact is refused', () => {
  expect(sumMinor([])).toBe(0)
  expect(sumMinor([24_900, -900, 1])).toBe(24_001)
  expect(() => sumMinor([Number.MAX_SAFE_INTEGER, 1])).toThrow('exactly')
  expect(() => sumMinor([0.5])).toThrow('exactly')
})

describe('amounts as text', () => {
  test.each([
    [0, '0.00'],
    [1, '0.01'],
    [-1, '-0.01'],
    [24_900, '249.00'],
    [-123_456, '-1234.56'],
    [Number.MAX_SAFE_INTEGER, '90071992547409.91'],
  ])('%d is %s', (value, text) => expect(decimalText(value)).toBe(text))

  test('what is no whole number of satang is not written', () => {
    for (const wrong of [0.5, Number.NaN, 2 ** 53]) expect(() => decimalText(wrong)).toThrow()
  })

  test.each([
    ['249', 24_900],
    ['249.5', 24_950],
    ['1,234.50', 123_450],
    ['1234.50', 123_450],
    [' 12,345,678.09 ', 1_234_567_809],
    ['-20.00', -2000],
    ['+20.00', 2000],
    ['-0.00', 0],
    ['-0.01', -1],
    ['0.01', 1],
  ])('%s is %d', (text, value) => expect(readDecimal(text)).toBe(value))

  test.each([
    '',
    '.5',
    '5.',
    '1,23',
    '1,2345',
    '1234,567',
    '1.234,50',
    '1.234',
    '1 234.50',
    '--5',
    '5-',
    '1e3',
    '๒๔๙',
    'NaN',
    '99999999999999999',
  ])('%s is not read', (text) => expect(readDecimal(text)).toBeNull())

  test('what is written is read back, also with commas as banks put them', () => {
    fc.assert(
      fc.property(minor, (value) => {
        const text = decimalText(value)
        expect(readDecimal(text)).toBe(value)
        expect(readDecimal(text.replaceAll(/(?<=\d)(?=(\d{3})+\.)/g, ','))).toBe(value)
      }),
    )
  })
})
