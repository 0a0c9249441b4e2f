/**
 * `npm run test:firebase`: the Firebase identity against the real Auth emulator. The emulator is large,
 * so it is installed on demand into .cache and is no part of the normal install.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { ROOT, runCommand } from './run-command.ts'

const TOOLS = process.env['FIREBASE_TOOLS_DIR'] ?? join(ROOT, '.cache', 'firebase-tools')
const VERSION = '15.34.2'
const PROJECT = 'demo-panya'
const PROGRAM = join(TOOLS, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')

async function install(): Promise<void> {
  if (existsSync(PROGRAM)) return
  mkdirSync(TOOLS, { recursive: true })
  writeFileSync(join(TOOLS, 'package.json'), '{ "private": true }')
  const args = [
    'install',
    '--prefix',
    TOOLS,
    '--no-audit',
    '--no-fund',
    `firebase-tools@${VERSION}`,
  ]
  if ((await runCommand('npm', args)) !== 0)
    throw new Error('firebase-tools could not be installed')
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

async function startEmulator(): Promise<{ host: string; stop(): Promise<void> }> {
  const port = await freePort()
  const ports = {
    auth: { port },
    hub: { port: await freePort() },
    logging: { port: await freePort() },
  }
  const emulators = { ...ports, ui: { enabled: false } }
  writeFileSync(join(TOOLS, 'firebase.json'), JSON.stringify({ emulators }))
  const args = [PROGRAM, 'emulators:start', '--only', 'auth', '--project', PROJECT]
  const child = spawn(process.execPath, args, {
    cwd: TOOLS,
    env: { ...process.env, HOME: TOOLS, XDG_CONFIG_HOME: TOOLS, CI: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const host = `127.0.0.1:${port}`
  for (let waited = 0; waited < 240; waited += 1) {
    if (child.exitCode !== null) throw new Error(`the emulator ended with code ${child.exitCode}`)
    const up = await fetch(`http://${host}/`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (up) break
    await delay(500)
  }
  return {
    host,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGINT')
      await gone
    },
  }
}

await install()
const emulator = await startEmulator()
process.env['FIREBASE_AUTH_EMULATOR_HOST'] = emulator.host
process.env['FIREBASE_PROJECT_ID'] = PROJECT
const code = await runCommand('vitest', ['run', '--project', 'firebase'])
await emulator.stop()
process.exit(code)
