/** When scripts run by the rules of Scratch: one test for each rule. */
import { expect, test } from 'vitest'
import { block, call, define, param, signature, stack } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { actor, flagged, ticks, variables } from '../testing/run-program.ts'
import {
  after,
  byFrame,
  cat,
  change,
  flag,
  forever,
  get,
  hat,
  heard,
  move,
  op,
  print,
  repeat,
  scratch,
  send,
  sendAndWait,
  set,
  wait,
} from '../testing/scratch-program.ts'
import { CLONE_LIMIT } from './world.ts'

const clone = block('control_clone', { TARGET: '_myself_' })
const message = variables('message:go')
const stop = (what: string): BlockJson => block('control_stop', { WHAT: what })

test('a loop that shows nothing goes round within one frame, one that moves once a frame', () => {
  expect(
    byFrame(2, cat([flag(repeat(50, change('n', 1)), print(get('n')))], variables('n'))),
  ).toEqual(['50', ''])
  expect(after(4, cat([flag(repeat(10, move(5)))])).world.actors[1]?.x).toBe(20)
})

test('what is hidden needs no picture', () => {
  const run = after(1, cat([flag(block('looks_hide'), repeat(10, move(5)))]))
  expect(run.world.actors[1]?.x).toBe(50)
})

test('loops take turns, turn by turn', () => {
  const loop = (name: string): BlockJson => flag(repeat(3, print(name)))
  expect(byFrame(1, cat([loop('a'), loop('b')]))).toEqual(['a b a b a b'])
})

test('a picture that is due ends the frame after the pass', () => {
  const source = cat([flag(repeat(2, print('a'))), flag(move(1), repeat(2, print('b')))])
  expect(byFrame(3, source)).toEqual(['a b', 'a b', ''])
})

test('an endless loop that shows nothing leaves the frame after a while', () => {
  const run = after(2, cat([flag(forever(change('n', 1))), flag(forever(move(1)))], variables('n')))
  expect(run.world.actors[1]?.x).toBe(2)
  const alone = flagged(cat([flag(forever(change('n', 1)))], variables('n')))
  ticks(alone, 3)
  expect(alone.world.frame().state).toBe('running')
})

test('with a clock a frame lasts three quarters of its time, whatever was done', () => {
  let now = 0
  const clock = (): number => (now += 5)
  const loops = [flag(forever(print('a'))), flag(forever(print('b')))]
  const run = after(1, cat(loops), { clock })
  expect(run.output.length).toBeGreaterThan(1)
  expect(run.output.length).toBeLessThan(12)
})

test('wait costs a frame, also for no time and less', () => {
  expect(byFrame(4, cat([flag(print('a'), wait(0), print('b'), wait(-1), print('c'))]))).toEqual([
    'a',
    'b',
    'c',
    '',
  ])
  expect(byFrame(5, cat([flag(print('a'), wait(0.1), print('b'))]))).toEqual(['a', '', '', 'b', ''])
})

test('the timer stands still within a frame, and a second has 30 frames', () => {
  const timer = block('sensing_timer')
  const source = cat(
    [
      flag(
        set('t', timer),
        repeat(20, change('n', 1)),
        print(op('equal', timer, get('t'))),
        wait(1),
        print(timer),
      ),
    ],
    variables('t', 'n'),
  )
  const run = after(31, source)
  expect(run.output[0]).toBe('true')
  expect(Number(run.output[1])).toBeCloseTo(31 / 30, 9)
})

test('hats that watch look before the clock moves, once, and not while their script runs', () => {
  const watch = stack([
    block('event_timer', { SECONDS: 0.05 }),
    print('due'),
    wait(0.1),
    print('done'),
  ])!
  expect(byFrame(6, cat([watch]))).toEqual(['', '', 'due', '', '', 'done'])
})

test('each clone has a hat of its own that watches', () => {
  const watch = stack([block('event_timer', { SECONDS: 0.05 }), print('due')])!
  expect(after(6, cat([flag(clone), watch])).output).toEqual(['due', 'due'])
})

test('the frontmost hears first, the stage last, scripts in their order', () => {
  const says = (name: string): BlockJson[] => [flag(print(`${name}1`)), flag(print(`${name}2`))]
  const source = scratch(actor('back', says('back')), actor('front', says('front')))
  source.actors[0]!.workspace = actor('stage', says('stage')).workspace
  expect(byFrame(1, source)).toEqual(['front1 front2 back1 back2 stage1 stage2'])
})

test('new threads run in the same pass, after all others', () => {
  const source = cat(
    [flag(print('1'), send('go'), print('2')), flag(print('3')), heard('go', print('4'))],
    message,
  )
  expect(byFrame(1, source)).toEqual(['1 2 3 4'])
})

test('a script that is started again does so in its old place', () => {
  const source = cat(
    [
      heard('go', print('a'), repeat(2, print('b'))),
      flag(send('go'), repeat(1), send('go')),
      flag(repeat(3, print('x'))),
    ],
    message,
  )
  // Threads stand as: sender, loop, listener. The second start takes the listener's place, behind the loop.
  expect(byFrame(1, source)).toEqual(['x a b x a b x b'])
})

test('a key does not start a script that is running, a click does', () => {
  const source = cat([
    stack([block('event_key', { KEY: 'space' }), print('key'), wait(0.1), print('end')])!,
    hat('event_clicked', print('click'), wait(0.1), print('end')),
  ])
  const run = flagged(source)
  for (let frame = 0; frame < 2; frame++) {
    run.world.keyPressed('space')
    run.world.pointerPressed(0, 0)
    ticks(run, 1)
  }
  expect(ticks(run, 6).output).toEqual(['key', 'click', 'click', 'end', 'end'])
})

test('broadcast and wait goes on at once when nobody listens', () => {
  expect(byFrame(1, cat([flag(print('a'), sendAndWait('go'), print('b'))], message))).toEqual([
    'a b',
  ])
})

test('an endless loop of messages that nobody hears leaves the frame after a while', () => {
  const run = after(
    2,
    cat([flag(forever(sendAndWait('go'), change('n', 1)))], [...message, ...variables('n')]),
  )
  expect(run.world.frame().state).toBe('running')
})

test('broadcast and wait can go on in the same frame', () => {
  const source = cat(
    [flag(print('a'), sendAndWait('go'), print('c')), heard('go', print('b'))],
    message,
  )
  expect(byFrame(1, source)).toEqual(['a b c'])
})

test('broadcast and wait waits for who waits', () => {
  const source = cat(
    [flag(sendAndWait('go'), print('c')), heard('go', wait(0), print('b'))],
    message,
  )
  expect(byFrame(2, source)).toEqual(['', 'b c'])
  const asking = cat(
    [flag(sendAndWait('go'), print('c')), heard('go', block('sensing_ask', { TEXT: '?' }))],
    message,
  )
  const run = after(3, asking)
  expect(run.output).toEqual([])
  run.world.answered('x')
  expect(ticks(run, 2).output).toEqual(['c'])
})

test('stop all lets those who come later have one turn, and what they start lives on', () => {
  const source = cat(
    [
      flag(print('stop'), stop('all'), print('never')),
      flag(print('later'), send('go'), repeat(3, print('once')), print('never')),
      heard('go', repeat(2, print('lives'))),
    ],
    message,
  )
  expect(after(5, source).output).toEqual(['stop', 'later', 'once', 'lives', 'lives'])
})

test('stopping from outside ends everything, and the stage is idle', () => {
  const run = after(2, cat([flag(forever(move(1)))]))
  run.world.stopAll()
  expect(run.world.frame().state).toBe('idle')
  ticks(run, 2)
  expect(run.world.actors[1]?.x).toBe(2)
})

test('stop other scripts ends those of this sprite', () => {
  const source = scratch(
    actor('cat', [
      flag(wait(0.1), stop('others'), print('still')),
      flag(forever(wait(0.2), print('cat'))),
    ]),
    actor('dog', [flag(wait(0.3), print('dog'))]),
  )
  expect(after(20, source).output).toEqual(['still', 'dog'])
})

test('a script that is started again asks again, and its first question wants an answer too', () => {
  const run = after(
    2,
    cat(
      [
        heard('go', block('sensing_ask', { TEXT: '?' }), print(block('sensing_answer'))),
        flag(send('go'), wait(0), send('go')),
      ],
      message,
    ),
  )
  run.world.answered('first')
  expect(ticks(run, 2).output).toEqual([])
  expect(run.world.frame().ask?.text).toBe('?')
  run.world.answered('second')
  expect(ticks(run, 2).output).toEqual(['second'])
  expect(run.world.frame().ask).toBeNull()
})

test('a clone that goes away takes its questions with it, also those of scripts that were started again', () => {
  const run = after(
    3,
    cat(
      [
        flag(clone, wait(0), send('go'), wait(0), send('go'), wait(0), send('gone')),
        heard('go', block('sensing_ask', { TEXT: '?' })),
        heard('gone', block('control_delete_clone')),
      ],
      variables('message:go', 'message:gone'),
    ),
  )
  ticks(run, 5)
  expect(run.world.cloneCount).toBe(0)
  const keys = new Set<number>()
  for (let asked = run.world.frame().ask; asked; asked = run.world.frame().ask) {
    keys.add(asked.key)
    run.world.answered('')
    ticks(run, 1)
  }
  expect([...keys]).toEqual([run.world.ofSpec('cat')[0]!.key])
})

test('300 clones that ask are answered one after the other', () => {
  const run = after(
    10,
    cat([
      flag(block('looks_hide'), repeat(300, clone)),
      hat(
        'control_clone_start',
        block('sensing_ask', { TEXT: '?' }),
        print(block('sensing_answer')),
      ),
    ]),
  )
  for (let count = 0; count < 300; count++) {
    run.world.answered(String(count))
    ticks(run, 1)
  }
  expect(run.output).toEqual(Array.from({ length: 300 }, (_, count) => String(count)))
  expect(run.world.frame().ask).toBeNull()
})

test('keys, clicks and messages are heard while a question is open', () => {
  const run = after(
    2,
    cat(
      [
        flag(block('looks_say', { TEXT: 'hello' }), block('sensing_ask', { TEXT: '?' })),
        stack([block('event_key', { KEY: 'space' }), print('key')])!,
        hat('event_clicked', print('click'), send('go')),
        heard('go', print('message')),
      ],
      message,
    ),
  )
  expect(run.world.frame().bubbles).toEqual([])
  run.world.keyPressed('space')
  run.world.pointerPressed(0, 0)
  expect(ticks(run, 2).output.toSorted()).toEqual(['click', 'key', 'message'])
  expect(run.world.frame().ask?.text).toBe('?')
})

test('a question of a script that was stopped is not asked any more', () => {
  const run = after(
    2,
    cat([flag(block('sensing_ask', { TEXT: '?' })), flag(wait(0.1), stop('others'))]),
  )
  expect(run.world.frame().ask?.text).toBe('?')
  ticks(run, 3)
  expect(run.world.frame().ask).toBeNull()
})

test('a clone stands right behind its maker, with a pen like its sprite and at full volume', () => {
  const run = after(
    3,
    cat([
      flag(block('sound_set_volume', { VOLUME: 20 }), block('pen_set_size', { SIZE: 9 }), clone),
      hat('control_clone_start', print('clone')),
    ]),
  )
  const [, first, second] = run.world.actors
  expect([first?.isClone, second?.isClone]).toEqual([true, false])
  expect([first?.volume, first?.pen.size, second?.volume]).toEqual([100, 9, 20])
})

test('there are at most 300 clones', () => {
  const run = after(2, cat([flag(repeat(400, clone))]))
  ticks(run, 400)
  expect(run.world.cloneCount).toBe(CLONE_LIMIT)
})

const waiting = (type: string, given: Record<string, string | number> = {}): BlockJson =>
  block(type, given)

test.each([
  waiting('looks_say_for', { TEXT: 'x', SECONDS: 0 }),
  waiting('sound_set_volume', { VOLUME: 5 }),
  waiting('sound_change_volume', { BY: 5 }),
  waiting('sound_play_wait', { SOUND: 'none' }),
])('$type goes on with the next frame at the earliest', (slow) => {
  expect(byFrame(2, cat([flag(block('looks_hide'), print('a'), slow, print('b'))]))).toEqual([
    'a',
    'b',
  ])
})

test('a function that runs in one go shows only its end, and so do those it calls', () => {
  const inner = signature('inner')
  const outer = { ...signature('outer'), warp: true }
  const walk = repeat(10, move(1))
  const scripts = [
    define(inner, walk),
    define(outer, walk, call(inner)),
    flag(call(outer), call(inner)),
  ]
  const run = flagged(cat(scripts))
  ticks(run, 1)
  expect(run.world.actors[1]?.x).toBe(21)
  ticks(run, 1)
  expect(run.world.actors[1]?.x).toBe(22)
})

test('even a function that runs in one go lets the others have a turn after half a second', () => {
  const endless = { ...signature('endless'), warp: true }
  let now = 0
  const clock = (): number => (now += 100)
  const source = cat(
    [define(endless, forever(change('n', 1))), flag(call(endless)), flag(forever(move(1)))],
    variables('n'),
  )
  expect(after(3, source, { clock }).world.actors[1]?.x).toBe(3)
  expect(after(1, source).world.actors[1]?.x).toBe(1)
})

test('a function that calls itself rests at every call, unless it runs in one go', () => {
  const down = signature('down', 'n')
  const body = block('control_if', {
    IF: op('greater', param('n'), 0),
    DO: [print(param('n')), call(down, op('subtract', param('n'), 1))],
  })
  const other = flag(repeat(3, print('x')))
  expect(byFrame(1, cat([define(down, body), flag(call(down, 3)), other]))).toEqual(['3 x 2 x 1 x'])
  const quick = { ...down, warp: true }
  expect(byFrame(1, cat([define(quick, body), flag(call(quick, 3)), other]))).toEqual([
    '3 2 1 x x x',
  ])
})

test('a backdrop that is there already is heard, too', () => {
  const source = cat([
    flag(block('looks_backdrop', { BACKDROP: 'one' })),
    stack([block('event_backdrop', { BACKDROP: 'one' }), print('heard')])!,
  ])
  expect(byFrame(1, source)).toEqual(['heard'])
})

test('the flag leaves places, costumes, variables and strokes, and takes effects, clones and the answer', () => {
  const script = flag(
    print(block('sensing_answer')),
    print(get('n')),
    change('n', 1),
    move(30),
    block('looks_next_costume'),
    block('looks_set_effect', { EFFECT: 'ghost', VALUE: 50 }),
    clone,
  )
  const run = after(2, cat([script], [{ id: 'n', name: 'n', type: '', value: '5' }]))
  run.world.answer = 'x'
  run.world.flag()
  const sprite = run.world.ofSpec('cat').find(({ isClone }) => !isClone)!
  expect([sprite.x, sprite.costumeNumber, sprite.effects.ghost, run.world.cloneCount]).toEqual([
    30, 2, 0, 0,
  ])
  ticks(run, 2)
  expect(run.output).toEqual(['', '5', '', '6'])
  expect(run.world.actors.find(({ isClone, spec }) => !isClone && !spec.isStage)?.x).toBe(60)
})

test('a sprite that can be dragged is clicked when it is let go where it was', () => {
  const source = cat([hat('event_clicked', print('click'))])
  source.actors[1]!.draggable = true
  const run = flagged(source)
  run.world.pointerPressed(0, 0)
  expect(ticks(run, 1).output).toEqual([])
  run.world.pointerReleased(1, 1)
  expect(ticks(run, 1).output).toEqual(['click'])
  run.world.pointerPressed(0, 0)
  run.world.pointerReleased(50, 0)
  expect(ticks(run, 1).output).toEqual(['click'])
})

test('breakpoints pause in the middle of a frame, and going on finishes it', () => {
  const source = cat([flag(print('a'), print('b')), flag(print('c'))])
  const second = source.actors[1]!.workspace.blocks!.blocks![0]!.next!.block!.next!.block!.id!
  const run = flagged(source)
  run.world.setBreakpoints(new Set([second]))
  run.world.flag()
  ticks(run, 3)
  expect([run.world.frame().state, run.output.join()]).toEqual(['paused', 'a'])
  run.world.scheduler.paused = false
  expect(ticks(run, 1).output).toEqual(['a', 'b', 'c'])
})

test('Stop at a breakpoint ends the frame: nobody has another turn', () => {
  const source = cat([flag(print('a'), print('b')), flag(print('c'))])
  const second = source.actors[1]!.workspace.blocks!.blocks![0]!.next!.block!.next!.block!.id!
  const run = flagged(source)
  run.world.setBreakpoints(new Set([second]))
  run.world.flag()
  ticks(run, 1)
  run.world.stopAll()
  expect(ticks(run, 2).output).toEqual(['a'])
})

test('stepping runs one block of every script', () => {
  const run = flagged(cat([flag(print('1'), print('2'), wait(5), print('3'))]))
  const outputs: string[] = []
  for (let step = 0; step < 8; step++) {
    run.world.step()
    outputs.push(run.world.frame().output.join())
  }
  expect(outputs.join('|').replace(/\|+/g, '|')).toBe('|1|2|3|')
})

test('editing while it runs starts the changed script again and no other', () => {
  const other = flag(forever(move(1)))
  const run = after(5, cat([other, flag(forever(wait(1)))]))
  run.world.update(cat([other, flag(print('new'))]))
  expect(ticks(run, 5).output).toEqual(['new'])
  expect(run.world.actors[1]?.x).toBe(10)
})

test('a script that went on through an edit is still the one that a message starts again', () => {
  const source = cat([heard('go', print('a'), wait(0.2), print('b')), flag(send('go'))], message)
  const run = after(1, source)
  run.world.update(source)
  run.world.broadcast('go')
  expect(ticks(run, 20).output).toEqual(['a', 'a', 'b'])
})
