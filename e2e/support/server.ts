/** Starts the real server program on an empty data folder, as `npm start` would. */
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const SEED_PASSWORD = 'school-of-owls'

const ROOT = join(import.meta.dirname, '../..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))

export interface ServerUnderTest {
  url: string
  dataDir: string
  process: ChildProcess
  stop(): Promise<void>
}

export async function startServerUnderTest(
  environment: Record<string, string> = {},
): Promise<ServerUnderTest> {
  const dataDir = environment['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'panya-e2e-'))
  chmodSync(dataDir, 0o755)
  // No outside host is asked for anything unless a test names one.
  const quiet = { PORT: '0', LOG_LEVEL: 'warn', PYTHON_PACKAGES: 'none', NODE_ENV: 'production' }
  // A score of servers start in one run: what one has compiled the next need not compile again.
  const compiled = { NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') }
  const env = { ...quiet, ...compiled, SEED: 'demo', SEED_PASSWORD, ...environment }
  const child = spawn(process.execPath, [...FLAGS, MAIN], {
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; url: string }) => {
      if (message.type === 'ready') resolve(message.url)
    })
    child.on('exit', (code) => reject(new Error(`The server ended with code ${code}.`)))
  })
  return {
    url,
    dataDir,
    process: child,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await gone
      }
      if (environment['DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
