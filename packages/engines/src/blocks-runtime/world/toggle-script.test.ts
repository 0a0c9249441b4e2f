import { expect, test } from 'vitest'
import { block, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { actor, flagged, program, ticks } from '../testing/run-program.ts'
import { toggleScript } from './toggle-script.ts'

const walk = (): BlockJson[] => [
  stack([
    block('event_clicked'),
    block('control_forever', { DO: [block('motion_change_x', { BY: 1 })] }),
  ])!,
]

test('a click starts a script, the next one ends it, and others of the same kind go on', () => {
  const source = program(actor('cat', walk()), actor('dog', walk()))
  const run = flagged(source)
  const { world } = run
  const [cat, dog] = source.actors.slice(1).map(({ id, workspace }) => ({
    id,
    script: String(workspace.blocks?.blocks?.[0]?.id),
  }))
  toggleScript(world, cat!.id, cat!.script)
  toggleScript(world, dog!.id, dog!.script)
  ticks(run, 3)
  expect(world.actors.slice(1).map(({ x }) => x)).toEqual([3, 3])
  toggleScript(world, cat!.id, cat!.script)
  ticks(run, 2)
  expect(world.actors.slice(1).map(({ x }) => x)).toEqual([3, 5])
  toggleScript(world, cat!.id, cat!.script)
  ticks(run, 1)
  expect(world.actors[1]?.x).toBe(4)
})

test('two clicks in a row on a value show it: what has not begun cannot be ended', () => {
  const source = program(actor('cat', [block('motion_x')]))
  const run = flagged(source)
  const script = String(source.actors[1]!.workspace.blocks?.blocks?.[0]?.id)
  toggleScript(run.world, 'cat', script)
  toggleScript(run.world, 'cat', script)
  run.world.tick()
  expect(run.world.frame().reports).toEqual([{ id: script, text: '0' }])
})
