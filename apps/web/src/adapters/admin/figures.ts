/** What an admin reads: attendance over time and the log of privileged acts. */
import type { AttendanceReport, Comparison } from '@panya/domain/admin/attendance.ts'
import type { AuditPage, AuditQuery } from '@panya/domain/admin/audit.ts'
import { request } from '../http/http.ts'

export interface Span {
  from: string
  to: string
}

export function fetchAttendance(span: Span, compare: Comparison): Promise<AttendanceReport> {
  return request(`/api/admin/attendance?${new URLSearchParams({ ...span, compare })}`)
}

export function attendanceCsvAddress(span: Span): string {
  return `/api/admin/attendance.csv?${new URLSearchParams({ ...span })}`
}

export function searchAudit(query: AuditQuery): Promise<AuditPage> {
  return request('/api/admin/audit/search', { method: 'POST', json: query })
}

export async function fetchActs(): Promise<string[]> {
  return (await request<{ acts: string[] }>('/api/admin/audit/acts')).acts
}
