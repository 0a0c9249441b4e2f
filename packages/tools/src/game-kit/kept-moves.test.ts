import { expect, test } from 'vitest'
import { playAgain, type Rules } from './kept-moves.ts'

/** Counts up to ten, by one or two. */
const RULES: Rules<number, number> = {
  start: () => 0,
  play: (sum, by) => ((by === 1 || by === 2) && sum + by <= 10 ? sum + by : null),
}

test('a round that was left goes on where it was', () => {
  expect(playAgain({ of: 'a', moves: [1, 2, 2] }, 'a', RULES)).toEqual({
    state: 5,
    moves: [1, 2, 2],
  })
})

test.each([
  [undefined],
  [null],
  ['moves'],
  [{ of: 'b', moves: [1] }],
  [{ of: 'a' }],
  [{ of: 'a', moves: 'many' }],
  [{ of: 'a', moves: [1, 3] }],
  [{ of: 'a', moves: [1, null] }],
])('%o is no round of this game', (left) => {
  expect(playAgain(left, 'a', RULES)).toEqual({ state: 0, moves: [] })
})

test('moves that the rules cannot read are none', () => {
  const strict: Rules<number, [number]> = { start: () => 0, play: (sum, [by]) => sum + by }
  expect(playAgain({ of: 'a', moves: [null] }, 'a', strict)).toEqual({ state: 0, moves: [] })
})
