/** When a learner was born, and asking their guardian. */
import type { BirthYearBand } from '@panya/domain/consent/birth-year-bands.ts'
import type { ConsentState } from '@panya/domain/consent/consent-state.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

export interface Consent {
  state: ConsentState
  country: string | null
  mayAnswer: boolean
  guardianNeeded: boolean
  /** Where the link was sent, partly hidden. */
  sentTo: string | null
  /** Somebody who could take a signed letter. */
  hasTeacher: boolean
  /** A guardian has a link to the page that shows how they get on. */
  guardianSees: boolean
}

export function fetchConsent(): Promise<Consent> {
  return request('/api/consent')
}

export function answerBirthYear(country: string, band: BirthYearBand): Promise<Consent> {
  return request('/api/consent', { method: 'PUT', json: { country, ...band } })
}

export function askGuardian(email: string, locale: Locale): Promise<Consent> {
  return request('/api/consent/guardian', { method: 'POST', json: { email, locale } })
}
