/**
 * Proof from elsewhere that somebody is who they say: a school's sign-in or a learning platform has shown it, and
 * the browser that brought it now signs in with it. Kept encrypted in that browser, so that nobody can send a ready
 * sign-in to somebody else; good for a few minutes and one session.
 */
import { randomBytes } from 'node:crypto'
import { createEncryption } from '../../identity/encrypted-state.ts'
import { cookieIn } from '../../platform/http/cookie.ts'
import type { SharedBuckets } from '../../platform/limits/shared-buckets.ts'

const MINUTES = 5
/** Longer than a ticket lives: nobody uses one twice. */
const USED = { capacity: 1, refillMs: 60 * 60_000 }

export interface SignInTicket {
  email: string
  /** Who has shown it, as `linked_identity.source` says. */
  source: string
}

interface KeptTicket extends SignInTicket {
  id: string
  until: number
}

export interface SignInTickets {
  /** The cookie for whoever has just shown who they are. */
  cookieFor(ticket: SignInTicket): string
  /** Null when there is none, or it is too old. */
  read(cookieHeader: string | undefined): SignInTicket | null
  /** False when it was used before, on whichever node. */
  use(cookieHeader: string | undefined): Promise<boolean>
}

export function createSignInTickets(parts: {
  secret: string
  secure: boolean
  buckets: SharedBuckets
  now: () => Date
}): SignInTickets {
  const { secure, buckets, now } = parts
  const name = `${secure ? '__Host-' : ''}sign-in-ticket`
  const encryption = createEncryption(parts.secret, 'panya sign-in ticket')
  // Lax: it is set on the way back from another site, and sent by our own page.
  const flags = `Path=/; Max-Age=${MINUTES * 60}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  function kept(header: string | undefined): KeptTicket | null {
    const encrypted = header === undefined ? null : cookieIn(header, name)
    const ticket = encrypted === null ? null : (encryption.decrypt(encrypted) as KeptTicket | null)
    return ticket !== null && ticket.until > now().getTime() ? ticket : null
  }

  return {
    cookieFor(ticket) {
      const id = randomBytes(16).toString('base64url')
      const until = now().getTime() + MINUTES * 60_000
      return `${name}=${encryption.encrypt({ ...ticket, id, until } satisfies KeptTicket)}; ${flags}`
    },
    read: kept,
    async use(header) {
      const ticket = kept(header)
      if (ticket === null) return false
      return buckets.take([{ name: 'sign-in ticket', rule: USED, key: ticket.id }])
    },
  }
}
