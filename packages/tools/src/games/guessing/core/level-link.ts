/** A round of one's own for others: as a game in which nothing has been done yet. */
import type { GuessLevel } from './guess-level.ts'
import type { RoundSpec } from './guess-round.ts'
import type { GuessSubmission } from './judge.ts'

export const specOf = (level: GuessLevel): RoundSpec => ({
  level: 'custom',
  reveal: level.reveal,
  answer: level.answer,
  custom: level,
})

export const levelLink = (level: GuessLevel): GuessSubmission => ({
  version: 1,
  round: specOf(level),
  actions: [],
})
