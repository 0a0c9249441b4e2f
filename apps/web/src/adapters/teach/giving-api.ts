/** Groups of a class, due dates of single learners, and copies of assignments, as functions. */
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import type { ClassGroup, ClassGroups } from '@panya/domain/classroom/class-group.ts'
import { request } from '../http/http.ts'

export const listGroups = (classId: number) =>
  request<ClassGroups>(`/api/teach/classes/${classId}/groups`)

type GroupWish = Omit<ClassGroup, 'id'>

export const makeGroup = (classId: number, wish: GroupWish) =>
  request<{ id: number }>(`/api/teach/classes/${classId}/groups`, { method: 'POST', json: wish })

export const changeGroup = (id: number, wish: GroupWish) =>
  request<null>(`/api/teach/groups/${id}`, { method: 'PATCH', json: wish })

export const endGroup = (id: number) =>
  request<null>(`/api/teach/groups/${id}`, { method: 'DELETE' })

/** Null takes the learner's own time back. */
export const setOwnDue = (id: number, studentId: number, dueAt: string | null) =>
  request<null>(`/api/teach/assignments/${id}/due-dates/${studentId}`, {
    method: 'PUT',
    json: { dueAt },
  })

export const copyAssignment = (id: number, classId: number) =>
  request<Assignment>(`/api/teach/assignments/${id}/copy`, { method: 'POST', json: { classId } })
