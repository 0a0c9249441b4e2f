/** Tells the session library how people sign in here and what their session carries. */
import { hash } from 'node:crypto'
import type { AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import type { DefaultSession } from '@auth/core/types'
import {
  DEVICE_RECORD_DAYS,
  type SessionInvalidReason,
} from '@panya/domain/session/device-session.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { sessionHashOf } from '../session/session-id-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import type { OutsideVisit } from './outside-visit.ts'
import { sessionCookieName } from './session-cookie.ts'

export interface SignInVisit {
  /** Proves who somebody is and opens a session on their device; null when they cannot. */
  signIn(credentials: Partial<Record<string, unknown>>): Promise<SignedInUser | null>
  /** Why the session this browser came with is over. */
  ended: SessionInvalidReason | null
  /** The browser may have a newer one by the time the answer comes: it must not be overwritten. */
  keepsCookie?: boolean
  /** Set when something of ours failed: the library would hide it behind a cleared cookie. */
  failure: unknown
  /** On the way to a sign-in elsewhere, or back from it. */
  outside?: OutsideVisit | null
  /** By whose proof the session was opened that somebody has just ended. */
  left?: string
}

export interface SignedInUser {
  id: string
  email: string
  sessionId: string
  /** Who has proved it, where it was not us: as `SignInTicket.source`. */
  source?: string
}

export interface AuthConfigParts {
  secret: string
  secure: boolean
  identity: IdentityService
  sessions: SessionRegistry
  /** Whether somebody has to prove more before they may do what their role allows. */
  mustEnrol(sessionId: string): Promise<boolean>
  accounts: Accounts
  log: FastifyBaseLogger
  now: () => Date
}

/** A cookie that is older is sent anew, so that it lasts as long as somebody comes. */
const RENEW_COOKIE_MS = 24 * 60 * 60_000

/** The answer to a browser whose session is over, as to one that never had any. */
const NOBODY = null as unknown as DefaultSession

const HOST_ONLY = { httpOnly: true, sameSite: 'lax', path: '/', secure: true } as const
/** As long as somebody may take to sign in elsewhere. */
const CHECK = { ...HOST_ONLY, maxAge: 15 * 60 }
/** The library's own names bind all but one of its cookies to a domain, not to the host. */
const HOST_COOKIES = {
  sessionToken: { name: sessionCookieName(true), options: HOST_ONLY },
  callbackUrl: { name: '__Host-authjs.callback-url', options: HOST_ONLY },
  pkceCodeVerifier: { name: '__Host-authjs.pkce.code_verifier', options: CHECK },
  state: { name: '__Host-authjs.state', options: CHECK },
  nonce: { name: '__Host-authjs.nonce', options: CHECK },
}

export function authConfig(parts: AuthConfigParts, visit: SignInVisit): AuthConfig {
  const { secret, secure, sessions, log } = parts
  const guard = guardFor(visit)
  const { outside = null } = visit
  const page = outside?.page ?? '/signin'
  return {
    secret,
    basePath: '/api/auth',
    trustHost: true,
    useSecureCookies: secure,
    cookies: secure ? HOST_COOKIES : {},
    session: { strategy: 'jwt', maxAge: DEVICE_RECORD_DAYS * 24 * 60 * 60 },
    pages: { signIn: page, signOut: '/home', error: page },
    logger: {
      error(error) {
        if (outside === null) return log.debug({ name: error.name }, 'sign-in refused')
        // Whoever sets a school up finds here what nobody else is told, such as `invalid_client`.
        const facts = { school: outside.provider.id, name: error.name, reason: reasonOf(error) }
        log.info(facts, 'school sign-in refused')
      },
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: [
      Credentials({
        credentials: {
          email: {},
          password: {},
          code: {},
          passkey: {},
          ticket: {},
          classCode: {},
          learner: {},
          secret: {},
        },
        authorize: (credentials) => guard(() => visit.signIn(credentials)),
      }),
      ...(outside ? [outside.provider] : []),
    ],
    callbacks: {
      // Who comes from elsewhere gets a ticket, never a session: what a password goes through, they go through too.
      signIn: ({ account, profile }) =>
        account?.type === 'credentials' ||
        (outside !== null && account ? outside.arrive(account, profile ?? {}) : false),
      jwt: ({ token, user }) =>
        guard(async () => {
          if (user) {
            const { id, email, sessionId, source } = user as SignedInUser
            return { sub: id, email, sessionId, ...(source === undefined ? {} : { source }) }
          }
          visit.ended = await sessions.judgeById(String(token['sessionId']))
          const age = parts.now().getTime() - (token.iat ?? 0) * 1000
          visit.keepsCookie = visit.ended !== null || age < RENEW_COOKIE_MS
          // The cookie stays until the page has told them why it is worth nothing any more.
          return token
        }),
      session: ({ session, token }) =>
        guard(async () => {
          const sessionId = String(token['sessionId'])
          if (visit.ended !== null && visit.ended !== 'exceeded_limit') return NOBODY
          const email = await emailOf(parts, sessionId, token.email ?? '')
          return {
            user: await userOf(parts, email),
            expires: session.expires,
            sessionId,
            firebaseToken: visit.ended ? null : await tokenFor(parts, { ...token, email }),
            ...((await parts.mustEnrol(sessionId)) ? { mustEnrol: true } : {}),
            ...((await mustChangePassword(parts, email, sessionId))
              ? { mustChangePassword: true }
              : {}),
          }
        }),
    },
    events: {
      signOut: (message) =>
        guard(async () => {
          const { sessionId, source } = ('token' in message && message.token) || {}
          if (typeof sessionId === 'string') await sessions.end(sessionHashOf(sessionId))
          if (typeof source === 'string') visit.left = source
        }),
    },
  }
}

/** The provider's word for what is wrong, or the library's; never what a token says of somebody. */
function reasonOf({ cause, message }: Error): string {
  const { err, error } = (cause ?? {}) as { err?: Error & Fault; error?: string }
  return (err?.error ?? err?.code ?? err?.message ?? error ?? message).slice(0, 100)
}

interface Fault {
  error?: string
  code?: string
}

/** The address in the cookie may have been changed since. */
async function emailOf({ sessions }: AuthConfigParts, sessionId: string, known: string) {
  return (await sessions.active(sessionHashOf(sessionId)))?.email ?? known
}

/**
 * Somebody gave them the password they came in with: the site asks for one of their own before anything else. Who
 * came without one may not know it.
 */
async function mustChangePassword(
  { identity, sessions }: AuthConfigParts,
  email: string,
  sessionId: string,
): Promise<boolean> {
  if ((await identity.passwordOrigin(email)) !== 'given') return false
  return (await sessions.confirmedAt(sessionHashOf(sessionId))) !== null
}

/** With the number of their student row, so that a browser need not ask for it first. */
async function userOf({ accounts }: AuthConfigParts, email: string) {
  const { studentId } = await accounts.principal(email, '')
  return studentId === null ? { email } : { email, id: String(studentId) }
}

function guardFor(visit: SignInVisit) {
  return async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof CredentialsSignin)) visit.failure = error
      throw error
    }
  }
}

/** A new identity token for the session; a hosted service's is remembered as given to it. */
async function tokenFor(
  { identity, sessions }: AuthConfigParts,
  token: { sub?: string; email?: string | null; sessionId?: unknown },
): Promise<string> {
  const sessionHash = sessionHashOf(String(token.sessionId))
  const hosted = identity.publicKeys() === null
  const state = hosted ? await sessions.identityState(sessionHash) : null
  const holder = { uid: token.sub ?? '', email: token.email ?? '', sessionHash, state }
  const issued = await identity.issueToken(holder)
  if (hosted) {
    const tokenHash = hash('sha256', issued.token, 'base64url')
    await sessions.saveToken(sessionHash, tokenHash, issued.state)
  }
  return issued.token
}
