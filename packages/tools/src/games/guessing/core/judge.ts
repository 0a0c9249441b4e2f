import type { JudgeMachines } from '../../../game-kit/core/judge-machines.ts'
import { type JudgeResult, refuse } from '../../../game-kit/core/judge-result.ts'
import { isOneOf, isRecord, isText } from '../../../game-kit/core/shape.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { ANSWERS, isGuessLevel, REVEALS } from './guess-level.ts'
import {
  type GuessAction,
  type GuessState,
  isRoundOver,
  playGuess,
  scoreRound,
  startRound,
} from './guess-play.ts'
import { createRound, type GuessRound, type RoundSpec } from './guess-round.ts'
import { isMachineSubmission, judgeMachine } from './machine-round.ts'

/** Checks a finished round by playing it again; nothing is believed but the moves and the drawings. */

export const JUDGE_KIND = 'games/guessing'

export interface GuessSubmission {
  version: 1
  round: RoundSpec
  actions: readonly GuessAction[]
}

const MAX_ACTIONS = 500
const MAX_WORD = 60

function isAction(value: unknown): value is GuessAction {
  if (!Array.isArray(value)) return false
  const [kind, detail] = value as unknown[]
  if (kind === 'open') return value.length === 2 && Number.isInteger(detail)
  if (kind === 'type' || kind === 'choose') return value.length === 2 && isText(detail, MAX_WORD)
  return (kind === 'give-up' || kind === 'next') && value.length === 1
}

function isSpec(value: unknown): value is RoundSpec {
  return (
    isRecord(value) &&
    isText(value['level'], 60) &&
    isOneOf(value['reveal'], REVEALS) &&
    isOneOf(value['answer'], ANSWERS) &&
    (value['custom'] === undefined || isGuessLevel(value['custom']))
  )
}

export function isGuessSubmission(value: unknown): value is GuessSubmission {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    isSpec(value['round']) &&
    Array.isArray(value['actions']) &&
    value['actions'].length <= MAX_ACTIONS &&
    value['actions'].every(isAction)
  )
}

/** Every state of a run, the first one included; null when a move is against the rules. */
export function runGuess(round: GuessRound, actions: readonly GuessAction[]): GuessState[] | null {
  const states = [startRound(round)]
  for (const action of actions) {
    const next = playGuess(round, states.at(-1)!, action)
    if (!next) return null
    states.push(next)
  }
  return states
}

export function judge(submission: unknown): JudgeResult {
  if (isRecord(submission) && Array.isArray(submission['actions'])) {
    if (submission['actions'].length > MAX_ACTIONS) return refuse('too-large')
  }
  if (!isGuessSubmission(submission)) return refuse('malformed')
  const round = createRound(submission.round)
  if (!round) return refuse('unknown-level')
  const states = runGuess(round, submission.actions)
  if (!states) return refuse('forbidden')
  const last = states.at(-1)!
  if (!isRoundOver(last)) return refuse('unfinished')
  const trace = createTrace()
  for (const state of states) trace.add(JSON.stringify(state))
  return { ok: true, level: round.level, ...scoreRound(round, last), trace: trace.digest() }
}

/** The same with a machine at hand, for rounds in which somebody draws for it. */
export function judgeWith(submission: unknown, machines: JudgeMachines): JudgeResult {
  if (isRecord(submission) && submission['game'] === 'machine') {
    return isMachineSubmission(submission)
      ? judgeMachine(submission, machines)
      : refuse('malformed')
  }
  return judge(submission)
}
