import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  divide,
  join,
  less,
  letterAt,
  letterCount,
  literal,
  math,
  mod,
  num,
  numberText,
  readNumber,
  round,
  same,
  slice,
  TEXT_LIMIT,
  truth,
  txt,
} from './values.ts'

test('text that reads as a number is that number, anything else counts 0', () => {
  expect(num('12')).toBe(12)
  expect(num(' 3.5 ')).toBe(3.5)
  expect(num('-1e3')).toBe(-1000)
  expect(num('twelve')).toBe(0)
  expect(num('')).toBe(0)
  expect(num('0x10')).toBe(0)
  expect(num(true)).toBe(1)
})

test('Thai and Arabic digits are numbers', () => {
  expect(num('๑๒')).toBe(12)
  expect(num('٣٫٥'.replace('٫', '.'))).toBe(3.5)
  expect(num('۴۲')).toBe(42)
})

test('numbers are written as people write them', () => {
  expect(numberText(0.1 + 0.2)).toBe('0.3')
  expect(numberText(1 / 3)).toBe('0.333333333333')
  expect(numberText(-0)).toBe('0')
  expect(numberText(100)).toBe('100')
  expect(numberText(123456789012)).toBe('123456789012')
  expect(numberText(Infinity)).toBe('Infinity')
})

test('equal and less compare as numbers when both are, else as text without capitals', () => {
  expect(same('10', 10)).toBe(true)
  expect(same('010', 10)).toBe(true)
  expect(same('Bangkok', 'bangkok')).toBe(true)
  expect(same('', 0)).toBe(false)
  expect(less('9', '10')).toBe(true)
  expect(less('apple', 'Banana')).toBe(true)
  expect(less('9', 'apple')).toBe(true)
})

test('division, remainder and rounding', () => {
  expect(divide(1, 0)).toBe(Infinity)
  expect(divide(0, 0)).toBe(0)
  expect(mod(-1, 10)).toBe(9)
  expect(mod(7, -3)).toBe(-2)
  expect(mod(7, 0)).toBe(0)
  expect(round(2.5)).toBe(3)
  expect(round(-2.5)).toBe(-2)
})

test('angles are in degrees and roots of negative numbers are 0', () => {
  expect(math('sin', 30)).toBe(0.5)
  expect(math('cos', 90)).toBe(0)
  expect(math('tan', 45)).toBe(1)
  expect(math('sqrt', -4)).toBe(0)
  expect(math('sqrt', 81)).toBe(9)
})

test('letters are what a reader sees', () => {
  expect(letterCount('สวัสดี')).toBe(4)
  expect(letterAt('สวัสดี', 2)).toBe('วั')
  expect(letterCount('👩‍🚀!')).toBe(2)
  expect(letterAt('panya', 9)).toBe('')
  expect(slice('panya', 2, 4)).toBe('any')
  expect(slice('panya', 4, 2)).toBe('')
})

test('what counts as true', () => {
  expect([truth('false'), truth('0'), truth(''), truth(0)]).toEqual([false, false, false, false])
  expect([truth('no'), truth(-1), truth('FALSE ')]).toEqual([true, true, true])
})

test('a text cannot grow without end', () => {
  const long = 'x'.repeat(TEXT_LIMIT)
  expect(join(long, long)).toHaveLength(TEXT_LIMIT)
})

test('a kept number reads back as itself', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const shown = Number(numberText(value))
      expect(Math.abs(shown - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-11)
    }),
  )
})

test('literal never changes how a text is shown', () => {
  fc.assert(fc.property(fc.string(), (text) => txt(literal(text)) === text))
  fc.assert(fc.property(fc.integer(), (value) => literal(String(value)) === value))
})

test('exactly one of less, same, greater holds', () => {
  const value = fc.oneof(fc.integer(), fc.string(), fc.boolean())
  fc.assert(
    fc.property(
      value,
      value,
      (a, b) => Number(less(a, b)) + Number(less(b, a)) + Number(same(a, b)) === 1,
    ),
  )
})

test('a very long text is known to be no number at once', () => {
  const digits = '1'.repeat(900_000)
  for (const text of [`${digits}x`, `+${digits}.${digits}x`, `${digits}e${digits}x`])
    expect(readNumber(text)).toBeNull()
  expect(readNumber(`${digits}.5`)).toBe(Infinity)
})
