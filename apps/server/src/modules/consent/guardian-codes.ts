/** Makes the codes that speak for a guardian; only a keyed hash of them is kept. */
import { createHmac, hkdfSync, randomInt } from 'node:crypto'
import { CODE_ALPHABET, CODE_LENGTH } from '@panya/domain/consent/guardian-code.ts'

export interface GuardianCodes {
  create(): string
  hashOf(code: string): string
}

export function createGuardianCodes(secret: string): GuardianCodes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya guardian code', 32))
  return {
    create: () =>
      Array.from(
        { length: CODE_LENGTH },
        () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
      ).join(''),
    hashOf: (code) => createHmac('sha256', key).update(code).digest('base64url'),
  }
}
