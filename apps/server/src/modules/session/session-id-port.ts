/** The secret that is a session: random, and recognisable as ours without asking the database. */
import { createHmac, hash, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 16
const MARK_BYTES = 8
const SHAPE = /^[A-Za-z0-9_-]{32}$/

export interface SessionIds {
  create(): string
  /** Guessed ids are turned away here and cost no query. */
  isOurs(sessionId: string): boolean
}

export function createSessionIds(secret: string): SessionIds {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya session id', 32))
  const mark = (random: Buffer) =>
    createHmac('sha256', key).update(random).digest().subarray(0, MARK_BYTES)
  return {
    create() {
      const random = randomBytes(RANDOM_BYTES)
      return Buffer.concat([random, mark(random)]).toString('base64url')
    },
    isOurs(sessionId) {
      if (!SHAPE.test(sessionId)) return false
      const bytes = Buffer.from(sessionId, 'base64url')
      return timingSafeEqual(bytes.subarray(RANDOM_BYTES), mark(bytes.subarray(0, RANDOM_BYTES)))
    },
  }
}

/** What is kept and talked about instead of the secret. */
export function sessionHashOf(sessionId: string): string {
  return hash('sha256', sessionId, 'base64url')
}
