/** Signs what devices keep of the site, with a key that is derived from the secret and never leaves. */
import { createECDH, createPrivateKey, hash, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { type Signed, signedText, type WorkerSettings } from '@panya/domain/offline/site-files.ts'

/** Raise it when no device may show an older version of the site any more: each forgets what it kept. */
const GENERATION = 1

const CURVE = 'prime256v1'

export interface Voucher {
  publicKey: WorkerSettings['key']
  /** What `SIGNATURE_HEADER` holds. */
  vouch(signed: Signed): string
}

export function createVoucher(secret: string): Voucher {
  const { privateKey, publicKey } = deriveKey(secret)
  return {
    publicKey,
    vouch(signed) {
      const key = { key: privateKey, dsaEncoding: 'ieee-p1363' as const }
      const signature = sign('sha256', Buffer.from(signedText(signed)), key)
      return `${signed.version}.${signature.toString('base64url')}`
    },
  }
}

export function hashOf(body: string | Buffer): string {
  return hash('sha256', body, 'base64url')
}

/** Not Ed25519, which browsers of a few years ago cannot verify. */
function deriveKey(secret: string): { privateKey: KeyObject; publicKey: WorkerSettings['key'] } {
  const ecdh = createECDH(CURVE)
  for (let attempt = 0; ; attempt += 1) {
    const info = `panya kept pages ${GENERATION} ${attempt}`
    const scalar = Buffer.from(hkdfSync('sha256', secret, '', info, 32))
    try {
      ecdh.setPrivateKey(scalar)
    } catch {
      // One number in four thousand million is too large for the curve.
      continue
    }
    const point = ecdh.getPublicKey()
    const x = point.subarray(1, 33).toString('base64url')
    const y = point.subarray(33).toString('base64url')
    const publicKey = { kty: 'EC', crv: 'P-256', x, y }
    const key = { ...publicKey, d: scalar.toString('base64url') }
    return { privateKey: createPrivateKey({ key, format: 'jwk' }), publicKey }
  }
}
