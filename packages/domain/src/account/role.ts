/** Who somebody is to the platform. */

export const ROLES = ['anonymous', 'demo', 'student', 'teacher', 'admin'] as const
export type Role = (typeof ROLES)[number]
