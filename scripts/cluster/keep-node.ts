/** Starts a node, and starts it again when it ends by itself. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALLOCATOR } from '../steady-memory.ts'
import type { NodePlan } from './plan.ts'

const AGAIN_MS = 2000

export interface KeptNode {
  /** Resolves when it serves; fails with what it said when it does not come up. */
  started: Promise<void>
  /** Of the process that runs now. */
  pid(): number | undefined
  stop(): Promise<void>
}

export function keepNode(plan: NodePlan, say: (line: string) => void): KeptNode {
  let stopping = false
  let again: NodeJS.Timeout | undefined
  let child = launch(plan)
  const started = serving(child, plan).then(watch)

  function watch(): void {
    child.once('exit', (code, signal) => {
      if (stopping) return
      say(`${plan.name} has ended (${signal ?? `code ${code}`}); the others go on without it`)
      again = setTimeout(() => void startAgain(), AGAIN_MS)
    })
  }

  async function startAgain(): Promise<void> {
    child = launch(plan)
    watch()
    await serving(child, plan).then(
      () => say(`${plan.name} is back (process ${child.pid})`),
      () => undefined,
    )
  }

  return {
    started,
    pid: () => child.pid,
    async stop() {
      stopping = true
      clearTimeout(again)
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function launch({ env, logFile }: NodePlan): ChildProcess {
  const log = openSync(logFile, 'a')
  const child = fork(join(import.meta.dirname, 'node.ts'), {
    env: { ...process.env, ...ALLOCATOR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log, 'ipc'],
    // Ctrl-C in the terminal is for the command, which then stops one thing after the other.
    detached: true,
  })
  closeSync(log)
  return child
}

function serving(child: ChildProcess, { name, logFile }: NodePlan): Promise<void> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error(`${name} did not start:\n${lastLines(logFile)}`))
    child.once('exit', ended)
    child.once('message', () => {
      child.off('exit', ended)
      resolve()
    })
  })
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n')
}
