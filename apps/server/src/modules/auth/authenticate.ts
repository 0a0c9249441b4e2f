/** Finds out who asks: by the identity token, else by the session cookie, always through the device session. */
import { hash } from 'node:crypto'
import { isStaff } from '@panya/domain/account/staff.ts'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { IdentityService, VerifiedToken } from '../../identity/identity-service.ts'
import { ANONYMOUS, type Principal } from '../../platform/http/principal.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { sessionHashOf } from '../session/session-id-port.ts'
import type { LiveSession, SessionRegistry } from '../session/session-port.ts'
import type { SessionCookies } from './session-cookie.ts'

const MAX_REMEMBERED = 50_000

export interface AuthenticateParts {
  identity: IdentityService
  sessions: SessionRegistry
  accounts: Accounts
  cookies: SessionCookies
  /** Whether staff must have proved more than a password. */
  secondFactorRequired: boolean
  now: () => Date
}

export function createAuthenticate(parts: AuthenticateParts) {
  const { sessions, accounts, cookies } = parts
  const verify = rememberVerified(parts)
  const answers = new WeakMap<FastifyRequest, Promise<Principal>>()

  async function byToken(token: string): Promise<Principal | null> {
    const verified = await verify(token)
    if (verified === null) return null
    // A hosted service's token says nothing of our sessions: we remember to whom we gave it.
    const sessionHash =
      verified.sessionHash ?? (await sessions.byToken(hash('sha256', token, 'base64url')))
    return sessionHash === null ? null : bySession(sessionHash, verified.email)
  }

  async function bySession(sessionHash: string, email?: string): Promise<Principal | null> {
    const session = await sessions.active(sessionHash)
    if (session === null || (email !== undefined && email !== session.email)) return null
    const principal = await accounts.principal(session.email, sessionHash)
    return mustEnrol(parts, session, principal) ? withoutPower(principal) : principal
  }

  async function byCookie(request: FastifyRequest): Promise<Principal | null> {
    // Another site's page must not act with our visitor's cookie.
    if (request.headers['sec-fetch-site'] === 'cross-site') return null
    const cookie = await cookies.read(request.headers.cookie)
    return cookie === null ? null : bySession(sessionHashOf(cookie.sessionId))
  }

  async function find(request: FastifyRequest): Promise<Principal> {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const found = token === undefined ? null : await byToken(token)
    return found ?? (await byCookie(request)) ?? ANONYMOUS
  }

  return (request: FastifyRequest): Promise<Principal> => {
    const known = answers.get(request)
    if (known) return known
    const answer = find(request)
    answers.set(request, answer)
    return answer
  }
}

type Judges = Pick<AuthenticateParts, 'sessions' | 'accounts' | 'secondFactorRequired'>

/** The same question of a session alone. */
export async function mustEnrolFirst(parts: Judges, sessionHash: string): Promise<boolean> {
  const session = parts.secondFactorRequired ? await parts.sessions.active(sessionHash) : null
  if (session === null) return false
  return mustEnrol(parts, session, await parts.accounts.principal(session.email, sessionHash))
}

function mustEnrol(
  { secondFactorRequired }: Pick<AuthenticateParts, 'secondFactorRequired'>,
  session: Pick<LiveSession, 'secondFactor'>,
  { role }: Principal,
): boolean {
  return secondFactorRequired && isStaff(role) && session.secondFactor === null
}

/** What looks at the role alone sees a learner. */
function withoutPower(principal: Principal): Principal {
  return { ...principal, role: 'student', groups: [], mustEnrol: true }
}

/** A signature does not change: each token is verified once and remembered until it expires. */
function rememberVerified({ identity, now }: Pick<AuthenticateParts, 'identity' | 'now'>) {
  const known = new LRUCache<string, VerifiedToken>({ max: MAX_REMEMBERED })
  return async (token: string): Promise<VerifiedToken | null> => {
    const key = hash('sha256', token, 'base64')
    const remembered = known.get(key)
    if (remembered && remembered.expiresAt > now()) return remembered
    const verified = await identity.verifyToken(token)
    if (verified === null) return null
    known.set(key, verified)
    return verified
  }
}
