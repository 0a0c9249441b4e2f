/** The secret in a link that speaks for whoever holds it: 128 bits, kept only as a hash, used once. */
import { hash, randomBytes } from 'node:crypto'
import { Type } from 'typebox'

export const LinkToken = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

export function newLinkToken(): string {
  return randomBytes(16).toString('base64url')
}

/** Nothing needs to be added to 128 random bits. */
export function linkTokenHash(token: string): string {
  return hash('sha256', token, 'base64url')
}
