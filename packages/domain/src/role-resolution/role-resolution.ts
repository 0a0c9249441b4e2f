/** Who a signed-in person is, from the lists that say so. */
import type { Role } from '../role/role.ts'

export const ADMIN_GROUP = 'admin'
export const TEACHER_GROUP = 'teacher'
/** Where a visitor with an inactive demo entry is sent. */
export const INACTIVE_DEMO_DESTINATION = '/home'

export interface RoleSources {
  email: string
  /** The person's active entries in privileged_users. */
  privileged: readonly { group: string }[]
  demo: readonly { email: string; active: boolean }[]
}

export type ResolvedRole = Exclude<Role, 'anonymous'> | 'inactive-demo'

export function resolveRole({ email, privileged, demo }: RoleSources): ResolvedRole {
  const isIn = (group: string) => privileged.some((entry) => entry.group === group)
  if (isIn(ADMIN_GROUP)) return 'admin'
  if (isIn(TEACHER_GROUP)) return 'teacher'
  const entry = demo.find((candidate) => candidate.email.toLowerCase() === email.toLowerCase())
  if (!entry) return 'student'
  return entry.active ? 'demo' : 'inactive-demo'
}
