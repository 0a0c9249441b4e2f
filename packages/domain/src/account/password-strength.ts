/** A hint on how hard a password is to guess. It never refuses: the rules of accounts do that. */
import { PASSWORD_MIN } from './account-fields.ts'
import { isCommonPassword } from './common-passwords.ts'

export const PASSWORD_STRENGTHS = ['short', 'weak', 'good', 'strong'] as const
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number]

const GOOD_BITS = 40
const STRONG_BITS = 60

const POOLS: [RegExp, number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 20],
  [/[^ -~]/, 60],
]

export function passwordStrength(password: string): PasswordStrength {
  if (Array.from(password).length < PASSWORD_MIN) return 'short'
  if (isCommonPassword(password)) return 'weak'
  const bits = guessBits(password)
  if (bits < GOOD_BITS) return 'weak'
  return bits < STRONG_BITS ? 'good' : 'strong'
}

/** Characters that repeat or continue the one before (`aaa`, `1234`) add almost nothing. */
function guessBits(password: string): number {
  const pool = POOLS.reduce((sum, [part, size]) => (part.test(password) ? sum + size : sum), 0)
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0)
  const fresh = codes.filter((code, index) => Math.abs(code - (codes[index - 1] ?? -9)) > 1).length
  const distinct = new Set(codes).size
  return Math.min(fresh, distinct * 1.7) * Math.log2(Math.max(pool, 2))
}
