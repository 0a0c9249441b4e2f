import { spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ALLOCATOR } from './steady-memory.ts'

const file = pathToFileURL(`${import.meta.dirname}/steady-memory.ts`).href
const program = `
import { beginWithSteadyMemory } from '${file}'
beginWithSteadyMemory()
console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX ?? null, process.execArgv.length > 0]))
process.exit(7)`

function run(env: Record<string, string>) {
  const { MALLOC_ARENA_MAX: _none, ...rest } = process.env
  const args = ['--input-type=module', '--eval', program]
  const { stdout, status, pid } = spawnSync(process.execPath, args, { env: { ...rest, ...env } })
  const [number, arenas, flags] = JSON.parse(String(stdout)) as [number, string | null, boolean]
  return { status, samePid: number === pid, arenas, flags }
}

test.runIf(process.platform === 'linux')('a start begins again in its own place, once', () => {
  const same = { status: 7, samePid: true, flags: true }
  expect(run({})).toEqual({ ...same, arenas: ALLOCATOR.MALLOC_ARENA_MAX })
  // What an operator has set stays.
  expect(run({ MALLOC_ARENA_MAX: '5' })).toEqual({ ...same, arenas: '5' })
})
