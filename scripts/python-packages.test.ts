import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import {
  readLock,
  withDependencies,
} from '../apps/server/src/modules/python-packages/python-lock.ts'
import { readEnv } from '../apps/server/src/platform/env.ts'

const { lock } = readLock()

test('scientific packages come with all they need', () => {
  const names = withDependencies(lock, ['pandas']).packages.map((one) => one.name.toLowerCase())
  expect(names).toContain('numpy')
  expect(names).toContain('python-dateutil')
  expect(new Set(names).size).toBe(names.length)
})

test('what a server brings by itself is in the list of this Python', () => {
  expect(withDependencies(lock, [...readEnv({}).pythonPackages, 'turtel']).unknown).toEqual([
    'turtel',
  ])
})

test('a file that is not the right one is refused and not kept', async () => {
  const server = createServer((_request, response) => response.end('something else'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dir = mkdtempSync(join(tmpdir(), 'packages-'))
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const script = join(import.meta.dirname, 'python-packages.ts')
  const run = promisify(execFile)(process.execPath, [script, dir, 'six', '--source', source])
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining('checksum') })
  server.close()
  expect(readdirSync(dir)).toEqual([])
})

test('an unreachable source changes nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'packages-'))
  const [six] = withDependencies(lock, ['six']).packages
  writeFileSync(join(dir, six!.file_name), 'broken')
  const script = join(import.meta.dirname, 'python-packages.ts')
  const source = 'http://127.0.0.1:9/'
  const run = promisify(execFile)(process.execPath, [script, dir, 'six', '--source', source])
  await expect(run).rejects.toMatchObject({ code: 1 })
  expect(readFileSync(join(dir, six!.file_name), 'utf8')).toBe('broken')
})
