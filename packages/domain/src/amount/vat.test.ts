import fc from 'fast-check'
import { expect, test } from 'vitest'
import { THAI_VAT, taxByLine, taxOfRefund, taxOnTop, taxWithin } from './vat.ts'

const price = fc.nat({ max: 10 ** 12 })
const rate = fc.nat({ max: 3000 })

test.each([
  [10_700, 10_000, 700],
  [24_900, 23_271, 1629],
  [9900, 9252, 648],
  [1, 1, 0],
  [8, 7, 1],
  [0, 0, 0],
])('a price of %d is %d and %d of tax', (gross, net, tax) => {
  expect(taxWithin(gross, THAI_VAT)).toEqual({ net, tax, gross })
})

test('half a satang of tax is one', () => {
  // 7 % of 50 satang are 3.5.
  expect(taxOnTop(50, THAI_VAT)).toEqual({ net: 50, tax: 4, gross: 54 })
  expect(taxOnTop(10_000, 0)).toEqual({ net: 10_000, tax: 0, gross: 10_000 })
})

test('net and tax are the price, and what is put on top is found within', () => {
  fc.assert(
    fc.property(price, rate, (sum, percent) => {
      const within = taxWithin(sum, percent)
      expect(within.net + within.tax).toBe(sum)
      const onTop = taxOnTop(sum, percent)
      expect(taxWithin(onTop.gross, percent)).toEqual(onTop)
    }),
  )
})

test('the lines of a paper add up to the paper, in all three columns', () => {
  const lines = fc.array(fc.nat({ max: 10 ** 9 }), { maxLength: 40 })
  fc.assert(
    fc.property(lines, rate, (gross, percent) => {
      const parts = taxByLine(gross, percent)
      const sum = (of: 'net' | 'tax' | 'gross') => parts.reduce((all, part) => all + part[of], 0)
      expect({ net: sum('net'), tax: sum('tax'), gross: sum('gross') }).toEqual(
        taxWithin(
          gross.reduce((all, line) => all + line, 0),
          percent,
        ),
      )
      for (const [index, { net, tax, gross: line }] of parts.entries()) {
        expect([line, net + tax]).toEqual([gross[index], gross[index]])
        expect(Math.min(net, tax)).toBeGreaterThanOrEqual(0)
      }
    }),
  )
})

test('three lines of 10 baht: each for itself would be a satang off', () => {
  expect(taxWithin(1000, THAI_VAT).tax * 3).toBe(195)
  expect(taxWithin(3000, THAI_VAT).tax).toBe(196)
  expect(taxByLine([1000, 1000, 1000], THAI_VAT).map(({ tax }) => tax)).toEqual([66, 65, 65])
})

test('a price that goes back in parts takes its whole tax with it', () => {
  const parts = fc.array(fc.nat({ max: 10 ** 6 }), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(parts, rate, (refunds, percent) => {
      const gross = refunds.reduce((all, part) => all + part, 0)
      const paid = taxWithin(gross, percent)
      let [before, tax] = [0, 0]
      for (const refund of refunds) {
        const back = taxOfRefund(paid, before, refund)
        expect(back.net + back.tax).toBe(refund)
        expect(Math.min(back.net, back.tax)).toBeGreaterThanOrEqual(0)
        before += refund
        tax += back.tax
        expect(tax).toBeLessThanOrEqual(paid.tax)
      }
      expect(tax).toBe(paid.tax)
    }),
  )
})

test('nothing has no tax', () => {
  const nothing = { net: 0, tax: 0, gross: 0 }
  expect(taxByLine([], THAI_VAT)).toEqual([])
  expect(taxByLine([0, 0], THAI_VAT)).toEqual([nothing, nothing])
  expect(taxOfRefund({ gross: 0, tax: 0 }, 0, 0)).toEqual(nothing)
  expect(taxOfRefund(taxWithin(10_700, THAI_VAT), 10_700, 0)).toEqual(nothing)
})

test('more than was paid does not go back', () => {
  const paid = taxWithin(10_700, THAI_VAT)
  expect(() => taxOfRefund(paid, 10_000, 701)).toThrow('than was paid')
  expect(() => taxOfRefund(paid, 0, -1)).toThrow('than was paid')
})
