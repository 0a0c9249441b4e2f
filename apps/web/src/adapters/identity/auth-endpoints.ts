/** The session library's endpoints below /api/auth, and the check of a session. */
import type { SessionValidity } from '@panya/domain/session/device-session.ts'
import { request } from '../http/http.ts'
import { isPendingFor, isSignOutPending, signOutIsDone } from './pending-sign-out.ts'

export interface Session {
  /** `id`: of their student row, where there is one. */
  user: { email: string; id?: string }
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
  /** Somebody else has proved who they are; the proof is in a cookie. */
  ticket?: '1'
}

export type SignInResult = { ok: true; session: Session } | { ok: false; code: string }

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
  const { failure, session } = await post('callback/credentials', { ...credentials })
  if (failure !== null) return { ok: false, code: failure }
  const begun = session ?? (await fetchSession())
  if (!begun) throw new Error('no session began')
  return { ok: true, session: begun }
}

export async function signOutOfSession(): Promise<void> {
  const { failure } = await post('signout', {})
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

interface Posted {
  /** Null when it worked, else what the library says is wrong. */
  failure: string | null
  /** What began, where somebody signed in. */
  session?: Session | null | undefined
}

async function post(action: string, fields: Record<string, string>): Promise<Posted> {
  const posted = await attempt(action, fields)
  if (posted.failure !== STALE_TOKEN) return posted
  // Another answer of the library may have replaced the cookie that belongs to the token.
  formToken = null
  return attempt(action, fields)
}

async function attempt(action: string, fields: Record<string, string>): Promise<Posted> {
  const csrfToken = await fetchFormToken()
  const { url, session } = await request<{ url: string; session?: Session | null }>(
    `/api/auth/${action}`,
    {
      method: 'POST',
      headers: AS_JSON,
      form: { ...fields, csrfToken, callbackUrl: location.origin },
    },
  )
  const { searchParams } = new URL(url, location.origin)
  const failed = searchParams.has('error')
  const failure = failed ? (searchParams.get('code') ?? searchParams.get('error')) : null
  return { failure, session }
}

let formToken: Promise<string> | null = null

/** Good as long as its cookie is: a page with a form asks for it before it is sent. */
export function fetchFormToken(): Promise<string> {
  formToken ??= request<{ csrfToken: string }>('/api/auth/csrf').then(
    ({ csrfToken }) => csrfToken,
    (error: unknown) => {
      formToken = null
      throw error
    },
  )
  return formToken
}
