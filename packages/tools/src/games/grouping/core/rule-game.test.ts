import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits } from './hidden-rule.ts'
import { judge } from './judge.ts'
import {
  counterexample,
  createPuzzle,
  playRule,
  RULE_LEVELS,
  type RuleAction,
  startRule,
} from './rule-game.ts'

const LEVELS = Array.from({ length: RULE_LEVELS }, (_, index) => index + 1)

/** Tests cards one by one and names the only candidate left: what a careful player does. */
function careful(level: number): RuleAction[] {
  const puzzle = createPuzzle(level)!
  const actions: RuleAction[] = []
  let state = startRule(puzzle)
  for (;;) {
    const open = puzzle.candidates.flatMap((rule, index) =>
      state.tested.every(
        (card) => fits(rule, puzzle.cards[card]!) === fits(puzzle.rule, puzzle.cards[card]!),
      )
        ? [index]
        : [],
    )
    const action: RuleAction =
      open.length === 1
        ? ['name', open[0]!]
        : ['test', puzzle.cards.findIndex((_, card) => !state.tested.includes(card))]
    actions.push(action)
    state = playRule(puzzle, state, action)!
    if (state.found) return actions
  }
}

test.each(LEVELS)(
  'level %i is solvable: testing cards leaves one rule, and that is the right one',
  (level) => {
    const actions = careful(level)
    const result = judge({ version: 1, game: 'rule', level, actions })
    expect(result).toMatchObject({ ok: true, level: `rule/${level}` })
  },
)

test('every wrong rule has a card that shows it', () => {
  for (const level of LEVELS) {
    const puzzle = createPuzzle(level)!
    for (const [index, rule] of puzzle.candidates.entries()) {
      if (index === puzzle.answer) continue
      const card = puzzle.cards[counterexample(puzzle, startRule(puzzle), index)]!
      expect(fits(rule, card)).not.toBe(fits(puzzle.rule, card))
    }
  }
})

test('puzzles are the same every time and grow harder', () => {
  expect(createPuzzle(7)).toEqual(createPuzzle(7))
  expect(createPuzzle(1)!.rule.is).not.toMatch(/both|either/)
  expect(createPuzzle(25)!.rule.is).toBe('both')
  expect(createPuzzle(40)!.rule.is).toBe('either')
  for (const level of [0, -1, 1.5, 41, Number.NaN]) expect(createPuzzle(level)).toBeNull()
})

test('naming at random costs more than testing, and cheating is refused', () => {
  const puzzle = createPuzzle(12)!
  const wrong = puzzle.candidates.flatMap((_, index) => (index === puzzle.answer ? [] : [index]))
  const guessed = judge({
    version: 1,
    game: 'rule',
    level: 12,
    actions: [...wrong, puzzle.answer].map((index) => ['name', index]),
  })
  expect(guessed).toMatchObject({ ok: true, stars: 1 })
  const refused = (actions: unknown, level: unknown = 12) =>
    judge({ version: 1, game: 'rule', level, actions, stars: 3 })
  expect(refused([])).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused([['test', 99]])).toEqual({ ok: false, reason: 'forbidden' })
  expect(
    refused([
      ['name', puzzle.answer],
      ['test', 5],
    ]),
  ).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused([['name', puzzle.answer]], 99)).toEqual({ ok: false, reason: 'unknown-level' })
  expect(refused([['check']])).toEqual({ ok: false, reason: 'malformed' })
})

test('any moves keep what was tested and refuted', () => {
  const puzzle = createPuzzle(20)!
  const moves = fc.array(
    fc.tuple(fc.constantFrom('test' as const, 'name' as const), fc.integer({ min: -1, max: 13 })),
  )
  fc.assert(
    fc.property(moves, (actions) => {
      let state = startRule(puzzle)
      for (const action of actions) {
        const next = playRule(puzzle, state, action)
        if (!next) continue
        expect(next.tested.slice(0, state.tested.length)).toEqual(state.tested)
        expect(new Set(next.refuted).size).toBe(next.refuted.length)
        state = next
      }
      expect(state.refuted).not.toContain(puzzle.answer)
    }),
  )
})
