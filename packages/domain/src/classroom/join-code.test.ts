import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeJoinCode, makeSignInCode, readJoinCode, readSignInCode } from './join-code.ts'

test('a code is recognised however it is typed', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const code = makeJoinCode((below) => (numbers.next().value as number) % below)
      expect(readJoinCode(code)).toBe(code)
      expect(readJoinCode(` ${code.toLowerCase().replace('-', ' ')} `)).toBe(code)
    }),
  )
})

test.each(['', 'OWL', '12345678', 'OWL-ABCDEFG'])('%j is no code', (typed) => {
  expect(readJoinCode(typed)).toBeNull()
})

test('a code of class sign-in is recognised too, and is never taken for one to join with', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
      const code = makeSignInCode((below) => (numbers.next().value as number) % below)
      expect(readSignInCode(code.toLowerCase().replace('-', ' '))).toBe(code)
      expect(readJoinCode(code)).toBeNull()
      const other = makeJoinCode((below) => (numbers.next().value as number) % below)
      expect(readSignInCode(other)).toBeNull()
    }),
  )
})

test.each([
  ['owl 2a3b4c', 'OWL-2A3B4C'],
  ['o w l - 2 a 3 b 4 c', 'OWL-2A3B4C'],
  ['ＯＷＬ－２Ａ３Ｂ４Ｃ', 'OWL-2A3B4C'],
  ['OWL-๒A๓B๔C', 'OWL-2A3B4C'],
  ['OWL-٢A٣B٤C', 'OWL-2A3B4C'],
  ['OWL-۲A۳B۴C', 'OWL-2A3B4C'],
  ['\u200fOWL-2A3B4C\u200e', 'OWL-2A3B4C'],
  // No animal has a digit in its name, and no code an O, which is a Q then.
  ['0W1-2A3B4C', 'OWL-2A3B4C'],
  ['K01-2A3B4C', 'KOI-2A3B4C'],
  ['OWL-2A3BO0', 'OWL-2A3BQQ'],
])('a child who types %j means %s', (typed, code) => {
  expect(readSignInCode(typed)).toBe(code)
})
