/** How one's own sign-in is protected, for teachers and admins. */
import type { AppSetup, FactorAdded, SignInSafety } from '@panya/domain/account/second-factor.ts'
import { HttpError, request } from '../http/http.ts'
import { answerQuestion, makePasskey } from './passkeys.ts'

const BASE = '/api/second-factor'

export function fetchSafety(): Promise<SignInSafety> {
  return request(BASE)
}

export function beginApp(): Promise<AppSetup> {
  return request(`${BASE}/app`, { method: 'POST' })
}

export function addApp(setup: string, code: string): Promise<FactorAdded> {
  return request(`${BASE}/app`, { method: 'PUT', json: { setup, code } })
}

export async function removeApp(): Promise<void> {
  await request(`${BASE}/app`, { method: 'DELETE' })
}

export async function addPasskey(name: string): Promise<FactorAdded> {
  const answer = await makePasskey(`${BASE}/passkeys/question`)
  return request(`${BASE}/passkeys`, { method: 'POST', json: { name, answer } })
}

export async function removePasskey(id: number): Promise<void> {
  await request(`${BASE}/passkeys/${id}`, { method: 'DELETE' })
}

export async function renewRecoveryCodes(): Promise<string[]> {
  const path = `${BASE}/recovery-codes`
  return (await request<{ recoveryCodes: string[] }>(path, { method: 'POST' })).recoveryCodes
}

export async function confirmByPassword(password: string): Promise<void> {
  await request(`${BASE}/confirm/password`, { method: 'POST', json: { password } })
}

export async function confirmByPasskey(): Promise<void> {
  const answer = await answerQuestion(`${BASE}/confirm/question`)
  await request(`${BASE}/confirm/passkey`, { method: 'POST', json: { answer } })
}

/** The server wants to know once more who asks. */
export function mustConfirm(error: unknown): boolean {
  return error instanceof HttpError && error.body?.message === 'confirm-first'
}
