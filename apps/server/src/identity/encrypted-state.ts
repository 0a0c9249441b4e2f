/** Encrypts what must be kept but not read by whoever sees the database. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE = 12
const TAG = 16

export interface Encryption {
  encrypt(value: unknown): string
  /** Null when it was encrypted with another secret or changed since. */
  decrypt(encrypted: string): unknown
}

export function createEncryption(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return {
    encrypt(value) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')
    },
    decrypt(encrypted) {
      try {
        const bytes = Buffer.from(encrypted, 'base64url')
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE))
        decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
        const text = decipher.update(bytes.subarray(NONCE + TAG))
        return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'))
      } catch {
        return null
      }
    },
  }
}
