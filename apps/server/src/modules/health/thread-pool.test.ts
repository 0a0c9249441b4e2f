import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/test-server.ts'

const THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4)

test('a server whose threads all hang says that it is not ready, and is ready again afterwards', async () => {
  const { app } = await testServer()
  // Opening a pipe that nobody writes to holds a thread until somebody does.
  const folder = mkdtempSync(join(tmpdir(), 'threads-'))
  const pipes = Array.from({ length: THREADS }, (_, number) => join(folder, String(number)))
  execFileSync('mkfifo', pipes)
  const opened = pipes.map((pipe) => open(pipe))
  const hung = await app.inject('/readyz')
  expect([hung.statusCode, hung.json().message]).toEqual([503, 'thread-pool-hangs'])
  for (const pipe of pipes) spawn('sh', ['-c', `: > '${pipe}'`])
  for (const file of opened) await (await file).close()
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})
