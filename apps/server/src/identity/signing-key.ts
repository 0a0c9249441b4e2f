/** The key our identity tokens are signed with: derived from the secret, so every node has the same. */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject } from 'node:crypto'
import { calculateJwkThumbprint, type JWK } from 'jose'

// The fixed beginning of an Ed25519 private key in PKCS #8; the 32 bytes of the seed follow.
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export interface SigningKey {
  privateKey: KeyObject
  publicKey: KeyObject
  jwk: JWK & { kid: string }
}

export async function deriveSigningKey(secret: string): Promise<SigningKey> {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'panya identity token key', 32))
  const der = Buffer.concat([PKCS8_PREFIX, seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' }) as JWK
  const kid = await calculateJwkThumbprint(jwk)
  return { privateKey, publicKey, jwk: { ...jwk, kid, alg: 'EdDSA', use: 'sig' } }
}
