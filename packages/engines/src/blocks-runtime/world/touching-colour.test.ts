import { expect, test } from 'vitest'
import { block, stack } from '../catalogue/build-blocks.ts'
import { actor, flagged, program, ticks } from '../testing/run-program.ts'

const RED = '#ff0000'
const BLUE = '#0000ff'

function plain(rgb: [number, number, number]) {
  return {
    columns: 1,
    rows: 1,
    cells: Uint8Array.of(1),
    picture: { columns: 1, rows: 1, rgb: Uint8Array.of(...rgb) },
  }
}

const ask = (colour: string) =>
  block('text_print', { TEXT: block('sensing_touching_colour', { COLOUR: colour }) })

test('a sprite touches the colours of others, of stamps and of the backdrop, never its own', () => {
  const cat = stack([
    block('event_flag'),
    block('control_wait', { SECONDS: 0.1 }),
    ask(RED),
    ask(BLUE),
    block('motion_go_to_xy', { X: 150, Y: 0 }),
    ask(RED),
    ask('#00ff00'),
  ])!
  const dog = {
    ...actor('dog', [stack([block('event_flag'), block('pen_stamp'), block('looks_hide')])!]),
    x: 10,
  }
  const own = {
    ...actor('cat', [cat]),
    costumes: [{ id: 'blue', name: 'blue', width: 40, height: 40 }],
  }
  const run = flagged(program(dog, own))
  const scene = run.world.stage.spec.costumes[0]!
  run.world.masks.set('one', plain([255, 0, 0]))
  run.world.masks.set('blue', plain([0, 0, 255]))
  Object.assign(run.world.stage.spec, { costumes: [{ ...scene, id: 'green' }] })
  run.world.masks.set('green', plain([0, 255, 0]))
  expect(ticks(run, 20).output).toEqual(['true', 'false', 'false', 'true'])
})

test('only the parts of a sprite that have a colour touch with it', () => {
  const sees = (COLOUR: string, COLOUR2: string) =>
    block('text_print', { TEXT: block('sensing_colour_touching', { COLOUR, COLOUR2 }) })
  const cat = stack([
    block('event_flag'),
    block('control_wait', { SECONDS: 0.1 }),
    sees(BLUE, RED),
    sees(RED, RED),
    sees(BLUE, '#00ff00'),
  ])!
  const own = {
    ...actor('cat', [cat]),
    costumes: [{ id: 'blue', name: 'blue', width: 40, height: 40 }],
  }
  const run = flagged(program({ ...actor('dog', []), x: 10 }, own))
  run.world.masks.set('one', plain([255, 0, 0]))
  run.world.masks.set('blue', plain([0, 0, 255]))
  expect(ticks(run, 20).output).toEqual(['true', 'false', 'false'])
})
