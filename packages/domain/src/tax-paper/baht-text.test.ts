import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bahtText } from './baht-text.ts'

test.each([
  [0, 'ศูนย์บาทถ้วน'],
  [100, 'หนึ่งบาทถ้วน'],
  [1000, 'สิบบาทถ้วน'],
  [1100, 'สิบเอ็ดบาทถ้วน'],
  [2000, 'ยี่สิบบาทถ้วน'],
  [2125, 'ยี่สิบเอ็ดบาทยี่สิบห้าสตางค์'],
  [10_100, 'หนึ่งร้อยเอ็ดบาทถ้วน'],
  [11_100, 'หนึ่งร้อยสิบเอ็ดบาทถ้วน'],
  [24_900, 'สองร้อยสี่สิบเก้าบาทถ้วน'],
  [24_950, 'สองร้อยสี่สิบเก้าบาทห้าสิบสตางค์'],
  [100_100, 'หนึ่งพันเอ็ดบาทถ้วน'],
  [250_100, 'สองพันห้าร้อยเอ็ดบาทถ้วน'],
  [1_234_567, 'หนึ่งหมื่นสองพันสามร้อยสี่สิบห้าบาทหกสิบเจ็ดสตางค์'],
  [10_000_000, 'หนึ่งแสนบาทถ้วน'],
  [100_000_000, 'หนึ่งล้านบาทถ้วน'],
  [100_000_100, 'หนึ่งล้านเอ็ดบาทถ้วน'],
  [1_100_000_000, 'สิบเอ็ดล้านบาทถ้วน'],
  [1_100_000_100, 'สิบเอ็ดล้านเอ็ดบาทถ้วน'],
  [2_150_000_000, 'ยี่สิบเอ็ดล้านห้าแสนบาทถ้วน'],
  // An example of the Royal Society, with its 501 millions.
  [50_174_122_100, 'ห้าร้อยเอ็ดล้านเจ็ดแสนสี่หมื่นหนึ่งพันสองร้อยยี่สิบเอ็ดบาทถ้วน'],
  [100_000_000_000_000, 'หนึ่งล้านล้านบาทถ้วน'],
  [1, 'หนึ่งสตางค์'],
  [11, 'สิบเอ็ดสตางค์'],
  [25, 'ยี่สิบห้าสตางค์'],
  [101, 'หนึ่งบาทหนึ่งสตางค์'],
])('%d satang are %s', (minor, text) => expect(bahtText(minor)).toBe(text))

test.each([-1, 0.5, Number.NaN, 2 ** 53])('%d is no amount', (minor) =>
  expect(() => bahtText(minor)).toThrow('no amount'),
)

const PLACES = { สิบ: 10, ร้อย: 100, พัน: 1000, หมื่น: 10_000, แสน: 100_000 }
const ONES = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']

/** Read back as a person does, word by word. */
function numberOf(words: string): number {
  const [, millions, rest = ''] = /^(.*)ล้าน(.*)$/s.exec(words) ?? [null, null, words]
  let [sum, digit] = [0, 0]
  for (const [word] of rest.matchAll(/เอ็ด|ยี่|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ|ร้อย|พัน|หมื่น|แสน/g)) {
    const place = PLACES[word as keyof typeof PLACES]
    if (place === undefined) digit = word === 'เอ็ด' ? 1 : word === 'ยี่' ? 2 : ONES.indexOf(word)
    else {
      sum += (digit || 1) * place
      digit = 0
    }
  }
  return (millions ? numberOf(millions) * 1_000_000 : 0) + sum + digit
}

test('every amount has words of its own, which read back as the amount', () => {
  const amount = fc.oneof(fc.nat({ max: 10 ** 6 }), fc.maxSafeNat())
  fc.assert(
    fc.property(amount, (minor) => {
      const [, baht = '', satang = ''] =
        /^(?:(.+)บาท)?(?:ถ้วน|(.+)สตางค์)$/.exec(bahtText(minor)) ?? []
      expect(numberOf(baht) * 100 + numberOf(satang)).toBe(minor)
    }),
    { numRuns: 500 },
  )
})
