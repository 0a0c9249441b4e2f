/** The session library's endpoints below /api/auth, and the check of a session. */
import type { SessionValidity } from '@panya/domain/session/device-session.ts'
import { request } from '../http/http.ts'
import { isPendingFor, isSignOutPending, signOutIsDone } from './pending-sign-out.ts'

export interface Session {
  user: { email: string }
  sessionId: string
  firebaseToken: string | null
  /** Somebody who has to protect their sign-in before they may do anything else. */
  mustEnrol?: true
}

/** Email and password, then what is asked for beside them; or a passkey alone. */
export interface Credentials {
  email?: string
  password?: string
  code?: string
  passkey?: string
}

export type SignInResult = { ok: true } | { ok: false; code: string }

/** Without it the library answers with a redirect instead of JSON. */
const AS_JSON = { 'x-auth-return-redirect': '1' }
const STALE_TOKEN = 'MissingCSRF'

// Shorter than the 10 s between two checks.
const CHECK_TIME_LIMIT_MS = 8000

/** Null when nobody is signed in. */
export async function fetchSession(): Promise<Session | null> {
  const session = await request<Partial<Session> | null>('/api/auth/session')
  return session?.user?.email && session.sessionId ? (session as Session) : null
}

export async function signInByCredentials(credentials: Credentials): Promise<SignInResult> {
  // A sign-out that comes later would end the session that begins here.
  await finishSignOut()
  const failure = await post('callback/credentials', { ...credentials })
  return failure === null ? { ok: true } : { ok: false, code: failure }
}

export async function signOutOfSession(): Promise<void> {
  const failure = await post('signout', {})
  if (failure !== null) throw new Error(`refused: ${failure}`)
}

let finishing: Promise<void> | null = null

/** Tells the server of a sign-out it has not heard of yet; whoever asks meanwhile waits for the same one. */
export function finishSignOut(): Promise<void> {
  if (!isSignOutPending()) return finishing ?? Promise.resolve()
  finishing ??= endPending().finally(() => (finishing = null))
  return finishing
}

async function endPending(): Promise<void> {
  const here = await fetchSession()
  if (here && isPendingFor(here.sessionId)) await signOutOfSession()
  signOutIsDone()
}

export function validateSession(sessionId: string): Promise<SessionValidity> {
  return request('/api/auth/validate-session', {
    method: 'POST',
    json: { sessionId },
    timeLimitMs: CHECK_TIME_LIMIT_MS,
  })
}

/** Null when it worked, else what the library says is wrong. */
async function post(action: string, fields: Record<string, string>): Promise<string | null> {
  const failure = await attempt(action, fields)
  // Another answer of the library may have replaced the cookie that belongs to the token.
  return failure === STALE_TOKEN ? attempt(action, fields) : failure
}

async function attempt(action: string, fields: Record<string, string>): Promise<string | null> {
  const { csrfToken } = await request<{ csrfToken: string }>('/api/auth/csrf')
  const { url } = await request<{ url: string }>(`/api/auth/${action}`, {
    method: 'POST',
    headers: AS_JSON,
    form: { ...fields, csrfToken, callbackUrl: location.origin },
  })
  const { searchParams } = new URL(url, location.origin)
  return searchParams.has('error') ? (searchParams.get('code') ?? searchParams.get('error')) : null
}
