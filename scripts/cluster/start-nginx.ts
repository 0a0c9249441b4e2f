/** An nginx of one's own, with all its files in one folder. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type NginxPlan, nginxConfig } from './nginx-config.ts'

const PATIENCE_MS = 3000

export interface RunningNginx {
  /** Resolves when it ends by itself or is stopped. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

/** Resolves when it passes on to a node. */
export async function startNginx(
  path: string,
  port: number,
  plan: NginxPlan,
): Promise<RunningNginx> {
  await requireFree(port)
  mkdirSync(plan.folder, { recursive: true })
  const file = join(plan.folder, 'nginx.conf')
  writeFileSync(file, nginxConfig(plan))
  const child = spawn(path, ['-p', plan.folder, '-c', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  let said = ''
  child.stderr.on('data', (text) => (said += String(text)))
  const ended = once(child, 'exit')
  while (!(await answers(`http://127.0.0.1:${port}/healthz`))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${said.trimEnd()}`)
    await delay(50)
  }
  return {
    ended,
    async stop() {
      // What is under way is finished; who listens on and on is not waited for.
      child.kill('SIGQUIT')
      const late = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS)
      await ended
      clearTimeout(late)
    },
  }
}

/** Else another program's answer would be taken for its. */
async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    throw new Error(
      `Port ${port} is already taken by another program. Stop it, or choose another one: PORT=${port + 100} npm run cluster`,
    )
  }
  server.close()
  await once(server, 'close')
}

async function answers(probe: string): Promise<boolean> {
  try {
    const answer = await fetch(probe)
    await answer.text()
    return answer.ok
  } catch {
    return false
  }
}
