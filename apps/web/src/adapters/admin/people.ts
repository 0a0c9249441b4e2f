/** The people of the platform, for admins. */
import type { Connection } from '@panya/domain/account/school-sign-in.ts'
import type { AdminOverview } from '@panya/domain/admin/overview.ts'
import type {
  AccountState,
  DemoEntry,
  PeoplePage,
  PeopleQuery,
  PersonDetail,
  PrivilegedEntry,
  PrivilegedGroup,
  RoleAnswer,
  StaffInvite,
} from '@panya/domain/admin/people.ts'
import type { Cycle } from '@panya/domain/money/complimentary.ts'
import type { PlanName } from '@panya/domain/money/plan.ts'
import type { ProfileChange } from '../account/profile.ts'
import { request } from '../http/http.ts'

export interface GrantInput {
  plan: PlanName
  cycle: Cycle
  reason: string
  /** The last day, as YYYY-MM-DD. */
  until: string
}

export function fetchOverview(): Promise<AdminOverview> {
  return request('/api/admin/overview')
}

export function searchPeople(query: PeopleQuery): Promise<PeoplePage> {
  return request('/api/admin/people/search', { method: 'POST', json: query })
}

export function fetchPerson(id: number): Promise<PersonDetail> {
  return request(`/api/admin/people/${id}`)
}

export function editPerson(id: number, change: Partial<ProfileChange>): Promise<unknown> {
  return request(`/api/admin/people/${id}`, { method: 'PATCH', json: change })
}

export function setAccountState(id: number, state: AccountState): Promise<PersonDetail> {
  return request(`/api/admin/people/${id}/state`, { method: 'PUT', json: { state } })
}

export function personExportAddress(id: number): string {
  return `/api/admin/people/${id}/export.zip`
}

export function renewPassword(id: number): Promise<{ password?: string; mailed?: true }> {
  return request(`/api/admin/people/${id}/password`, { method: 'POST' })
}

/** Code app, passkeys and recovery codes; the password alone is enough again. */
export function resetSecondFactor(id: number): Promise<unknown> {
  return request(`/api/admin/people/${id}/second-factor`, { method: 'DELETE' })
}

/** All devices without one of them. */
export function signOutPerson(id: number, device?: number): Promise<unknown> {
  const one = device === undefined ? '' : `/${device}`
  return request(`/api/admin/people/${id}/devices${one}`, { method: 'DELETE' })
}

export function fetchConnections(id: number): Promise<Connection[]> {
  return request(`/api/admin/people/${id}/connections`)
}

/** `free`: the address belongs to somebody else now. */
export function disconnect(id: number, source: string, address: 'keep' | 'free'): Promise<unknown> {
  const path = `/api/admin/people/${id}/connections/${encodeURIComponent(source)}`
  return request(`${path}?address=${address}`, { method: 'DELETE' })
}

export function giveGrant(id: number, wish: GrantInput): Promise<PersonDetail> {
  return request(`/api/admin/people/${id}/grants`, { method: 'POST', json: wish })
}

export function revokeGrant(id: number, grant: number): Promise<PersonDetail> {
  return request(`/api/admin/people/${id}/grants/${grant}`, { method: 'DELETE' })
}

export interface PrivilegedPage {
  entries: PrivilegedEntry[]
  next: string | null
}

export function fetchPrivileged(group: PrivilegedGroup, after: string): Promise<PrivilegedPage> {
  return request('/api/admin/roles/list', { method: 'POST', json: { group, after } })
}

/** To a person on the screen. */
export function giveRole(id: number, group: PrivilegedGroup): Promise<PrivilegedEntry> {
  return request(`/api/admin/people/${id}/roles`, { method: 'POST', json: { group } })
}

/** To an address that was typed. */
export function giveRoleToAddress(email: string, group: PrivilegedGroup): Promise<RoleAnswer> {
  return request('/api/admin/roles', { method: 'POST', json: { email, group } })
}

export async function fetchStaffInvites(): Promise<StaffInvite[]> {
  return (await request<{ invites: StaffInvite[] }>('/api/admin/invites')).invites
}

export function withdrawStaffInvite(id: number): Promise<unknown> {
  return request(`/api/admin/invites/${id}`, { method: 'DELETE' })
}

export function switchRole(id: number, active: boolean): Promise<PrivilegedEntry> {
  return request(`/api/admin/roles/${id}`, { method: 'PATCH', json: { active } })
}

export async function fetchDemo(): Promise<DemoEntry[]> {
  return (await request<{ entries: DemoEntry[] }>('/api/admin/demo')).entries
}

export function addDemo(email: string): Promise<DemoEntry> {
  return request('/api/admin/demo', { method: 'POST', json: { email } })
}

export function switchDemo(id: number, active: boolean): Promise<DemoEntry> {
  return request(`/api/admin/demo/${id}`, { method: 'PATCH', json: { active } })
}
