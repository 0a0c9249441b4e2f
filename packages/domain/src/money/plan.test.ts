import { expect, test } from 'vitest'
import { formatPrice } from './plan.ts'

test('prices read as people write them', () => {
  expect(formatPrice('en', 'THB', 9900)).toBe('฿99')
  expect(formatPrice('en', 'USD', 299)).toBe('$2.99')
  expect(formatPrice('th', 'THB', 24_900)).toBe('฿249')
  expect(formatPrice('ar', 'USD', 799)).toMatch(/7[.٫]99|٧٫٩٩/)
})
