/** Makes the tokens that speak for a guardian, and the hashes by which tokens and mailboxes are kept. */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mailboxOf } from '@panya/domain/account/mailbox.ts'
import { TOKEN_BYTES } from '@panya/domain/consent/guardian-token.ts'

export interface GuardianTokens {
  create(): string
  hashOf(token: string): string
  /** The same for every way to write an address of one mailbox. */
  addressHash(email: string): string
}

export function createGuardianTokens(secret: string): GuardianTokens {
  const keyFor = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', use, 32))
  const [tokenKey, addressKey] = [keyFor('panya guardian token'), keyFor('panya unwanted mail')]
  return {
    create: () => randomBytes(TOKEN_BYTES).toString('base64url'),
    hashOf: (token) => createHmac('sha256', tokenKey).update(token).digest('base64url'),
    addressHash: (email) =>
      createHmac('sha256', addressKey).update(mailboxOf(email)).digest('base64url'),
  }
}
