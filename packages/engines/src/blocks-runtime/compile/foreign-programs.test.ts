/** Documents that once broke out, broke down or turned the stage black: each is an example of what files may hold. */
import { expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
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
import type { BlockJson, StageProgram } from '../program.ts'
import { actor, flagged, outputOf, program, ticks, variables } from '../testing/run-program.ts'
import type { Frame } from '../world/frame.ts'
import { World } from '../world/world.ts'
import { compileProgram } from './compile-program.ts'
import { js } from './javascript-code.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const print = (value: string | number | BlockJson): BlockJson =>
  block('text_print', { TEXT: value })
const words = (text: unknown): BlockJson => ({ type: 'text', fields: { TEXT: text } })
/** As it comes out of a file: nothing of ours has gone through it. */
const raw = (scripts: BlockJson[], ...names: string[]): StageProgram =>
  program({
    ...actor('cat', []),
    workspace: { blocks: { blocks: scripts }, variables: variables(...names) },
  })
const times = <T>(count: number, step: (before: T) => T, first: T): T => {
  let value = first
  for (let index = 0; index < count; index++) value = step(value)
  return value
}

function framesOf(source: StageProgram, count = 3): Frame {
  const run = flagged(source)
  for (let tick = 0; tick < count; tick++) run.world.tick()
  return run.world.frame()
}

const problems = (source: StageProgram): string[] =>
  framesOf(source).problems.map(({ code }) => code)

test('a text that reads as a number below zero can be turned left by and sent backward by', () => {
  const cat = actor('cat', [
    flag(
      block('motion_turn_left', { DEGREES: words('-15') }),
      block('looks_layers', { WHERE: 'backward', LAYERS: words('-1') }),
      print(block('motion_direction')),
      print(block('op_subtract', { A: words('-1'), B: words('-2') })),
    ),
  ])
  expect(ticks(flagged(program(cat)), 1).output).toEqual(['105', '1'])
})

test.each([
  'constructor',
  'toString',
  '__proto__',
  'valueOf',
  '__defineGetter__',
  'hasOwnProperty',
])('a block called %s is no block, wherever it stands, and everything else goes on', (type) => {
  const wrong: BlockJson = { type, id: 'wrong' }
  const source = program(
    actor('cat', [
      wrong,
      flag(wrong, print('before'), { ...print(wrong), id: 'print' }, print('after')),
    ]),
  )
  const run = flagged(source)
  run.world.tick()
  const frame = run.world.frame()
  expect(frame.output).toEqual(['before', 'Hello!', 'after'])
  expect(frame.problems).toEqual(
    Array.from({ length: 3 }, () => ({ actorId: 'cat', block: 'wrong', code: 'unknown-block' })),
  )
})

test.each([
  ['op_math', 'OP'],
  ['sensing_date', 'WHAT'],
  ['sensing_of', 'WHAT'],
  ['model_confidence', 'LABEL'],
  ['model_topic_confidence', 'LABEL'],
  ['looks_costume_number', 'WHAT'],
])('%s with a name of the machine in its menu gives a plain value', (type, field) => {
  for (const name of ['constructor', '__proto__', 'toString']) {
    const [printed] = outputOf([flag(print(block(type, { [field]: name })))])
    expect(printed).toMatch(/^(-?\d+(\.\d+)?|one)$/)
  }
})

test('a board asked for a direction called constructor is not tilted that way', () => {
  const board = boardProfile('mcu_kidbright_32_v15i')
  const tilted = { ...block('sensor_tilted', { WAY: 'constructor' }) }
  const script = stack([
    block('board_start'),
    block('data_set', { VAR: 'v', VALUE: tilted }),
    print(block('data_get', { VAR: 'v' })),
  ])!
  const world = new World()
  world.load(boardProgram(board, workspace([script], variables('v'))))
  world.flag()
  world.tick()
  expect(world.frame().output).toEqual(['false'])
})

test('numbers are read as numbers, however they were saved', () => {
  const saved = ['-15', '1e999', '0x10', 'constructor', null, {}, [7], true, -0, '٣']
  const blocks = saved.map((NUM) => print({ type: 'number', fields: { NUM } }))
  expect(outputOf([flag(...blocks)])).toEqual([
    '-15',
    'Infinity',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '0',
    '3',
  ])
})

test('ids may be anything: texts that end texts, objects, nothing', () => {
  const ids = ['"', '\\', '\n', '\u2028', '*/', '${0}', '\ud800', '__proto__', { a: 1 }, null, 7]
  const blocks = ids.map((id) => ({ ...print('x'), id }) as unknown as BlockJson)
  expect(outputOf([flag(...blocks)])).toHaveLength(ids.length)
})

test('variables, lists and messages may be called what the machine calls its own', () => {
  for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'lost', '']) {
    const script = flag(
      block('data_set', { VAR: name, VALUE: 'v' }),
      block('list_add', { LIST: `${name} list`, VALUE: 'l' }),
      print(block('data_get', { VAR: name })),
      print(block('list_get', { LIST: `${name} list` })),
      block('event_broadcast', { MESSAGE: name }),
    )
    const heard = stack([block('event_message', { MESSAGE: name }), print('heard')])!
    const own = [
      { id: name, name, type: '' },
      { id: `${name} list`, name, type: 'list' },
    ]
    expect(outputOf([script, heard], own)).toEqual(['v', 'l', 'heard'])
  }
})

test('a list is no variable and a variable no list, whatever a block says', () => {
  const script = flag(
    block('data_set', { VAR: 'l', VALUE: 'x' }),
    block('data_change', { VAR: 'l', BY: 1 }),
    block('list_add', { LIST: 'v', VALUE: 'x' }),
    print(block('data_get', { VAR: 'v' })),
    print(block('list_length', { LIST: 'l' })),
    print(block('data_get', { VAR: 'l' })),
  )
  expect(outputOf([script], variables('v', 'list:l'))).toEqual(['0', '0', '1'])
})

test('two parameters of one id are one, and an id of another function is none', () => {
  const twice = {
    id: 'f',
    name: 'f',
    params: [
      { id: 'p', name: 'a' },
      { id: 'p', name: 'b' },
    ],
  }
  const other = signature('g', 'q')
  const source = [
    define(twice, print(param('p')), print(param('q'))),
    define(other, print(param('q'))),
    flag(call(twice, 'one', 'two'), call(other, 'three')),
  ]
  expect(outputOf(source)).toEqual(['two', '0', 'three'])
})

test('a call follows the definition, not what it says about itself', () => {
  const defined = signature('f', 'a', 'b')
  const old = { ...call(signature('f', 'b', 'a', 'c'), 'B', 'A', 'C') }
  expect(outputOf([define(defined, print(param('a')), print(param('b'))), flag(old)])).toEqual([
    'A',
    'B',
  ])
})

test('ids with signs of ours in them do not meet', () => {
  const f = { id: 'f', name: 'f', params: [{ id: 'a:b', name: 'x' }] }
  const g = { id: 'f:a', name: 'g', params: [{ id: 'b', name: 'y' }] }
  const sum = (id: string): BlockJson => print(block('op_add', { A: param(id), B: 1 }))
  const source = [define(f, sum('a:b')), define(g, sum('b')), flag(call(f, 'text'), call(g, 4))]
  expect(outputOf(source)).toEqual(['1', '5'])
})

test('a hat that waits for a number may ask a function: one that takes time counts 0', () => {
  const [quick, slow] = [signature('quick'), signature('slow')]
  const due = (id: string, value: BlockJson): BlockJson =>
    stack([block('event_timer', { SECONDS: value }), print(id)])!
  const source = program(
    actor('cat', [
      define(quick, block('function_return', { VALUE: 0.02 })),
      define(slow, block('control_wait', { SECONDS: 9 }), block('function_return', { VALUE: 9 })),
      due('quick', callValue(quick)),
      due('slow', callValue(slow)),
    ]),
  )
  expect(framesOf(source, 4).output.toSorted()).toEqual(['quick', 'slow'])
})

test('a breakpoint in a function that a hat asks stops nobody', () => {
  const quick = signature('quick')
  const source = program(
    actor('cat', [
      define(quick, { ...block('function_return', { VALUE: 0.01 }), id: 'here' }),
      stack([block('event_timer', { SECONDS: callValue(quick) }), print('due')])!,
    ]),
  )
  const run = flagged(source)
  run.world.setBreakpoints(new Set(['here']))
  for (let tick = 0; tick < 3; tick++) run.world.tick()
  expect(run.world.frame()).toMatchObject({ output: ['due'], problems: [] })
})

test('a block for boards on the stage is left out and named, and the stage lives', () => {
  const hat = stack([block('board_button', { BUTTON: 'S1' }), print('pressed')])!
  const frame = framesOf(program(actor('cat', [hat, flag(print('on'))])))
  expect(frame.output).toEqual(['on'])
  expect(frame.problems.map(({ code }) => code)).toEqual(['unknown-block'])
})

test('a copied sprite has variables of its own from the start', () => {
  const script = flag(
    block('data_change', { VAR: 'v', BY: 1 }),
    print(block('data_get', { VAR: 'v' })),
  )
  const source = program(
    actor('cat', [script], variables('own:v')),
    actor('cat-2', [script], variables('own:v')),
  )
  expect(framesOf(source).output).toEqual(['1', '1'])
})

test('what belongs to another sprite is out of reach', () => {
  const source = program(
    actor('cat', [], variables('own:v')),
    actor('owl', [
      flag(block('data_change', { VAR: 'v', BY: 1 }), print(block('data_get', { VAR: 'v' }))),
    ]),
  )
  expect(framesOf(source).output).toEqual(['1'])
})

const nested = (depth: number): BlockJson =>
  times<BlockJson>(depth, (inner) => block('op_add', { A: inner, B: 1 }), words('1'))

test.each([150, 400, 500, 10_000])(
  'a sum of %i levels is counted or named, and the others go on',
  (depth) => {
    const source = raw([flag(print(nested(depth))), flag(print('fine'))])
    const frame = framesOf(source)
    const fits = depth <= 400
    expect(frame.output).toEqual(fits ? [String(depth + 1), 'fine'] : ['fine'])
    expect(frame.problems.map(({ code }) => code)).toEqual(fits ? [] : ['too-nested'])
  },
)

test.each([150, 400, 500, 10_000])('%i loops inside each other run or are named', (depth) => {
  const deep = times<BlockJson>(
    depth,
    (inner) => block('control_repeat', { TIMES: 1, DO: [inner] }),
    print('deep'),
  )
  const source = raw([flag(deep), flag(print('fine'))])
  const fits = depth <= 400
  expect(framesOf(source).output).toEqual(fits ? ['deep', 'fine'] : ['fine'])
  expect(problems(source)).toEqual(fits ? [] : ['too-nested'])
})

test('equalities inside each other are written once each, not twice as often at every level', () => {
  const deep = times<BlockJson>(60, (inner) => block('op_equal', { A: inner, B: 'x' }), words('x'))
  expect(outputOf([flag(print(deep))])).toEqual(['false'])
})

test('a script of ten thousand blocks runs', () => {
  const long = flag(
    ...Array.from({ length: 10_000 }, () => block('data_change', { VAR: 'v', BY: 1 })),
  )
  const source = raw([long], 'v')
  const run = flagged(source)
  run.world.tick()
  run.world.watch(run.world.stage, 'v', true)
  expect(run.world.frame().watchers.map(({ value }) => value)).toEqual(['10000'])
})

test('more blocks than anybody can have made are left out and named', () => {
  const long = flag(...Array.from({ length: 60_000 }, () => block('motion_bounce')))
  const source = raw([flag(print('fine')), long, flag(print('late'))])
  const frame = framesOf(source)
  expect(frame.output).toEqual(['fine'])
  expect(frame.problems.map(({ code }) => code)).toContain('too-big')
})

test('thousands of variables that depend on each other are understood at once', () => {
  const ids = Array.from({ length: 4_000 }, (_, index) => `v${index}`)
  const sets = ids
    .slice(1)
    .map((id, index) =>
      block('data_set', { VAR: ids[index]!, VALUE: block('data_get', { VAR: id }) }),
    )
  const script = flag(
    ...sets,
    block('data_set', { VAR: ids.at(-1)!, VALUE: 'word' }),
    ...sets.toReversed(),
    print(block('text_join', { A: block('data_get', { VAR: ids[0]! }), B: '!' })),
  )
  expect(framesOf(raw([script], ...ids)).output).toEqual(['word!'])
})

test('a project without anything in its right place stands on an empty stage', () => {
  for (const wrong of [null, 7, 'x', [], {}, { actors: 7 }, { actors: [null, { id: {} }] }]) {
    const world = new World()
    world.load(wrong as unknown as StageProgram)
    world.flag()
    world.tick()
    expect(world.frame().problems).toEqual([])
  }
})

test('the language of the templates refuses everything that is not code already', () => {
  const name: string = 'x'
  // @ts-expect-error -- a plain text has to go through jsText, jsNumber or jsName
  expect(js`S.${name}`).toBe('S.x')
  expect(compileProgram(program()).actors).toHaveLength(1)
})
