/** Who somebody is, from the lists they stand in. */
import type { Role } from './role.ts'

export const ADMIN_GROUP = 'admin'
export const TEACHER_GROUP = 'teacher'

export interface Standing {
  /** Groups of active privileged_users entries. */
  groups: readonly string[]
  /** The demo list's entry for the email; null when it is not in the list. */
  demo: { active: boolean } | null
}

/** Null for an inactive demo entry: whoever uses it is signed out, once, to /home. */
export function resolveRole({ groups, demo }: Standing): Role | null {
  if (groups.includes(ADMIN_GROUP)) return 'admin'
  if (groups.includes(TEACHER_GROUP)) return 'teacher'
  if (demo !== null) return demo.active ? 'demo' : null
  return 'student'
}
