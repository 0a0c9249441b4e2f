import { expect, test } from 'vitest'
import { formatBytes, formatNumber, formatPercent, formatPrice } from './format-number.ts'
import { LOCALES } from './locale.ts'

test('whole prices stand without decimals, in the sign of their currency', () => {
  expect(formatPrice('en', 'THB', 9900)).toBe('฿99')
  expect(formatPrice('en', 'USD', 299)).toBe('$2.99')
  expect(formatPrice('th', 'THB', 24_900)).toBe('฿249')
  expect(formatPrice('ar', 'USD', 799)).toContain('7.99')
})

test.each(LOCALES)('digits are 0 to 9 in %s', (locale) => {
  expect(formatNumber(locale, 1234)).toBe('1,234')
  expect(formatPercent(locale, 0.2)).toMatch(/^20.?%/)
  expect(formatBytes(locale, 1_500_000)).toContain('1.5')
})

test('sizes', () => {
  expect([0, 999, 1500, 12_345_678, 1.5e9, 2e15].map((bytes) => formatBytes('en', bytes))).toEqual([
    '0 byte',
    '999 byte',
    '1.5 kB',
    '12 MB',
    '1.5 GB',
    '2,000 TB',
  ])
})
