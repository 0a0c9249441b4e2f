import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { withProcessLock } from './process-lock.ts'

const folder = mkdtempSync(join(tmpdir(), 'turn-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Another process that is at it until a line comes, then leaves a file behind. */
async function busyProcess(place: string, result: string) {
  const code = `import { writeFileSync } from 'node:fs'
    import { withProcessLock } from ${JSON.stringify(join(import.meta.dirname, 'process-lock.ts'))}
    await withProcessLock(${JSON.stringify(place)}, async () => {
      console.log('at it')
      await new Promise((resolve) => process.stdin.once('data', resolve))
      writeFileSync(${JSON.stringify(result)}, 'done')
    })
    process.exit()`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code])
  await once(child.stdout, 'data')
  return child
}

test('work that is asked for at once is done one after the other', async () => {
  let busy = 0
  const seen: number[] = []
  const work = () =>
    withProcessLock(join(folder, 'many'), async () => {
      busy += 1
      await setImmediate()
      seen.push(busy)
      busy -= 1
    })
  await Promise.all(Array.from({ length: 8 }, work))
  expect(seen).toEqual(Array.from({ length: 8 }, () => 1))
})

test('another process is waited for until it is done', async () => {
  const [place, result] = [join(folder, 'other'), join(folder, 'result')]
  const other = await busyProcess(place, result)
  const turn = withProcessLock(place, async () => existsSync(result))
  other.stdin.write('go on\n')
  expect(await turn).toBe(true)
})

test('a process that was killed leaves its place', async () => {
  const [place, result] = [join(folder, 'killed'), join(folder, 'never')]
  const other = await busyProcess(place, result)
  const turn = withProcessLock(place, async () => existsSync(result))
  other.kill('SIGKILL')
  expect(await turn).toBe(false)
})

test('work that fails makes room as well', async () => {
  const place = join(folder, 'failed')
  await expect(withProcessLock(place, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await withProcessLock(place, async () => 'next')).toBe('next')
})
