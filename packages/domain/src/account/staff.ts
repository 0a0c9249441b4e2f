import type { Role } from './role.ts'

/** Who works here and sees what belongs to others. */
export function isStaff(role: Role | null): boolean {
  return role === 'teacher' || role === 'admin'
}
