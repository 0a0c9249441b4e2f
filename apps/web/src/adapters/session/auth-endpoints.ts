/** The session library's endpoints below /api/auth, and the check of a session. */
import type { SessionValidity } from '@panya/domain/session/device-session.ts'
import { request } from '../http/http.ts'

export interface Session {
  user: { email: string }
  sessionId: string
  firebaseToken: string | null
}

export type SignInResult = { ok: true } | { ok: false; code: string }

/** Without it the library answers with a redirect instead of JSON. */
const AS_JSON = { 'x-auth-return-redirect': '1' }

// Shorter than the 10 s between two checks.
const CHECK_TIME_LIMIT_MS = 8000

/** Null when nobody is signed in. */
export async function fetchSession(): Promise<Session | null> {
  const session = await request<Partial<Session> | null>('/api/auth/session')
  return session?.user?.email && session.sessionId ? (session as Session) : null
}

export async function signInByCredentials(email: string, password: string): Promise<SignInResult> {
  const { url } = await post('callback/credentials', { email, password })
  const { searchParams } = new URL(url, location.origin)
  if (!searchParams.has('error')) return { ok: true }
  return { ok: false, code: searchParams.get('code') ?? searchParams.get('error') ?? '' }
}

export async function signOutOfSession(): Promise<void> {
  await post('signout', {})
}

export function validateSession(sessionId: string): Promise<SessionValidity> {
  return request('/api/auth/validate-session', {
    method: 'POST',
    json: { sessionId },
    timeLimitMs: CHECK_TIME_LIMIT_MS,
  })
}

async function post(action: string, fields: Record<string, string>): Promise<{ url: string }> {
  const { csrfToken } = await request<{ csrfToken: string }>('/api/auth/csrf')
  return request(`/api/auth/${action}`, {
    method: 'POST',
    headers: AS_JSON,
    form: { ...fields, csrfToken, callbackUrl: location.href },
  })
}
