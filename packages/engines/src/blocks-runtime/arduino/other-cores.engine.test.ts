/**
 * The only board here that speaks Arduino is the UNO R4's like. Teachers take sketches elsewhere all the same: what has
 * no list, no matrix and one script is read by the cores of AVR and ESP32 too, as their calls are documented.
 */
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { BOARDS, boardProfile } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import { block, define, param, signature, stack, workspace } from '../catalogue/build-blocks.ts'
import { BLOCKS, isOffered } from '../catalogue/catalogue.ts'
import type { BlockJson } from '../program.ts'
import { variables } from '../testing/run-program.ts'
import { MATH_FUNCTIONS } from '../values.ts'
import { arduinoProgram } from './arduino-program.ts'
import {
  HAS_COMPILER,
  REAL_CORES,
  REAL_CORES_NOTE,
  SketchFolder,
} from './testing/compile-sketch.ts'

const R4 = boardProfile('mcu_iduino_r4')
const TESTING = join(import.meta.dirname, 'testing')
const folder = new SketchFolder()
afterAll(() => folder.delete())

test('there is one board that speaks Arduino, and its core is the one sketches are compiled with', () => {
  const speaking = BOARDS.filter(({ language }) => language === 'arduino')
  expect(speaking.map(({ id, chip }) => [id, chip])).toEqual([['mcu_iduino_r4', 'Renesas RA4M1']])
})

/** Every block that works without lists and without the matrix, each value in every kind of place. */
function sketch(): string {
  const specs = BLOCKS.filter(
    (spec) => isOffered(spec, R4) && !/^(list_|display_|control_for_each|servo_)/.test(spec.type),
  )
  const values = specs
    .filter(({ shape }) => shape === 'value' || shape === 'truth')
    .flatMap(({ type }) => [
      block('text_print', { TEXT: block(type) }),
      block('data_set', { VAR: 'n', VALUE: block(type) }),
      block('data_set', { VAR: 't', VALUE: block(type) }),
      block('control_if', { IF: block('op_equal', { A: block(type), B: 'x' }) }),
      block('control_repeat', { TIMES: block(type) }),
    ])
  const math = MATH_FUNCTIONS.map((OP) => block('text_print', { TEXT: block('op_math', { OP }) }))
  const statements = specs
    .filter(({ shape }) => shape === 'statement')
    .map(({ type }) => block(type))
  const f = signature('f', 'p')
  const defined = define(f, block('function_return', { VALUE: param('p') }))
  const script: BlockJson[] = [block('board_start'), ...values, ...math, ...statements]
  const program = workspace([defined, stack(script)!], variables('n', 't'))
  return arduinoProgram(boardProgram(R4, program), R4)
}

test.runIf(HAS_COMPILER).each([
  ['AVR', ['-std=gnu++11', `-I${TESTING}/avr`, `-I${TESTING}`]],
  ['ESP32', ['-std=gnu++2b', `-I${TESTING}/esp32`, `-I${TESTING}`]],
])('a sketch with every block for it is one for %s as well', (name, flags) => {
  const text = sketch()
  expect(text).not.toMatch(/#include|std::/)
  folder.compileAs(['-fsyntax-only', '-fno-exceptions', ...flags, folder.write(name, text)])
})

test.runIf(REAL_CORES.length > 0)(`the same sketch is one for real cores${REAL_CORES_NOTE}`, () => {
  folder.readForRealCores('real', sketch())
})
