/** What one question asks of the language model, and how its answers are judged. */
import type { AnswerFault } from '@panya/domain/tutor/answer-fault.ts'
import type { ModelMessage } from '@panya/domain/tutor/prompt.ts'
import type { Rung } from '@panya/domain/tutor/rung.ts'
import type { EarlierTurn } from './turns.ts'

export interface Plan {
  /** Null in the chat, which has no ladder. */
  rung: Rung | null
  /** `again`: what was wrong with the answer before. */
  messages(again: readonly AnswerFault[]): ModelMessage[]
  faultsIn(answer: string): AnswerFault[]
}

/** Made when it is this question's turn, from what was said before. */
export type MakePlan = (earlier: readonly EarlierTurn[]) => Plan

/** What the model is told of: only what the learner was shown. */
export const shownTurns = (earlier: readonly EarlierTurn[]) =>
  earlier
    .filter(({ outcome }) => outcome === 'answered')
    .map(({ question, answer }) => ({ question, text: answer }))
