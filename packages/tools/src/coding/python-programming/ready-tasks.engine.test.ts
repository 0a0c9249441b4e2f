import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './core/document.ts'
import { tasks, texts } from './ready-tasks.ts'
import { askPython } from './task/ask-python.ts'
import { taskResults } from './task/task-results.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

test.each(tasks)('$id: the solution passes, what learners begin with does not', async (task) => {
  const { id, checks = [], solution = '', starter } = task
  const asked = askPython(checks)
  const kinds = async (text: string) => {
    const request = { do: 'check', main: 'main.py', checks: asked.specs, every: true } as const
    const answer = await python.client.perform(request, [{ name: 'main.py', text }])
    return taskResults(checks, asked, answer).map(({ kind }) => kind)
  }
  expect(await kinds(solution)).toEqual(checks.map(() => 'passed'))
  const begun = migrate(await starter!((await texts('en'))[id]!)).files[0]?.text ?? ''
  expect(new Set(await kinds(begun)).size).toBeGreaterThan(1)
})
