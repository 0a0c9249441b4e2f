/** Graded here as nbgrader graded it: what its pupils handed in gets the same marks. */
import { readFileSync } from 'node:fs'
import { gradeNotebook, gradingNotebook } from '@panya/domain/notebook/graded/grade-notebook.ts'
import { isCode, type Notebook } from '@panya/domain/notebook/notebook.ts'
import { readNotebook } from '@panya/domain/notebook/read-notebook.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestPython, testPython } from '../python/testing/test-python.ts'
import { runNotebook } from './run-notebook.ts'

const FOLDER = '../../../domain/src/notebook/graded/testing/nbgrader'

function open(name: string): Notebook {
  const file = new URL(`${FOLDER}/${name}.ipynb`, import.meta.url)
  const read = readNotebook(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.ok) throw new Error(`${name}: ${read.problem}`)
  return read.notebook
}

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

test.each(['bitdiddle-problem1', 'bitdiddle-problem2', 'hacker-problem1', 'hacker-problem2'])(
  '%s',
  async (name) => {
    const source = open(`source-${name.split('-')[1]}`)
    const grading = gradingNotebook(source, open(`submitted-${name}`))
    await python.client.perform({ do: 'cell', source: '%reset', number: 0 }, null)
    const ours = gradeNotebook(source, grading, await runNotebook(python.client, grading, []))
    // The same rules over what nbgrader itself saw when it ran them.
    const theirs = open(`autograded-${name}`)
    const seen = theirs.cells.filter(isCode).map(({ id, outputs }) => {
      return { id, outputs, failed: outputs.some(({ output_type }) => output_type === 'error') }
    })
    expect(ours).toEqual(gradeNotebook(source, theirs, seen))
    expect(ours.length).toBeGreaterThan(1)
  },
)
