import { expect, test } from 'vitest'
import type { MadeBoard } from './board.ts'
import { boardLink } from './board-link.ts'
import { isReplaySubmission, submittedBoard } from './judge.ts'

test('a board of one’s own comes out of its link as it was made; one without enough cards does not', () => {
  const made: MadeBoard = {
    id: 'mine',
    title: 'Hot or cold',
    groups: [
      { name: 'Hot', why: 'It burns' },
      { name: 'Cold', why: 'It freezes' },
    ],
    cards: [
      { text: 'fire', group: 0 },
      { text: 'ice', group: 1 },
    ],
  }
  const opened: unknown = JSON.parse(JSON.stringify(boardLink(made)))
  if (!isReplaySubmission(opened) || opened.game !== 'sort') throw new Error('no board')
  expect(opened.actions).toEqual([])
  expect(submittedBoard(opened)?.title.en).toBe('Hot or cold')
  expect(submittedBoard(boardLink({ ...made, cards: [] }))).toBeNull()
})
