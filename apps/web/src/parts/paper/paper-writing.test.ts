import { expect, test } from 'vitest'
import { amountInWords, amountOn, dayOn } from './paper-writing.ts'

test('a Thai paper counts Buddhist years, one in dollars does not', () => {
  expect(dayOn('2026-11-15', 'th')).toBe('15 พฤศจิกายน 2569')
  expect(dayOn('2026-11-15', 'en')).toBe('Nov 15, 2026')
})

test('amounts have their two decimals, and are repeated in words', () => {
  expect([0, 9900, 123_456_789].map(amountOn)).toEqual(['0.00', '99.00', '1,234,567.89'])
  expect(amountInWords(24_900, 'THB')).toBe('สองร้อยสี่สิบเก้าบาทถ้วน')
  expect(amountInWords(299, 'USD')).toBe('Two dollars and ninety-nine cents')
})
