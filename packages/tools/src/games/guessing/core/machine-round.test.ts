import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { findAssigned } from './assigned.ts'
import { doodleRound } from './doodle-words.ts'
import { judge, judgeWith } from './judge.ts'
import type { MachineSubmission } from './machine-round.ts'

const WORDS = doodleRound(1)

/** A machine that reads the number of the word out of the first point. */
const machines = { recognise: ([stroke]: readonly (readonly number[])[]) => WORDS[stroke![0]!]! }

function drawn(known: number): MachineSubmission {
  const drawings = WORDS.map((_, index) => (index < known ? [[index, 0, 900, 900]] : []))
  return { version: 1, game: 'machine', number: 1, drawings }
}

test.each([
  [6, 3],
  [5, 3],
  [3, 2],
  [1, 1],
  [0, 0],
])('%i drawings known again give %i stars', (known, stars) => {
  const result = judgeWith(drawn(known), machines)
  expect(result).toMatchObject({ ok: true, level: 'machine/1', stars, score: known })
})

test('only what the machine sees counts: a claim does not, nor the drawing of another word', () => {
  const claim = { ...drawn(0), stars: 3, score: 6, found: true }
  expect(judgeWith(claim, machines)).toMatchObject({ ok: true, stars: 0, score: 0 })
  const turned = { ...drawn(6), drawings: drawn(6).drawings.toReversed() }
  expect(judgeWith(turned, machines)).toMatchObject({ stars: 0 })
  expect(judge(drawn(6))).toEqual({ ok: false, reason: 'malformed' })
})

test('drawings nobody can make are refused', () => {
  const refused = (change: object) => judgeWith({ ...drawn(6), ...change }, machines)
  expect(refused({ number: 0 })).toEqual({ ok: false, reason: 'unknown-level' })
  expect(refused({ drawings: drawn(6).drawings.slice(1) })).toEqual({
    ok: false,
    reason: 'unfinished',
  })
  const endless = [Array.from({ length: 1000 }, () => 1)]
  for (const drawing of [endless, [[1]], [[1, Number.NaN]], [[-1, 2]], [[1, '2']]]) {
    const drawings = drawn(6).drawings.with(0, drawing as number[][])
    expect(refused({ drawings })).toEqual({ ok: false, reason: 'malformed' })
  }
  fc.assert(
    fc.property(fc.anything(), (drawings) => {
      expect(judgeWith({ ...drawn(6), drawings }, machines).ok).toBe(false)
    }),
  )
})

test.each([
  ['animals/2', 'round'],
  ['machine/3', 'machine'],
])('%s opens where it was asked for', (id, kind) => {
  expect(findAssigned(id, [])?.kind).toBe(kind)
})

test('a round somebody made is found by what is in it; unknown ones are not found', () => {
  const made = {
    id: 'a',
    title: 'Farm',
    reveal: 'tiles',
    answer: 'choose',
    items: [{ picture: 'goat' }],
  } as const
  expect(findAssigned('machine/1000', [made])).toBeNull()
  expect(findAssigned('nothing/1', [made])).toBeNull()
  expect(findAssigned('custom/none', [made])).toBeNull()
})
