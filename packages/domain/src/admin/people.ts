/** People as an admin sees them. */

import type { Deletion } from '../account/deletion.ts'
import type { Role } from '../account/role.ts'
import type { GuardianState } from '../consent/consent-state.ts'
import type { Cycle } from '../money/complimentary.ts'
import type { Device } from '../session/device-session.ts'

export const SEARCH_MAX = 120

/** The life of an account. `closed`: cannot sign in. `leaving`: gone for good at its date, whoever asked. */
export const ACCOUNT_STATES = ['open', 'closed', 'leaving'] as const
export type AccountState = (typeof ACCOUNT_STATES)[number]

export const PRIVILEGED_GROUPS = ['admin', 'teacher'] as const
export type PrivilegedGroup = (typeof PRIVILEGED_GROUPS)[number]

/** Roles that can be looked for; who has no other is a student. */
export const FINDABLE_ROLES = ['student', 'teacher', 'admin', 'demo'] as const
export type FindableRole = (typeof FINDABLE_ROLES)[number]

export interface PeopleQuery {
  /** Words that stand anywhere in an email, a name, a school or the name of a class, in any order. */
  search: string
  grade?: string | undefined
  role?: FindableRole | undefined
  state?: AccountState | undefined
  /** Where the page before ended. */
  after?: string | undefined
}

export interface PersonRow {
  id: number
  email: string
  displayName: string
  firstName: string
  lastName: string
  grade: string
  affiliation: string
  profileImage: string | null
  lastOnline: string | null
  /** Null for a demo account that is switched off. */
  role: Role | null
  state: AccountState
}

export interface PeoplePage {
  people: PersonRow[]
  /** Null on the last page. */
  next: string | null
}

export interface PrivilegedEntry {
  id: number
  email: string
  group: PrivilegedGroup
  isActive: boolean
}

/** A role that waits for whoever opens its secret link. */
export interface StaffInvite {
  id: number
  /** Whom it is meant for. */
  email: string
  group: PrivilegedGroup
  createdAt: string
  expiresAt: string
  expired: boolean
}

/** What becomes of a role that is given to an address: only a proven owner has it at once. */
export type RoleAnswer =
  | { entry: PrivilegedEntry }
  /** The secret of the link, shown this once; `mailed` when it is on its way to the address too. */
  | { invite: StaffInvite; token: string; mailed: boolean }

export interface DemoEntry {
  id: number
  email: string
  active: boolean
}

export interface ComplimentaryGrant {
  id: number
  plan: string
  planId: number
  status: 'active' | 'revoked'
  cycle: Cycle
  reason: string
  createdAt: string
  expiresAt: string
  /** Active, and its end is not in the past. */
  current: boolean
}

export interface PersonDetail extends PersonRow {
  createdAt: string
  deletion: Deletion | null
  /** What the guardian said; null for those who need none or have not told their age yet. */
  guardian: GuardianState | null
  totalOnlineMinutes: number
  totalOnlineDays: number
  privileges: PrivilegedEntry[]
  demo: DemoEntry | null
  devices: Device[]
  subscription: { plan: string; coins: number } | null
  grants: ComplimentaryGrant[]
  classes: { id: number; name: string; part: 'student' | 'teacher' }[]
  projects: number
  /** What the person proves at sign-in beside the password. */
  secondFactor: { app: boolean; passkeys: number }
}

export interface AccountClosing {
  deactivatedAt: unknown
  deletion: unknown
}

export function accountState({ deactivatedAt, deletion }: AccountClosing): AccountState {
  if (deletion) return 'leaving'
  return deactivatedAt ? 'closed' : 'open'
}
