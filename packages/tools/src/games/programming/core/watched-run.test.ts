import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parsePython } from '../../../game-kit/core/code/python-parser.ts'
import { randomProgram } from '../../../game-kit/core/code/testing/random-program.ts'
import type { Level } from './level.ts'
import { LEVELS } from './levels/all-levels.ts'
import { playLevel } from './play.ts'
import { VOCABULARY, WORDS } from './robot-world.ts'
import { watchLevel } from './watched-run.ts'

/** Everything is allowed in the last chapter. */
const OPEN: Level = {
  ...(LEVELS.at(-1) as Level),
  words: WORDS,
  maps: [['#####', '#>..#', '#..F#', '#####']],
}

function watch(source: string) {
  return watchLevel(OPEN, parsePython(source)).worlds[0]!
}

test('a robot that turns for ever is shown one turn around, and its loop is named', () => {
  const world = watch('move()\nwhile True:\n    left()\n    right()\n')
  expect(world.endless).toMatchObject({ code: 'too-many-steps', at: '2' })
  expect(world.moments.length).toBeLessThanOrEqual(8)
  expect(world.moments.map(({ command }) => command)).toContain('right')
})

test('a loop with nothing to see in it is explained as well', () => {
  const world = watch('n = 0\nwhile True:\n    n = 1 - n\n')
  expect(world.endless).toMatchObject({ at: '2' })
  expect(world.moments.length).toBeLessThanOrEqual(8)
})

test('a word that calls itself for ever is cut short too', () => {
  const world = watch('def again():\n    again()\n    move()\n\nagain()\n')
  expect(world.endless).toMatchObject({ code: 'too-deep' })
  expect(world.moments.length).toBeLessThanOrEqual(8)
})

test('two moves are two moments, and a repeat is seen once a round', () => {
  expect(watch('move()\nmove()\n').moments).toHaveLength(2)
  const moments = watch('for _ in range(2):\n    move()\n').moments
  expect(moments.filter(({ command }) => command === 'move')).toHaveLength(2)
})

test('what ends is shown as it was, and what is cut is the beginning of what happened', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const program = randomProgram(seed, VOCABULARY)
      const played = playLevel(OPEN, program).worlds[0]!
      const { moments, endless } = watchLevel(OPEN, program).worlds[0]!
      expect(moments).toEqual(played.moments.slice(0, moments.length))
      if (endless === null) expect(moments).toHaveLength(played.moments.length)
    }),
    { numRuns: 60 },
  )
})
