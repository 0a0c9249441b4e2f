import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseRung, heightOf, highestRung, isAskedAgain, type PastTurn } from './ladder.ts'
import { RUNGS, type Rung } from './rung.ts'
import { TURN_OUTCOMES } from './turn.ts'

const MODES = ['hints', 'explanations'] as const

/** One letter for the problem, one number for the program: `a1 a2 b2`. */
function climb(asked: string, mode: (typeof MODES)[number] = 'explanations'): Rung[] {
  const earlier: PastTurn[] = []
  for (const [problemKey = '', ...rest] of asked.split(' ')) {
    const programKey = rest.join('')
    const rung = chooseRung({ mode, problemKey, programKey, earlier })
    earlier.push({ rung, outcome: 'answered', problemKey, programKey })
  }
  return earlier.map(({ rung }) => rung!)
}

test.each<[asked: string, rungs: Rung[]]>([
  // Who tries something gets a little more each time.
  ['a1 a2 a3 a4 a5', ['ask-back', 'point', 'idea', 'example', 'line']],
  // Who copies the line and asks for the next one goes back to the idea first.
  ['a1 a2 a3 a4 a5 a6 a7', ['ask-back', 'point', 'idea', 'example', 'line', 'idea', 'example']],
  ['a1 a2 a3 a4 a5 a5 a5', ['ask-back', 'point', 'idea', 'example', 'line', 'idea', 'idea']],
  // Who only asks again hears the same in other words.
  ['a1 a1 a1 a1', ['ask-back', 'ask-back', 'ask-back', 'ask-back']],
  // A program that was asked about before is no new attempt.
  ['a1 a2 a1 a2 a1', ['ask-back', 'point', 'point', 'point', 'point']],
  // One problem solved: less help for the next one.
  ['a1 a2 a3 b4', ['ask-back', 'point', 'idea', 'point']],
  ['a1 a2 b3 b4', ['ask-back', 'point', 'ask-back', 'point']],
  ['a1 a2 a3 a4 a5 b6 c7', ['ask-back', 'point', 'idea', 'example', 'line', 'point', 'ask-back']],
  // Back at a problem of before: where it was left, one step at a time.
  ['a1 a2 a3 b4 a5 a6', ['ask-back', 'point', 'idea', 'point', 'idea', 'example']],
  ['a1 a2 a3 a4 b5 c5 a6', ['ask-back', 'point', 'idea', 'example', 'point', 'ask-back', 'point']],
])('%s', (asked, rungs) => {
  expect(climb(asked)).toEqual(rungs)
})

test('hints end with the idea', () => {
  expect(climb('a1 a2 a3 a4 a5', 'hints')).toEqual(['ask-back', 'point', 'idea', 'idea', 'idea'])
})

test('only what was read has helped', () => {
  const held = (outcome: PastTurn['outcome']): PastTurn => ({
    rung: 'idea',
    outcome,
    problemKey: 'a',
    programKey: '1',
  })
  for (const outcome of TURN_OUTCOMES) {
    const earlier = [held(outcome)]
    const rung = chooseRung({ mode: 'explanations', problemKey: 'a', programKey: '2', earlier })
    expect(rung).toBe(outcome === 'answered' ? 'example' : 'ask-back')
  }
})

test('a teacher who allows less is followed at once', () => {
  const earlier: PastTurn[] = [
    { rung: 'line', outcome: 'answered', problemKey: 'a', programKey: '1' },
  ]
  expect(chooseRung({ mode: 'hints', problemKey: 'a', programKey: '2', earlier })).toBe('idea')
})

test('asked again means without a change since any answer to this problem', () => {
  const earlier: PastTurn[] = [
    { rung: 'point', outcome: 'answered', problemKey: 'a', programKey: '1' },
    { rung: null, outcome: 'care', problemKey: 'a', programKey: '2' },
  ]
  expect(isAskedAgain({ problemKey: 'a', programKey: '1', earlier })).toBe(true)
  expect(isAskedAgain({ problemKey: 'a', programKey: '2', earlier })).toBe(false)
  expect(isAskedAgain({ problemKey: 'b', programKey: '1', earlier })).toBe(false)
})

const key = fc.constantFrom('', 'a', 'b', 'c', 'd')
const mode = fc.constantFrom(...MODES)
const turn = fc.record({
  rung: fc.constantFrom(...RUNGS, null),
  outcome: fc.constantFrom(...TURN_OUTCOMES),
  problemKey: key,
  programKey: key,
})
const conversation = fc.array(turn, { maxLength: 30 })

test('never above what the mode allows, and never more than one step up', () => {
  fc.assert(
    fc.property(conversation, mode, key, key, (earlier, allowed, problemKey, programKey) => {
      const rung = chooseRung({ mode: allowed, problemKey, programKey, earlier })
      const last = earlier.findLast(({ outcome, rung: given }) => outcome === 'answered' && given)
      expect(heightOf(rung)).toBeLessThanOrEqual(heightOf(highestRung(allowed)))
      expect(heightOf(rung)).toBeLessThanOrEqual(last?.rung ? heightOf(last.rung) + 1 : 0)
    }),
  )
})

test('pressing the button never climbs: without a change the help stays where it is', () => {
  fc.assert(
    fc.property(
      conversation,
      mode,
      key,
      key,
      fc.nat(12),
      (before, allowed, problemKey, programKey, times) => {
        const earlier: PastTurn[] = [...before]
        const ask = () => {
          const rung = chooseRung({ mode: allowed, problemKey, programKey, earlier })
          earlier.push({ rung, outcome: 'answered', problemKey, programKey })
          return rung
        }
        const first = ask()
        const kept = first === 'line' ? 'idea' : first
        for (let at = 0; at < times; at++) expect(ask()).toBe(kept)
        if (before.length === 0) expect(heightOf(first)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('with as many problems as one likes, a few attempts are needed for a line', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(key, key), { maxLength: 40 }), (asked) => {
      const rungs = climb(
        asked.map(([problem, program]) => `${problem || 'e'}${program || '0'}`).join(' ') || 'a1',
      )
      // Of two lines at least two more attempts lie between.
      const lines = rungs.flatMap((rung, at) => (rung === 'line' ? [at] : []))
      for (const [index, at] of lines.entries())
        expect(at - (lines[index - 1] ?? -3)).toBeGreaterThanOrEqual(3)
      const line = rungs.indexOf('line')
      const attempts = new Set(
        asked.slice(0, line + 1).map(([problem, program]) => `${problem}${program}`),
      )
      if (line >= 0) expect(attempts.size).toBeGreaterThanOrEqual(4)
    }),
  )
})
