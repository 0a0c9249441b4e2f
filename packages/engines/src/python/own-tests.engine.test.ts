import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckSpec, PartsWish, ProjectFile } from './protocol.ts'
import { readAnswer } from './read-answer.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

async function check(text: string, checks: CheckSpec[], others: ProjectFile[] = []) {
  const request = { do: 'check', main: 'main.py', checks, every: true } as const
  const answer = await python.client.perform(request, [{ name: 'main.py', text }, ...others])
  // Whatever Python really says, a page takes as it is.
  expect(readAnswer(answer)).toEqual(answer)
  return answer
}

async function tested(text: string, ownTest: string, input: string[] = []) {
  const { checks } = await check(text, [{ ownTest, input }])
  const { passed, message, error } = checks![0]!
  return passed ? 'passed' : (error?.type ?? message)
}

const DOUBLE = 'def double(n):\n    return n * 2\n'

test.each([
  ['a right program', DOUBLE, 'assert double(2) == 4', 'passed'],
  ['a wrong one', 'def double(n):\n    return n', 'assert double(2) == 4', ''],
  ['with words', 'x = 1', 'assert x == 2, "x should be 2"', 'x should be 2'],
  ['nothing of that name', 'x = 1', 'double(2)', 'NameError'],
  ['what was printed', 'output = "no"\nprint("yes")', 'assert output == "yes\\n"', 'passed'],
  ['a program that leaves', `${DOUBLE}exit()`, 'assert double(3) == 6', 'passed'],
  ['a test that is left', 'def double(n):\n    exit()', 'assert double(2) == 4', 'SystemExit'],
  ['a program that fails', '1 / 0', 'pass', 'ZeroDivisionError'],
  ['an assertion of the program itself', 'assert False', 'pass', 'AssertionError'],
  ['a test that is no Python', DOUBLE, 'assert assert', 'SyntaxError'],
])('%s', async (_what, text, ownTest, ending) => {
  expect(await tested(text, ownTest)).toBe(ending)
})

test('a program that takes Python’s names does not get in the way of a test', async () => {
  const takes = `sum = 0\nlist = [3]\n${DOUBLE}`
  expect(await tested(takes, 'assert sum(list((1, 2))) == 3')).toBe('passed')
  expect(await tested(takes, 'assert sum == 0 and list == [3]')).toBe('passed')
  const own = 'def max(a, b):\n    return "mine"'
  expect(await tested(own, 'assert max(1, 2) == "mine"')).toBe('passed')
})

test('a program that overwrites print and AssertionError for everybody passes nothing by it', async () => {
  const hostile = [
    'import builtins',
    'print = None',
    'builtins.print = builtins.len = lambda *some: 7',
    'builtins.AssertionError = builtins.Exception = ValueError',
  ].join('\n')
  expect(await tested(hostile, 'assert len("ab") == 7')).toBe('')
  expect(await tested(hostile, 'assert len("ab") == 2')).toBe('passed')
  expect(await tested('print("as ever")', 'assert output == "as ever\\n"')).toBe('passed')
})

test('what the program did not read is left for the test', async () => {
  const text = 'first = input()\ndef ask():\n    return input("? ")'
  expect(await tested(text, 'assert first + ask() == "ab"', ['a', 'b'])).toBe('passed')
})

test('every check is answered; one that fails ends nothing', async () => {
  const { checks } = await check('print(1)', [
    { output: '2' },
    { ownTest: 'assert False' },
    { output: '1' },
  ])
  expect(checks?.map(({ passed }) => passed)).toEqual([false, false, true])
})

test('a test that never ends is stopped; what was found out before it is kept', async () => {
  const timer = setTimeout(() => python.client.stop(), 1500)
  const answer = await check('print(1)', [{ output: '1' }, { ownTest: 'while True: pass' }])
  clearTimeout(timer)
  expect(answer.ending).toBe('stopped')
  expect(answer.checks?.map(({ passed }) => passed)).toEqual([true])
})

async function parts(text: string, wish: PartsWish, others: ProjectFile[] = []) {
  const { checks } = await check(text, [{ parts: wish }], others)
  const { passed, message, error } = checks![0]!
  return passed ? 'passed' : (error?.type ?? (JSON.parse(message!) as unknown))
}

test.each<[string, string, boolean]>([
  ['loop', 'for i in range(3): print(i)', true],
  ['loop', '# for while\nprint("for i in x")', false],
  ['while', 'while True:\n    pass', true],
  ['while', 'for i in x: pass', false],
  ['if', 'x = 1 if y else 2', true],
  ['function', 'def f(): pass', true],
  ['function', 'print(1)', false],
  ['recursion', 'def f(n):\n    return f(n - 1)', true],
  ['recursion', 'def even(n): return odd(n - 1)\ndef odd(n): return even(n - 1)', true],
  ['recursion', 'def append(x): things.append(x)', false],
  ['recursion', 'class A:\n    def go(self): self.go()', true],
  ['recursion', 'def go(): pass\nclass A:\n    def go(self): go()', false],
  ['list', 'x = []', true],
  ['list', 'x = list("ab")', true],
  ['dictionary', 'x = {1, 2}', false],
  ['comprehension', 'x = [i for i in y]', true],
  ['class', 'class A: pass', true],
])('%s in %j: %s', async (part, text, there) => {
  const wished = { part } as Extract<PartsWish, { part: unknown }>
  expect((await parts(text, { ...wished, do: 'uses' })) === 'passed').toBe(there)
  expect((await parts(text, { ...wished, do: 'avoids' })) === 'passed').toBe(!there)
})

test('a program is judged with those of its files that it imports, and without being run', async () => {
  const helper = { name: 'helper.py', text: 'while True:\n    print("never")' }
  const uses = { do: 'uses', part: 'while' } as const
  expect(await parts('import random, helper', uses, [helper])).toBe('passed')
  expect(await parts('import random', uses, [helper])).toEqual({ kind: 'uses', part: 'while' })
  expect(await parts('for', uses)).toBe('SyntaxError')
})

test('lines with something on them are counted', async () => {
  const text = '# first\n\nx = """a\nb"""\n\nprint(x)  # last\n'
  expect(await parts(text, { do: 'most-lines', count: 3 })).toBe('passed')
  expect(await parts(text, { do: 'most-lines', count: 2 })).toEqual({ kind: 'lines', count: 3 })
  expect(await parts('', { do: 'most-lines', count: 1 })).toBe('passed')
})

async function styleOf(rule: 'names' | 'unused' | 'long-lines', ...texts: string[]) {
  const [text = '', other] = texts
  const others = other === undefined ? [] : [{ name: 'helper.py', text: other }]
  const { checks } = await check(text, [{ parts: { do: 'style', rule } }], others)
  const { passed, message } = checks![0]!
  return passed ? [] : (JSON.parse(message ?? '') as { found: string[] }).found
}

test.each([
  ['names', 'MAX = 3\nbig_cat = MAX\n_x = 1\nแมว = 2\nclass BigCat: pass\n', []],
  [
    'names',
    'bigCat = 1\nclass big_cat: pass\ndef Run(aB): pass\n',
    ['big_cat', 'Run', 'bigCat', 'aB'],
  ],
  ['unused', 'import os\nfrom math import pi\nn = 1\nprint(pi)\n', ['os', 'n']],
  ['unused', 'for i in range(3):\n    print("Hello")\n_spare = 1\nWIDTH = 300\n', []],
  ['long-lines', `x = 1\ny = "${'a'.repeat(90)}"\n`, ['2']],
] as const)('style, %s: %j', async (rule, text, found) => {
  expect(await styleOf(rule, text)).toEqual(found)
})

test('what one file of a program gives, another may use', async () => {
  const helper = 'size = 3\nleft = 4\n'
  expect(await styleOf('unused', 'import helper\nprint(helper.size)\n', helper)).toEqual(['left'])
})
