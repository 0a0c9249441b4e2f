import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAssigned } from './assigned.ts'
import { judge } from './judge.ts'
import { type OwnSubmission, trialCards } from './own-game.ts'
import { dealDeck } from './own-rule.ts'

const DEAL = { deck: 'shapes', deal: 1 } as const
const CARDS = dealDeck(DEAL.deck, DEAL.deal)

/** Big shapes in one group, small ones in the other: a rule the machine finds. */
function taught(wrong: number): OwnSubmission {
  const placed: Record<string, number> = {}
  for (const size of ['big', 'small'] as const) {
    const some = CARDS.filter((card) => card.kind === 'shape' && card.shape.size === size)
    for (const { id } of some.slice(0, 4)) placed[id] = size === 'big' ? 0 : 1
  }
  const trial = trialCards(CARDS, placed)
  const verdicts = Object.fromEntries(trial.map(({ id }, index) => [id, index >= wrong]))
  return { version: 1, game: 'own', level: 'own/shapes-1', placed, verdicts }
}

test.each([
  [0, 3],
  [2, 2],
  [7, 1],
  [8, 0],
])('a machine that was wrong %i times out of eight gives %i stars', (wrong, stars) => {
  expect(judge(taught(wrong))).toMatchObject({ ok: true, level: 'own/shapes-1', stars })
})

test('what a client claims beside its moves is worth nothing; other moves are refused', () => {
  const honest = taught(8)
  const refused = (change: object) => judge({ ...honest, ...change })
  expect(refused({ stars: 3, score: 99 })).toMatchObject({ ok: true, stars: 0, score: 0 })
  expect(refused({ level: 'own/shapes-1000' })).toEqual({ ok: false, reason: 'unknown-level' })
  expect(refused({ verdicts: {} })).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused({ placed: {} })).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused({ placed: { ...honest.placed, unicorn: 1 } })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
  const all = Object.fromEntries(CARDS.map(({ id }) => [id, true]))
  expect(refused({ verdicts: all })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ placed: { ...honest.placed, [CARDS[0]!.id]: 7 } })).toEqual({
    ok: false,
    reason: 'malformed',
  })
})

test('whatever is sent, the judge answers', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (placed, verdicts) => {
      const given = { version: 1, game: 'own', level: 'own/pictures-1', placed, verdicts }
      expect(judge(given).ok).toBe(false)
    }),
  )
})

test.each([
  ['animal-plant', 'sort'],
  ['rule/7', 'rule'],
  ['own/pictures-2', 'own'],
])('%s opens where it was asked for', (id, kind) => {
  expect(findAssigned(id, [])?.kind).toBe(kind)
})

test('an unknown level opens nothing', () => {
  for (const id of ['rule/0', 'rule/41', 'own/stones-1', 'nothing', '__proto__']) {
    expect(findAssigned(id, [])).toBeNull()
  }
})
