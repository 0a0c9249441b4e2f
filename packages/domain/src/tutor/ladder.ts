/** How much help a learner gets next. Chosen here, from what happened in the conversation, and never by the model. */
import { RUNGS, type Rung } from './rung.ts'
import type { TurnOutcome } from './turn.ts'
import type { TutorMode } from './tutor.ts'

export type TeachingMode = Exclude<TutorMode, 'off'>

/** A turn of the conversation, the oldest first. */
export interface PastTurn {
  rung: Rung | null
  outcome: TurnOutcome
  problemKey: string
  programKey: string
}

export interface Situation {
  mode: TeachingMode
  /** Of the error and the failing check. */
  problemKey: string
  /** Of the program without its spaces and remarks: a space more is no attempt. */
  programKey: string
  earlier: readonly PastTurn[]
}

const HIGHEST: Record<TeachingMode, Rung> = { hints: 'idea', explanations: 'line' }

/** Examples and lines of code are explanations; hints end with the idea. */
export const highestRung = (mode: TeachingMode): Rung => HIGHEST[mode]

export const heightOf = (rung: Rung): number => RUNGS.indexOf(rung)

/** Only an answer that was read has helped; what was held back or failed leaves everything as it was. */
interface Helped extends PastTurn {
  rung: Rung
}
const helped = (earlier: readonly PastTurn[]): Helped[] =>
  earlier.filter((turn): turn is Helped => turn.outcome === 'answered' && turn.rung !== null)

/**
 * Every conversation begins with a question back, with an error too: the page's own explanation, which is free and
 * stands above, has said what the error means and where it is. What is missing then is the learner's own idea of what
 * the program does, and pointing again would only do the looking for them.
 */
export function chooseRung(situation: Situation): Rung {
  return RUNGS[Math.min(heightOf(HIGHEST[situation.mode]), wishedHeight(situation))]!
}

/**
 * A line is given once, and then the ladder goes on from the idea: who copies each line and asks for the next one
 * would have the whole program in the end.
 */
function wishedHeight({ problemKey, programKey, earlier }: Situation): number {
  const turns = helped(earlier)
  const last = turns.at(-1)
  if (!last) return 0
  const before = turns.filter((turn) => turn.problemKey === problemKey)
  const same = before.at(-1)
  if (!same) return heightAfterProgress(last)
  const isAttempt = before.every((turn) => turn.programKey !== programKey)
  if (same.rung === 'line') return Math.min(heightOf('idea'), heightOf(last.rung) + 1)
  if (same === last) return heightOf(last.rung) + (isAttempt ? 1 : 0)
  // Back at a problem of before: where it was left, but never more than one step up at once.
  return Math.min(heightOf(same.rung), heightOf(last.rung) + 1)
}

/**
 * Another problem means that the one before is solved, or left alone: less help is right. Who needed much help is
 * pointed at the place; to be asked back again would feel like starting over.
 */
const heightAfterProgress = (last: Helped): number =>
  Math.min(Math.max(0, heightOf(last.rung) - 1), heightOf('point'))

/** Nothing was tried since the last answer: the same help is given once more, in other words. */
export function isAskedAgain({
  problemKey,
  programKey,
  earlier,
}: Omit<Situation, 'mode'>): boolean {
  return helped(earlier).some(
    (turn) => turn.problemKey === problemKey && turn.programKey === programKey,
  )
}
