import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { type Lock, withDependencies } from './python-lock.ts'

const require = createRequire(join(import.meta.dirname, '../packages/engines/package.json'))
const lock = require('pyodide/pyodide-lock.json') as Lock

test('scientific packages come with all they need', () => {
  const names = withDependencies(lock, ['pandas']).map((one) => one.name.toLowerCase())
  expect(names).toContain('numpy')
  expect(names).toContain('python-dateutil')
  expect(new Set(names).size).toBe(names.length)
})

test('an unknown package is named', () => {
  expect(() => withDependencies(lock, ['turtel'])).toThrow('no package called turtel')
})

test('a file that is not the right one is refused and not kept', async () => {
  const server = createServer((_request, response) => response.end('something else'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const dir = mkdtempSync(join(tmpdir(), 'packages-'))
  const source = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const script = join(import.meta.dirname, 'python-packages.ts')
  const run = promisify(execFile)(process.execPath, [script, dir, 'six', '--source', source])
  await expect(run).rejects.toMatchObject({ stderr: expect.stringContaining('is not the one') })
  server.close()
  expect(readdirSync(dir)).toEqual([])
})

test('an unreachable source changes nothing', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'packages-'))
  const [six] = withDependencies(lock, ['six'])
  writeFileSync(join(dir, six!.file_name), 'broken')
  const script = join(import.meta.dirname, 'python-packages.ts')
  const source = 'http://127.0.0.1:9/'
  const run = promisify(execFile)(process.execPath, [script, dir, 'six', '--source', source])
  await expect(run).rejects.toMatchObject({ code: 1 })
  expect(readFileSync(join(dir, six!.file_name), 'utf8')).toBe('broken')
})
