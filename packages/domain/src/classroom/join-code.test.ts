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
