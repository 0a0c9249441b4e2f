/** Whatever a document says, the sketch made of it is ours: texts end where they should, and no name is foreign. */

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { HOSTILE_TEXTS } from '../../code/testing/hostile-texts.ts'
import { boardProgram } from '../board/board-program.ts'
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
  workspace,
} from '../catalogue/build-blocks.ts'
import { BLOCKS, isOffered } from '../catalogue/catalogue.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { readProgram } from '../read/read-program.ts'
import { type CppTokens, cppTokens } from '../testing/cpp-tokens.ts'
import { hostileBoard, textsIn } from '../testing/hostile-programs.ts'
import { variables } from '../testing/run-program.ts'
import { MATH_FUNCTIONS } from '../values.ts'
import { arduinoProgram } from './arduino-program.ts'

const R4 = boardProfile('mcu_iduino_r4')
const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!
const print = (value: BlockJson | string): BlockJson => block('text_print', { TEXT: value })
const words = (TEXT: string): BlockJson => ({ type: 'text', fields: { TEXT } })
const sketchOf = (scripts: BlockJson[], ...names: string[]): string =>
  arduinoProgram(boardProgram(R4, workspace(scripts, variables(...names))), R4)

/** Every block in every kind of place, with names that are easy to tell: what else stands there is ours. */
function everything(scripts: 1 | 2): CppTokens {
  const specs = BLOCKS.filter((spec) => isOffered(spec, R4))
  const f = signature('f', 'p', 'q')
  const values = specs
    .filter(({ shape }) => shape === 'value' || shape === 'truth')
    .flatMap(({ type }) => [
      print(block(type)),
      block('data_set', { VAR: 'n', VALUE: block(type) }),
      block('control_if', { IF: block(type) }),
      block('data_change', { VAR: 't', BY: block(type) }),
      block('control_repeat', { TIMES: block(type) }),
      block('list_add', { LIST: 'l', VALUE: block(type) }),
    ])
  const statements = specs
    .filter(({ shape }) => shape === 'statement' || shape === 'end')
    .map(({ type }) => block(type))
  const more = [
    print(callValue(f, 1, 'x')),
    ...MATH_FUNCTIONS.map((OP) => print(block('op_math', { OP }))),
    print(block('text_case', { CASE: 'lower' })),
    print(callValue(signature('gone'))),
    print(block('op_equal', { A: block('data_get', { VAR: 't' }), B: block('op_boolean') })),
    block('data_set', { VAR: 't', VALUE: 'x' }),
    block('control_for', { VAR: 't' }),
    block('control_for', { VAR: 'n', FROM: words('x') }),
    block('control_for_each', { VAR: 't', LIST: 'l' }),
    block('buzzer_tone', { HERTZ: { type: 'number', fields: { NUM: Infinity } } }),
    block('control_stop', { WHAT: 'this' }),
    block('control_stop', { WHAT: 'others' }),
    call(f, 'text'),
  ]
  const body = start(...values, ...statements, ...more)
  const levels = ['on', 'off'].map((LEVEL) => stack([block('board_input', { LEVEL }), ...more])!)
  const defined = define(f, print(param('p')), block('function_return', { VALUE: param('q') }))
  const tops = scripts === 1 ? [defined, body] : [defined, body, ...levels]
  return cppTokens(sketchOf(tops, 'n', 't', 'list:l'))
}

/** Which pin is what depends on the other blocks. */
const PINS = ['INPUT', 'OUTPUT', 'A0', 'A1', 'A2', 'A3', 'A4', 'A5']
const OURS = new Set([...everything(1).names, ...everything(2).names, ...PINS])
const OUR_TEXTS = new Set([...everything(1).texts, ...everything(2).texts, '', '0'])
const OUR_COMMENTS = new Set([...everything(1).comments, ...everything(2).comments])
const COUNTED = /^(i|script)\d+(Task)?$/
const DECLARED = /\b(?:double|Value|String|List) (\w+)/g

function findFault(given: StageProgram): string | null {
  const { names, texts, comments, code } = cppTokens(arduinoProgram(given, R4))
  const declared = new Set(Array.from(code.matchAll(DECLARED), ([, name]) => name))
  const expected = [...textsIn(given), ...textsIn(readProgram(given).program)]
  const known = new Set(
    expected.map((text) =>
      new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(text)),
    ),
  )
  const faults = [
    ...names.filter((name) => !OURS.has(name) && !COUNTED.test(name) && !declared.has(name)),
    ...texts.filter((text) => !OUR_TEXTS.has(text) && !known.has(text) && !COUNTED.test(text)),
    ...comments.filter(
      (comment) => !OUR_COMMENTS.has(comment) && !comment.startsWith('// Left out: '),
    ),
  ]
  return faults[0] ?? null
}

test('500 programs out of strangers’ files are sketches of ours', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      expect(findFault(hostileBoard(seed, R4))).toBeNull()
    }),
    { numRuns: 500, endOnFailure: true },
  )
})

test('every text reaches the board as it was written', () => {
  const texts = HOSTILE_TEXTS.filter((text) => text.isWellFormed())
  const { texts: found } = cppTokens(sketchOf([start(...texts.map((text) => print(words(text))))]))
  expect(found).toEqual(texts)
})

test('names in any script are different names in C++, none of them a word or a name of ours', () => {
  const sets = HOSTILE_TEXTS.map((_, index) => block('data_set', { VAR: `${index}`, VALUE: 1 }))
  const given = HOSTILE_TEXTS.map((name, index) => ({ id: `${index}`, name, type: '' }))
  const code = arduinoProgram(boardProgram(R4, workspace([start(...sets)], given)), R4)
  const declared = Array.from(code.matchAll(/^double (\w+) = 0;$/gm), ([, name]) => name!)
  expect(declared).toHaveLength(HOSTILE_TEXTS.length)
  expect(new Set(declared).size).toBe(declared.length)
  expect(declared.filter((name) => !/^[a-zA-Z][\w]*$/.test(name))).toEqual([])
  expect(
    declared.filter((name) => COUNTED.test(name) || /^(int|main|setup|A0)$/.test(name)),
  ).toEqual([])
})

test('a note that is none, a result in a script, a variable that is not there: still a sketch', () => {
  const code = sketchOf([
    start(
      block('buzzer_note', { NOTE: 'NaN' }),
      block('data_change', { VAR: 'gone' }),
      block('list_add', { LIST: 'gone' }),
      block('function_return', { VALUE: 'x' }),
    ),
  ])
  expect(code).not.toContain('NaN')
  expect(code).toContain('double lost = 0;')
  expect(code).toContain('List lost_list;')
  expect(code).toMatch(/^ +return;$/m)
})

test('the reader of C++ finds what it is there for', () => {
  expect(() => cppTokens('String("a)')).toThrow('not C++')
  expect(() => cppTokens('// a \\\nb')).toThrow('joined lines')
  expect(() => cppTokens('"??/"')).toThrow('trigraph')
  expect(cppTokens('x("\\"a\\340\\270\\201"); // "b"')).toEqual({
    names: ['x'],
    texts: ['"aก'],
    comments: ['// "b"'],
    code: 'x(""); ',
  })
})
