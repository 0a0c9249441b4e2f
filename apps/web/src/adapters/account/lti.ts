/** A launch from a learning platform that waits for a decision, and the courses that are connected. */
import type { ConnectedCourse, CourseMembers, PendingLaunch } from '@panya/domain/lti/lti.ts'
import { HttpError, request } from '../http/http.ts'

/** Null when there is none, or it was too long ago. */
export async function fetchPendingLaunch(): Promise<PendingLaunch | null> {
  try {
    return await request<PendingLaunch>('/api/lti/pending')
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}

export const enterAsNew = () => request<{ path: string }>('/api/lti/enter', { method: 'POST' })

/** Without a path the next question is asked. */
export const connectAccount = (password: string) =>
  request<{ path: string | null }>('/api/lti/connect', { method: 'POST', json: { password } })

export const connectCourse = (classId: number, assignmentId: number | null) =>
  request<{ path: string }>('/api/lti/course', {
    method: 'POST',
    json: { classId, assignmentId },
  })

export async function fetchCourses(): Promise<ConnectedCourse[]> {
  return (await request<{ courses: ConnectedCourse[] }>('/api/teach/lti')).courses
}

const ofClass = (id: number, rest: string) => `/api/teach/classes/${id}/${rest}`

export const bringMembers = (classId: number, preview: boolean) =>
  request<CourseMembers>(ofClass(classId, 'lti-members'), {
    method: 'POST',
    json: { preview },
    timeLimitMs: 120_000,
  })

export const sendGradesAgain = (classId: number) =>
  request(ofClass(classId, 'lti-grades'), { method: 'POST' })

export const disconnectCourse = (classId: number) =>
  request(ofClass(classId, 'lti-course'), { method: 'DELETE' })
