import { describe, expect, test } from 'vitest'
import { dueFor, givenAtOf, givenState, givingProblem } from './giving.ts'

const NOW = new Date('2026-11-18T10:00:00Z')
const BEFORE = '2026-11-17T10:00:00.000Z'
const AFTER = '2026-11-19T10:00:00.000Z'

test.each([
  [null, 'draft'],
  [BEFORE, 'given'],
  [NOW.toISOString(), 'given'],
  [AFTER, 'scheduled'],
] as const)('given at %s is %s', (givenAt, state) => {
  expect(givenState(givenAt, NOW)).toBe(state)
})

describe('the moment it is given', () => {
  test.each([
    ['now', null, NOW],
    ['draft', NOW, null],
    [AFTER, null, new Date(AFTER)],
    // A clock that is slow, or a form that was open for long: it is given, not put into the past.
    [BEFORE, null, NOW],
    // What was given stays given when it was; what was to come is not waited for.
    ['now', new Date(BEFORE), new Date(BEFORE)],
    ['now', new Date(AFTER), NOW],
  ])('%s after %s is %s', (when, before, at) => {
    expect(givenAtOf(when, NOW, before)).toEqual(at)
  })
})

describe('a slip', () => {
  const giving = { givenAt: new Date(AFTER), dueAt: null, audience: null }
  test.each([
    [{}, null],
    [{ dueAt: new Date(AFTER) }, 'due-before-given'],
    [{ dueAt: new Date('2026-11-20T10:00:00Z') }, null],
    // Whoever gives now what was due yesterday means it.
    [{ givenAt: NOW, dueAt: new Date(BEFORE) }, null],
    [{ givenAt: null, dueAt: new Date(BEFORE) }, null],
    [{ audience: { learners: [], groups: [] } }, 'nobody-chosen'],
    [{ audience: { learners: [], groups: [4] } }, null],
  ])('%j: %s', (part, problem) => {
    expect(givingProblem({ ...giving, ...part }, NOW)).toBe(problem)
  })
})

test('the own time goes before that of the class, also where the class has none', () => {
  expect([dueFor(BEFORE, null), dueFor(BEFORE, AFTER), dueFor(null, AFTER)]).toEqual([
    BEFORE,
    AFTER,
    AFTER,
  ])
})
