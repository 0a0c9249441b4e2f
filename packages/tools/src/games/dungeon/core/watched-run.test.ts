import { expect, test } from 'vitest'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import type { Challenge } from './challenge.ts'
import { FLOORS } from './floors.ts'
import { watchChallenge } from './watched-run.ts'

function watch(rows: string[], source: string, energy = 60) {
  const floor = { ...FLOORS.at(-1)!, maps: [rows], energy }
  const challenge: Challenge = { kind: 'floor', floor }
  return watchChallenge(challenge, parsePython(source)).worlds[0]!.run
}

test('a hero that runs against a wall until it is tired is shown doing so once', () => {
  const run = watch(['@..#>'], 'while True:\n    go("east")\n')
  expect(run.ending).toBe('tired')
  expect(run.endless).toMatchObject({ at: '1' })
  expect(run.moments.length).toBeLessThan(6)
})

test('a hero that goes to and fro is shown one way and back', () => {
  const run = watch(['@..#>'], 'while True:\n    go("east")\n    go("west")\n')
  expect(run.endless).toMatchObject({ at: '1' })
  expect(run.moments).toHaveLength(2)
})

test('a hero that thinks for ever has nothing to show but its loop', () => {
  const run = watch(['@..>'], 'go("east")\nwhile True:\n    n = 1\n')
  expect(run.endless).toMatchObject({ at: '2' })
  expect(run.moments).toHaveLength(1)
})

test('a hero that is tired from a long way has gone it all', () => {
  const run = watch(['@.........#>'], 'while True:\n    go("east")\n', 8)
  expect(run).toMatchObject({ ending: 'tired', endless: null })
  expect(run.moments).toHaveLength(8)
})

test('a hero that gets out is shown all the way', () => {
  const run = watch(['@...>'], 'while True:\n    go("east")\n')
  expect(run).toMatchObject({ ending: 'won', endless: null })
  expect(run.moments).toHaveLength(4)
})
