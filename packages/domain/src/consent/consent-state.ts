/** Where somebody stands: asked or not, guardian needed or not, and what an account may do meanwhile. */
import type { Role } from '../account/role.ts'
import { type BirthYearBand, youngestAge } from './birth-year-bands.ts'
import { guardianUnder } from './consent-rules.ts'

export type GuardianDecision = 'given' | 'refused' | 'withdrawn'

/** A guardian's answer on paper, as it is recorded. */
export interface PaperAnswer {
  decision: 'given' | 'refused'
  /** Of the guardian. */
  name: string
  signedOn: string
}

export interface ConsentRecord {
  country: string
  band: BirthYearBand
  answeredYear: number
  decision: GuardianDecision | null
}

export type ConsentState =
  | 'not-asked'
  /** Old enough to decide alone. */
  | 'own'
  /** A guardian has to consent and has not answered. */
  | 'waiting'
  | 'given'
  /** The guardian said no, or took the consent back. */
  | 'refused'

/** What counts for where somebody stands now. */
export type ConsentStatus = Omit<ConsentRecord, 'answeredYear'>

export function guardianNeeded({ country, band }: ConsentStatus, year: number): boolean {
  return youngestAge(band, year) < guardianUnder(country)
}

export function consentState(record: ConsentStatus | null, year: number): ConsentState {
  if (record === null) return 'not-asked'
  if (record.decision === 'given') return 'given'
  if (!guardianNeeded(record, year)) return 'own'
  return record.decision === null ? 'waiting' : 'refused'
}

/** What a guardian said, for those who need one. */
export type GuardianState = Extract<ConsentState, 'waiting' | 'given' | 'refused'>

/** Null for somebody who decides alone or has not been asked yet. */
export function guardianState(record: ConsentStatus | null, year: number): GuardianState | null {
  if (record === null || !guardianNeeded(record, year)) return null
  if (record.decision === null) return 'waiting'
  return record.decision === 'given' ? 'given' : 'refused'
}

/**
 * A restricted account learns, makes and keeps as every other, on its own: it shows nothing to others,
 * takes nothing to an AI service and has no public page. Only learners are ever restricted.
 */
export function isRestricted(role: Role, state: ConsentState): boolean {
  return role === 'student' && (state === 'not-asked' || state === 'waiting' || state === 'refused')
}

/** An answer stands for its year: a younger child must not simply try another one. */
export function mayAnswer(record: ConsentRecord | null, year: number): boolean {
  if (record === null) return true
  const { decision } = record
  return decision === null && guardianNeeded(record, year) && record.answeredYear < year
}
