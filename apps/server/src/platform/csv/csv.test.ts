import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Problem } from '../http/problem.ts'
import * as csv from './csv.ts'

const { writeCsv } = csv
const readCsv = (text: string) => csv.readCsv(text, 'too-long')

describe('reading', () => {
  test.each([
    [
      'commas',
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'tabs, as copied from a spreadsheet',
      'a\tb, c\r\nd\te',
      [
        ['a', 'b, c'],
        ['d', 'e'],
      ],
    ],
    [
      'semicolons',
      'a;b\nc;d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['quotes', '"a,1","he said ""hi"""', [['a,1', 'he said "hi"']]],
    ['a line break inside quotes', '"a\nb",c', [['a\nb', 'c']]],
    [
      'line ends of three systems',
      '\uFEFFa;b\rc;d\r\ne;f\n',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
      ],
    ],
    ['lines shorter than the first', 'a;b;c\nd\ne;f', [['a', 'b', 'c'], ['d'], ['e', 'f']]],
    ['spaces around cells', ' a , b ', [['a', 'b']]],
    [
      'a space before a quote, as people type it',
      'name, class\n "Doe, Ann", "P5"\nBo, ""',
      [
        ['name', 'class'],
        ['Doe, Ann', 'P5'],
        ['Bo', ''],
      ],
    ],
    ['a quote behind a space inside of quotes', '"a, "",b","c, ""d"', [['a, ",b', 'c, "d']]],
    ['nothing', '', []],
    ['an empty line keeps its number', 'a\n\nb', [['a'], [], ['b']]],
  ])('%s', (_name, text, rows) => expect(readCsv(text)).toEqual(rows))
})

test('what is written reads back the same', () => {
  const cell = fc.string().map((text) =>
    text
      .trim()
      .replace(/^[=+\-@'"\s\uFEFF]+/, '')
      .replace(/\r/g, ' ')
      .trim(),
  )
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 })
  fc.assert(
    fc.property(rows, (table) => {
      const wide = table.map((row) => ['x', ...row])
      expect(readCsv(writeCsv([['h', 'h', 'h', 'h', 'h', 'h'], ...wide])).slice(1)).toEqual(wide)
    }),
  )
})

test('a name that looks like a formula is not run', () => {
  expect(writeCsv([['=1+1', '-2', 3, null]])).toBe("\uFEFF'=1+1,'-2,3,\r\n")
  for (const start of [
    '=',
    '+',
    '-',
    '@',
    '\t',
    '\r',
    '\n',
    ' =',
    '\u00a0@',
    '＝',
    '＋',
    '－',
    '＠',
  ]) {
    const [, written] = readCsv(writeCsv([['name'], [`${start}cmd|' /C calc'!A0`]]))
    expect(written?.[0]?.startsWith("'")).toBe(true)
  }
  for (const plain of ['Dao', '3-2', 'a=b', 'mail@school', '“=”'])
    expect(writeCsv([[plain]])).toBe(`\uFEFF${plain}\r\n`)
})

test('a table that nobody typed is refused before it costs anything', () => {
  expect(() => readCsv('",'.repeat(100_000))).toThrow(Problem)
  expect(() => readCsv('"\n'.repeat(100_000))).toThrow(Problem)
  expect(readCsv('a@x.co,A,B\n'.repeat(9000))).toHaveLength(9000)
})
