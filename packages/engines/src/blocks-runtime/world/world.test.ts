import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, call, define, signature, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { actor, flagged, program, ticks, variables } from '../testing/run-program.ts'
import { CLONE_LIMIT } from './world.ts'

const hat =
  (type: string, given: Record<string, string | number> = {}) =>
  (...blocks: BlockJson[]): BlockJson =>
    stack([block(type, given), ...blocks])!
const flag = hat('event_flag')
const print = (value: string | number | BlockJson): BlockJson =>
  block('text_print', { TEXT: value })
const wait = (seconds: number): BlockJson => block('control_wait', { SECONDS: seconds })
const move = (steps: number): BlockJson => block('motion_move', { STEPS: steps })
const forever = (...blocks: BlockJson[]): BlockJson => block('control_forever', { DO: blocks })
const change = (id: string, by: number): BlockJson => block('data_change', { VAR: id, BY: by })
const get = (id: string): BlockJson => block('data_get', { VAR: id })

const ask = (text: string): BlockJson => block('sensing_ask', { TEXT: text })
const clicked = (name: string): BlockJson[] => [hat('event_clicked')(print(name))]

test('a loop that moves takes one picture per turn', () => {
  const run = flagged(
    program(actor('cat', [flag(block('control_repeat', { TIMES: 10, DO: [move(5)] }))])),
  )
  ticks(run, 4)
  expect(run.world.frame().sprites[0]?.x).toBe(20)
  ticks(run, 20)
  expect(run.world.frame()).toMatchObject({ state: 'idle' })
  expect(run.world.actors[1]?.x).toBe(50)
})

test('a loop that only counts is done within one picture', () => {
  const count = block('control_repeat', { TIMES: 100_000, DO: [change('n', 1)] })
  const run = flagged(program(actor('cat', [flag(count, print(get('n')))], variables('n'))))
  expect(ticks(run, 1).output).toEqual(['100000'])
})

test('an endless calculation leaves the others their turn and stops at once', () => {
  const spin = block('control_while', {
    IF: block('op_boolean', { BOOL: 'TRUE' }),
    DO: [change('n', 1)],
  })
  const run = flagged(program(actor('cat', [flag(spin), flag(forever(move(1)))], variables('n'))))
  ticks(run, 3)
  expect(run.world.actors[1]?.x).toBe(3)
  expect(run.world.scheduler.isBusy).toBe(true)
  run.world.stopAll()
  expect(run.world.frame().state).toBe('idle')
})

test('spare time goes to the scripts that calculate', () => {
  const count = block('control_repeat', { TIMES: 1_000_000, DO: [change('n', 1)] })
  const run = flagged(program(actor('cat', [flag(count, print(get('n')))], variables('n'))))
  run.world.tick()
  run.world.scheduler.useSpareTime(() => true)
  expect(ticks(run, 1).output).toEqual(['1000000'])
})

test('a long function asks whether to go on', () => {
  const spin = signature('spin')
  const body = define(
    spin,
    block('control_while', { IF: block('op_boolean', { BOOL: 'TRUE' }), DO: [change('n', 1)] }),
  )
  const source = program(actor('cat', [body, flag(call(spin))], variables('n')))
  let breaths = 0
  const run = flagged(source, {
    breathe: () => {
      breaths += 1
      if (breaths > 2) throw new Error('stopped')
    },
  })
  run.world.tick()
  expect(run.world.frame().problems).toEqual([
    { actorId: 'cat', block: expect.any(String), code: 'failed' },
  ])
})

test('wait sleeps for its seconds', () => {
  const run = flagged(program(actor('cat', [flag(print('a'), wait(0.5), print('b'))])))
  expect(ticks(run, 30).output).toEqual(['a'])
  expect(ticks(run, 1).output).toEqual(['a', 'b'])
})

test('a broadcast starts everybody who listens; and-wait waits for them', () => {
  const shout = block('event_broadcast_wait', { MESSAGE: 'go' })
  const cat = actor('cat', [flag(print('1'), shout, print('3'))], variables('message:go'))
  const dog = actor('dog', [hat('event_message', { MESSAGE: 'go' })(wait(0.1), print('2'))])
  expect(ticks(flagged(program(cat, dog)), 20).output).toEqual(['1', '2', '3'])
})

test('a second broadcast starts the listener again', () => {
  const shout = block('event_broadcast', { MESSAGE: 'go' })
  const cat = actor('cat', [flag(shout, wait(0.05), shout)], variables('message:go'))
  const dog = actor('dog', [
    hat('event_message', { MESSAGE: 'go' })(print('start'), wait(0.1), print('end')),
  ])
  expect(ticks(flagged(program(cat, dog)), 30).output).toEqual(['start', 'start', 'end'])
})

test('clones start their script, have their own variables and go away', () => {
  const make = block('control_clone', { TARGET: '_myself_' })
  const scripts = [
    flag(block('data_set', { VAR: 'mine', VALUE: 5 }), make, make, print(get('mine'))),
    hat('control_clone_start')(
      change('mine', 1),
      print(get('mine')),
      block('control_delete_clone'),
    ),
  ]
  const run = ticks(flagged(program(actor('cat', scripts, variables('own:mine')))), 5)
  expect(run.output).toEqual(['5', '6', '6'])
  expect(run.world.cloneCount).toBe(0)
})

test('there are never more clones than the limit', () => {
  const make = block('control_clone', { TARGET: '_myself_' })
  const run = flagged(
    program(actor('cat', [flag(forever(block('control_repeat', { TIMES: 50, DO: [make] })))])),
  )
  ticks(run, 1000)
  expect(run.world.cloneCount).toBe(CLONE_LIMIT)
  run.world.stopAll()
  expect(run.world.cloneCount).toBe(0)
})

test('ask waits for the answer; questions of two sprites queue', () => {
  const heard = print(block('sensing_answer'))
  const run = flagged(
    program(actor('cat', [flag(ask('A?'), heard)]), actor('dog', [flag(ask('B?'), heard)])),
  )
  ticks(run, 3)
  expect(run.world.frame().ask?.text).toBe('A?')
  run.world.answered('one')
  ticks(run, 1)
  expect(run.world.frame().ask?.text).toBe('B?')
  run.world.answered('two')
  expect(ticks(run, 2).output).toEqual(['one', 'two'])
})

test('keys start scripts and can be asked for', () => {
  const scripts = [
    hat('event_key', { KEY: 'space' })(print('jump')),
    flag(
      forever(block('control_if', { IF: block('sensing_key', { KEY: 'right' }), DO: [move(2)] })),
    ),
  ]
  const run = ticks(flagged(program(actor('cat', scripts))), 2)
  run.world.keyPressed('space')
  run.world.keyPressed('right')
  ticks(run, 3)
  run.world.keyReleased('right')
  ticks(run, 3)
  expect(run.output).toEqual(['jump'])
  expect(run.world.actors[1]?.x).toBe(6)
})

test('a click goes to the frontmost sprite under the pointer', () => {
  const run = flagged(program(actor('cat', clicked('cat')), actor('dog', clicked('dog'))))
  run.world.pointerPressed(5, 5)
  run.world.pointerPressed(200, 100)
  expect(ticks(run, 1).output).toEqual(['dog'])
})

test('touching looks at the solid parts', () => {
  const say = print(block('sensing_touching', { TARGET: 'dog' }))
  const cat = actor('cat', [flag(say, block('motion_go_to_xy', { X: 35, Y: 35 }), say)])
  const run = flagged(program(cat, actor('dog', [])))
  const round = new Uint8Array(16).map((_, cell) => ([5, 6, 9, 10].includes(cell) ? 1 : 0))
  run.world.masks.set('one', { columns: 4, rows: 4, cells: round })
  expect(ticks(run, 1).output).toEqual(['true', 'false'])
})

test('bounce turns back at the edge and stays on the stage', () => {
  const run = flagged(program(actor('cat', [flag(forever(move(50), block('motion_bounce')))])))
  let widest = 0
  for (let tick = 0; tick < 100; tick++) {
    ticks(run, 1)
    widest = Math.max(widest, Math.abs(run.world.actors[1]?.x ?? 0))
  }
  expect(widest).toBe(220)
})

test('the pen draws where the sprite goes', () => {
  const run = flagged(
    program(actor('cat', [flag(block('pen_down'), move(10), block('pen_up'), move(10))])),
  )
  run.world.tick()
  const lines = run.world.frame().pen.filter(({ op }) => op === 'line')
  expect(lines.map((line) => 'x2' in line && [line.x1, line.x2])).toEqual([
    [0, 0],
    [0, 10],
  ])
})

test('sounds are asked for with their volume and can be waited for', () => {
  const scripts = [
    flag(
      block('sound_set_volume', { VOLUME: 30 }),
      block('sound_play_wait', { SOUND: 'pop' }),
      print('quiet'),
    ),
  ]
  const run = flagged(program(actor('cat', scripts)))
  run.world.tick()
  expect(run.world.frame().sounds).toEqual([
    { op: 'play', key: 4, actorId: 'cat', sound: 'pop', volume: 30 },
    { op: 'adjust', key: 4, volume: 30, pitch: 0, pan: 0 },
  ])
  expect(ticks(run, 29).output).toEqual([])
  expect(ticks(run, 1).output).toEqual(['quiet'])
})

test('a breakpoint pauses before its block, in a function too, and going on finishes the tick', () => {
  const jump = signature('jump')
  const source = program(
    actor('cat', [define(jump, print('in')), flag(print('a'), call(jump), print('b'))]),
  )
  const inside = source.actors[1]!.workspace.blocks!.blocks![0]!.next!.block!.id!
  const run = flagged(source)
  run.world.setBreakpoints(new Set([inside]))
  run.world.flag()
  ticks(run, 3)
  expect(run.world.frame().state).toBe('paused')
  expect(run.world.scheduler.threads[0]?.at).toBe(inside)
  expect(run.output).toEqual(['a'])
  run.world.scheduler.paused = false
  expect(ticks(run, 2).output).toEqual(['a', 'in', 'b'])
})

test('a breakpoint leaves every choice in a menu as it was', () => {
  const hears = hat('event_message', { MESSAGE: 'go' })(print('heard'))
  const says = flag(
    print(block('sensing_touching', { TARGET: 'dog' })),
    block('event_broadcast', { MESSAGE: 'go' }),
  )
  const go = [{ id: 'go', name: 'go', type: 'message' }]
  const run = flagged(program(actor('cat', [says], go), actor('dog', [hears])))
  expect(ticks(run, 3).output).toEqual(['true', 'heard'])
  run.world.setBreakpoints(new Set(['elsewhere']))
  run.world.flag()
  run.output.length = 0
  expect(ticks(run, 3).output).toEqual(['true', 'heard'])
})

test('stepping runs one block of every script', () => {
  const run = flagged(program(actor('cat', [flag(print('1'), print('2'), wait(5), print('3'))])))
  const outputs: string[] = []
  for (let step = 0; step < 8; step++) {
    run.world.step()
    outputs.push(run.world.frame().output.join())
  }
  expect(outputs.join('|').replace(/\|+/g, '|')).toBe('|1|2|3|')
})

test('editing while it runs restarts the changed script only', () => {
  const other = flag(forever(move(1)))
  const before = program(
    actor('cat', [other, flag(forever(change('n', 1), wait(1)))], variables('n')),
  )
  const after = program(actor('cat', [other, flag(print('new'))], variables('n')))
  const run = ticks(flagged(before), 5)
  run.world.update(after)
  ticks(run, 5)
  expect(run.output).toEqual(['new'])
  expect(run.world.actors[1]?.x).toBe(10)
})

test('the green flag starts from the beginning', () => {
  const scripts = [flag(change('n', 1), move(30), print(get('n')))]
  const run = ticks(flagged(program(actor('cat', scripts, variables('n')))), 2)
  run.world.flag()
  ticks(run, 2)
  expect(run.output).toEqual(['1', '1'])
  expect(run.world.actors[1]?.x).toBe(30)
})

const randomStatement = fc.oneof(
  fc.integer({ min: -50, max: 50 }).map(move),
  fc
    .integer({ min: -90, max: 90 })
    .map((degrees) => block('motion_turn_right', { DEGREES: degrees })),
  fc.constant(block('motion_bounce')),
  fc.constant(block('motion_go_to', { TARGET: '_random_' })),
  fc.constant(print(block('op_random', { A: 1, B: 100 }))),
  fc.constant(block('control_clone', { TARGET: '_myself_' })),
  fc.constant(block('event_broadcast', { MESSAGE: 'm' })),
  fc.integer({ min: 0, max: 3 }).map((tenths) => wait(tenths / 10)),
  fc.constant(change('n', 1)),
)

test('the same program gives the same run, whatever it is', () => {
  const scripts = fc.array(
    fc.tuple(
      fc.constantFrom('event_flag', 'event_message', 'control_clone_start'),
      fc.array(randomStatement, { maxLength: 6 }),
    ),
    { maxLength: 4 },
  )
  fc.assert(
    fc.property(scripts, fc.integer(), (made, seed) => {
      const stacks = made.map(
        ([type, blocks]) =>
          stack([
            block(type, type === 'event_message' ? { MESSAGE: 'm' } : {}),
            block('control_repeat', { TIMES: 3, DO: blocks }),
          ])!,
      )
      const source = program(
        actor('cat', stacks, variables('n', 'message:m')),
        actor('dog', stacks),
      )
      const play = (): string => {
        const run = flagged(source, { seed })
        return JSON.stringify(
          Array.from({ length: 20 }, () => (run.world.tick(), run.world.frame())),
        )
      }
      expect(play()).toBe(play())
    }),
    { numRuns: 30, seed: 7 },
  )
})

test('a script starts each time a trained model recognises its class anew', () => {
  const when = hat('model_when', { LABEL: 'cat' })(
    print(block('model_confidence', { LABEL: 'cat' })),
    print(block('model_label')),
  )
  const run = flagged(program(actor('cat', [when])))
  const see = (label: string, share: number): void => {
    run.world.model = { label, chances: { [label]: share } }
    ticks(run, 5)
  }
  ticks(run, 5)
  expect(run.output).toEqual([])
  see('cat', 0.9)
  see('cat', 0.8)
  expect(run.output).toEqual(['90', 'cat'])
  see('dog', 0.7)
  see('cat', 0.6)
  expect(run.output).toEqual(['90', 'cat', '60', 'cat'])
})
