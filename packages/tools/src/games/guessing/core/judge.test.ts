import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ANSWERS, REVEALS } from './guess-level.ts'
import { type GuessAction, isRoundOver, nextToOpen, playGuess, startRound } from './guess-play.ts'
import { createRound, type RoundSpec } from './guess-round.ts'
import { type GuessSubmission, judge, runGuess } from './judge.ts'

const SPEC: RoundSpec = { level: 'animals/1', reveal: 'tiles', answer: 'choose' }

/** Plays a whole round, uncovering `opens` steps of every picture before the right answer. */
function played(spec: RoundSpec, opens: number): GuessSubmission {
  const round = createRound(spec)!
  const actions: GuessAction[] = []
  let state = startRound(round)
  const act = (action: GuessAction) => {
    state = playGuess(round, state, action) ?? state
    actions.push(action)
  }
  for (const [index, picture] of round.pictures.entries()) {
    for (let i = 0; i < opens; i++) {
      const step = nextToOpen(round, state)
      if (step !== null) act(['open', step])
    }
    act(spec.answer === 'type' ? ['type', picture.word.th] : ['choose', picture.id])
    if (index + 1 < round.pictures.length) act(['next'])
  }
  return { version: 1, round: spec, actions }
}

test('fewer reveals give more stars, in every way of playing', () => {
  for (const reveal of REVEALS) {
    for (const answer of ANSWERS) {
      const stars = [1, 4, 16].map((opens) => {
        const result = judge(played({ ...SPEC, reveal, answer }, opens))
        return result.ok ? result.stars : -1
      })
      expect(stars[0]).toBe(3)
      expect(stars[2]).toBe(1)
      expect(stars).toEqual(stars.toSorted((a, b) => b - a))
    }
  }
})

test('an accepted result says nothing of what the client claims', () => {
  const submission = { ...played(SPEC, 16), stars: 3, score: 1e9, level: 'animals/7' }
  expect(judge(submission)).toMatchObject({ ok: true, level: 'animals/1', stars: 1 })
})

test('cheating is refused, each kind by its name', () => {
  const honest = played(SPEC, 1)
  const refused = (change: Partial<Record<keyof GuessSubmission, unknown>>) =>
    judge({ ...honest, ...change })
  expect(refused({ actions: [] })).toEqual({ ok: false, reason: 'unfinished' })
  expect(refused({ actions: [['open', 99]] })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ actions: [['next']] })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ actions: [['type', 'elephant']] })).toEqual({ ok: false, reason: 'forbidden' })
  expect(refused({ actions: [['win']] })).toEqual({ ok: false, reason: 'malformed' })
  expect(refused({ round: { ...SPEC, level: 'animals/9999' } })).toEqual({
    ok: false,
    reason: 'unknown-level',
  })
  expect(refused({ round: { ...SPEC, level: 'animals/2' } })).toEqual({
    ok: false,
    reason: 'forbidden',
  })
  expect(refused({ actions: Array.from({ length: 501 }, () => ['give-up']) })).toEqual({
    ok: false,
    reason: 'too-large',
  })
  expect(judge('x'.repeat(1_000_000))).toEqual({ ok: false, reason: 'malformed' })
})

test('any input is answered, none throws', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(judge(value).ok).toBe(false)
      expect(judge({ version: 1, round: value, actions: value }).ok).toBe(false)
      expect(
        judge({ version: 1, round: { ...SPEC, level: 'custom', custom: value }, actions: [] }).ok,
      ).toBe(false)
    }),
  )
})

const moves = fc.array(
  fc.oneof(
    fc.tuple(fc.constant('open' as const), fc.integer({ min: 0, max: 15 })),
    fc.tuple(fc.constant('pick' as const), fc.integer({ min: 0, max: 3 })),
    fc.constant(['give-up'] as const),
    fc.constant(['next'] as const),
  ),
  { maxLength: 120 },
)

test('whatever is played, moves never undo: pictures stay uncovered and decided', () => {
  const round = createRound(SPEC)!
  fc.assert(
    fc.property(moves, (wanted) => {
      const actions: GuessAction[] = []
      let state = startRound(round)
      for (const move of wanted) {
        const action: GuessAction =
          move[0] === 'pick' ? ['choose', round.pictures[state.at]!.choices[move[1]]!.id] : move
        const next = playGuess(round, state, action)
        if (!next) continue
        for (const [index, before] of state.pictures.entries()) {
          const after = next.pictures[index]!
          expect(after.opened.slice(0, before.opened.length)).toEqual(before.opened)
          if (before.outcome !== 'open') expect(after).toEqual(before)
        }
        state = next
        actions.push(action)
      }
      expect(runGuess(round, actions)!.at(-1)).toEqual(state)
      expect(judge({ version: 1, round: SPEC, actions }).ok).toBe(isRoundOver(state))
    }),
  )
})

test('typed words are right in any of the four languages', () => {
  const round = createRound({ ...SPEC, answer: 'type' })!
  const [picture] = round.pictures
  for (const word of Object.values(picture!.word)) {
    expect(playGuess(round, startRound(round), ['type', word])!.pictures[0]!.outcome).toBe('found')
  }
  expect(playGuess(round, startRound(round), ['type', 'zzz'])!.pictures[0]!.misses).toEqual(['zzz'])
})

test('the worst a cheat can send is refused within 200 ms of work', () => {
  const stroke = Array.from({ length: 400 }, (_, index) => index)
  const items = Array.from({ length: 12 }, () => ({
    drawing: Array.from({ length: 60 }, () => stroke),
    words: ['a'],
    clues: [],
  }))
  const custom = { id: 'a', title: '', reveal: 'tiles', answer: 'type', items }
  const submissions = [
    'x'.repeat(1_000_000),
    { version: 1, round: { ...SPEC, level: 'custom', custom }, actions: [] },
    {
      version: 1,
      round: { ...SPEC, answer: 'type' },
      actions: Array.from({ length: 500 }, () => ['type', 'x'.repeat(60)]),
    },
  ]
  for (const submission of submissions) {
    const before = process.cpuUsage()
    expect(judge(submission).ok).toBe(false)
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(200)
  }
})
