/** Whether an answer may be shown: what the rung allows is held here, not by asking the model nicely. */
import type { CheckWish } from '../classroom/check.ts'
import type { Locale } from '../locale/locale.ts'
import type { AnswerFault } from './answer-fault.ts'
import type { TeachingMode } from './ladder.ts'
import { readAnswer } from './plain-answer.ts'
import type { Rung } from './rung.ts'
import type { WorkKind } from './tutor.ts'

export interface AnswerContext {
  locale: Locale
  mode: TeachingMode
  rung: Rung
  kind: WorkKind
  program: string
  /** What everybody was given to begin with. */
  starter: string | null
  solution: string | null
  checks: readonly CheckWish[]
  error: string | null
  /** What else the learner has before them: the task's text, the goal of a level, the failing check. */
  given?: string
}

const LINES: Record<Rung, number> = { 'ask-back': 0, point: 0, idea: 0, example: 4, line: 1 }

export function judgeAnswer(answer: string, { mode, rung }: AnswerContext): AnswerFault[] {
  if (!/\p{L}/u.test(answer)) return ['empty']
  const lines = readAnswer(answer).reduce(
    (sum, part) => sum + (part.kind === 'code' ? part.text.trim().split('\n').length : 0),
    0,
  )
  return lines > (mode === 'hints' ? 0 : LINES[rung]) ? ['too-much-code'] : []
}

/** The free chat knows no task. */
export function judgeChatAnswer(answer: string, _context: { locale: Locale }): AnswerFault[] {
  return /\p{L}/u.test(answer) ? [] : ['empty']
}
