import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDigit, isThaiId } from './thai-id.ts'

test.each(['0107544000108', '0107542000011', '1234567890121'])('%s is one', (id) =>
  expect(isThaiId(id)).toBe(true),
)

test.each([
  '',
  '0107544000109',
  '107544000108',
  '01075440001080',
  '010754400010x',
  '๐๑๐๗๕๔๔๐๐๐๑๐๘',
])('%s is none', (id) => expect(isThaiId(id)).toBe(false))

test('twelve digits and their check digit are one, with any other last digit they are none', () => {
  const twelve = fc.stringMatching(/^\d{12}$/)
  fc.assert(
    fc.property(twelve, fc.nat({ max: 9 }), (digits, last) => {
      expect(isThaiId(`${digits}${last}`)).toBe(last === checkDigit(digits))
    }),
  )
})
