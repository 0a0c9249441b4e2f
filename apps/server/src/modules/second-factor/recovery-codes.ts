/** Codes for the day the phone is lost: 80 bits each, written so that nobody mistakes a letter. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { RECOVERY_CODES } from '@panya/domain/account/second-factor.ts'

/** Crockford's: without I, L, O and U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 16
const SHAPE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`)

export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, newCode)
}

/** Five bits of each random byte: every letter is equally likely. */
function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte & 31]).join('')
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}

/** However it was copied from paper; null when it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
  return SHAPE.test(letters) ? letters : null
}

export type RecoveryHash = (studentId: number, code: string) => string

/** Keyed, and different for each person: the database alone opens nothing. */
export function createRecoveryHash(secret: string): RecoveryHash {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya recovery code', 32))
  return (studentId, code) =>
    createHmac('sha256', key)
      .update(`${studentId} ${readRecoveryCode(code) ?? ''}`)
      .digest('base64url')
}
