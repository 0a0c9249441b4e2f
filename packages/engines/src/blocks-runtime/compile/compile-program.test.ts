import { expect, test } from 'vitest'
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
} from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { actor, flagged, outputOf, program, ticks, variables } from '../testing/run-program.ts'
import { compileProgram } from './compile-program.ts'

const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
const print = (value: string | number | BlockJson): BlockJson =>
  block('text_print', { TEXT: value })
const get = (id: string): BlockJson => block('data_get', { VAR: id })
const set = (id: string, value: string | number | BlockJson): BlockJson =>
  block('data_set', { VAR: id, VALUE: value })
const change = (id: string, by: number | BlockJson): BlockJson =>
  block('data_change', { VAR: id, BY: by })
const item = (id: string, index: number | BlockJson): BlockJson =>
  block('list_item', { LIST: id, INDEX: index })

const count = (from: number, to: number, by: number): BlockJson =>
  block('control_for', { VAR: 'i', FROM: from, TO: to, BY: by, DO: [print(get('i'))] })
const add = (value: string): BlockJson => block('list_add', { LIST: 'l', VALUE: value })

test('arithmetic nests', () => {
  const sum = block('op_add', { A: 2, B: block('op_multiply', { A: 3, B: 4 }) })
  expect(outputOf([flag(print(sum))])).toEqual(['14'])
})

test('negative numbers survive being subtracted', () => {
  expect(outputOf([flag(print(block('op_subtract', { A: 1, B: -5 })))])).toEqual(['6'])
})

test('text in a number place counts as its number', () => {
  const sum = block('op_add', { A: block('text_join', { A: '1', B: '2' }), B: 1 })
  expect(outputOf([flag(print(sum))])).toEqual(['13'])
})

test('a variable that once holds text is treated with care', () => {
  const script = flag(
    set('x', 'five'),
    change('x', 2),
    print(get('x')),
    set('x', '7'),
    change('x', 1),
    print(get('x')),
  )
  expect(outputOf([script], variables('x'))).toEqual(['2', '8'])
})

test('counting loops go up, down and by steps', () => {
  expect(outputOf([flag(count(1, 3, 1))], variables('i'))).toEqual(['1', '2', '3'])
  expect(outputOf([flag(count(3, 1, 1))], variables('i'))).toEqual(['3', '2', '1'])
  expect(outputOf([flag(count(0, 5, 2))], variables('i'))).toEqual(['0', '2', '4'])
  expect(outputOf([flag(count(0, 1, 0))], variables('i'))).toEqual(['0', '1'])
})

test('repeat rounds its number and until checks before each turn', () => {
  const repeat = block('control_repeat', { TIMES: 2.5, DO: [print('a')] })
  const until = block('control_repeat_until', {
    IF: block('op_boolean', { BOOL: 'TRUE' }),
    DO: [print('b')],
  })
  expect(outputOf([flag(repeat, until)])).toEqual(['a', 'a', 'a'])
})

test('lists count from 1 and forgive wrong positions', () => {
  const script = flag(
    add('a'),
    add('b'),
    add('c'),
    block('list_insert', { LIST: 'l', INDEX: 2, VALUE: 'x' }),
    block('list_delete', { LIST: 'l', INDEX: 9 }),
    block('list_replace', { LIST: 'l', INDEX: 1, VALUE: 'z' }),
    print(block('list_get', { LIST: 'l' })),
    print(item('l', 2)),
    print(item('l', 0)),
    print(item('l', 99)),
    print(block('list_index', { LIST: 'l', VALUE: 'C' })),
    print(block('list_contains', { LIST: 'l', VALUE: 'q' })),
  )
  expect(outputOf([script], variables('list:l'))).toEqual(['zxbc', 'x', '', '', '4', 'false'])
})

test('for each sees items added on the way', () => {
  const grow = block('control_if', {
    IF: block('op_less', { A: block('list_length', { LIST: 'l' }), B: 4 }),
    DO: [block('list_add', { LIST: 'l', VALUE: block('list_length', { LIST: 'l' }) })],
  })
  const script = flag(
    block('list_split', { LIST: 'l', TEXT: '7,8', BY: ',' }),
    block('control_for_each', { VAR: 'i', LIST: 'l', DO: [grow, print(get('i'))] }),
  )
  expect(outputOf([script], variables('list:l', 'i'))).toEqual(['7', '8', '2', '3'])
})

test('functions take parameters, return values and call themselves', () => {
  const fact = signature('fact', 'n')
  const body = define(
    fact,
    block('control_if', {
      IF: block('op_less', { A: param('n'), B: 2 }),
      DO: [block('function_return', { VALUE: 1 })],
    }),
    block('function_return', {
      VALUE: block('op_multiply', {
        A: param('n'),
        B: callValue(fact, block('op_subtract', { A: param('n'), B: 1 })),
      }),
    }),
  )
  expect(outputOf([body, flag(print(callValue(fact, 10)))])).toEqual(['3628800'])
})

test('a function that only calculates is a plain function, one that shows something takes time', () => {
  const quick = signature('quick')
  const slow = signature('slow')
  const source = program(
    actor(
      'cat',
      [
        define(quick, change('x', 1)),
        define(slow, block('motion_move'), call(quick)),
        flag(call(quick), call(slow)),
      ],
      variables('x'),
    ),
  )
  const code = compileProgram(source).actors[1]?.functions ?? ''
  expect(code).toContain('function f_quick(S)')
  expect(code).toContain('function* f_slow(S, T)')
})

test('a function without a definition does nothing', () => {
  expect(outputOf([flag(call(signature('gone')), print(callValue(signature('gone'))))])).toEqual([
    '0',
  ])
})

test('blocks that are switched off are left out', () => {
  const off = { ...print('no'), disabledReasons: ['MANUALLY_DISABLED'] }
  expect(outputOf([flag(off, print('yes'))])).toEqual(['yes'])
})

test('a function that calls itself without end is named, and the others go on', () => {
  const endless = signature('endless')
  const source = program(
    actor('cat', [define(endless, call(endless)), flag(call(endless)), flag(print('fine'))]),
  )
  const run = flagged(source)
  run.world.tick()
  const frame = run.world.frame()
  expect(frame.problems.map(({ code }) => code)).toEqual(['too-deep'])
  expect(frame.output).toEqual(['fine'])
})

test('names cannot smuggle code in', () => {
  const evil = '"]; globalThis.pwned = 1; //'
  const script = flag(set(evil, evil), print(get(evil)))
  expect(outputOf([script], [{ id: evil, name: evil, type: '' }])).toEqual([evil])
  expect('pwned' in globalThis).toBe(false)
})

test('a parameter of another function is 0 in a script', () => {
  expect(outputOf([flag(print(param('lost')))])).toEqual(['0'])
})

test('unknown blocks are skipped, not fatal', () => {
  const run = flagged(program(actor('cat', [flag({ type: 'from_the_future' }, print('on'))])))
  expect(ticks(run, 1).output).toEqual(['on'])
})
