import { expect, test } from 'vitest'
import {
  addCommand,
  COMMANDS,
  type Command,
  MOST_COMMANDS,
  playTiny,
  removeCommand,
} from '../../features/showcase/level/tiny-level.ts'
import { FRONT_LEVEL, newWorld } from './front-level.ts'

const play = (...program: Command[]) => playTiny(newWorld(), program, FRONT_LEVEL.par)

test('the shortest way takes the gem and wins all three stars', () => {
  const run = play('move', 'move', 'left', 'move')
  expect(run).toMatchObject({ outcome: 'won', stars: 3 })
  expect(run.places.map(({ cell }) => cell)).toEqual([4, 5, 6, 6, 2])
})

test('no shorter program wins', () => {
  const programs = (length: number): Command[][] =>
    length === 0
      ? [[]]
      : programs(length - 1).flatMap((start) => COMMANDS.map((last) => [...start, last]))
  for (let length = 0; length < FRONT_LEVEL.par; length += 1)
    for (const program of programs(length)) expect(play(...program).outcome).not.toBe('won')
})

test('a longer way still wins, with a star less', () => {
  expect(play('move', 'left', 'move', 'right', 'move')).toMatchObject({ outcome: 'won', stars: 2 })
})

test.each([
  [['left', 'move'], 'bump', 3],
  [['move', 'move', 'move', 'move'], 'splash', 4],
  [['move'], 'not-there', 2],
  [[], 'not-there', 1],
] as const)('%j ends with %s after %i places', (program, outcome, places) => {
  const run = play(...program)
  expect(run).toMatchObject({ outcome, stars: 0 })
  expect(run.places).toHaveLength(places)
})

test('what comes after the flag is not done any more', () => {
  expect(play('move', 'move', 'left', 'move', 'move', 'move')).toMatchObject({ stars: 3 })
})

test('a program has room for some commands and loses the one that is taken out', () => {
  let program: readonly Command[] = []
  for (let count = 0; count < MOST_COMMANDS + 2; count += 1) program = addCommand(program, 'move')
  expect(program).toHaveLength(MOST_COMMANDS)
  expect(removeCommand(['left', 'move', 'right'], 1)).toEqual(['left', 'right'])
})
