/** Every row of the table in docs/scratch.md, and the rules once more in other words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pick, seededRandom } from './random.ts'
import {
  indexOf,
  insert,
  item,
  LIST_LIMIT,
  type List,
  listText,
  position,
  remove,
  replace,
} from './scratch-lists.ts'
import {
  contains,
  isWhole,
  less,
  letterAt,
  letterCount,
  literal,
  math,
  mod,
  num,
  reads,
  round,
  same,
  truth,
  txt,
} from './scratch-values.ts'
import type { Value } from './values.ts'

test('text is read as JavaScript reads it, and digits of other scripts are letters', () => {
  expect(['0x10', '0b101', '0o17', 'Infinity', ' 12 ', '-1e3', '.5', '5.'].map(num)).toEqual([
    16,
    5,
    15,
    Infinity,
    12,
    -1000,
    0.5,
    5,
  ])
  expect(['๑๒', '٤٢', 'twelve', '', '  ', '1_000', '1,5'].map(num)).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('NaN counts 0, reads NaN, is false and the same as itself', () => {
  expect(num(Number.NaN)).toBe(0)
  expect(num('NaN')).toBe(0)
  expect(txt(Number.NaN)).toBe('NaN')
  expect(truth(Number.NaN)).toBe(false)
  expect(same(Number.NaN, Number.NaN)).toBe(true)
  expect(same(Number.NaN, 'nan')).toBe(true)
  expect(less(5, Number.NaN)).toBe(true)
})

test('remainders', () => {
  expect(mod(7, 0)).toBeNaN()
  expect(mod(-1, Infinity)).toBe(-1)
  expect(mod(-1, 10)).toBe(9)
  expect(mod(7, -3)).toBe(-2)
  expect(mod(5.5, 2)).toBe(1.5)
})

test('numbers are written in full', () => {
  expect(txt(1 / 3)).toBe('0.3333333333333333')
  expect(txt(0.1 + 0.2)).toBe('0.30000000000000004')
  expect(txt(1e21)).toBe('1e+21')
  expect(txt(-0)).toBe('0')
})

test('roots, logarithms and angles', () => {
  for (const name of ['sqrt', 'ln', 'log']) expect(math(name, -1)).toBeNaN()
  expect(math('asin', 2)).toBeNaN()
  expect(math('log', 1000)).toBe(2.9999999999999996)
  expect(math('asin', 0.3)).toBe((Math.asin(0.3) * 180) / Math.PI)
  expect([90, -270, 450].map((angle) => math('tan', angle))).toEqual([Infinity, Infinity, Infinity])
  expect([270, -90].map((angle) => math('tan', angle))).toEqual([-Infinity, -Infinity])
  expect(math('sin', 30)).toBe(0.5)
  expect(math('cos', 90)).toBe(0)
  expect(math('constructor', -3)).toBe(3)
})

test('half rounds up, also below zero, and the largest number below a half rounds down', () => {
  expect([2.5, -2.5, 0.49999999999999994].map(round)).toEqual([3, -2, 0])
})

test('letters are UTF-16 units', () => {
  expect(letterCount('สวัสดี')).toBe(6)
  expect(letterCount('👩')).toBe(2)
  expect([letterAt('panya', 1.9), letterAt('panya', 0.9), letterAt('panya', 6)]).toEqual([
    'p',
    '',
    '',
  ])
})

test('empty text, 0 and false in any capitals are false; spaces are not', () => {
  expect(['', '0', 'false', 'FALSE', 'False', 0, false].map(truth)).not.toContain(true)
  expect(['0.0', '00', ' ', 'no', -1, true, Infinity].map(truth)).not.toContain(false)
})

test('nothing but spaces is not 0', () => {
  for (const text of ['', ' ', '\n', '\u00a0']) expect(same(text, 0)).toBe(false)
  expect(same('', '')).toBe(true)
  expect(same('0', 0)).toBe(true)
  expect(same(true, 'TRUE')).toBe(true)
  expect(same(true, 1)).toBe(true)
  expect([reads('', 0), reads('1e1', 10)]).toEqual([false, true])
})

test('a tab reads 0, alone and among spaces', () => {
  for (const text of ['\t', '   \t', '\n\t '])
    expect([same(text, 0), same('0', text)]).toEqual([true, true])
  expect(same('\t', '')).toBe(false)
})

test('what is typed stays text', () => {
  expect([literal('2'), literal('0x10')]).toEqual(['2', '0x10'])
})

const value = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.string(),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-0',
    'Infinity',
    '-Infinity',
    'NaN',
    '0x1F',
    '1e3',
    'Apple',
    'aPPLE',
  ),
  fc.integer().map(String),
)

/** The comparison in other words: where both sides are numbers by number, else by the letters in small. */
function order(a: Value, b: Value): number {
  const isBlank = (entry: Value): boolean => typeof entry === 'string' && /^\s*$/.test(entry)
  const [x, y] = [isBlank(a) ? Number.NaN : Number(a), isBlank(b) ? Number.NaN : Number(b)]
  if (x === y) return 0
  if (!Number.isNaN(x) && !Number.isNaN(y)) return x > y ? 1 : -1
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()]
  return left === right ? 0 : left > right ? 1 : -1
}

test('comparisons follow one order', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect([less(a, b), same(a, b), less(b, a)]).toEqual([
        order(a, b) < 0,
        order(a, b) === 0,
        order(a, b) > 0,
      ])
    }),
  )
})

test('a value is the number JavaScript makes of it, and never NaN', () => {
  fc.assert(
    fc.property(value, (given) => {
      const made = Number(given)
      expect(num(given)).toBe(Number.isNaN(made) ? 0 : made)
    }),
  )
})

test('a remainder lies between 0 and its divisor', () => {
  const number = fc.integer().map((sixteenths) => sixteenths / 16)
  fc.assert(
    fc.property(number, number, (a, b) => {
      fc.pre(b !== 0)
      const rest = mod(a, b)
      expect(b > 0 ? rest >= 0 && rest <= b : rest <= 0 && rest >= b).toBe(true)
    }),
  )
})

test('a text contains its own parts, whatever their capitals', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (before, part, after) => {
      expect(contains(before + part + after, part)).toBe(true)
    }),
  )
  expect([contains('Abracadabra', 'CAD'), contains('a', 'b')]).toEqual([true, false])
})

test('a point in a text asks for broken random numbers', () => {
  expect(['1.0', 1.5, '.'].map(isWhole)).toEqual([false, false, false])
  expect(['1', 'x', 1, true, Number.NaN, '1e-1'].map(isWhole)).not.toContain(false)
  const random = seededRandom(3)
  const draws = (a: Value, b: Value): number[] =>
    Array.from({ length: 50 }, () => pick(random, a, b))
  expect(draws('1', 3).every(Number.isInteger)).toBe(true)
  expect(draws('1.0', 3).some((drawn) => !Number.isInteger(drawn))).toBe(true)
  expect(new Set(draws(3, 1))).toEqual(new Set([1, 2, 3]))
  expect(draws('4.5', '4.5')[0]).toBe(4.5)
})

test('places in lists: numbers downwards, and words', () => {
  const at = (given: Value, length = 3): number => position(given, length, () => 0.5)
  expect([1, 1.9, '3', true, 0.9, 4, -1, 'x', '', Number.NaN].map((given) => at(given))).toEqual([
    1, 1, 3, 1, 0, 0, 0, 0, 0, 0,
  ])
  expect(['last', 'random', 'any', 'all', 'LAST'].map((given) => at(given))).toEqual([
    3, 2, 2, 0, 0,
  ])
  expect(['last', 'random'].map((given) => at(given, 0))).toEqual([0, 0])
})

test('a list of one-letter texts is a word, any other list is a sentence', () => {
  expect(listText([1, 2, 3])).toBe('1 2 3')
  expect(listText(['1', '2', '3'])).toBe('123')
  expect(listText(['a', 'bc'])).toBe('a bc')
  expect(listText(['a', 1])).toBe('a 1')
})

test('a full list drops its last item when something is inserted', () => {
  const list: List = Array.from({ length: LIST_LIMIT }, (_, index) => index)
  insert(list, 1, 'first')
  expect([list.length, list[0], list.at(-1)]).toEqual([LIST_LIMIT, 'first', LIST_LIMIT - 2])
})

test('lists behave as arrays that count from 1 and forgive', () => {
  const step = fc.record({
    how: fc.constantFrom('insert', 'remove', 'replace'),
    at: fc.integer({ min: -1, max: 6 }),
    what: value,
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const list: List = []
      let model: List = []
      for (const { how, at, what } of steps) {
        const [before, after] = [model.slice(0, Math.max(0, at - 1)), model.slice(at)]
        const isThere = at >= 1 && at <= model.length
        if (how === 'insert') {
          insert(list, at, what)
          if (at >= 1 && at <= model.length + 1) model = [...before, what, ...model.slice(at - 1)]
        } else if (how === 'remove') {
          remove(list, at)
          if (isThere) model = [...before, ...after]
        } else {
          replace(list, at, what)
          if (isThere) model = [...before, what, ...after]
        }
        expect(list).toEqual(model)
        expect(item(list, at)).toEqual(model[at - 1] ?? '')
        expect(indexOf(list, what)).toBe(model.findIndex((entry) => order(entry, what) === 0) + 1)
      }
    }),
  )
})
