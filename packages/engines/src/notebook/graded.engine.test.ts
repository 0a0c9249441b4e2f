/** A task in nbgrader's words, with what two pupils handed in: run in Python, judged by the hidden tests. */
import { gradeNotebook, gradingNotebook } from '@panya/domain/notebook/graded/grade-notebook.ts'
import { releaseNotebook } from '@panya/domain/notebook/graded/release-notebook.ts'
import { PUPILS, SOURCE } from '@panya/domain/notebook/graded/testing/sums-task.ts'
import { codeCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { runNotebook } from './run-notebook.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())
beforeEach(() => python.client.perform({ do: 'cell', source: '%reset', number: 0 }, null))

test.each(Object.entries(PUPILS))('%s', async (_name, { work, marks }) => {
  const grading = gradingNotebook(SOURCE, work(releaseNotebook(SOURCE)))
  const ran = await runNotebook(python.client, grading, [])
  const given = gradeNotebook(SOURCE, grading, ran).map((mark) => [mark.gradeId, mark.points])
  expect(Object.fromEntries(given)).toEqual(marks)
})

test('the teacher’s own solution gets every point', async () => {
  const ran = await runNotebook(python.client, SOURCE, [])
  for (const { points, of, gradeId } of gradeNotebook(SOURCE, SOURCE, ran))
    if (points !== null && gradeId !== 'why') expect([gradeId, points]).toEqual([gradeId, of])
})

test('a cell without end is stopped, and the ones after it are run', async () => {
  const endless = notebookOf([
    codeCell('while True:\n    pass', 'endless'),
    codeCell('print("after")', 'after'),
  ])
  const ran = await runNotebook(python.client, endless, [], { secondsPerCell: 1 })
  expect(ran.map(({ id, failed }) => [id, failed])).toEqual([
    ['endless', true],
    ['after', false],
  ])
}, 60_000)
