import { LOCALES } from '@panya/domain/locale/locale.ts'
import { runNotebook } from '@panya/engines/notebook/run-notebook.ts'
import { type TestPython, testPython } from '@panya/engines/python/testing/test-python.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../core/document.ts'
import { loadLessonMessages } from '../lesson-messages.ts'
import { LESSONS, lessonDocument } from './lessons.ts'

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)
afterAll(() => python.client.dispose())

test('there are at least ten lessons, each with an exercise', () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(10)
  for (const lesson of LESSONS) {
    expect(lesson.cells.some(([kind, name]) => kind === 'text' && name.endsWith('Exercise'))).toBe(
      true,
    )
  }
})

/** The words are part of the programs, so every language is run. */
test.each(LOCALES)('every lesson runs without an error in %s', async (locale) => {
  const messages = await loadLessonMessages(locale)
  for (const lesson of LESSONS) {
    const { notebook, files } = migrate(lessonDocument(lesson, messages))
    expect(JSON.stringify(notebook)).not.toMatch(/\{\{\w+\}\}/)
    await python.client.perform({ do: 'cell', source: '%reset', number: 1 }, null)
    const ran = await runNotebook(python.client, notebook, files)
    const failed = ran.filter((cell) => cell.failed).map((cell) => cell.outputs)
    expect(failed, lesson.id).toEqual([])
  }
})
