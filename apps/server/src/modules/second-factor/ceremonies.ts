/**
 * The question a passkey answers: kept encrypted in the browser that asked for it, good for a few minutes, for one
 * purpose and one session, and for one answer on whichever node it arrives.
 */
import { randomBytes } from 'node:crypto'
import { createEncryption } from '../../identity/encrypted-state.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'

const MINUTES = 5
/** Longer than a question lives: nobody answers one twice. */
const ANSWERED = { capacity: 1, refillMs: 60 * 60_000 }

export type Purpose = 'sign-in' | 'confirm' | 'register'

interface Question {
  purpose: Purpose
  challenge: string
  /** The session that asks; null at sign-in. */
  sessionHash: string | null
  until: number
}

export interface Ceremonies {
  /** A new question, and the cookie that goes with it. */
  ask(purpose: Purpose, sessionHash: string | null): { challenge: string; cookie: string }
  /** The challenge to be answered; null when there is none, or it was answered before. */
  take(
    cookieHeader: string | undefined,
    purpose: Purpose,
    sessionHash: string | null,
  ): Promise<string | null>
}

export function createCeremonies(parts: {
  secret: string
  secure: boolean
  buckets: SharedBuckets
  now: () => Date
}): Ceremonies {
  const { secure, buckets, now } = parts
  const name = `${secure ? '__Host-' : ''}passkey-question`
  const encryption = createEncryption(parts.secret, 'panya passkey question')
  const flags = `Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`

  return {
    ask(purpose, sessionHash) {
      const challenge = randomBytes(32).toString('base64url')
      const until = now().getTime() + MINUTES * 60_000
      const question: Question = { purpose, challenge, sessionHash, until }
      return { challenge, cookie: `${name}=${encryption.encrypt(question)}; ${flags}` }
    },
    async take(header, purpose, sessionHash) {
      const encrypted = header === undefined ? null : cookieIn(header, name)
      const question =
        encrypted === null ? null : (encryption.decrypt(encrypted) as Question | null)
      if (question === null || question.purpose !== purpose) return null
      if (question.sessionHash !== sessionHash || question.until <= now().getTime()) return null
      const { challenge } = question
      const first = await buckets.take([
        { name: 'passkey answered', rule: ANSWERED, key: challenge },
      ])
      return first ? challenge : null
    },
  }
}
