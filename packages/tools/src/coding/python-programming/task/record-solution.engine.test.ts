import { type CheckWish } from '@panya/domain/classroom/check.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askPython } from './ask-python.ts'
import { askSolution, recordSolution } from './record-solution.ts'
import { taskResults } from './task-results.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

async function ask(text: string, { specs }: ReturnType<typeof askPython>) {
  const request = { do: 'check', main: 'main.py', checks: specs, every: true } as const
  return python.client.perform(request, [{ name: 'main.py', text }])
}

const record = async (text: string, input: string[] = []) =>
  recordSolution(input, await ask(text, askSolution(input)))

async function kindsOf(text: string, checks: CheckWish[]) {
  const asked = askPython(checks)
  return taskResults(checks, asked, await ask(text, asked)).map(({ kind }) => kind)
}

const SOLUTION = 'n = int(input("? "))\nfor i in range(n):\n    print(i)\n'

test('a solution is written down, passes what was written, and another program does not', async () => {
  const recorded = await record(SOLUTION, ['2'])
  expect(recorded).toEqual([
    { kind: 'output', input: ['2'], output: '0\n1' },
    { kind: 'most-lines', count: 3 },
    { kind: 'uses-code', part: 'loop' },
    { kind: 'uses-code', part: 'for' },
  ])
  expect(await kindsOf(SOLUTION, recorded!)).toEqual(['passed', 'passed', 'passed', 'passed'])
  expect(await kindsOf('print("0\\n1")\n\n', recorded!)).toEqual([
    'passed',
    'passed',
    'parts',
    'parts',
  ])
})

test('of a program that fails or prints too much no output is asked of others', async () => {
  const kinds = async (text: string) => (await record(text))?.map(({ kind }) => kind)
  expect(await kinds('print(1)\n1 / 0')).toEqual(['most-lines'])
  expect(await kinds('print("x" * 3000)')).toEqual(['most-lines'])
  expect(await record('for')).toBeNull()
})
