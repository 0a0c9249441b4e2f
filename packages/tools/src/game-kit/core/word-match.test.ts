import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchesWord, oneSlip, plainWord } from './word-match.ts'

test('case, articles, spaces and marks do not count', () => {
  expect(matchesWord(' The  Ice-Cream ', ['ice cream'])).toBe(true)
  expect(matchesWord('الفيل', ['فيل'])).toBe(true)
  expect(matchesWord('اسد', ['أسد'])).toBe(true)
  expect(matchesWord('فِيل', ['فيل'])).toBe(true)
  expect(matchesWord('ไอศกรีม ', ['ไอศกรีม'])).toBe(true)
  expect(matchesWord('elephants', ['elephant'])).toBe(true)
})

test('one slip is forgiven in long words, never in short ones', () => {
  expect(matchesWord('elefant', ['elephant'])).toBe(false)
  expect(matchesWord('elephnat', ['elephant'])).toBe(true)
  expect(matchesWord('umbrela', ['umbrella'])).toBe(true)
  expect(matchesWord('cut', ['cat'])).toBe(false)
})

test('a slip that makes another word is not forgiven', () => {
  const isHouse = (plain: string) => plain === 'house'
  expect(matchesWord('house', ['horse'], isHouse)).toBe(false)
  expect(matchesWord('hoarse', ['horse'], isHouse)).toBe(true)
})

test('nothing typed is never right, and a word is always itself', () => {
  expect(matchesWord('  ', ['cat'])).toBe(false)
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 30 }), (word) => {
      fc.pre(plainWord(word) !== '')
      expect(matchesWord(word, [word])).toBe(true)
    }),
  )
})

test('one slip works both ways round', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (a, b) => {
      expect(oneSlip(a, b)).toBe(oneSlip(b, a))
      expect(oneSlip(a, a)).toBe(true)
    }),
  )
})
