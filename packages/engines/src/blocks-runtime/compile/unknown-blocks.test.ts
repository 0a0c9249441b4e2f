/** Blocks of Scratch extensions that are not here: they stay, do nothing, and harm nobody. */
import { expect, test } from 'vitest'
import { block } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { pythonProgram } from '../python/python-program.ts'
import { actor, flagged, program, ticks } from '../testing/run-program.ts'

const foreign = (type: string, opcode: string): BlockJson => ({ type, extraState: { opcode } })
const below = (above: BlockJson, next: BlockJson): BlockJson => ({
  ...above,
  next: { block: next },
})

const says = below(
  foreign('foreign_statement', 'microbit_display'),
  below(
    block('text_print', {
      TEXT: block('text_join', { A: foreign('foreign_value', 'ev3_getBrightness'), B: 'after' }),
    }),
    block('control_if', {
      IF: foreign('foreign_truth', 'ev3_buttonPressed'),
      DO: [block('text_print', { TEXT: 'never' })],
    }),
  ),
)
const given = program(
  actor('cat', [
    below(block('event_flag'), says),
    below(foreign('foreign_hat', 'ev3_whenButtonPressed'), block('text_print', { TEXT: 'never' })),
  ]),
)

test('they do nothing, and what stands around them runs', () => {
  const run = ticks(flagged(given), 10)
  expect(run.output).toEqual(['after'])
})

test('each says once that it can do nothing', () => {
  const run = flagged(given)
  run.world.tick()
  const said = run.world.frame().problems.filter(({ code }) => code === 'cannot-here')
  expect(said.map(({ block: id }) => id)).toHaveLength(3)
})

test('Python names them and goes on', () => {
  const python = pythonProgram(given)
  expect(python).toContain('missing("microbit_display")')
})
