/** A conversation with the tutor, as the learner, their teachers and admins see it. */
import type { Harm } from '../moderation/harm.ts'
import type { Rung } from './rung.ts'

export const TURN_OUTCOMES = [
  /** Paid for. Everything else costs nothing. */
  'answered',
  /** The question sounded like somebody in danger: a fixed kind text with the school's contact. */
  'care',
  /** The question was not for a tutor of children. */
  'unsafe-question',
  /** No answer came that was right for children. */
  'unsafe-answer',
  /** Only whole solutions came. */
  'held-back',
  'failed',
] as const
export type TurnOutcome = (typeof TURN_OUTCOMES)[number]

export interface TutorTurn {
  id: string
  /** RFC 3339. */
  at: string
  question: string
  rung: Rung | null
  outcome: TurnOutcome
  /** The answer; empty unless there is one. Paragraphs, `names` and fenced code; never anything else. */
  text: string
  /** The learner reported it. */
  reported: boolean
}

/** What teachers and admins see beside it; a learner never does. */
export interface WatchedTurn extends TutorTurn {
  harms: Harm[]
}

export const REPORT_REASONS = ['wrong', 'unkind', 'scary', 'private', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]

/** Whom a learner who is in danger or very sad can turn to; an admin writes it. */
export interface CareContact {
  name: string
  phone: string
  /** Gets a note, without the learner's words. Not shown to learners. */
  email: string
  /** Where and when, in the school's own words. */
  words: string
}
export type ShownCareContact = Omit<CareContact, 'email'>
