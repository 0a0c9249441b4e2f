/** The real server program in a process of its own, with its log kept and its loop watched. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ALLOCATOR } from '../scripts/steady-memory.ts'
import type { KnownRoute, Watched } from './observer.ts'

const ROOT = join(import.meta.dirname, '..')
const MAIN = join(ROOT, 'apps/server/src/main.ts')
const OBSERVER = pathToFileURL(join(import.meta.dirname, 'observer.ts')).href
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
const FLAGS = scripts.start.split(' ').filter((word) => word.startsWith('--'))

export const PASSWORD = 'seven-grey-herons-41'

export interface AttackedServer {
  port: number
  dataDir: string
  /** Everything the program has written so far. */
  written: string[]
  routes(): Promise<KnownRoute[]>
  /** The worst since the last time this was asked. */
  watched(): Promise<Watched>
  ended(): boolean
  /** As a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export async function startServer(dataDir: string, written: string[]): Promise<AttackedServer> {
  const quiet = {
    PORT: '0',
    LOG_LEVEL: 'info',
    PYTHON_PACKAGES: 'none',
    NODE_ENV: 'production',
  }
  const settings = { ...quiet, SEED: 'demo', SEED_PASSWORD: PASSWORD }
  const child = spawn(process.execPath, [...FLAGS, '--import', OBSERVER, MAIN], {
    env: { ...process.env, ...ALLOCATOR, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => written.push(text))
  }
  const { url } = (await answer(child, 'ready', written)) as { url: string }
  const gone = () => child.exitCode !== null || child.signalCode !== null
  const end = async (signal: NodeJS.Signals) => {
    if (gone()) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
  const ask = async (question: string) => {
    const answered = answer(child, question, written)
    child.send(question)
    return answered
  }
  return {
    port: Number(new URL(url).port),
    dataDir,
    written,
    ended: gone,
    routes: async () => ((await ask('routes')) as { routes: KnownRoute[] }).routes,
    watched: async () => (await ask('watched')) as Watched,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function answer(child: ChildProcess, type: string, written: string[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null, signal: string | null) =>
      reject(new Error(`the server ended (${code ?? signal}):\n${written.slice(-20).join('')}`))
    const listen = (message: { type: string }) => {
      if (message.type !== type) return
      child.off('exit', ended)
      child.off('message', listen)
      resolve(message)
    }
    child.on('message', listen)
    child.once('exit', ended)
  })
}
