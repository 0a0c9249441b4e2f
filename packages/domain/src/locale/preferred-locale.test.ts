import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LOCALES } from './locale.ts'
import { preferredLocale } from './preferred-locale.ts'

test.each([
  ['', 'en'],
  ['*', 'en'],
  ['th', 'th'],
  ['th-TH', 'th'],
  ['TH-th', 'th'],
  ['th-TH,th;q=0.9,en;q=0.8', 'th'],
  ['en-US,en;q=0.9,th;q=0.8', 'en'],
  ['zh-TW', 'zh'],
  ['zh-Hant', 'zh'],
  ['zh-Hant-TW, en;q=0.5', 'zh'],
  ['ar-EG', 'ar'],
  ['fr-FR, fr;q=0.9, ar;q=0.4, en;q=0.3', 'ar'],
  ['fr, de', 'en'],
  ['fr, *;q=0.5', 'en'],
  ['en;q=0.4, zh;q=0.6', 'zh'],
  ['zh;q=0.5, ar;q=0.5', 'zh'],
  ['th;q=0, ar;q=0.1', 'ar'],
  ['th;q=0', 'en'],
  [' th ; q = 0.3 , en ; q=0.2', 'th'],
  ['th;level=1;q=0.1, zh;q=0.2', 'zh'],
  ['th;q=abc, en', 'en'],
  ['th;q=9, zh', 'zh'],
  ['thai, zhuang, area', 'en'],
  ['__proto__, constructor', 'en'],
  [',,;;q=1,,-,', 'en'],
])('%j is answered in %s', (header, locale) => {
  expect(preferredLocale(header)).toBe(locale)
})

test('whatever a header holds, it is one of our languages, and a long one costs no more than a short one', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(',', ';q=', '0.5', '-', '*', 'th', 'zh', 'ar', 'en', ' ', '\t'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const header = pieces.join('')
      expect(LOCALES).toContain(preferredLocale(header))
      const start = header.padEnd(500)
      expect(preferredLocale(start + ',th;q=1'.repeat(1500))).toBe(
        preferredLocale(start.slice(0, 500)),
      )
    }),
  )
})

test('the most wanted one wins in any order, whatever others nobody here speaks', () => {
  const others = fc.array(fc.constantFrom('fr', 'de-CH', 'sw', 'x-klingon'), { maxLength: 5 })
  const ours = fc.shuffledSubarray([...LOCALES], { minLength: 1 })
  fc.assert(
    fc.property(ours, others, fc.nat(), (wanted, strangers, seed) => {
      const ranges = [
        ...strangers,
        ...wanted.map((locale, index) => `${locale};q=${(0.9 - index / 10).toFixed(1)}`),
      ]
      const turned = [
        ...ranges.slice(seed % ranges.length),
        ...ranges.slice(0, seed % ranges.length),
      ]
      expect(preferredLocale(turned.join(', '))).toBe(wanted[0])
    }),
  )
})
