import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { endLeftOver } from './left-over.ts'

test.skipIf(process.platform !== 'linux')(
  'the program whose number is in the file is ended, unless another one has that number by now',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'panya-left-over-'))
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', folder])
    onTestFinished(() => {
      child.kill('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    })
    const file = join(folder, 'program.pid')
    await endLeftOver(file, folder)
    writeFileSync(file, `${child.pid}\n`)
    await endLeftOver(file, '/another/place')
    expect(child.signalCode).toBe(null)
    const ended = once(child, 'exit')
    await endLeftOver(file, folder)
    expect(await ended).toEqual([null, 'SIGTERM'])
    await endLeftOver(file, folder)
  },
)
