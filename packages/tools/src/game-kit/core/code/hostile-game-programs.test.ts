/** Programs for games out of strangers' hands: they are read, refused or run by our own machine, never evaluated. */
import { expect, test } from 'vitest'
import { programFromBlocks } from './blocks-to-program.ts'
import { CodeError } from './code-error.ts'
import { compile } from './compile.ts'
import { ALL_FEATURES } from './feature.ts'
import { checkAllowed } from './features.ts'
import { blockCount } from './measure.ts'
import { parsePython } from './python-parser.ts'
import { printPython } from './python-printer.ts'

function codeOf(read: () => unknown): string {
  try {
    read()
    return 'fine'
  } catch (error) {
    if (error instanceof CodeError) return error.code
    throw error
  }
}

const NOTHING = { commands: {}, questions: {} }

test('a long sum is a deep one: it is read as far as everything that reads it can follow', () => {
  const sum = (parts: number): string =>
    `x = ${Array.from({ length: parts }, () => '1').join('+')}\n`
  const program = parsePython(sum(1_000))
  compile(program, NOTHING)
  checkAllowed(program, { features: ALL_FEATURES, words: [] })
  expect(blockCount(program)).toBe(1)
  expect(printPython(program).source.replaceAll(' ', '')).toBe(sum(1_000).replaceAll(' ', ''))
  for (const long of [
    sum(9_000),
    `x = y${'[0]'.repeat(6_000)}\n`,
    `x = ${Array.from({ length: 4_000 }, () => 'a').join(' or ')}\n`,
    `x = ${Array.from({ length: 4_000 }, () => 'a').join(' and ')}\n`,
    `x = y${'.pop()'.repeat(3_000)}\n`,
    `x = ${'-'.repeat(9_000)}1\n`,
    `x = ${'not '.repeat(4_000)}y\n`,
    `x = ${'('.repeat(9_000)}1${')'.repeat(9_000)}\n`,
  ])
    expect(['too-nested', 'too-long']).toContain(codeOf(() => parsePython(long)))
})

const start = (block: unknown): unknown => ({
  blocks: { blocks: [{ type: 'game_start', next: { block } }] },
})

test('a word in the type of a block is a word, or the block is none', () => {
  expect(printPython(programFromBlocks(start({ type: 'game_do_move_0' }))).source).toBe('move()\n')
  for (const type of [
    'game_do_move(); import os_0',
    'game_do_a\nimport os_0',
    'game_do__0',
    'game_do_1_0',
    'game_do_a b_0',
    'game_do_a_99',
    'game_do_a_x',
    'game_constructor',
    'game___proto__',
    'constructor',
  ])
    expect(codeOf(() => programFromBlocks(start({ type })))).toBe('bad-blocks')
})

test('a name of a variable is a name, a text ends where it should', () => {
  const set = (name: unknown, text: unknown): unknown => ({
    type: 'game_set',
    fields: { VAR: name },
    inputs: { VALUE: { block: { type: 'game_text', fields: { TEXT: text } } } },
  })
  expect(printPython(programFromBlocks(start(set('คะแนน', 'a b')))).source).toBe('คะแนน = "a b"\n')
  for (const [name, text] of [
    ['x = 1; y', 'a'],
    ['x\ny', 'a'],
    ['', 'a'],
    [null, 'a'],
    [{}, 'a'],
    ['x', '"'],
    ['x', '\\'],
    ['x', '\n'],
    ['x', '\r'],
    ['x', null],
    ['x', 'a'.repeat(81)],
  ])
    expect(codeOf(() => programFromBlocks(start(set(name, text))))).toBe('bad-blocks')
  expect(codeOf(() => programFromBlocks(start(set('lambda', 'a'))))).toBe('name-reserved')
})

test('blocks without end are refused', () => {
  let deep: unknown = { type: 'game_number', fields: { NUM: 1 } }
  for (let level = 0; level < 10_000; level++)
    deep = { type: 'game_negate', inputs: { A: { block: deep } } }
  const change = { type: 'game_change', fields: { VAR: 'x' }, inputs: { VALUE: { block: deep } } }
  expect(codeOf(() => programFromBlocks(start(change)))).toBe('too-nested')
  let long: unknown
  for (let count = 0; count < 10_000; count++) long = { type: 'game_break', next: { block: long } }
  expect(codeOf(() => programFromBlocks(start(long)))).toBe('too-long')
})
