/** A board of one's own for others: as a game in which no card has been moved yet. */
import type { MadeBoard } from './board.ts'
import type { SortSubmission } from './judge.ts'

export const boardLink = (made: MadeBoard): SortSubmission => ({
  version: 1,
  game: 'sort',
  board: 'made',
  made,
  actions: [],
})
