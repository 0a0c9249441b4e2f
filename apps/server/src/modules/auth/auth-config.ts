/** Tells the session library how people sign in here and what their session carries. */
import { hash } from 'node:crypto'
import type { AuthConfig } from '@auth/core'
import { CredentialsSignin } from '@auth/core/errors'
import Credentials from '@auth/core/providers/credentials'
import { DEVICE_SESSION_DAYS } from '@panya/domain/session/device-session.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { IdentityService } from '../../identity/identity-service.ts'
import type { Accounts } from '../privilege/accounts-port.ts'
import { sessionHashOf } from '../session/session-id-port.ts'
import type { SessionRegistry } from '../session/session-port.ts'
import { sessionCookieName } from './session-cookie.ts'

export interface SignInVisit {
  /** Proves who somebody is and opens a session on their device; null when they cannot. */
  signIn(credentials: Partial<Record<string, unknown>>): Promise<SignedInUser | null>
  /** Set when something of ours failed: the library would hide it behind a cleared cookie. */
  failure: unknown
}

export interface SignedInUser {
  id: string
  email: string
  sessionId: string
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
}

const HOST_ONLY = { httpOnly: true, sameSite: 'lax', path: '/', secure: true } as const
/** The library's own names bind two of its three cookies to a domain, not to the host. */
const HOST_COOKIES = {
  sessionToken: { name: sessionCookieName(true), options: HOST_ONLY },
  callbackUrl: { name: '__Host-authjs.callback-url', options: HOST_ONLY },
}

export function authConfig(parts: AuthConfigParts, visit: SignInVisit): AuthConfig {
  const { secret, secure, sessions, log } = parts
  const guard = guardFor(visit)
  return {
    secret,
    basePath: '/api/auth',
    trustHost: true,
    useSecureCookies: secure,
    cookies: secure ? HOST_COOKIES : {},
    session: { strategy: 'jwt', maxAge: DEVICE_SESSION_DAYS * 24 * 60 * 60 },
    pages: { signIn: '/signin', signOut: '/home', error: '/signin' },
    logger: {
      error: (error) => log.debug({ name: error.name }, 'sign-in refused'),
      warn: () => undefined,
      debug: () => undefined,
    },
    providers: [
      Credentials({
        credentials: { email: {}, password: {}, code: {}, passkey: {}, ticket: {} },
        authorize: (credentials) => guard(() => visit.signIn(credentials)),
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) =>
        guard(async () => {
          if (user)
            return { sub: user.id, email: user.email, sessionId: (user as SignedInUser).sessionId }
          const reason = await sessions.judgeById(String(token['sessionId']))
          // A device that was one too many must be able to learn why it was signed out.
          if (reason === null || reason === 'exceeded_limit') return { ...token, reason }
          return null
        }),
      session: ({ session, token }) =>
        guard(async () => {
          const sessionId = String(token['sessionId'])
          const email = await emailOf(parts, sessionId, token.email ?? '')
          return {
            user: await userOf(parts, email),
            expires: session.expires,
            sessionId,
            firebaseToken: token['reason'] ? null : await tokenFor(parts, { ...token, email }),
            ...((await parts.mustEnrol(sessionId)) ? { mustEnrol: true } : {}),
            ...((await mustChangePassword(parts, email)) ? { mustChangePassword: true } : {}),
          }
        }),
    },
    events: {
      signOut: (message) =>
        guard(async () => {
          const sessionId = 'token' in message ? message.token?.['sessionId'] : undefined
          if (typeof sessionId === 'string') await sessions.end(sessionHashOf(sessionId))
        }),
    },
  }
}

/** The address in the cookie may have been changed since. */
async function emailOf({ sessions }: AuthConfigParts, sessionId: string, known: string) {
  return (await sessions.active(sessionHashOf(sessionId)))?.email ?? known
}

/** Somebody gave them their password: the site asks for one of their own before anything else. */
async function mustChangePassword({ identity }: AuthConfigParts, email: string): Promise<boolean> {
  return (await identity.passwordOrigin(email)) === 'given'
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
