/** Learners' work as their teacher sees it, the talk about it, and reports, as functions. */

import type {
  BoardDesk,
  SharedReport,
  WorkComment,
  WorkItem,
} from '@panya/domain/classroom/work.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { workAssets } from '../assets/assets-api.ts'
import { fillDocument } from '../assets/fill-document.ts'
import { request } from '../http/http.ts'

export interface Work {
  id: string
  tool: ToolPath
  title: string
  revision: number
  updatedAt: string
  author: { id: number; displayName: string; firstName: string; lastName: string }
  /** Null when the revision asked with is the current one. */
  document: ProjectDocument | null
}

export async function fetchWork(id: string, revision: number): Promise<Work> {
  const address = `/api/teach/work/${encodeURIComponent(id)}?revision=${revision}`
  const work = await request<Work>(address, { timeLimitMs: 60_000 })
  if (!work.document) return work
  // Nothing of learners stays on a teacher's device.
  const filled = await fillDocument(work.document, { user: null, place: workAssets(id) })
  return { ...work, document: filled.document }
}

export const workOf = async (studentId: number) =>
  (await request<{ work: WorkItem[] }>(`/api/teach/students/${studentId}/work`)).work

const comments = (projectId: string, rest = '') =>
  `/api/projects/${encodeURIComponent(projectId)}/comments${rest}`

type Comments = { comments: WorkComment[] }

export const listComments = async (projectId: string) =>
  (await request<Comments>(comments(projectId))).comments

export const addComment = async (projectId: string, place: string | null, text: string) =>
  (await request<Comments>(comments(projectId), { method: 'POST', json: { place, text } })).comments

export const tickComment = async (projectId: string, id: number, done: boolean) =>
  (await request<Comments>(comments(projectId, `/${id}`), { method: 'PATCH', json: { done } }))
    .comments

export const listReports = async () =>
  (await request<{ reports: SharedReport[] }>('/api/teach/reports')).reports

export const resolveReport = (id: number, stopSharing: boolean) =>
  request<null>(`/api/teach/reports/${id}/resolve`, { method: 'POST', json: { stopSharing } })

export const classBoard = (id: number) =>
  request<{ at: string; desks: BoardDesk[] }>(`/api/teach/classes/${id}/board`)
