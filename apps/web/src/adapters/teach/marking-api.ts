/** Marking: giving back, keeping for later, returning all, and the teacher's own comments, as functions. */
import type { Mark } from '@panya/domain/classroom/assignment.ts'
import type { MarkDraft, SavedComment } from '@panya/domain/classroom/marking.ts'
import { request } from '../http/http.ts'

const submission = (id: number, studentId: number, rest = '') =>
  `/api/teach/assignments/${id}/submissions/${studentId}${rest}`

/** The learner sees it at once. */
export const giveBack = (id: number, studentId: number, answer: Mark) =>
  request<null>(submission(id, studentId), { method: 'PUT', json: answer })

/** Nobody sees it until it is returned. */
export const saveDraft = (id: number, studentId: number, draft: MarkDraft) =>
  request<null>(submission(id, studentId, '/draft'), { method: 'PUT', json: draft })

export const returnDrafts = async (id: number) =>
  (await request<{ returned: number }>(`/api/teach/assignments/${id}/return`, { method: 'POST' }))
    .returned

const SAVED = '/api/teach/saved-comments'

export const listSavedComments = async () =>
  (await request<{ comments: SavedComment[] }>(SAVED)).comments

export const keepComment = (text: string) =>
  request<{ comments: SavedComment[] }>(SAVED, { method: 'POST', json: { text } })

export const dropComment = (id: number) => request<null>(`${SAVED}/${id}`, { method: 'DELETE' })
