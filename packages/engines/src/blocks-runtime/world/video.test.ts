/** Programs that look through the camera: asked only while they run, measured where the sprite is, 0 when nobody looks. */
import { expect, test } from 'vitest'
import { FLOW_COLUMNS, FLOW_ROWS, type FlowField } from '../../media-devices/flow-field.ts'
import { block, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { actor, flagged, program, type Run, ticks } from '../testing/run-program.ts'
import { World } from './world.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const print = (TEXT: BlockJson | string): BlockJson => block('text_print', { TEXT })
const video = (WHAT: string, SUBJECT: string): BlockJson => block('video_on', { WHAT, SUBJECT })
const hat = (LEVEL: number, ...blocks: BlockJson[]): BlockJson =>
  stack([block('video_when', { LEVEL }), ...blocks])!
const forever = (...DO: BlockJson[]): BlockJson => block('control_forever', { DO })
const soon = block('control_wait', { SECONDS: 0.05 })

function runOf(...scripts: BlockJson[]): Run {
  return flagged(program(actor('cat', scripts)))
}

/** Everything between these columns moves; in pixels of the small picture. */
function moving(right: number, down: number, from = 0, to = FLOW_COLUMNS): FlowField {
  const arrows = new Int8Array(FLOW_COLUMNS * FLOW_ROWS * 2)
  for (let at = 0; at < arrows.length; at += 2) {
    const column = (at / 2) % FLOW_COLUMNS
    if (column >= from && column < to) arrows.set([right * 8, down * 8], at)
  }
  return { arrows }
}

const still = (): FlowField => moving(0, 0)

test('the camera is asked for only while a running program looks, and never by one that does not', () => {
  const blind = runOf(flag(print('x')))
  ticks(blind, 2)
  expect(blind.world.frame()).not.toHaveProperty('camera')
  const waiting = new World()
  waiting.load(program(actor('cat', [hat(10, print('moved'))])))
  waiting.tick()
  expect(waiting.frame(), 'nobody has started it').not.toHaveProperty('camera')
  const run = runOf(hat(10, print('moved')))
  ticks(run, 1)
  expect(run.world.frame().camera).toEqual({ mirrored: true, transparency: 50 })
  run.world.stopAll()
  expect(run.world.frame()).not.toHaveProperty('camera')
  ticks(run, 2)
  expect(run.world.frame(), 'nor does the hat ask again after Stop').not.toHaveProperty('camera')
})

test('who looked once does not keep the camera; who switched it on does, until off or Stop', () => {
  const once = runOf(flag(print(video('motion', 'stage'))))
  ticks(once, 1)
  expect(once.output).toEqual(['0'])
  for (let frame = 0; frame < 400; frame++) once.world.frame()
  expect(once.world.frame()).not.toHaveProperty('camera')
  const on = runOf(flag(block('video_switch', { STATE: 'on' })))
  ticks(on, 1)
  for (let frame = 0; frame < 1000; frame++) on.world.frame()
  expect(on.world.frame().camera).toBeDefined()
  on.world.stopAll()
  expect(on.world.frame()).not.toHaveProperty('camera')
  const off = runOf(
    flag(block('video_switch', { STATE: 'off' }), forever(print(video('motion', 'stage')))),
  )
  ticks(off, 3)
  expect(off.world.frame(), 'reading does not switch it on again').not.toHaveProperty('camera')
})

test('as in a mirror or not, and as see-through as was said', () => {
  const run = runOf(
    flag(
      block('video_switch', { STATE: 'on-flipped' }),
      block('video_transparency', { VALUE: 300 }),
    ),
  )
  ticks(run, 2)
  expect(run.world.frame().camera).toEqual({ mirrored: false, transparency: 100 })
  const broken = runOf(
    flag(
      block('video_switch', { STATE: 'on' }),
      block('video_transparency', { VALUE: block('text_join', { A: 'N', B: 'aN' }) }),
    ),
  )
  ticks(broken, 2)
  expect(broken.world.frame().camera?.transparency).toBe(0)
})

test('a project says how it starts; ours begins anew with the flag, Scratch goes on as it was', () => {
  const scripts = [flag(block('video_transparency', { VALUE: 20 }), soon)]
  const of = (rules: StageProgram['rules']): StageProgram => ({
    ...program(actor('cat', scripts)),
    video: { state: 'on-flipped', transparency: 80 },
    ...(rules && { rules }),
  })
  const shownBy = (rules: StageProgram['rules']) => {
    const world = new World()
    world.load(of(rules))
    world.video.turn('on')
    world.flag()
    expect(world.frame(), 'no block has looked yet').not.toHaveProperty('camera')
    world.tick()
    return world.frame().camera
  }
  expect(shownBy('panya')).toEqual({ mirrored: false, transparency: 20 })
  expect(shownBy('scratch')).toEqual({ mirrored: true, transparency: 20 })
})

test('what moves is measured where the sprite is, with its direction', () => {
  const run = runOf(
    flag(
      soon,
      print(video('motion', 'sprite')),
      print(video('direction', 'sprite')),
      print(video('direction', 'stage')),
    ),
  )
  run.world.tick()
  // Only the left quarter of the picture moves; the cat is in the middle.
  run.world.video.flow = moving(0, -2, 0, FLOW_COLUMNS / 4)
  ticks(run, 10)
  expect(run.output).toEqual(['0', '0', '0'])
  const left = runOf(
    flag(
      block('motion_go_to_xy', { X: -200, Y: 0 }),
      soon,
      print(video('motion', 'sprite')),
      print(video('motion', 'stage')),
      print(video('direction', 'sprite')),
    ),
  )
  left.world.tick()
  left.world.video.flow = moving(1, 0, 0, FLOW_COLUMNS / 4)
  ticks(left, 10)
  expect(left.output).toEqual(['50', '13', '90'])
})

test('a direction stays when the motion ends', () => {
  const run = runOf(
    flag(
      forever(
        print(block('text_join', { A: video('motion', 'stage'), B: video('direction', 'stage') })),
      ),
    ),
  )
  run.world.video.flow = moving(-1, 0)
  run.world.tick()
  run.world.video.flow = still()
  run.world.tick()
  run.world.video.flow = null
  run.world.tick()
  run.world.frame().output.forEach((line, index) => {
    expect(line).toBe(['50-90', '0-90', '0-90'][index])
  })
})

test('a sprite of one step, and one beyond the edge, break nothing', () => {
  const run = runOf(
    flag(
      block('looks_set_size', { SIZE: 5 }),
      soon,
      print(video('motion', 'sprite')),
      block('motion_go_to_xy', { X: 9999, Y: 9999 }),
      soon,
      print(video('motion', 'sprite')),
    ),
  )
  run.world.tick()
  run.world.video.flow = moving(1, 0)
  ticks(run, 5)
  run.world.video.flow = moving(1, 0)
  ticks(run, 10)
  expect(run.output[0]).toBe('50')
  expect(run.output).toHaveLength(2)
})

test('the hat starts once for each motion, and again after a pause', () => {
  const run = runOf(hat(20, print('moved')))
  const see = (flow: FlowField | null): void => {
    run.world.video.flow = flow
    ticks(run, 6)
  }
  see(still())
  expect(run.output).toEqual([])
  see(moving(1, 0))
  see(moving(2, 0))
  expect(run.output).toEqual(['moved'])
  see(still())
  see(moving(0, 3))
  expect(run.output).toEqual(['moved', 'moved'])
  see(null)
  expect(run.output).toHaveLength(2)
})

test('“when motion > 0” with clones: a still picture starts nobody, and clones have hats of their own', () => {
  const run = runOf(hat(0, print('moved')), flag(block('control_clone', { TARGET: '_myself_' })))
  ticks(run, 5)
  run.world.video.flow = still()
  ticks(run, 5)
  expect(run.output).toEqual([])
  run.world.video.flow = moving(1, 0)
  ticks(run, 5)
  expect(run.output).toEqual(['moved', 'moved'])
})

test('a hat that clones itself with every motion stays within the limit', () => {
  const run = runOf(hat(0, block('control_clone', { TARGET: '_myself_' })))
  for (let picture = 0; picture < 30; picture++) {
    run.world.video.flow = picture % 2 === 0 ? moving(1, 1) : still()
    ticks(run, 3)
  }
  expect(run.world.cloneCount).toBe(300)
  expect(run.world.frame().problems).toEqual([])
})

test('reporters may say what is looked at, also in Scratch’s words', () => {
  const said = (A: string, B = ''): BlockJson => block('text_join', { A, B })
  const run = runOf(
    flag(
      soon,
      print(block('video_on', { WHAT: said('mot', 'ion'), SUBJECT: said('this ', 'sprite') })),
      print(block('video_on', { WHAT: said('motion'), SUBJECT: said('Stage') })),
      block('video_switch', { STATE: said('o', 'ff') }),
    ),
  )
  run.world.tick()
  run.world.video.flow = moving(1, 0, 0, FLOW_COLUMNS / 2)
  ticks(run, 10)
  expect(run.output).toEqual(['25', '25'])
  expect(run.world.frame()).not.toHaveProperty('camera')
})
