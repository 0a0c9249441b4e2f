import { expect, test } from 'vitest'
import type { GuessLevel } from './guess-level.ts'
import { createRound } from './guess-round.ts'
import { isGuessSubmission } from './judge.ts'
import { levelLink } from './level-link.ts'

test('a round of one’s own comes out of its link as it was made, with nothing done in it', () => {
  const level: GuessLevel = {
    id: 'farm',
    title: 'Farm friends',
    reveal: 'tiles',
    answer: 'choose',
    items: [{ picture: 'goat' }, { picture: 'horse' }],
  }
  const opened: unknown = JSON.parse(JSON.stringify(levelLink(level)))
  if (!isGuessSubmission(opened)) throw new Error('no round')
  expect(opened.actions).toEqual([])
  expect(createRound(opened.round)).toEqual(createRound(levelLink(level).round))
  expect(
    createRound(opened.round)
      ?.pictures.map(({ id }) => id)
      .toSorted(),
  ).toEqual(['goat', 'horse'])
})
