/** Who may pay: grown-ups for themselves, for children somebody who is grown up. */
import type { Role } from '../account/role.ts'
import { youngestAge } from '../consent/birth-year-bands.ts'
import type { ConsentStatus } from '../consent/consent-state.ts'

/** From the oldest of the answers to "When were you born?" on. */
export const PAYS_FROM_AGE = 18

export const PAYERS = ['self', 'guardian'] as const
export type Payer = (typeof PAYERS)[number]

/** Who has not told their age is taken for a child. */
export function payerOf(role: Role, record: ConsentStatus | null, year: number): Payer {
  if (role === 'teacher' || role === 'admin') return 'self'
  if (role !== 'student' || record === null) return 'guardian'
  return youngestAge(record.band, year) >= PAYS_FROM_AGE ? 'self' : 'guardian'
}
