/** Compiled programs by the rules of Scratch: whatever is known about kinds, the result is that of the plain rules. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { block, call, callValue, define, param, signature } from '../catalogue/build-blocks.ts'
import type { BlockJson, VariableJson } from '../program.ts'
import * as lists from '../scratch-lists.ts'
import * as values from '../scratch-values.ts'
import { actor, flagged, outputOf, ticks, variables } from '../testing/run-program.ts'
import {
  cat,
  change,
  flag,
  get,
  join,
  op,
  print,
  repeat,
  scratch,
  set,
} from '../testing/scratch-program.ts'
import type { Value } from '../values.ts'
import { compileProgram } from './compile-program.ts'

function printed(scripts: BlockJson[], vars: VariableJson[] = []): string[] {
  return ticks(flagged(cat(scripts, vars)), 30).output
}

const written = (text: string): BlockJson => ({ type: 'text', fields: { TEXT: text } })
const math = (name: string, value: string | number | BlockJson): BlockJson =>
  block('op_math', { OP: name, A: value })
const item = (index: string | number | BlockJson): BlockJson =>
  block('list_item', { LIST: 'l', INDEX: index })
const withText = (id: string, value: VariableJson['value'], type = ''): VariableJson => ({
  id,
  name: id,
  type,
  ...(value === undefined ? {} : { value }),
})

test.each<[string, BlockJson, string]>([
  ['0x10 + 0b101', op('add', '0x10', '0b101'), '21'],
  ['Thai digits', op('add', '๑๒', 1), '1'],
  ['0 / 0', op('divide', 0, 0), 'NaN'],
  ['NaN + 1', op('add', op('divide', 0, 0), 1), '1'],
  ['NaN as text', join(op('divide', 0, 0), '!'), 'NaN!'],
  ['NaN = NaN', op('equal', op('divide', 0, 0), op('divide', 0, 0)), 'true'],
  ['NaN is false', block('op_not', { A: op('divide', 0, 0) }), 'true'],
  ['7 mod 0', op('mod', 7, 0), 'NaN'],
  ['-1 mod Infinity', op('mod', -1, 'Infinity'), '-1'],
  ['1 / 3', op('divide', 1, 3), '0.3333333333333333'],
  ['Infinity - Infinity + 2', op('add', op('subtract', 'Infinity', 'Infinity'), 2), '2'],
  ['log 1000', math('log', 1000), '2.9999999999999996'],
  ['tan 270', math('tan', 270), '-Infinity'],
  ['sqrt -1', math('sqrt', -1), 'NaN'],
  ['letters', block('text_length', { TEXT: 'สวัสดี' }), '6'],
  ['spaces are not 0', op('equal', ' ', 0), 'false'],
  ['a tab is 0', op('equal', '\t', 0), 'true'],
  ['a tab among spaces is 0', op('equal', join('  \t ', ''), join('0', '')), 'true'],
  ['1 / -0', op('divide', 1, written('-0')), '-Infinity'],
  ['-0 as text', op('multiply', written('-0'), 1), '0'],
  ['empty is less than 0', op('less', '', 0), 'true'],
  ['0 minus -0x1', op('subtract', 0, '-1'), '1'],
])('%s', (_name, value, shown) => {
  expect(printed([flag(print(value))])).toEqual([shown])
})

test('a start value that is text is text, and a variable keeps what it has over the flag', () => {
  const add = flag(set('n', op('add', get('n'), 1)), print(get('n')))
  const run = ticks(flagged(cat([add], [withText('n', '2')])), 2)
  run.world.flag()
  expect(ticks(run, 2).output).toEqual(['3', '4'])
})

test('in Panya the flag goes back to the start values', () => {
  const own = [withText('n', '2'), withText('l', ['a', 1], 'list'), withText('m', 7, 'own')]
  const source = {
    ...cat(
      [
        flag(
          change('n', 1),
          print(get('n')),
          change('m', 1),
          print(get('m')),
          block('list_add', { LIST: 'l', VALUE: 'b' }),
          print(block('list_get', { LIST: 'l' })),
        ),
      ],
      own,
    ),
    rules: 'panya' as const,
  }
  const run = ticks(flagged(source), 2)
  run.world.flag()
  expect(ticks(run, 2).output).toEqual(['3', '8', 'a1b', '3', '8', 'a1b'])
})

test('a start value that is a word makes a variable of Panya one that is treated with care', () => {
  const own = [withText('n', 'five')]
  expect(outputOf([flag(change('n', 2), print(get('n')))], own)).toEqual(['2'])
})

test('typed numbers are text where it shows', () => {
  const fill = (...typed: BlockJson[]): BlockJson =>
    flag(...typed, print(block('list_get', { LIST: 'l' })))
  const add = (value: string | BlockJson): BlockJson =>
    block('list_add', { LIST: 'l', VALUE: value })
  const own = variables('n', 'list:l')
  expect(printed([fill(add('1'), add('2'))], own)).toEqual(['12'])
  expect(printed([fill(add(op('add', 0, 1)), add(op('add', 0, 2)))], own)).toEqual(['1 2'])
  expect(printed([fill(set('n', '1'), add(get('n')), add('2'))], own)).toEqual(['12'])
  expect(printed([fill(set('n', '1'), change('n', 1), add(get('n')), add('2'))], own)).toEqual([
    '2 2',
  ])
})

test('a typed number is the name of a costume first, a calculated one is its number', () => {
  const cats = actor(
    'cat',
    [
      flag(
        set('n', '2'),
        block('looks_costume', { COSTUME: get('n') }),
        print(block('looks_costume_number', { WHAT: 'number' })),
        set('n', op('add', 1, 1)),
        block('looks_costume', { COSTUME: get('n') }),
        print(block('looks_costume_number', { WHAT: 'number' })),
        block('looks_costume', { COSTUME: op('add', 0, 0) }),
        print(block('looks_costume_number', { WHAT: 'number' })),
      ),
    ],
    variables('n'),
  )
  const costume = { id: 'c', name: '2', width: 10, height: 10 }
  cats.costumes = [{ ...costume, id: 'a', name: 'x' }, { ...costume, id: 'b', name: 'y' }, costume]
  expect(ticks(flagged(scratch(cats)), 5).output).toEqual(['3', '2', '3'])
})

test('words are places in lists', () => {
  const own = [withText('l', ['a', 'b', 'c'], 'list'), withText('w', 'last')]
  const remove = (index: string | BlockJson): BlockJson =>
    block('list_delete', {
      LIST: 'l',
      INDEX: typeof index === 'string' ? { type: 'text', fields: { TEXT: index } } : index,
    })
  const length = print(block('list_length', { LIST: 'l' }))
  expect(
    printed(
      [
        flag(
          print(item({ type: 'text', fields: { TEXT: 'last' } })),
          print(item(get('w'))),
          block('list_insert', { LIST: 'l', INDEX: get('w'), VALUE: 'd' }),
          print(item(4)),
          remove('random'),
          length,
          remove(get('w')),
          length,
          set('w', 'all'),
          remove(get('w')),
          length,
        ),
      ],
      own,
    ),
  ).toEqual(['c', 'c', 'd', '3', '2', '0'])
})

test('what a call leaves out is what its function says, and the first definition holds', () => {
  const fn = {
    ...signature('f'),
    params: [
      { id: 'n', name: 'n', preset: '2' },
      { id: 't', name: 't', kind: 'truth' as const },
    ],
  }
  const bare = { ...call(fn) }
  delete bare.inputs
  const shows = define(fn, print(op('add', param('n'), 1)), print(param('t')))
  const second = define(fn, print('second'))
  expect(printed([shows, second, flag(bare)])).toEqual(['3', 'false'])
  expect(printed([flag(call(signature('gone')), print(callValue(signature('gone'))))])).toEqual([
    '',
  ])
  expect(printed([shows, flag(print(param('n')))])).toEqual(['0'])
})

test('Sunday is the first day of the week', () => {
  const sunday = (): Date => new Date(2026, 10, 15, 12)
  const shown = flag(print(block('sensing_date', { WHAT: 'weekday' })))
  expect(ticks(flagged(cat([shown]), { now: sunday }), 1).output).toEqual(['1'])
})

test('a loop in a function that runs in one go has no conversions and no pauses inside', () => {
  const fast = { ...signature('fast'), warp: true }
  const source = cat(
    [
      define(fast, set('n', 0), repeat(9, change('n', 2), set('m', op('mod', get('n'), 7)))),
      flag(call(fast)),
    ],
    variables('n', 'm'),
  )
  const code = compileProgram(source).actors[1]!.functions
  expect(code).toContain('function* w_fast(S, T)')
  const tight = code.slice(code.lastIndexOf('while (t'))
  expect(tight).toMatch(/(t\d+) = \1 \+ 2;/)
  expect(tight.slice(0, tight.indexOf('G.v_n'))).not.toMatch(/num\(|yield/)
})

type Expression =
  | { typed: string }
  | { get: string }
  | { at: Expression }
  | { op: string; a: Expression; b: Expression }
type Step = { to: string; how: 'set' | 'change' | 'add' | 'replace'; value: Expression }

const NAMES = ['a', 'b', 'c']
const TYPED = [
  '0',
  '1',
  '2',
  '-3',
  '0.5',
  '',
  ' ',
  '1.0',
  '0x10',
  'Infinity',
  '-Infinity',
  'apple',
  'last',
  '1e400',
]
const { expression } = fc.letrec<{ expression: Expression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.record({ typed: fc.constantFrom(...TYPED) }),
    fc.record({ get: fc.constantFrom(...NAMES) }),
    fc.record({ at: tie('expression') }),
    fc.record({
      op: fc.constantFrom(
        'add',
        'subtract',
        'multiply',
        'divide',
        'mod',
        'less',
        'greater',
        'equal',
        'join',
        'round',
        'sqrt',
      ),
      a: tie('expression'),
      b: tie('expression'),
    }),
  ),
}))
const step = fc.record({
  to: fc.constantFrom(...NAMES),
  how: fc.constantFrom('set', 'change', 'add', 'replace'),
  value: expression,
}) as fc.Arbitrary<Step>

function blockOf(given: Expression): BlockJson {
  if ('typed' in given) return { type: 'text', fields: { TEXT: given.typed } }
  if ('get' in given) return get(given.get)
  if ('at' in given) return item(blockOf(given.at))
  const [a, b] = [blockOf(given.a), blockOf(given.b)]
  if (given.op === 'join') return join(a, b)
  if (given.op === 'round') return block('op_round', { A: a })
  return given.op === 'sqrt' ? math('sqrt', a) : op(given.op, a, b)
}

function statementOf({ to, how, value }: Step): BlockJson {
  const given = blockOf(value)
  if (how === 'set') return set(to, given)
  if (how === 'change') return block('data_change', { VAR: to, BY: given })
  if (how === 'add') return block('list_add', { LIST: 'l', VALUE: given })
  return block('list_replace', { LIST: 'l', INDEX: 1, VALUE: given })
}

/** The rules and nothing else: every typed value is a text, every operand is turned into what is needed. */
class Plain {
  readonly state: Record<string, Value> = { a: 0, b: '2', c: 0 }
  readonly list: Value[] = []

  value(given: Expression): Value {
    if ('typed' in given) return given.typed
    if ('get' in given) return this.state[given.get]!
    if ('at' in given)
      return lists.item(
        this.list,
        lists.position(this.value(given.at), this.list.length, () => 0),
      )
    const [a, b] = [this.value(given.a), this.value(given.b)]
    const [x, y] = [values.num(a), values.num(b)]
    switch (given.op) {
      case 'add':
        return x + y
      case 'subtract':
        return x - y
      case 'multiply':
        return x * y
      case 'divide':
        return x / y
      case 'mod':
        return values.mod(x, y)
      case 'less':
        return values.less(a, b)
      case 'greater':
        return values.less(b, a)
      case 'equal':
        return values.same(a, b)
      case 'join':
        return values.txt(a) + values.txt(b)
      case 'round':
        return Math.round(x)
      default:
        return Math.sqrt(x)
    }
  }

  do({ to, how, value }: Step): void {
    const given = this.value(value)
    if (how === 'set') this.state[to] = given
    else if (how === 'change') this.state[to] = values.num(this.state[to]!) + values.num(given)
    else if (how === 'add') this.list.push(given)
    else lists.replace(this.list, 1, given)
  }
}

test('any program gives what the plain rules give, in a script and in one go', () => {
  const fast = { ...signature('fast'), warp: true }
  const own = [
    withText('a', 0),
    withText('b', '2'),
    withText('c', undefined),
    withText('l', undefined, 'list'),
  ]
  const shown = [...NAMES.map((name) => print(get(name))), print(block('list_get', { LIST: 'l' }))]
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 6 }), fc.boolean(), (steps, isWarp) => {
      const plain = new Plain()
      for (let turn = 0; turn < 3; turn++) for (const one of steps) plain.do(one)
      const loop = repeat(3, ...steps.map(statementOf))
      const scripts = isWarp
        ? [define(fast, loop), flag(call(fast), ...shown)]
        : [flag(loop, ...shown)]
      expect(printed(scripts, own)).toEqual([
        ...NAMES.map((name) => String(plain.state[name])),
        lists.listText(plain.list),
      ])
    }),
    { numRuns: 400 },
  )
})

test('a custom block without a return gives nothing, one that returns ends there', () => {
  const [empty, early, missing] = ['empty', 'early', 'missing'].map((name) => signature(name))
  const give = (value: string): BlockJson => block('function_return', { VALUE: value })
  const stopped = block('control_stop', { WHAT: 'this' })
  const scripts = [
    define(empty!, block('control_if', { IF: op('equal', 1, 1), DO: [stopped] })),
    define(early!, repeat(5, give('now')), print('never')),
    flag(
      print(join('[', callValue(empty!))),
      print(callValue(early!)),
      print(join('[', callValue(missing!))),
      give('out'),
      print('never'),
    ),
  ]
  expect(printed(scripts)).toEqual(['[', 'now', '['])
})

test('what is given to a function that calls itself may call it too, and each call rests', () => {
  const add = signature('add', 'n', 'm')
  const twice = callValue(add, callValue(add, 0, 1), callValue(add, 0, 2))
  const body = block('control_if_else', {
    IF: op('equal', param('n'), 'start'),
    DO: [block('function_return', { VALUE: twice })],
    ELSE: [block('function_return', { VALUE: op('add', param('n'), param('m')) })],
  })
  const source = cat([
    define(add, body),
    flag(print(callValue(add, 'start', 0)), print('over')),
    flag(repeat(5, print('x'))),
  ])
  expect(ticks(flagged(source), 2).output.join(' ')).toBe('x x x 3 over x x')
})
