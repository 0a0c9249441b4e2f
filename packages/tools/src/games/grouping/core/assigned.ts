/** What a teacher asked for: a board of the game or of the open project, a hidden rule, a deck. */
import { type Board, boardOf, type MadeBoard } from './board.ts'
import { findBoard } from './board-library.ts'
import { type OwnLevel, readOwnLevel } from './own-rule.ts'
import { createPuzzle } from './rule-game.ts'

export type Assigned =
  | { kind: 'sort'; board: Board; made?: MadeBoard | undefined }
  | { kind: 'rule'; level: number }
  | ({ kind: 'own' } & OwnLevel)

export function findAssigned(id: string, own: readonly MadeBoard[]): Assigned | null {
  const board = findBoard(id)
  if (board) return { kind: 'sort', board }
  const made = own.find((one) => boardOf(one).id === id)
  if (made) return { kind: 'sort', board: boardOf(made), made }
  const level = Number(/^rule\/(\d{1,3})$/.exec(id)?.[1])
  if (createPuzzle(level)) return { kind: 'rule', level }
  const deck = readOwnLevel(id)
  return deck && { kind: 'own', ...deck }
}
