import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checked } from '../../sandbox/checks.ts'
import { readFromFrame } from '../from-frame.ts'
import { actor, flagged, program } from '../testing/run-program.ts'
import { FRAME } from './read-frame.ts'

const { world } = flagged(program(actor('cat', [])))

test('a frame with anything wrong in it is not drawn, whatever is wrong', () => {
  const frame = world.frame()
  const keys = Object.keys(frame) as (keyof typeof frame)[]
  const wrong = fc.oneof(
    fc.constant(undefined),
    fc.string(),
    fc.constant(Number.NaN),
    fc.constant([[]]),
    fc.constant([{ op: 'owned' }]),
    fc.constant({ __proto__: null }),
  )
  fc.assert(
    fc.property(fc.constantFrom(...keys), wrong, (key, value) => {
      const said = { tell: 'frame', frame: { ...frame, [key]: value } }
      // A text where a text belongs is the one thing that is not wrong.
      const isRight = key === 'backdrop' && typeof value === 'string'
      expect(readFromFrame(said) !== null).toBe(isRight)
    }),
    { numRuns: 500 },
  )
})

test('more than a page can draw is refused as a whole', () => {
  const sprites = Array.from({ length: 2001 }, () => ({}))
  expect(checked(FRAME, { ...world.frame(), sprites })).toBeNull()
  expect(checked(FRAME, { ...world.frame(), output: ['x'.repeat(100_001)] })).toBeNull()
})
