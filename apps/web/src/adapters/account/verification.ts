/** Proving an address, and finishing an account from a mail. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

export interface AddressState {
  verified: boolean
  /** Whether the site can send mails at all. */
  mails: boolean
}

export const fetchAddressState = () => request<AddressState>('/api/verification')

export async function mailConfirmation(locale: Locale): Promise<void> {
  await request('/api/verification/mail', { method: 'POST', json: { locale } })
}

export async function confirmAddress(token: string): Promise<void> {
  await request('/api/verification', { method: 'POST', json: { token } })
}

export interface BegunSignUp {
  email: string
  displayName: string
}

export const fetchBegunSignUp = (token: string) =>
  request<BegunSignUp>('/api/sign-up/look', { method: 'POST', json: { token } })

export const finishSignUp = (token: string, password: string) =>
  request<{ email: string }>('/api/sign-up/finish', { method: 'POST', json: { token, password } })
