import { boardProgram } from '@panya/engines/blocks-runtime/board/board-program.ts'
import { block, stack, workspace } from '@panya/engines/blocks-runtime/catalogue/build-blocks.ts'
import {
  actor,
  flagged,
  program,
  ticks,
  variables,
} from '@panya/engines/blocks-runtime/testing/run-program.ts'
import { World } from '@panya/engines/blocks-runtime/world/world.ts'
import { boardProfile } from '@panya/engines/board/profiles/boards.ts'
import { expect, test } from 'vitest'
import { StageRecorder } from './record-stage.ts'
import { type StageCheck, StageJudge } from './stage-judge.ts'

const SCRIPT = stack([
  block('event_flag'),
  block('data_set', { VAR: 'score', VALUE: 3 }),
  block('looks_say', { TEXT: 'Hello there' }),
  block('motion_go_to_xy', { X: 100, Y: 50 }),
])!
const NAMES = [{ id: 'cat', name: 'Cat' }]

/** Every picture of the program, as a run beside the stage shows them. */
function watch(see: (frame: ReturnType<ReturnType<typeof flagged>['world']['frame']>) => void) {
  const source = program(actor('cat', [SCRIPT], variables('score')))
  const run = flagged({ ...source, watched: ['score'] })
  for (let tick = 0; tick < 5; tick++) see(ticks(run, 1).world.frame())
}

function judge(...checks: StageCheck[]) {
  const judged = new StageJudge(checks, NAMES)
  watch((frame) => judged.see(frame))
  return judged
}

test('what was so at some moment counts, whoever is called what is asked for', () => {
  const judged = judge(
    { kind: 'variable', name: ' Score', value: '3.0' },
    { kind: 'says', sprite: '', text: 'hello' },
    { kind: 'says', sprite: 'cat', text: 'Hello there' },
    { kind: 'sprite-at', sprite: 'Cat', x: 97, y: 54, within: 5 },
  )
  expect(judged.results.map(({ passed }) => passed)).toEqual([true, true, true, true])
  expect(judged.isDone).toBe(true)
})

test('what was never so says how it stood at last; what is not there says nothing', () => {
  const judged = judge(
    { kind: 'variable', name: 'score', value: '4' },
    { kind: 'variable', name: 'lives', value: '0' },
    { kind: 'says', sprite: 'Dog', text: 'Hello' },
    { kind: 'sprite-at', sprite: 'Cat', x: 97, y: 54, within: 4 },
  )
  expect(judged.results).toEqual([
    { passed: false, last: '3' },
    { passed: false, last: null },
    { passed: false, last: null },
    { passed: false, last: 'x 100, y 50' },
  ])
})

test('a solution passes what was recorded of it', () => {
  const recorder = new StageRecorder(NAMES)
  watch((frame) => recorder.see(frame))
  const recorded = recorder.checks() as StageCheck[]
  expect(recorded).toContainEqual({ kind: 'variable', name: 'score', value: '3' })
  expect(recorded).toContainEqual({ kind: 'says', sprite: 'Cat', text: 'Hello there' })
  expect(judge(...recorded).isDone).toBe(true)
})

/** Every picture of a program that shows a letter, says a word and is dark again, on a board. */
function watchBoard(see: (frame: ReturnType<World['frame']>) => void): void {
  const script = stack([
    block('board_start'),
    block('display_show', { TEXT: 'I' }),
    block('text_print', { TEXT: 'Ready now' }),
    block('control_wait', { SECONDS: 0.1 }),
    block('display_clear'),
  ])!
  const world = new World()
  world.load(boardProgram(boardProfile('mcu_iduino_r4'), workspace([script])))
  world.flag()
  for (let tick = 0; tick < 20; tick++) {
    world.tick()
    see(world.frame())
  }
}

test('on a board it is looked for on the display and in what the board says', () => {
  const checks: StageCheck[] = [
    { kind: 'dots', dots: '.....\n.###\n..#\n..#\n..#\n..#\n..#\n.###' },
    { kind: 'prints', text: 'ready' },
    { kind: 'dots', dots: '#.#' },
    { kind: 'prints', text: 'steady' },
  ]
  const judged = new StageJudge(checks, [])
  watchBoard((frame) => judged.see(frame))
  expect(judged.results.map(({ passed }) => passed)).toEqual([true, true, false, false])
  expect(judged.results[3]?.last).toBe('Ready now')
  // Who has no board sees nothing of it.
  expect(judge(...checks).results.map(({ last }) => last)).toEqual([null, null, null, null])
})

test('what a solution showed on a board before it was dark again is recorded', () => {
  const recorder = new StageRecorder([])
  watchBoard((frame) => recorder.see(frame))
  const recorded = recorder.checks() as StageCheck[]
  expect(recorded.map(({ kind }) => kind)).toEqual(['dots', 'prints'])
  const judged = new StageJudge(recorded, [])
  watchBoard((frame) => judged.see(frame))
  expect(judged.isDone).toBe(true)
})
