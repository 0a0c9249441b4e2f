import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MadeBoard } from './board.ts'
import { BOARDS, findBoard } from './board-library.ts'
import { emptyDocument, migrate, toDocument } from './document.ts'
import { judge, runSort } from './judge.ts'
import { previewText } from './preview.ts'
import { isSorted, playSort, type SortAction, startSort, tableOrder } from './sort-game.ts'

const ALL = Object.values(BOARDS).flat()

function solution(id: string): SortAction[] {
  const { cards } = findBoard(id)!
  return [...cards.map((card, index) => ['place', index, card.group] as const), ['check']]
}

test.each(ALL.map((board) => board.id))('%s sorted right is worth three stars', (board) => {
  const result = judge({ version: 1, game: 'sort', board, actions: solution(board) })
  expect(result).toMatchObject({ ok: true, level: board, stars: 3 })
})

test('a wrong card comes back, is counted, and can still be put right', () => {
  const board = findBoard('even-odd')!
  const actions = solution('even-odd').with(0, ['place', 0, 1])
  const states = runSort(board, actions)!
  expect(states.at(-1)).toMatchObject({ checks: 1, mistakes: 1, sentBack: [{ card: 0, from: 1 }] })
  expect(states.at(-1)!.placed[0]).toBeNull()
  const result = judge({
    version: 1,
    game: 'sort',
    board: 'even-odd',
    actions: [...actions, ['place', 0, 0], ['check']],
  })
  expect(result).toMatchObject({ ok: true, stars: 2, score: 700 })
})

test('cheating is refused, each kind by its name', () => {
  const refused = (change: object) =>
    judge({ version: 1, game: 'sort', board: 'even-odd', actions: solution('even-odd'), ...change })
  expect(refused({ actions: [['check']] })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ actions: [['place', 0, 9]] })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ actions: [['place', 0, 0]] })).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused({ actions: [['settle', 0]] })).toEqual({ ok: false, reason: 'malformed' })
  expect(refused({ board: 'no-such-board' })).toEqual({ ok: false, reason: 'unknown-level' })
  expect(
    refused({ board: 'primes', actions: solution('phishing').with(0, ['place', 0, 1]) }),
  ).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused({ actions: Array.from({ length: 2001 }, () => ['check']) })).toEqual({
    ok: false,
    reason: 'too-large',
  })
  expect(judge('x'.repeat(1_000_000))).toEqual({ ok: false, reason: 'malformed' })
})

test('any input is answered, none throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(judge(value).ok).toBe(false)
      expect(judge({ version: 1, game: 'sort', board: 'made', made: value, actions: [] }).ok).toBe(
        false,
      )
    }),
  )
})

test('whatever is moved, settled cards stay and every card is somewhere', () => {
  const board = findBoard('mammal-bird-insect')!
  const moves = fc.array(
    fc.oneof(
      fc.tuple(
        fc.constant('place' as const),
        fc.integer({ min: -1, max: 12 }),
        fc.integer({ min: -1, max: 3 }),
      ),
      fc.tuple(fc.constant('take' as const), fc.integer({ min: 0, max: 11 })),
      fc.constant(['check'] as const),
    ),
    { maxLength: 80 },
  )
  fc.assert(
    fc.property(moves, (actions) => {
      let state = startSort(board)
      for (const action of actions) {
        const next = playSort(board, state, action)
        if (!next) continue
        for (const [card, settled] of state.settled.entries()) {
          if (settled) expect(next.placed[card]).toBe(board.cards[card]!.group)
        }
        expect(next.placed).toHaveLength(12)
        state = next
      }
      if (isSorted(state)) expect(state.placed).toEqual(board.cards.map((card) => card.group))
    }),
  )
})

test('cards lie on the table in an order that does not give the groups away', () => {
  const board = findBoard('even-odd')!
  expect(tableOrder(board)).toEqual(tableOrder(board))
  expect(tableOrder(board).map((card) => board.cards[card]!.group)).not.toEqual([
    0, 0, 0, 0, 1, 1, 1, 1,
  ])
})

const MADE: MadeBoard = {
  id: 'a',
  title: 'Ours',
  groups: [
    { name: 'Pets', why: 'They live with us' },
    { name: 'Not pets', why: 'They do not' },
  ],
  cards: [
    { text: '', picture: 'cat', group: 0 },
    { text: 'a dinosaur', group: 1 },
  ],
}

test('a board made by a teacher is kept, judged, and known by its content', () => {
  expect(migrate(toDocument({ boards: [MADE] }))).toEqual({ boards: [MADE] })
  expect(previewText(toDocument({ boards: [MADE] }))).toContain('## Pets: They live with us\n- cat')
  const actions: SortAction[] = [['place', 0, 0], ['place', 1, 1], ['check']]
  const first = judge({ version: 1, game: 'sort', board: 'made', made: MADE, actions })
  const renamed = judge({
    version: 1,
    game: 'sort',
    board: 'made',
    made: { ...MADE, title: 'B' },
    actions,
  })
  expect(first).toMatchObject({ ok: true, stars: 3 })
  expect(renamed).toEqual(first)
})

test('a document that cannot be opened says why', () => {
  expect(migrate(emptyDocument)).toEqual({ boards: [] })
  expect(() => migrate({ ...emptyDocument, format: 'x' })).toThrow('not a set of boards')
  expect(() => migrate({ ...emptyDocument, version: 9 })).toThrow('newer version')
  const damaged = { ...MADE, cards: [{ text: 'x', group: 3 }] }
  expect(() => migrate(toDocument({ boards: [damaged] }))).toThrow('damaged')
})

test('the worst a cheat can send is refused within 200 ms of work', () => {
  const endless = Array.from({ length: 2000 }, (_, index) =>
    index % 2 === 0 ? ['place', 0, 1] : ['take', 0],
  )
  const submissions = [
    'x'.repeat(1_000_000),
    { version: 1, game: 'sort', board: 'phishing', actions: endless },
    { version: 1, game: 'rule', level: 40, actions: endless.map(() => ['test', 3]) },
  ]
  for (const submission of submissions) {
    const before = process.cpuUsage()
    expect(judge(submission).ok).toBe(false)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(200)
  }
})
