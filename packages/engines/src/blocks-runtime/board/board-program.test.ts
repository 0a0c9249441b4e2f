import { expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import {
  block,
  call,
  define,
  param,
  signature,
  stack,
  workspace,
} from '../catalogue/build-blocks.ts'
import { BLOCKS } from '../catalogue/catalogue.ts'
import type { BlockJson, VariableJson } from '../program.ts'
import { variables } from '../testing/run-program.ts'
import { World } from '../world/world.ts'
import { boardProgram, boardPython } from './board-program.ts'

const R4 = boardProfile('mcu_iduino_r4')
const V15 = boardProfile('mcu_kidbright_32_v15i')

const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!
const programOf = (scripts: BlockJson[], vars: VariableJson[] = [], board = R4) =>
  boardProgram(board, workspace(scripts, vars))

function run(scripts: BlockJson[], vars: VariableJson[] = [], board = R4): World {
  const world = new World()
  world.load(programOf(scripts, vars, board))
  world.flag()
  return world
}

function ticks(world: World, count: number): World {
  for (let index = 0; index < count; index++) world.tick()
  return world
}

test('a blinking light, in the simulated board', () => {
  const led = (LEVEL: string): BlockJson => block('pin_led', { PIN: 'L', LEVEL })
  const wait = block('control_wait', { SECONDS: 0.5 })
  const world = run([start(block('control_forever', { DO: [led('on'), wait, led('off'), wait] }))])
  expect(ticks(world, 1).frame().board?.pins[13]).toBe(1)
  expect(ticks(world, 31).frame().board?.pins[13]).toBe(0)
  expect(ticks(world, 31).frame().board?.pins[13]).toBe(1)
})

test('an input starts its script when it turns on, once, and only between Run and Stop', () => {
  const hat = stack([
    block('board_input', { PIN: 'D2', LEVEL: 'on' }),
    block('text_print', { TEXT: 'pressed' }),
  ])!
  const world = run([hat])
  expect(ticks(world, 3).frame()).toMatchObject({ output: [], state: 'running' })
  world.board?.input({ set: 'pin', pin: 2, level: 1 })
  expect(ticks(world, 5).frame().output).toEqual(['pressed'])
  world.stopAll()
  world.board?.input({ set: 'pin', pin: 2, level: 0 })
  ticks(world, 2)
  world.board?.input({ set: 'pin', pin: 2, level: 1 })
  expect(ticks(world, 5).frame()).toMatchObject({ output: [], state: 'idle' })
})

test('a tone sounds for its time and then it is quiet', () => {
  const world = run([start(block('buzzer_note', { NOTE: 'A4', BEATS: 1 }))])
  expect(ticks(world, 1).frame().board?.tone).toBe(440)
  expect(ticks(world, 40).frame().board?.tone).toBe(0)
})

test('text, dots and pictures on twelve columns', () => {
  const world = run([
    start(block('display_show', { TEXT: 'I' }), block('display_dot', { LEVEL: 'on', X: 11, Y: 7 })),
  ])
  const matrix = ticks(world, 1).frame().board?.matrix
  expect(matrix).toEqual([0x41, 0x7f, 0x41, 0, 0, 0, 0, 0, 0, 0, 0, 0x80])
})

test('the same program as MicroPython, with functions, variables and loops that let others work', () => {
  const jump = signature('beep', 'times')
  const code = boardPython(
    programOf(
      [
        define(
          jump,
          block('control_repeat', {
            TIMES: param('times'),
            DO: [block('buzzer_tone', { HERTZ: 880, SECONDS: 0.1 })],
          }),
        ),
        start(
          block('control_repeat_until', {
            IF: block('sensor_button', { BUTTON: 'S1' }),
            DO: [
              block('data_change', { VAR: 'n', BY: 1 }),
              block('display_show', { TEXT: block('data_get', { VAR: 'n' }) }),
            ],
          }),
          call(jump, 3),
        ),
      ],
      variables('n'),
      V15,
    ),
  )
  expect(code).toBe(`from kidbright import *

n = 0


async def beep(times):
    for _ in range(round_half_up(times)):
        await buzzer.tone(880, 0.1)
        await next_frame()
    return 0


@when_start
async def script_1():
    global n
    while not button("S1"):
        n += 1
        display.show(text(n))
        await next_frame()
    await beep(3)


run()
`)
})

test('every board block has JavaScript and Python that is not empty', () => {
  for (const { type, shape } of BLOCKS.filter(({ on }) => on === 'board')) {
    if (shape === 'hat') continue
    const made = block(type)
    const inner =
      shape === 'statement'
        ? made
        : shape === 'truth'
          ? block('control_if', { IF: made, DO: [block('display_clear')] })
          : block('text_print', { TEXT: made })
    const python = boardPython(programOf([start(inner)], [], V15))
    expect([type, python.split('script_1():\n')[1]?.split('\n\n\nrun')[0]]).not.toEqual([
      type,
      '    pass',
    ])
    const world = run([start(inner)], [], V15)
    expect([type, ticks(world, 2).frame().problems]).toEqual([type, []])
  }
})
