/** A learner's classes, as functions. */
import type { MyClass, OpenTools } from '@panya/domain/classroom/classroom.ts'
import type { ToolPath } from '@panya/domain/tool/tool.ts'
import { request } from '../http/http.ts'

export interface MyClasses {
  classes: MyClass[]
  invites: { code: string; className: string }[]
}

export const myClasses = () => request<MyClasses>('/api/class')

export const openTools = () => request<OpenTools>('/api/class/open-tools')

export const joinClass = (code: string) =>
  request<{ id: number; name: string }>('/api/class/join', { method: 'POST', json: { code } })

export interface RankedLearner {
  displayName: string
  stars: number
  levels: number
  me: boolean
}

export const classRanking = async (id: number, tool: ToolPath) =>
  (await request<{ ranking: RankedLearner[] }>(`/api/class/${id}/leaderboard?tool=${tool}`)).ranking

export interface Invitation {
  firstName: string
  className: string
  email: string
  hasAccount: boolean
}

const invite = (code: string, rest = '') => `/api/invites/${encodeURIComponent(code)}${rest}`

export const fetchInvite = (code: string) => request<Invitation>(invite(code))

export const activateInvite = (code: string, password: string, affiliation: string) =>
  request<{ email: string }>(invite(code, '/activate'), {
    method: 'POST',
    json: { password, affiliation },
  })

export const acceptInvite = (code: string) =>
  request<{ classId: number }>(invite(code, '/accept'), { method: 'POST' })
