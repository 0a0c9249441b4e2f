/** The session library's endpoints below /api/auth, and the check of a session. */

import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import {
  SESSION_ENDED_HEADER,
  type SessionInvalidReason,
  type SessionValidity,
  sessionInvalidReason,
} from '@panya/domain/session/device-session.ts'
import { request, requestWithHeaders } from '../http/http.ts'
import { keepAccountLocale } from '../locale-choice.ts'
import { isPendingFor, isSignOutPending, signOutIsDone } from './pending-sign-out.ts'

export interface Session {
  /** `id`: of their student row, where there is one. */
  user: { email: string; id?: string }
  sessionId: string
  firebaseToken: string | null
  /** Somebody who has to protect their sign-in before they may do anything else. */
  mustEnrol?: true
  /** Somebody whose password a teacher or an admin has given them. */
  mustChangePassword?: true
}

/** Email and password, then what is asked for beside them; or a passkey, a class's card, or a ticket. */
export interface Credentials {
  email?: string
  password?: string
  code?: string
  passkey?: string
  classCode?: string
  learner?: string
  secret?: string
  /** Somebody else has proved who they are; the proof is in a cookie. */
  ticket?: '1'
}

export type SignInResult = { ok: true; session: Session } | { ok: false; code: string }

/** Without it the library answers with a redirect instead of JSON. */
const AS_JSON = { 'x-auth-return-redirect': '1' }
const STALE_TOKEN = 'MissingCSRF'

// Shorter than the 10 s between two checks.
const CHECK_TIME_LIMIT_MS = 8000

export interface SessionFound {
  /** Null when nobody is signed in. */
  session: Session | null
  /** Why the session this browser came with is over. */
  ended: SessionInvalidReason | null
}

export async function fetchSession(): Promise<SessionFound> {
  const { body, headers } = await requestWithHeaders('/api/auth/session')
  const ended = headers.get(SESSION_ENDED_HEADER)
  if (ended !== null) return { session: null, ended: sessionInvalidReason(ended) }
  const said = body as Partial<Session> | null
  return { session: said?.user?.email && said.sessionId ? (said as Session) : null, ended }
}

export async function signInByCredentials(credentials: Credentials): Promise<SignInResult> {
  // A sign-out that comes later would end the session that begins here.
  await finishSignOut()
  const { failure, session, locale } = await post('callback/credentials', { ...credentials })
  if (failure !== null) return { ok: false, code: failure }
  keepAccountLocale(locale ?? null)
  const begun = session ?? (await fetchSession()).session
  if (!begun) throw new Error('no session began')
  return { ok: true, session: begun }
}

/** The address of a sign-in elsewhere; null when it cannot be reached. */
export async function beginElsewhere(id: string, returnPath: string): Promise<string | null> {
  const callbackUrl = new URL(returnPath, location.origin).href
  const { failure, url } = await post(`signin/${encodeURIComponent(id)}`, { callbackUrl })
  return failure === null ? url : null
}

/** Gives back the way out of their school, for whoever came in through it. */
export async function signOutOfSession(): Promise<SchoolFarewell | null> {
  // Back from there, they find the language they left in.
  const { failure, school } = await post('signout', {
    callbackUrl: location.origin + location.pathname,
  })
  if (failure !== null) throw new Error(`refused: ${failure}`)
  return school ?? null
}

let finishing: Promise<void> | null = null

/** Tells the server of a sign-out it has not heard of yet; whoever asks meanwhile waits for the same one. */
export function finishSignOut(): Promise<void> {
  if (!isSignOutPending()) return finishing ?? Promise.resolve()
  finishing ??= endPending().finally(() => (finishing = null))
  return finishing
}

async function endPending(): Promise<void> {
  const { session, ended } = await fetchSession()
  // Perhaps the server has heard of it, and only its answer was lost.
  if (ended || (session && isPendingFor(session.sessionId))) await signOutOfSession()
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
  url: string
  /** What began, where somebody signed in. */
  session?: Session | null | undefined
  /** The language of whoever signed in. */
  locale?: Locale | null | undefined
  /** Where somebody still is signed in who has signed out here. */
  school?: SchoolFarewell | undefined
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
  const { url, ...more } = await request<{ url: string } & Omit<Posted, 'failure'>>(
    `/api/auth/${action}`,
    {
      method: 'POST',
      headers: AS_JSON,
      form: { callbackUrl: location.origin, ...fields, csrfToken },
    },
  )
  const { searchParams } = new URL(url, location.origin)
  const failed = searchParams.has('error')
  const failure = failed ? (searchParams.get('code') ?? searchParams.get('error')) : null
  return { ...more, failure, url }
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
