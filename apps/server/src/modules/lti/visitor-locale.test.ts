import { expect, test } from 'vitest'
import { localeFrom } from './visitor-locale.ts'

test('the first wish that we have counts, by weight; whoever asks for nothing we have gets English', () => {
  expect(localeFrom([null, 'fr-CH, fr;q=0.9, en;q=0.8, th;q=0.85'])).toBe('th')
  expect(localeFrom(['zh-Hant-TW', 'th'])).toBe('zh')
  expect(localeFrom(['xx', 'ar;q=0, de'])).toBe('en')
  expect(localeFrom([undefined, ''])).toBe('en')
  expect(localeFrom(['th;q=x,,;;=', 'ar'])).toBe('th')
})
