/** Formulas out of strangers' flows: read, calculated, and written as SQL and Python without a word of their own. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { py } from '../code/python-code.ts'
import { sqlName, sqlNumber, sqlQuestion, sqlText } from '../code/sql-code.ts'
import { HOSTILE_TEXTS } from '../code/testing/hostile-texts.ts'
import { compileFormula } from './evaluate-formula.ts'
import {
  type BinaryOp,
  type Formula,
  FUNCTIONS,
  type FunctionName,
  parseFormula,
} from './expression.ts'
import { formulaPython, formulaSql } from './formula-code.ts'
import { rulesFormula } from './rules-formula.ts'
import { tableFrom } from './table.ts'

const text = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }))
const OPS = '+ - * / % ^ = != < <= > >= and or'.split(' ') as BinaryOp[]
const NAMES = Object.keys(FUNCTIONS) as FunctionName[]

const { formula } = fc.letrec<{ formula: Formula }>((tie) => ({
  formula: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.record({
      kind: fc.constant('value' as const),
      value: fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null)),
    }),
    fc.record({ kind: fc.constant('column' as const), name: text }),
    fc.record({
      kind: fc.constant('unary' as const),
      op: fc.constantFrom('-' as const, 'not' as const),
      of: tie('formula'),
    }),
    fc.record({
      kind: fc.constant('binary' as const),
      op: fc.constantFrom(...OPS),
      left: tie('formula'),
      right: tie('formula'),
    }),
    fc
      .tuple(fc.constantFrom(...NAMES), fc.array(tie('formula'), { minLength: 3, maxLength: 3 }))
      .map(([name, args]) => ({
        kind: 'call' as const,
        name,
        args: args.slice(0, FUNCTIONS[name]),
      })),
  ),
}))

const SQL_WORDS =
  /^(?:NOT|AND|OR|CASE|WHEN|THEN|ELSE|END|CAST|TRY_CAST|AS|VARCHAR|DOUBLE|DATE|substr|NULL|true|false|coalesce|nullif|pow|abs|round|floor|ceil|sqrt|exp|ln|least|greatest|lower|upper|trim|length|contains|replace|year|month|day|isodow)$/

/** What is left when every quoted name and text is taken out, as a database reads them. */
function bareSql(code: string): string[] {
  const bare = code.replace(/'(?:[^']|'')*'|"(?:[^"]|"")*"/g, ' ')
  expect(bare).not.toMatch(/['";]|--|\/\*|\0/)
  return bare.match(/[A-Za-z_]\w*/g) ?? []
}

test('a formula as SQL is made of our words, numbers, and what is quoted', () => {
  fc.assert(
    fc.property(formula, (made) => {
      const foreign = bareSql(formulaSql(made)).filter(
        (word) => !SQL_WORDS.test(word) && word !== 'e',
      )
      expect(foreign).toEqual([])
    }),
    { numRuns: 600 },
  )
})

test('what is quoted comes back as it was', () => {
  for (const words of HOSTILE_TEXTS) {
    const kept = words.replaceAll('\0', '\ufffd')
    expect(sqlText(words).slice(1, -1).replaceAll("''", "'")).toBe(kept)
    expect(sqlName(words).slice(1, -1).replaceAll('""', '"')).toBe(kept)
  }
  expect([-5, Infinity, -Infinity, Number.NaN, -0, 1e21].map(sqlNumber)).toEqual([
    '(-5)',
    "'inf'::DOUBLE",
    "'-inf'::DOUBLE",
    '0',
    '0',
    '1e+21',
  ])
})

test('a formula is read without end, or with a reason', () => {
  const table = tableFrom([{ name: 'constructor', type: 'number', data: [4] }])
  expect(compileFormula(parseFormula('constructor + 1'), table)(0)).toBe(5)
  expect(() => compileFormula(parseFormula('__proto__'), table)).toThrow('no-column')
  expect(() => parseFormula('toString(1)')).toThrow('formula-function')
  for (const long of [
    '-'.repeat(5_000) + '1',
    'not '.repeat(5_000) + 'true',
    '('.repeat(5_000),
    'abs('.repeat(5_000),
    Array.from({ length: 5_000 }, () => '1').join('+'),
  ])
    expect(() => parseFormula(long)).toThrow('formula-deep')
})

test('what stands inside itself is neither written nor asked twice at every level', () => {
  const deep = parseFormula(`${'isempty('.repeat(25)}constructor${')'.repeat(25)}`)
  expect(formulaSql(deep).length).toBeLessThan(2_000)
  let asked = 0
  const data = new Proxy([1], {
    get: (cells, at) => {
      asked += 1
      return Reflect.get(cells, at) as unknown
    },
  })
  compileFormula(deep, { columns: [{ name: 'constructor', type: 'number', data }], rows: 1 })(0)
  expect(asked).toBe(1)
})

test('a rule is a rule, whatever its column and its value are called', () => {
  const types = new Map([['n', 'number']])
  for (const words of HOSTILE_TEXTS) {
    const made = rulesFormula([{ column: words, test: '=', value: words }], true, types)
    expect(made).toEqual({
      kind: 'binary',
      op: '=',
      left: { kind: 'column', name: words },
      right: { kind: 'value', value: words },
    })
  }
  const filled = rulesFormula([{ column: 'a] or [b', test: 'filled', value: '' }], true, types)!
  const table = tableFrom([{ name: 'a] or [b', type: 'text', data: ['x', null] }])
  expect([0, 1].map(compileFormula(filled, table))).toEqual([true, false])
  expect(() =>
    rulesFormula(
      Array.from({ length: 5_000 }, () => ({ column: 'n', test: '=', value: '1' })),
      true,
      types,
    ),
  ).toThrow('formula-deep')
})

test('a plain number has its dot to itself in Python', () => {
  expect(formulaPython(parseFormula('abs(5)'), py`table`)).toBe('(5).abs()')
})

test('one question that reads is asked, anything else is not', () => {
  for (const fine of [
    'select 1',
    'SELECT * FROM a;',
    'with x as (select 1) select * from x',
    "from a where name = ';'",
    'select ";" from a -- the end; really',
    'describe a',
    '(select 1) union (select 2)',
    "select $$;$$, '--' /* ; */",
  ])
    expect(sqlQuestion(fine)).toContain(fine.replace(/;$/, ''))
  for (const refused of [
    'select 1; drop table a',
    'select 1;;',
    "copy a to 'x'",
    'attach x',
    'install httpfs',
    'pragma x',
    'insert into a values (1)',
    "select '; drop table a",
    'select 1 /* ',
    'select "a',
    '-- select\ndrop table a',
    '',
  ])
    expect(sqlQuestion(refused)).toBeNull()
})
