/** The recorded session is what MicroPython says today, byte for byte. */
import { expect, test } from 'vitest'
import type { LoadMicroPython } from '../../micropython/micropython-api.ts'
import { ByteStream } from '../../serial/byte-stream.ts'
import { PythonProblem, RawRepl } from '../../serial/raw-repl.ts'
import { RecordingPort } from './recording-port.ts'

const INTERPRETER = '@micropython/micropython-webassembly-pyscript/micropython.mjs'

test('a session with MicroPython’s own raw mode, written down', async () => {
  const { loadMicroPython } = (await import(INTERPRETER)) as { loadMicroPython: LoadMicroPython }
  const port = new RecordingPort(loadMicroPython)
  await port.open()
  const repl = new RawRepl(new ByteStream(port))
  // The web edition reads raw-paste from a keyboard it does not have, and would wait for ever.
  repl.canPaste = false
  await repl.enter()
  expect((await repl.run('print("hello")\n')).trim()).toBe('hello')
  await expect(repl.run('x = [1]\nprint(x[3])\n')).rejects.toThrow(PythonProblem)
  expect(await repl.run(`${'# a long comment\n'.repeat(20)}print(6 * 7)\n`)).toMatch(/^42\r?\n$/)
  await repl.leave()
  await expect(`${JSON.stringify(port.exchanges, null, 2)}\n`).toMatchFileSnapshot(
    './recorded-micropython-1.27.json',
  )
})
