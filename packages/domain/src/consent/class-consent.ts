/** Where the learners of a class stand with a guardian's consent, and what asking again came to. */
import { type ConsentStatus, guardianState } from './consent-state.ts'

export const CLASS_CONSENT_STATES = [
  /** They have not told when they were born. */
  'age-unknown',
  /** A guardian has to answer, and nobody has written to one. */
  'not-asked',
  /** A mail went to the guardian they named. */
  'asked',
  'refused',
  'given',
  /** Old enough, or no learner at all. */
  'not-needed',
] as const
export type ClassConsentState = (typeof CLASS_CONSENT_STATES)[number]

export interface LearnerConsent {
  studentId: number
  firstName: string
  lastName: string
  state: ClassConsentState
  /** Of the last mail to the guardian. */
  askedAt: string | null
  decidedAt: string | null
  /** The day on the letter, where the answer came on paper. */
  signedOn: string | null
  /** Since when a guardian has the link to the page of progress. */
  linkMadeAt: string | null
}

export function classConsentState(
  record: (ConsentStatus & { asked: boolean }) | null,
  year: number,
): ClassConsentState {
  if (record === null) return 'age-unknown'
  const state = guardianState(record, year)
  if (state === null) return 'not-needed'
  if (state === 'waiting') return record.asked ? 'asked' : 'not-asked'
  return state
}

/** Nobody has answered for them: they are who takes a letter home. */
export function awaitsAnswer(state: ClassConsentState): boolean {
  return state === 'asked' || state === 'not-asked'
}

/** What they make stays their own until somebody says yes. */
export function lacksConsent(state: ClassConsentState): boolean {
  return state !== 'given' && state !== 'not-needed'
}

export function countStates(
  learners: readonly Pick<LearnerConsent, 'state'>[],
): Record<ClassConsentState, number> {
  const counts = Object.fromEntries(CLASS_CONSENT_STATES.map((state) => [state, 0]))
  for (const { state } of learners) counts[state] = (counts[state] ?? 0) + 1
  return counts as Record<ClassConsentState, number>
}

/** A guardian has so long to answer before a teacher may have them written to again. */
export const REMIND_AFTER_DAYS = 3
/** Of the mails about one child; what is left of them belongs to the child, who may have to name somebody else. */
export const REMINDED_UNTIL = 6

export type NotReminded =
  | 'age-unknown'
  /** The learner has named nobody. */
  | 'no-address'
  | 'asked-lately'
  | 'asked-often'
  /** Too many mails to this mailbox today, such as for brothers and sisters. */
  | 'mailbox-full'
  | 'wants-no-mail'

export interface Reminded {
  sent: number
  left: { studentId: number; why: NotReminded }[]
}

const DAY_MS = 86_400_000

/** Mails before this moment are long enough ago. */
export function remindBefore(now: Date): Date {
  return new Date(now.getTime() - REMIND_AFTER_DAYS * DAY_MS)
}

/** Null when a mail may go out as far as the learner's own record says. */
export function whyNotReminded(
  { state, askedAt, asks }: Pick<LearnerConsent, 'state'> & { askedAt: Date | null; asks: number },
  now: Date,
): NotReminded | null {
  if (state === 'age-unknown') return state
  if (state !== 'asked' || askedAt === null) return 'no-address'
  if (askedAt > remindBefore(now)) return 'asked-lately'
  return asks >= REMINDED_UNTIL ? 'asked-often' : null
}
