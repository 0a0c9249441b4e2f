/** Assignments, for those who give them and for those who do them, as functions. */
import type {
  Assignment,
  AssignmentPath,
  AssignmentSummary,
  AssignmentTemplate,
  AssignmentWish,
  MyAssignment,
  Submission,
} from '@panya/domain/classroom/assignment.ts'
import type { Giving } from '@panya/domain/classroom/giving.ts'
import type { ProjectDocument } from '@panya/domain/project/project.ts'
import { request } from '../http/http.ts'

export interface NewAssignment extends Omit<AssignmentWish, 'teams'>, Giving {
  teamSize: number
  starterProjectId: string | null
  templateId: number | null
  /** The name of a path that begins with this assignment. */
  newPath: string | null
}

/** Of the server: whether something is given does not depend on the reader's clock. */
interface AtMoment {
  now: string
}

export const listAssignments = (classId: number) =>
  request<AtMoment & { assignments: AssignmentSummary[]; paths: AssignmentPath[] }>(
    `/api/teach/classes/${classId}/assignments`,
  )

export const giveAssignment = (classId: number, wish: NewAssignment) =>
  request<Assignment>(`/api/teach/classes/${classId}/assignments`, { method: 'POST', json: wish })

export const openAssignment = (id: number) =>
  request<AtMoment & { assignment: Assignment; submissions: Submission[] }>(
    `/api/teach/assignments/${id}`,
  )

/** What learners began with, and what they do not get of it. */
export const fetchStarter = async (id: number) =>
  (await request<{ document: ProjectDocument | null }>(`/api/teach/assignments/${id}/starter`))
    .document

export const changeAssignment = (
  id: number,
  change: Partial<
    Pick<
      Assignment,
      'title' | 'instructions' | 'solution' | 'dueAt' | 'resubmit' | 'tutorMode' | 'weight'
    >
  > &
    Giving & { archived?: boolean },
) => request<Assignment>(`/api/teach/assignments/${id}`, { method: 'PATCH', json: change })

export const listTemplates = async () =>
  (await request<{ templates: AssignmentTemplate[] }>('/api/teach/templates')).templates

export const keepAsTemplate = (assignmentId: number) =>
  request<{ id: number }>('/api/teach/templates', { method: 'POST', json: { assignmentId } })

export const dropTemplate = (id: number) =>
  request<null>(`/api/teach/templates/${id}`, { method: 'DELETE' })

export interface MyWork extends MyAssignment {
  teammates: string[]
}

export interface MyAssignments {
  assignments: MyWork[]
  /** What has been said about the project that was asked for. */
  comments: number
}

export const myAssignments = (projectId?: string) =>
  request<MyAssignments>(
    `/api/class/assignments${projectId === undefined ? '' : `?project=${projectId}`}`,
  )

/** Marks and words from classes and assignments that are over. */
export const pastAssignments = async () =>
  (await request<{ assignments: MyWork[] }>('/api/class/past-assignments')).assignments

export const startAssignment = (id: number, document: ProjectDocument | null) =>
  request<MyWork>(`/api/class/assignments/${id}/start`, { method: 'POST', json: { document } })

export const handIn = (id: number) =>
  request<MyWork>(`/api/class/assignments/${id}/hand-in`, { method: 'POST' })
