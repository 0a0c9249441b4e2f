/** Guardians' answers in a class, as functions. */
import type { LearnerConsent, Reminded } from '@panya/domain/consent/class-consent.ts'
import type { Locale } from '@panya/domain/locale/locale.ts'
import { request } from '../http/http.ts'

const at = (classId: number, rest: string) => `/api/teach/classes/${classId}${rest}`

export const listConsents = async (classId: number) =>
  (await request<{ learners: LearnerConsent[] }>(at(classId, '/consent'))).learners

export const remindGuardians = (classId: number, locale: Locale) =>
  request<Reminded>(at(classId, '/consent/reminders'), { method: 'POST', json: { locale } })

/** The secret of a new link; the one before ends. */
export const makeProgressLink = async (classId: number, studentId: number) =>
  (
    await request<{ token: string }>(at(classId, `/students/${studentId}/progress-link`), {
      method: 'POST',
    })
  ).token
