/** Functions that run in one go keep everybody waiting while they wait, for up to half a second at a time. */
import { expect, test } from 'vitest'
import { block, call, define, signature } from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { flagged, ticks, variables } from '../testing/run-program.ts'
import {
  after,
  byFrame,
  cat,
  change,
  flag,
  forever,
  get,
  heard,
  op,
  print,
  repeat,
  send,
  sendAndWait,
  wait,
} from '../testing/scratch-program.ts'

const quick = { ...signature('quick'), warp: true }
const timer = block('sensing_timer')
const rest = (beats: number): BlockJson => block('sound_rest', { BEATS: beats })
const drum = (beats: number): BlockJson => block('sound_drum', { DRUM: '1', BEATS: beats })
const note = (beats: number): BlockJson => block('sound_note', { NOTE: 60, BEATS: beats })
const glide = (seconds: number): BlockJson =>
  block('motion_glide_xy', { SECONDS: seconds, X: 100, Y: 0 })

/** A function in one go beside a loop that counts its turns, and what it prints in the end. */
function beside(...body: BlockJson[]): StageProgram {
  return cat(
    [
      define(quick, ...body),
      flag(call(quick), print(get('n')), block('control_stop', { WHAT: 'all' })),
      flag(forever(change('n', 1))),
    ],
    variables('n', 'message:go', 'message:other'),
  )
}

test('waiting for nothing lets nobody else have a turn', () => {
  expect(byFrame(1, beside(repeat(30, wait(0), wait(-1), rest(0), drum(0), note(0))))).toEqual([
    '0',
  ])
  const inner = signature('inner')
  const source = beside(call(inner))
  source.actors[1]!.workspace.blocks!.blocks!.push(define(inner, repeat(30, wait(0), rest(0))))
  expect(byFrame(1, source)).toEqual(['0'])
})

test('waiting holds everybody for half a second, however short it is, then the others have one turn', () => {
  const run = flagged(beside(wait(0.1)))
  expect(ticks(run, 16).output).toEqual([])
  expect(ticks(run, 1).output).toEqual(['1'])
  const longer = flagged(beside(wait(0.7)))
  expect(ticks(longer, 32).output).toEqual([])
  expect(ticks(longer, 1).output).toEqual(['2'])
})

test('time has passed when it is over, and stands still until then', () => {
  const source = cat([
    define(quick, print(timer), wait(0.1), print(timer)),
    flag(block('sensing_reset_timer'), call(quick)),
  ])
  const [first, second] = ticks(flagged(source), 20).output.map(Number)
  expect(first).toBe(0)
  expect(second).toBeGreaterThanOrEqual(0.5)
  expect(second).toBeLessThan(0.6)
})

test('a loop that waits for the timer comes to its end', () => {
  const until = block('control_repeat_until', { IF: op('greater', timer, 0.1), DO: [] })
  const source = cat([
    define(quick, block('sensing_reset_timer'), until, print('over')),
    flag(call(quick)),
  ])
  expect(after(3, source).output).toEqual(['over'])
})

test('music and gliding look at the time as it is: they go on within their half second', () => {
  for (const [body, frames] of [
    [rest(0.2), 6],
    [drum(0.2), 6],
    [note(0.2), 6],
    [glide(0.2), 6],
  ] as const) {
    const run = flagged(beside(body))
    expect(ticks(run, frames).output).toEqual([])
    expect(ticks(run, 1).output).toEqual(['0'])
  }
})

test('gliding for longer shows where it is every half second', () => {
  const run = flagged(beside(glide(1)))
  const x = (): number => run.world.ofSpec('cat')[0]!.x
  ticks(run, 16)
  expect(x()).toBe(50)
  expect(ticks(run, 15).output).toEqual(['1'])
  expect(x()).toBe(100)
})

test('who sends and waits looks on for half a second before anybody hears', () => {
  const source = beside(sendAndWait('go'), print('back'))
  source.actors[1]!.workspace.blocks!.blocks!.push(heard('go', print('heard')))
  const run = flagged(source)
  expect(ticks(run, 15).output).toEqual([])
  expect(ticks(run, 1).output).toEqual(['heard'])
  expect(ticks(run, 2).output.slice(0, 2)).toEqual(['heard', 'back'])
})

test('who sends and waits goes on at once when nobody hears', () => {
  expect(byFrame(1, beside(sendAndWait('other'), print('back')))).toEqual(['back 0'])
})

test('a script that starts itself again from within goes on until its time is up, and then it is gone', () => {
  const source = cat(
    [
      define(quick, send('go'), print('still here'), wait(0.1), print('never')),
      heard(
        'go',
        change('n', 1),
        block('control_if', { IF: op('less', get('n'), 2), DO: [call(quick)] }),
        print(get('n')),
      ),
      flag(send('go')),
    ],
    variables('n', 'message:go'),
  )
  expect(after(40, source).output).toEqual(['still here', '2'])
})

test('Stop ends it at once, also while everybody waits', () => {
  const run = flagged(beside(wait(5)))
  ticks(run, 3)
  run.world.stopAll()
  expect(run.world.isIdle).toBe(true)
  run.world.flag()
  expect(ticks(run, 3).output).toEqual([])
})

test('outside of such functions rests of no beats go on in the same picture', () => {
  const music = flag(print('a'), rest(0), print('b'), drum(0), print('c'), note(0), print('d'))
  expect(byFrame(1, cat([music, flag(repeat(2, print('x')))]))).toEqual(['a x b x c d'])
})

test('with a clock the half second is real time', () => {
  let now = 0
  const run = flagged(beside(wait(0.1)), { clock: () => now })
  const output: number[] = []
  for (let tick = 0; tick < 18; tick++) {
    ticks(run, 1)
    now += 1000 / 30
    output.push(run.output.length)
  }
  expect(output.indexOf(1)).toBe(16)
})
