import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endlessRound, loopAround } from './endless-round.ts'
import { parsePython } from './python-parser.ts'

function repeated(round: readonly string[], times: number): string[] {
  return Array.from({ length: times }, () => round).flat()
}

test('the way into a loop is no part of its round', () => {
  const states = ['start', 'way', ...repeated(['a', 'b', 'c'], 30), 'a']
  expect(endlessRound(states)).toEqual({ from: 2, to: 5 })
})

test('one thing again and again is a round of one', () => {
  expect(endlessRound(repeated(['bump'], 8))).toEqual({ from: 0, to: 1 })
})

test('three turns at the end of a longer round are not the round', () => {
  const states = repeated(['go', 'left', 'left', 'left'], 40)
  expect(endlessRound(states)).toEqual({ from: 0, to: 4 })
})

test('what never comes back has no round', () => {
  expect(endlessRound(Array.from({ length: 200 }, (_, at) => String(at)))).toBeNull()
  expect(endlessRound([])).toBeNull()
  expect(endlessRound(['a', 'a'])).toBeNull()
})

test('whatever is found repeats up to the end, and whatever repeats is found', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 40 })
  const round = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(letters, round, fc.integer({ min: 12, max: 40 }), (way, cycle, times) => {
      const states = [...way, ...repeated(cycle, Math.max(times, 80 / cycle.length))]
      const found = endlessRound(states)
      expect(found).not.toBeNull()
      const { from, to } = found!
      expect(to - from).toBeLessThanOrEqual(cycle.length)
      expect(from).toBeLessThanOrEqual(way.length)
      for (let at = to; at < states.length; at++) expect(states[at]).toBe(states[at - (to - from)])
    }),
  )
})

test('the loop to look at is the innermost one around all that repeats', () => {
  const program = parsePython(
    'while True:\n    for _ in range(2):\n        left()\n    right()\nwhile True:\n    left()\n',
  )
  expect(loopAround(program, ['3', '2'])).toBe('2')
  expect(loopAround(program, ['3', '4'])).toBe('1')
  expect(loopAround(program, ['6'])).toBe('5')
  expect(loopAround(program, [])).toBeNull()
})

test('a loop that calls a new word is found by where the round ends', () => {
  const program = parsePython('def turn():\n    left()\n\nwhile True:\n    turn()\n')
  expect(loopAround(program, ['2', '5'])).toBe('4')
  expect(loopAround(program, ['2'])).toBeNull()
})
