/** Cards for learners without a mailbox, as functions. */
import type { ClassCard, ClassCards, SecretKind } from '@panya/domain/classroom/class-secret.ts'
import type { RosterRow } from '@panya/domain/classroom/roster.ts'
import { request } from '../http/http.ts'

const at = (id: number, rest: string) => `/api/teach/classes/${id}${rest}`

export const switchSignIn = (id: number, on: boolean, kind: SecretKind) =>
  request<null>(at(id, '/sign-in'), { method: 'PUT', json: { on, kind } })

export const renewSignInCode = (id: number) =>
  request<{ signInCode: string }>(at(id, '/sign-in-code'), { method: 'POST' })

/** Of everybody, or of one learner. */
export const listCards = (id: number, studentId: number | null) =>
  request<ClassCards>(at(id, studentId === null ? '/cards' : `/cards?student=${studentId}`))

export const makeMissingCards = (id: number) => request<null>(at(id, '/cards'), { method: 'POST' })

export const renewCard = (id: number, studentId: number) =>
  request<ClassCard>(at(id, `/students/${studentId}/card`), { method: 'POST' })

export const sendNames = (id: number, text: string, grade: string, preview: boolean) =>
  request<{ rows: RosterRow[]; made: number }>(at(id, '/learners'), {
    method: 'POST',
    json: { text, grade, preview },
  })
