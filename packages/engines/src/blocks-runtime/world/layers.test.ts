import { expect, test } from 'vitest'
import { actor, flagged, program } from '../testing/run-program.ts'

test('a program that calls itself for ever loses no sprite, wherever its stack ends', () => {
  const { world } = flagged(program(actor('cat', []), actor('dog', [])))
  const cat = world.ofSpec('cat')[0]!
  for (let padding = 0; padding < 300; padding++) {
    const goOn = (): void => {
      world.layer(cat, Number.POSITIVE_INFINITY)
      goOn()
    }
    // Each time the stack ends at another step.
    const deeper = (left: number): void => (left > 0 ? deeper(left - 1) : goOn())
    expect(() => deeper(padding)).toThrow(RangeError)
    expect(world.actors.map(({ spec }) => spec.id).toSorted()).toEqual(['cat', 'dog', 'stage'])
  }
})
