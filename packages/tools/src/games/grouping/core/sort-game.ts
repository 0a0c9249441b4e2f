import type { StarCount } from '../../../game-kit/core/judge-result.ts'
import { createRandom } from '../../../game-kit/core/random.ts'
import type { Board } from './board.ts'

/** The rules of sorting: put every card into a group, check, put the wrong ones elsewhere. */

export type SortAction =
  | readonly ['place', card: number, group: number]
  | readonly ['take', card: number]
  | readonly ['check']

export interface SortState {
  /** The group of each card, or null while it lies on the table. */
  placed: readonly (number | null)[]
  /** Cards that were checked and are right; they stay. */
  settled: readonly boolean[]
  checks: number
  /** Cards found in a wrong group, over all checks. */
  mistakes: number
  /** What the last check sent back: which card, and the group it did not belong to. */
  sentBack: readonly { card: number; from: number }[]
}

export function startSort(board: Board): SortState {
  return {
    placed: board.cards.map(() => null),
    settled: board.cards.map(() => false),
    checks: 0,
    mistakes: 0,
    sentBack: [],
  }
}

/** The order in which the cards lie on the table: the same for everyone. */
export function tableOrder(board: Board): number[] {
  return createRandom(`grouping:${board.id}`).shuffle(board.cards.map((_, index) => index))
}

function move(
  board: Board,
  state: SortState,
  card: number,
  group: number | null,
): SortState | null {
  const known = Number.isInteger(card) && card >= 0 && card < board.cards.length
  if (!known || state.settled[card] || state.placed[card] === group) return null
  if (group !== null && !(Number.isInteger(group) && board.groups[group])) return null
  return { ...state, placed: state.placed.with(card, group) }
}

function check(board: Board, state: SortState): SortState | null {
  if (state.placed.includes(null) || isSorted(state)) return null
  const wrong = board.cards.flatMap((card, index) =>
    state.placed[index] === card.group ? [] : [{ card: index, from: state.placed[index]! }],
  )
  const isWrong = (card: number) => wrong.some((one) => one.card === card)
  return {
    placed: state.placed.map((group, card) => (isWrong(card) ? null : group)),
    settled: board.cards.map((_, card) => !isWrong(card)),
    checks: state.checks + 1,
    mistakes: state.mistakes + wrong.length,
    sentBack: wrong,
  }
}

/** The state after a move, or null when the rules do not allow it. */
export function playSort(board: Board, state: SortState, action: SortAction): SortState | null {
  switch (action[0]) {
    case 'place':
      return move(board, state, action[1], action[2])
    case 'take':
      return move(board, state, action[1], null)
    case 'check':
    default:
      return check(board, state)
  }
}

export function isSorted(state: SortState): boolean {
  return state.settled.every(Boolean)
}

export function scoreSort(board: Board, state: SortState): { stars: StarCount; score: number } {
  const share = state.mistakes / board.cards.length
  const stars = state.mistakes === 0 ? 3 : share <= 0.34 ? 2 : 1
  return { stars, score: Math.max(0, 100 * board.cards.length - 100 * state.mistakes) }
}
