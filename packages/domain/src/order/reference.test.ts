import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writePromptPay } from '../promptpay/payload.ts'
import { isReference, newReference } from './reference.ts'

const bytes = fc.uint8Array({ minLength: 9, maxLength: 9 })
const ALL = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

test('the same bytes give the same name', () => {
  expect(newReference(new Uint8Array(9))).toBe('A22222222H')
  expect(newReference(Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9))).toBe('B456789ABV')
  expect(() => newReference(new Uint8Array(8))).toThrow('nine')
})

test('a name is known as one, and a bank takes it', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      const reference1 = newReference(random)
      expect(isReference(reference1)).toBe(true)
      const bill = {
        kind: 'bill',
        biller: '010754400010800',
        reference1,
        reference2: null,
      } as const
      const wish = { receiver: bill, amountMinor: 24_900, shopName: null }
      expect(writePromptPay(wish).kind).toBe('text')
    }),
  )
})

test('with one wrong character, or two exchanged, it is no name any more', () => {
  fc.assert(
    fc.property(
      bytes,
      fc.nat({ max: 9 }),
      fc.constantFrom(...ALL.split('')),
      (random, at, letter) => {
        const name = newReference(random)
        const wrong = name.slice(0, at) + letter + name.slice(at + 1)
        expect(isReference(wrong)).toBe(wrong === name)
        const swapped = name.slice(0, at) + (name[at + 1] ?? '') + name[at] + name.slice(at + 2)
        expect(isReference(swapped)).toBe(swapped === name)
      },
    ),
    { numRuns: 1000 },
  )
})

test.each(['', 'A22222222', 'A22222222HH', 'a22222222H', 'A2222222IH', 'ก22222222H'])(
  '"%s" is none',
  (text) => expect(isReference(text)).toBe(false),
)
