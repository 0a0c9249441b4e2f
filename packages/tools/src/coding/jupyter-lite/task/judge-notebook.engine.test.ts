import type { CheckWish } from '@panya/domain/classroom/check.ts'
import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeNotebook } from './judge-notebook.ts'
import { loadNotebookTaskMessages, notebookLines } from './notebook-lines.ts'
import { recordNotebook } from './record-notebook.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

const reset = () => python.client.perform({ do: 'cell', source: '%reset -f', number: 1 }, null)

const workOf = (...sources: string[]) => ({
  notebook: notebookOf([
    markdownCell('# Conclusion\nIt grows.', 'text'),
    ...sources.map((source, at) => codeCell(source, `c${at}`)),
  ]),
  files: [],
})

async function judge(work: ReturnType<typeof workOf>, checks: CheckWish[]) {
  await reset()
  return judgeNotebook(python.client, work, checks, 'en')
}

const hidden = (body: string): CheckWish => ({ kind: 'test', name: '', input: [], test: body })
const holds = (name: string, value: string, within = 0): CheckWish => ({
  kind: 'name-value',
  name,
  value,
  within,
})
const cell = (name: string, shows = ''): CheckWish => ({ kind: 'cell', cell: name, shows })

test('tests run after the cells and know their names and what was printed', async () => {
  const work = workOf('def double(n): return n * 2', 'len = 3\nprint("Hello")')
  const results = await judge(work, [
    hidden('assert double(2) == 4'),
    hidden('assert double(2) == 5, "Look at double"'),
    hidden('assert len(output) > 0 and "Hello" in output'),
    hidden('triple(2)'),
  ])
  expect(results).toMatchObject([
    { kind: 'passed' },
    { kind: 'says', words: 'Look at double' },
    { kind: 'passed' },
    { kind: 'error', error: { name: 'NameError' } },
  ])
})

test('a name holds a value, numbers within their tolerance, and says what it is otherwise', async () => {
  const work = workOf('mean = 12.5\nname = "Nok"\nlist_ = [1, 2]\nyes = True')
  const results = await judge(work, [
    holds('mean', '12.4', 0.1),
    holds('mean', '12.4'),
    holds('name', '"Nok"'),
    holds('list_', '[1, 2]'),
    holds('yes', '1'),
    holds('median', '3'),
  ])
  expect(results.map(({ kind }) => kind)).toEqual([
    'passed',
    'says',
    'passed',
    'passed',
    'says',
    'error',
  ])
  expect(results[1]).toEqual({ kind: 'says', words: '12.5' })
})

test('a cell is found by its first line; what it shows counts, and an error never', async () => {
  const work = workOf('# Answer\n40 + 2', '# Broken\nprint("Hello")\n1 / 0', 'print("a \\nb")')
  const results = await judge(work, [
    cell('answer', '42'),
    cell('answer', '43'),
    cell('broken'),
    cell('conclusion'),
    cell('summary'),
    cell('', 'a\nb'),
    cell('', 'Hello'),
  ])
  expect(results.map(({ kind }) => kind)).toEqual([
    'passed',
    'shows',
    'fails',
    'passed',
    'absent',
    'passed',
    'shows',
  ])
})

test('a solution passes what was recorded of it, and one that fails is not recorded', async () => {
  const work = workOf('ages = [10, 14]\nmean = sum(ages) / 3', 'print(mean)')
  await reset()
  const recorded = await recordNotebook(python.client, work)
  expect(recorded).toContainEqual({
    kind: 'name-value',
    name: 'ages',
    value: '[10, 14]',
    within: 0,
  })
  expect(recorded).toContainEqual({ kind: 'cell', cell: '', shows: '8.0' })
  expect((await judge(work, recorded!)).every(({ kind }) => kind === 'passed')).toBe(true)
  await reset()
  expect(await recordNotebook(python.client, workOf('print(1)', '1 / 0'))).toBeNull()
})

test('what is said gives neither a test nor a value away', async () => {
  const checks = [holds('mean', '12.4'), hidden('assert mean == 12.4')]
  const results = await judge(workOf('mean = 1'), checks)
  const lines = notebookLines(await loadNotebookTaskMessages('en'), checks, results)
  expect(lines.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(JSON.stringify(lines)).not.toContain('12.4')
})
