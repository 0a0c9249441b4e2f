/** What a page needs of the platform to ask the tutor, or the chat. */

import type { ReportReason } from '@panya/domain/tutor/turn.ts'
import type { TutorEvent, TutorSubject, TutorTerms } from '@panya/domain/tutor/tutor.ts'

export type TutorStep = Extract<TutorEvent, { kind: 'step' }>['step']
export type AskedTurn = Omit<Extract<TutorEvent, { kind: 'turn' }>, 'kind'>

export interface Wish<Subject = TutorSubject> {
  subject: Subject
  question: string
  /** Null begins a new conversation. */
  conversation: string | null
  /** The price that was seen. */
  coins: number
  /** Sent again with the same key, it is answered and paid once. */
  key: string
}

/** Resolves with whatever became of the question; rejects with a `TutorFailure`, and then cost nothing. */
export type Ask<Subject = TutorSubject> = (
  wish: Wish<Subject>,
  listener: { onStep(step: TutorStep): void; signal: AbortSignal },
) => Promise<AskedTurn>

export type Report = (turn: string, reason: ReportReason, words: string) => Promise<void>

export interface TutorClient {
  terms(level: string | null): Promise<TutorTerms>
  ask: Ask
  report: Report
}

/** Why nothing came of it, by the name the server gave it, or one of these three. */
export class TutorFailure extends Error {
  code: string

  constructor(code: 'offline' | 'broken' | 'stopped' | (string & {})) {
    super(code)
    this.code = code
  }
}
