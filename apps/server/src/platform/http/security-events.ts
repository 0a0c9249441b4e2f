/**
 * Tells an operator's log what matters for safety: who was refused, who failed to sign in, whose role changed.
 * People and addresses appear as short keyed hashes: the same one again can be recognised, nobody can be named.
 */
import { createHmac, hkdfSync } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { currentRequest } from '../current-request.ts'
import { TokenBuckets } from '../limits/token-buckets.ts'
import type { AppContext } from './context.ts'

export type SecurityEvent =
  | 'sign-in'
  | 'sign-in-failed'
  | 'sign-in-limited'
  | 'second-factor-failed'
  | 'refused'
  | 'not-signed-in'
  | 'role-changed'
  | 'password-changed'
  | 'email-changed'
  | 'second-factor-changed'
  | 'account-connected'

interface Facts {
  /** Names, not values: of routes, reasons, acts. */
  [name: string]: string | number | boolean | null | undefined
  account?: string | undefined
  address?: string | undefined
}

export interface SecurityEvents {
  note(event: SecurityEvent, facts: Facts): void
}

declare module 'fastify' {
  interface FastifyInstance {
    securityEvents: SecurityEvents
  }
}

/** An attack must not fill the disk with its own story. */
const LINES = { capacity: 500, refillMs: 200 }

export function registerSecurityEvents(app: FastifyInstance, context: AppContext): void {
  const { log, now, secret } = context
  const lines = new TokenBuckets(LINES, now)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'panya security events', 32))
  const hidden = (text: string | undefined) =>
    text === undefined
      ? undefined
      : createHmac('sha256', key).update(text).digest('base64url').slice(0, 10)

  app.decorate('securityEvents', {
    note(event, { account, address, ...facts }) {
      if (lines.take(event) > 0) return
      const who = { account: hidden(account), address: hidden(address) }
      log.info({ event, reqId: currentRequest(), ...facts, ...who }, 'security')
    },
  })
}
