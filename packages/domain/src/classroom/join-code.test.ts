import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeJoinCode, readJoinCode } from './join-code.ts'

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
