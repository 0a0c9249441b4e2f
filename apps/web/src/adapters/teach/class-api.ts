/** A teacher's classes and their learners, as functions. */
import type {
  ClassDetails,
  ClassInvite,
  ClassSettings,
  ClassStudent,
  ClassSummary,
  Page,
} from '@panya/domain/classroom/classroom.ts'
import type { RosterRow } from '@panya/domain/classroom/roster.ts'
import type { GuardianState, PaperAnswer } from '@panya/domain/consent/consent-state.ts'
import type { PlanRequestPage, PlanRequestRow } from '@panya/domain/money/plan-request.ts'
import { request } from '../http/http.ts'

const at = (id: number, rest = '') => `/api/teach/classes/${id}${rest}`
const student = (id: number, studentId: number, rest = '') =>
  at(id, `/students/${studentId}${rest}`)

export const listClasses = (archived: boolean, search: string, page: number) =>
  request<Page<ClassSummary>>(
    `/api/teach/classes?${new URLSearchParams({ archived: String(archived), search, page: String(page) })}`,
  )

export const makeClass = (name: string) =>
  request<ClassDetails>('/api/teach/classes', { method: 'POST', json: { name } })

export const classDetails = (id: number) => request<ClassDetails>(at(id))

export type ClassChange = Partial<Omit<ClassSettings, 'openToolsUntil'>> & {
  name?: string
  archived?: boolean
  missingWork?: ClassDetails['missingWork']
  openMinutes?: number | null
}

export const changeClass = (id: number, change: ClassChange) =>
  request<ClassDetails>(at(id), { method: 'PATCH', json: change })

export const renewJoinCode = (id: number) =>
  request<{ joinCode: string }>(at(id, '/join-code'), { method: 'POST' })

export const addTeacher = (id: number, email: string) =>
  request<ClassDetails>(at(id, '/teachers'), { method: 'POST', json: { email } })

export const removeTeacher = (id: number, teacherId: number) =>
  request<ClassDetails>(at(id, `/teachers/${teacherId}`), { method: 'DELETE' })

export const listStudents = (id: number, search: string, page: number) =>
  request<Page<ClassStudent>>(
    at(id, `/students?${new URLSearchParams({ search, page: String(page) })}`),
  )

export const removeStudent = (id: number, studentId: number) =>
  request<null>(student(id, studentId), { method: 'DELETE' })

export const moveStudent = (id: number, studentId: number, to: number) =>
  request<null>(student(id, studentId, '/move'), { method: 'POST', json: { to } })

export const resetPassword = (id: number, studentId: number) =>
  request<{ password?: string; mailed?: true }>(student(id, studentId, '/password'), {
    method: 'POST',
  })

export const signOutStudent = (id: number, studentId: number) =>
  request<{ devices: number }>(student(id, studentId, '/sign-out'), { method: 'POST' })

export const recordGuardianAnswer = (studentId: number, answer: PaperAnswer) =>
  request<{ guardian: GuardianState | null }>(`/api/teach/students/${studentId}/guardian-answer`, {
    method: 'PUT',
    json: answer,
  })

export const listInvites = async (id: number) =>
  (await request<{ invites: ClassInvite[] }>(at(id, '/invites'))).invites

export interface RosterAnswer {
  rows: RosterRow[]
  invited: number
}

export const sendRoster = (id: number, text: string, grade: string, preview: boolean) =>
  request<RosterAnswer>(at(id, '/invites'), { method: 'POST', json: { text, grade, preview } })

export const revokeInvite = (id: number, code: string) =>
  request<null>(at(id, `/invites/${code}`), { method: 'DELETE' })

/** Null where the school leaves it to its admins. */
export const classPlanRequests = async (): Promise<PlanRequestRow[] | null> => {
  const { requests, mayDecide } = await request<PlanRequestPage & { mayDecide: boolean }>(
    '/api/teach/plan-requests',
  )
  return mayDecide ? requests : null
}

export const decidePlanRequest = (id: number, approve: boolean, answer: string) =>
  request<unknown>(`/api/teach/plan-requests/${id}/decision`, {
    method: 'POST',
    json: { approve, answer },
  })
