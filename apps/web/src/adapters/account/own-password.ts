/** One's own password and address: changing them, and getting back in without them. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { HttpError, request } from '../http/http.ts'
import { refetchSession } from '../identity/current-session.ts'

export interface OwnPassword {
  password: 'own' | 'given' | 'none'
  /** Whether the site can send mails, and the address is kept here. */
  mayChangeEmail: boolean
  /** The address somebody asked for and has not confirmed yet. */
  wantedEmail: string | null
}

export const fetchOwnPassword = () => request<OwnPassword>('/api/password')

/** What this tab knew of the session may be void now. */
async function changeAnd<Answer>(change: Promise<Answer>): Promise<Answer> {
  const answer = await change
  await refetchSession().catch(() => null)
  return answer
}

export async function changePassword(current: string, password: string): Promise<void> {
  await changeAnd(request('/api/password', { method: 'PUT', json: { current, password } }))
}

/** Instead of the one somebody gave. */
export async function chooseOwnPassword(password: string): Promise<void> {
  await changeAnd(request('/api/password/own', { method: 'POST', json: { password } }))
}

export async function mailPasswordLink(email: string, locale: Locale): Promise<void> {
  await request('/api/password/forgotten', { method: 'POST', json: { email, locale } })
}

export const fetchPasswordLink = (token: string) =>
  request<{ email: string }>('/api/password/look', { method: 'POST', json: { token } })

export async function resetPassword(token: string, password: string): Promise<void> {
  await request('/api/password/reset', { method: 'POST', json: { token, password } })
}

export async function askForEmail(email: string, current: string, locale: Locale): Promise<void> {
  await request('/api/email-change', { method: 'POST', json: { email, current, locale } })
}

export async function keepEmail(): Promise<void> {
  await request('/api/email-change', { method: 'DELETE' })
}

export const confirmEmail = (token: string) =>
  changeAnd(
    request<{ email: string }>('/api/email-change/confirm', { method: 'POST', json: { token } }),
  )

/** The server's word for what is wrong. */
export function refusalOf(error: unknown): string | null {
  return error instanceof HttpError ? (error.body?.message ?? null) : null
}
