import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const file = pathToFileURL(`${import.meta.dirname}/end-with-grace.ts`).href
const program = `
import { pino } from 'pino'
import { endWithGrace } from '${file}'
setInterval(() => undefined, 1000)
endWithGrace(pino({ level: 'silent' }), {
  drainSeconds: Number(process.argv[1]),
  leaving: () => ({
    begin: () => process.stdout.write('leaving '),
    refuseNew: () => process.stdout.write('refusing '),
  }),
  close: async () => process.stdout.write('closed'),
})
process.stdout.write('begun ')`

/** A program that is ended by a signal once it runs: what it said, and how it ended. */
async function endedBy(signal: NodeJS.Signals, drainSeconds = 0) {
  const args = ['--input-type=module', '--eval', program, String(drainSeconds)]
  const child = spawn(process.execPath, args)
  let said = ''
  child.stdout.on('data', (text) => {
    if (said === '') child.kill(signal)
    said += String(text)
  })
  const [code, endedWith] = await once(child, 'close')
  return { said, code, endedWith }
}

test.skipIf(process.platform === 'win32')(
  'asked to stop it says that it goes, and closes; a fatal fault ends it at once, as the system sees it',
  async () => {
    expect(await endedBy('SIGTERM')).toEqual({ said: 'begun closed', code: 0, endedWith: null })
    const drained = { said: 'begun leaving refusing closed', code: 0, endedWith: null }
    expect(await endedBy('SIGTERM', 1)).toEqual(drained)
    for (const signal of ['SIGTRAP', 'SIGSEGV', 'SIGILL', 'SIGABRT'] as const) {
      expect(await endedBy(signal)).toEqual({ said: 'begun ', code: null, endedWith: signal })
    }
  },
)
