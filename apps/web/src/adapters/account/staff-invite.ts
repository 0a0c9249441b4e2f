/** An invitation to be teacher or admin, for whoever holds its link. */
import type { PrivilegedGroup } from '@panya/domain/admin/people.ts'
import { request } from '../http/http.ts'

export interface StaffInviteDetails {
  group: PrivilegedGroup
  expiresAt: string
  /** Who would accept. */
  email: string
}

const post = <Answer>(path: string, token: string) =>
  request<Answer>(`/api/staff-invites/${path}`, { method: 'POST', json: { token } })

export const fetchStaffInvite = (token: string) => post<StaffInviteDetails>('look', token)
export const acceptStaffInvite = (token: string) =>
  post<{ group: PrivilegedGroup }>('accept', token)
