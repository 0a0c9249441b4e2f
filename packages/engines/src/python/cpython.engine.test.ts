import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import recordings from './testdata/recordings.json' with { type: 'json' }
import { type TestPython, testPython } from './testing/test-python.ts'

/** CPython is the reference: scripts/python-record.ts wrote the recordings and the version beside them. */

let python: TestPython

beforeAll(async () => {
  python = await testPython()
}, 60_000)

afterAll(() => python.client.dispose())

test('there are a hundred programs, recorded from a named CPython', () => {
  expect(Object.keys(recordings.outputs).length).toBeGreaterThanOrEqual(100)
  expect(recordings.version).toMatch(/^Python 3\.\d+\.\d+$/)
})

test.each(Object.entries(recordings.outputs))(
  '%s prints what CPython prints',
  async (name, output) => {
    const text = readFileSync(join(import.meta.dirname, 'testdata/programs', name), 'utf8')
    const typed = /^# input: (.*)$/m.exec(text)?.[1]?.split('|') ?? []
    const off = python.client.onEvent((event) => {
      if (event.kind !== 'input') return
      python.client.sendLine(typed.shift() ?? null)
    })
    const { stdout, answer } = await python.play(text)
    off()
    expect(stdout).toBe(output)
    expect(['finished', 'exited']).toContain(answer.ending)
  },
)
