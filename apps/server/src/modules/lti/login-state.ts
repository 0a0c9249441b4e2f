/**
 * What we hand to a platform before a launch and want back with it: encrypted, good for a few minutes and one
 * launch, and only in the browser that began. Another's finished launch cannot be slipped into somebody's browser.
 */
import { createHash, randomBytes } from 'node:crypto'
import { createEncryption } from '../../identity/encrypted-state.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'
import { LaunchRefused } from './launch-message.ts'

const MINUTES = 10
/** Longer than a state lives. */
const ONCE = { capacity: 1, refillMs: 60 * 60_000 }

interface LoginState {
  platformId: number
  nonce: string
  /** Names the browser without being its secret. */
  browser: string
  until: number
}

export interface BegunLogin {
  state: string
  nonce: string
  cookie: string
}

export type LoginStates = ReturnType<typeof createLoginStates>

export function createLoginStates(parts: {
  secret: string
  secure: boolean
  buckets: SharedBuckets
  now: () => Date
}) {
  const { buckets, now } = parts
  const encryption = createEncryption(parts.secret, 'panya lti state')
  const name = `${parts.secure ? '__Host-' : ''}lti-browser`

  return {
    begin(platformId: number, cookieHeader: string | undefined): BegunLogin {
      // Kept while it is there: two links may be opened at the same time.
      const browser = cookieIn(cookieHeader ?? '', name) ?? randomBytes(24).toString('base64url')
      const nonce = randomBytes(24).toString('base64url')
      const until = now().getTime() + MINUTES * 60_000
      const state: LoginState = { platformId, nonce, browser: hashOf(browser), until }
      return {
        state: encryption.encrypt(state),
        nonce,
        // The platform's page posts the launch: no stricter cookie comes along with that.
        cookie: `${name}=${browser}; Path=/; Max-Age=${MINUTES * 60}; HttpOnly; Secure; SameSite=None`,
      }
    },

    read(encrypted: string, cookieHeader: string | undefined): LoginState {
      const state = encryption.decrypt(encrypted) as LoginState | null
      if (state === null) throw new LaunchRefused('bad-request')
      if (state.until <= now().getTime()) throw new LaunchRefused('expired')
      const browser = cookieIn(cookieHeader ?? '', name)
      if (browser === null || hashOf(browser) !== state.browser) {
        throw new LaunchRefused('other-browser')
      }
      return state
    },

    /** After everything else was right: a launch that was refused has used up nothing. */
    async use({ nonce }: LoginState): Promise<void> {
      const first = await buckets.take([{ name: 'lti nonce', rule: ONCE, key: nonce }])
      if (!first) throw new LaunchRefused('used')
    },
  }
}

function hashOf(browser: string): string {
  return createHash('sha256').update(browser).digest('base64url')
}
