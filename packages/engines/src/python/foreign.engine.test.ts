/** Programs that nobody here wrote: each comes to the end that its table says, and none freezes. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProjectFile, PythonEvent, PythonRequest, RunAnswer } from './protocol.ts'
import {
  chosenPrograms,
  everyProgram,
  type ForeignProgram,
  filesBeside,
  isThere,
  onlyBroughtAlong,
  textOf,
} from './testing/foreign-files.ts'
import { type TestPython, testPython } from './testing/test-python.ts'

/** How long somebody watches a program that never ends before pressing Stop. */
const WATCHED_MS = 700

let python: TestPython

beforeAll(async () => {
  python = await testPython({ fetchPackages: onlyBroughtAlong })
}, 60_000)
afterAll(() => python.client.dispose())

async function run(program: ForeignProgram) {
  const { client } = python
  const left = [...(program.lines ?? [])]
  const seen = new Set<PythonEvent['kind']>()
  const off = client.onEvent((event) => {
    if (event.kind === 'input') client.sendLine(left.shift() ?? null)
    if (seen.size === 0 && program.outcome === 'waits') setTimeout(() => client.stop(), WATCHED_MS)
    seen.add(event.kind)
  })
  const request: PythonRequest = program.quiet
    ? { do: 'check', main: 'main.py', checks: [{ quiet: true, test: 'pass' }] }
    : { do: 'run', main: 'main.py' }
  const files: ProjectFile[] = [
    { name: 'main.py', text: textOf(program.file) },
    ...filesBeside(program),
  ]
  const answer = await client.perform(request, files)
  off()
  return { answer, seen }
}

function errorOf(answer: RunAnswer): string {
  if (answer.ending === 'error') return `${answer.error.type}: ${answer.error.message}`
  const error = answer.checks?.[0]?.error
  if (error) return `${error.type}: ${error.message}`
  return answer.ending === 'crashed' ? `crashed: ${answer.reason}` : ''
}

test('there are a hundred of them, each with its source', () => {
  expect(everyProgram.length).toBeGreaterThanOrEqual(100)
  for (const { file } of everyProgram) {
    expect(isThere(file), file).toBe(true)
    expect(isThere(`${file.split('/')[0]}/LICENSE`), file).toBe(true)
  }
})

test.each(chosenPrograms.map((program) => [program.file, program] as const))(
  '%s',
  async (_, program) => {
    const { answer, seen } = await run(program)
    const error = errorOf(answer)
    if (program.outcome === 'ends') {
      expect(error).toBe('')
      expect(['finished', 'exited']).toContain(answer.ending)
    } else if (program.outcome === 'waits') {
      expect(answer).toMatchObject({ ending: 'stopped' })
      expect(answer).not.toHaveProperty('hard')
      expect(seen.size).toBeGreaterThan(0)
    } else if (program.outcome === 'packages') {
      const missing = answer.ending === 'packages' ? answer.missing : []
      const unknown = /^ModuleNotFoundError: No module named '([^']+)'$/.exec(error)?.[1]
      expect(unknown ? [...missing, unknown.split('.')[0]] : missing).toEqual(program.needs)
    } else {
      expect(error).toBe(program.error)
    }
    expect((await python.play('print(1 + 1)')).stdout).toBe('2\n')
  },
)
