import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Program, Statement, Vocabulary } from './ast.ts'
import { programFromBlocks } from './blocks-to-program.ts'
import { CodeError } from './code-error.ts'
import { compile } from './compile.ts'
import { Machine, type MachineEnd } from './machine.ts'
import { blockCount } from './measure.ts'
import { blocksFromProgram } from './program-to-blocks.ts'
import { parsePython } from './python-parser.ts'
import { printPython } from './python-printer.ts'
import { randomProgram } from './testing/random-program.ts'
import { showValue, type Value } from './value.ts'

const WORDS: Vocabulary = { commands: { move: 0, go: 1 }, questions: { path: 0, free: 1 } }

/** Runs a program in a world that only remembers; every third question is answered with yes. */
function play(program: Program, maxSteps = 5000): { told: string[]; end: MachineEnd } {
  const told: string[] = []
  let asked = 0
  const world = {
    act(name: string, args: Value[]) {
      told.push(`${name} ${args.map((value) => showValue(value)).join(' ')}`)
      return told.length < 500
    },
    ask: () => ++asked % 3 === 0,
  }
  const hooks = { onPrint: (text: string) => void told.push(`print ${text}`) }
  const end = new Machine(compile(program, WORDS), world, hooks, maxSteps).run()
  return { told, end }
}

function shown(source: string): string[] {
  const { told, end } = play(parsePython(source))
  expect(end.error).toBeNull()
  return told.map((line) => line.replace('print ', ''))
}

function mistake(source: string): string {
  try {
    const { end } = play(parsePython(source))
    return end.error ? `${end.error.code} ${end.error.at}` : 'none'
  } catch (error) {
    if (error instanceof CodeError) return `${error.code} ${error.at}`
    throw error
  }
}

/** The same program without the places its parts were written at. */
function bare(program: Program): string {
  return JSON.stringify(program).replaceAll(/"at":"[^"]*",?/g, '')
}

test('a program reads the same through blocks and through Python, and runs the same', () => {
  for (let seed = 0; seed < 1000; seed++) {
    const program = randomProgram(seed, WORDS)
    const fromBlocks = programFromBlocks(
      JSON.parse(JSON.stringify(blocksFromProgram(program, WORDS, { north: 'direction' }))),
    )
    const fromPython = parsePython(printPython(program).source)
    expect(bare(fromBlocks)).toBe(bare(program))
    expect(bare(fromPython)).toBe(bare(program))
    const runs = [program, fromBlocks, fromPython].map((each) => play(each, 2000))
    const [first, ...others] = runs.map(({ told, end }) =>
      [...told, end.steps, end.error?.code].join('\n'),
    )
    expect(others).toEqual([first, first])
  }
})

test('arithmetic, comparison and lists follow Python', () => {
  expect(shown('print(-7 // 2)\nprint(-7 % 3)\nprint(2 + 3 * 4 - (1 - 2))')).toEqual([
    '-4',
    '2',
    '15',
  ])
  expect(shown('a = [1, [2, 3]]\nprint(a[-1][0])\na[0] = True\nprint(a)\nprint(len(a))')).toEqual([
    '2',
    '[True, [2, 3]]',
    '2',
  ])
  expect(
    shown('a = [5]\nb = a\nb.append(7)\nprint(a.pop())\nprint(5 in a)\nprint(7 not in a)'),
  ).toEqual(['7', 'True', 'True'])
  expect(shown('print(not 1 == 2 and True)\nprint("ab" == "ab")')).toEqual(['True', 'True'])
})

test('loops, elif, break, functions, local names and recursion follow Python', () => {
  const source = `
def power(base, n):
    if n == 0:
        return 1
    return base * power(base, n - 1)

x = 1
def change():
    x = 5
    return x
print(power(2, 10))
change()
print(x)
for i in range(2, 9):
    if i == 3: print("three")
    elif i > 4:
        break
    else:
        print(i)
while x < 4: x += 2
x -= 1
print(x)
`
  expect(shown(source)).toEqual(['1024', '1', '2', 'three', '4', '4'])
})

test('mistakes are named with their line', () => {
  const cases: [string, string][] = [
    ['move(\n', 'bracket-not-closed 1'],
    ['move()\n  move()', 'indent-unexpected 2'],
    ['while True:\nmove()', 'indent-missing 2'],
    ['if path():\n    move()\n  move()', 'indent-uneven 3'],
    ['if path()\n    move()', 'colon-missing 1'],
    ['if x = 3:\n    move()', 'assign-in-condition 1'],
    ['go("north)', 'text-not-closed 1'],
    ['move() move()', 'unexpected 1'],
    ['\n\nmove', 'expected 3'],
    ['import os', 'not-supported 1'],
    ['x = 1 / 2', 'not-supported 1'],
    ['x = 1 < 2 < 3', 'not-supported 1'],
    ['x = 1.5', 'not-supported 1'],
    ['jump()', 'unknown-call 1'],
    ['x = move()', 'not-a-value 1'],
    ['go()', 'argument-count 1'],
    ['print(y)', 'unknown-name 1'],
    ['x = [1]\nx[4] = 2', 'index 2'],
    ['x = []\nx.pop()', 'list-empty 2'],
    ['x = 4 // 0', 'divide-by-zero 1'],
    ['x = 1 + "a"', 'not-a-number 1'],
    ['for i in 5: move()', 'not-a-list 1'],
    ['move()\n...', 'gap 2'],
    ['return 4', 'return-outside 1'],
    ['break', 'break-outside 1'],
    ['def f(): move()\ndef f(): move()', 'function-twice 2'],
    ['def move(): print(1)', 'name-reserved 1'],
    ['while = 3', 'name-reserved 1'],
    ['def f(): f()\nf()', 'too-deep 1'],
    ['while True: pass', 'too-many-steps 1'],
    ['x = 10\nwhile True: x = x * x', 'number-too-big 2'],
    ['x = 3 $ 4', 'character 1'],
    ['if path():\n  def f(): move()', 'function-inside 2'],
  ]
  expect(cases.map(([source]) => mistake(source))).toEqual(cases.map(([, expected]) => expected))
})

test('no text and no JSON can crash the readers', () => {
  const words = fc.constantFrom(
    ...'if while def for in range ( ) [ ] : , = == + - not and "a" x 3 ... \n \n    move() else .'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(words).map((all) => all.join(' ')),
        fc.string(),
      ),
      (source) => {
        try {
          parsePython(source)
        } catch (error) {
          expect(error).toBeInstanceOf(CodeError)
        }
      },
    ),
    { numRuns: 500 },
  )
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      try {
        programFromBlocks(value)
      } catch (error) {
        expect(error).toBeInstanceOf(CodeError)
      }
    }),
  )
})

function under(block: unknown) {
  return { blocks: { blocks: [{ type: 'game_start', next: { block } }] } }
}

function refused(block: unknown): string {
  try {
    compile(programFromBlocks(under(block)), WORDS)
    return 'read'
  } catch (error) {
    return error instanceof CodeError ? error.code : String(error)
  }
}

test('blocks with odd names, deep nests and huge stacks are refused', () => {
  expect(refused({ type: 'game_constructor' })).toBe('bad-blocks')
  expect(refused({ type: 'text_print' })).toBe('bad-blocks')
  expect(refused({ type: 'game_do_toString_0' })).toBe('unknown-call')
  expect(refused({ type: 'game_set', fields: { VAR: 'x y' } })).toBe('bad-blocks')
  let deep: unknown = { type: 'game_do_move_0' }
  for (let i = 0; i < 300; i++) deep = { type: 'game_while', inputs: { DO: { block: deep } } }
  expect(refused(deep)).toBe('too-nested')
  let long: unknown = { type: 'game_do_move_0' }
  for (let i = 0; i < 3000; i++) long = { type: 'game_do_move_0', next: { block: long } }
  expect(refused(long)).toBe('too-long')
})

test('size counts statements and definitions, not conditions', () => {
  const source = 'def f():\n    move()\nif path():\n    f()\nelse:\n    move()\n'
  expect(blockCount(parsePython(source))).toBe(5)
})

test('the printed lines are known by the places of the nodes', () => {
  const main: Statement[] = [
    { kind: 'call', at: 'a', name: 'move', args: [] },
    { kind: 'while', at: 'b', condition: { kind: 'boolean', value: true }, body: [] },
  ]
  const { source, lines } = printPython({ functions: [], main })
  expect(source).toBe('move()\nwhile True:\n    pass\n')
  expect([...lines]).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('a list that holds itself stays harmless', () => {
  expect(shown('a = [1]\na.append(a)\nb = [1]\nb.append(b)\nprint(a == b)\nprint(a)')).toEqual([
    'False',
    '[1, [1, [1, […]]]]',
  ])
})
