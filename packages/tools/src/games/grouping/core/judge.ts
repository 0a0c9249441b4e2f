import { type JudgeResult, refuse } from '../../../game-kit/core/judge-result.ts'
import { isRecord, isText } from '../../../game-kit/core/shape.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { type Board, boardOf, isMadeBoard, isPlayable, type MadeBoard } from './board.ts'
import { findBoard } from './board-library.ts'
import { isOwnSubmission, judgeOwn, type OwnSubmission } from './own-game.ts'
import {
  createPuzzle,
  playRule,
  type RuleAction,
  type RulePuzzle,
  type RuleState,
  scoreRule,
  startRule,
} from './rule-game.ts'
import {
  isSorted,
  playSort,
  type SortAction,
  type SortState,
  scoreSort,
  startSort,
} from './sort-game.ts'

/** Checks sorted boards, found rules and taught machines by playing every move again. */

export const JUDGE_KIND = 'games/grouping'

export interface SortSubmission {
  version: 1
  game: 'sort'
  /** The id of a built-in board, or `made` with the board beside it. */
  board: string
  made?: MadeBoard
  actions: readonly SortAction[]
}

export interface RuleSubmission {
  version: 1
  game: 'rule'
  level: number
  actions: readonly RuleAction[]
}

/** What can be replayed move by move. */
type ReplaySubmission = SortSubmission | RuleSubmission
export type GroupingSubmission = ReplaySubmission | OwnSubmission

const MAX_ACTIONS = 2000

function isAction(value: unknown): value is readonly [string, ...number[]] {
  if (!Array.isArray(value) || typeof value[0] !== 'string') return false
  const lengths: Record<string, number> = { place: 3, take: 2, check: 1, test: 2, name: 2 }
  const wanted = Object.hasOwn(lengths, value[0]) ? lengths[value[0]] : -1
  return value.length === wanted && value.slice(1).every((number) => Number.isInteger(number))
}

const SORT_KINDS = ['place', 'take', 'check']

export function isReplaySubmission(value: unknown): value is ReplaySubmission {
  if (!isRecord(value) || value['version'] !== 1) return false
  const { game, actions } = value
  if (!Array.isArray(actions) || actions.length > MAX_ACTIONS || !actions.every(isAction))
    return false
  const sorts = actions.every(([kind]) => SORT_KINDS.includes(kind))
  if (game === 'sort') {
    const { board, made } = value
    return isText(board, 60) && (made === undefined || isMadeBoard(made)) && sorts
  }
  const names = actions.every(([kind]) => !SORT_KINDS.includes(kind))
  return game === 'rule' && Number.isInteger(value['level']) && names
}

export function submittedBoard(submission: SortSubmission): Board | null {
  if (submission.board !== 'made') return findBoard(submission.board) ?? null
  return submission.made && isPlayable(submission.made) ? boardOf(submission.made) : null
}

/** Every state of a run, the first one included; null when a move is against the rules. */
function run<State, Action>(
  first: State,
  actions: readonly Action[],
  play: (state: State, action: Action) => State | null,
): State[] | null {
  const states = [first]
  for (const action of actions) {
    const next = play(states.at(-1)!, action)
    if (!next) return null
    states.push(next)
  }
  return states
}

export function runSort(board: Board, actions: readonly SortAction[]): SortState[] | null {
  return run(startSort(board), actions, (state, action) => playSort(board, state, action))
}

export function runRule(puzzle: RulePuzzle, actions: readonly RuleAction[]): RuleState[] | null {
  return run(startRule(puzzle), actions, (state, action) => playRule(puzzle, state, action))
}

function fingerprint(states: readonly unknown[]): string {
  const trace = createTrace()
  for (const state of states) trace.add(JSON.stringify(state))
  return trace.digest()
}

function judgeSort(submission: SortSubmission): JudgeResult {
  const board = submittedBoard(submission)
  if (!board) return refuse('unknown-level')
  const states = runSort(board, submission.actions)
  if (!states) return refuse('forbidden')
  const last = states.at(-1)!
  if (!isSorted(last)) return refuse('unfinished')
  return { ok: true, level: board.id, ...scoreSort(board, last), trace: fingerprint(states) }
}

function judgeRule(submission: RuleSubmission): JudgeResult {
  const puzzle = createPuzzle(submission.level)
  if (!puzzle) return refuse('unknown-level')
  const states = runRule(puzzle, submission.actions)
  if (!states) return refuse('forbidden')
  const last = states.at(-1)!
  if (!last.found) return refuse('unfinished')
  const level = `rule/${puzzle.level}`
  return { ok: true, level, ...scoreRule(puzzle, last), trace: fingerprint(states) }
}

export function judge(submission: unknown): JudgeResult {
  if (isRecord(submission) && Array.isArray(submission['actions'])) {
    if (submission['actions'].length > MAX_ACTIONS) return refuse('too-large')
  }
  if (isOwnSubmission(submission)) return judgeOwn(submission)
  if (!isReplaySubmission(submission)) return refuse('malformed')
  return submission.game === 'sort' ? judgeSort(submission) : judgeRule(submission)
}
