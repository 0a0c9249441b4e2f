import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_STRENGTHS, passwordStrength } from './password-strength.ts'

test.each([
  ['', 'short'],
  ['owl', 'short'],
  ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['password', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['1234567890123', 'weak'],
  ['school-of-owls', 'strong'],
  ['bluetiger9', 'good'],
  ['three purple owls dance', 'strong'],
  ['นกฮูกสีม่วง', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('a longer password is never weaker for one more fresh character', () => {
  const rank = (password: string) => PASSWORD_STRENGTHS.indexOf(passwordStrength(password))
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 40 }), (password) => {
      fc.pre(!password.includes('§'))
      expect(rank(`${password}§`)).toBeGreaterThanOrEqual(rank(password))
    }),
  )
})
