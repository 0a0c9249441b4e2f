/** A pgbouncer of one's own, on a socket in a private folder: for tests, and for trying out several nodes. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionUrl } from '../platform/database/connection-url.ts'
import { postgresAccount } from '../platform/database/postgres-account.ts'
import { findProgram } from './find-program.ts'
import {
  POOLED_DATABASE,
  type PoolerPlan,
  type PoolerVersion,
  poolerConfig,
  readPoolerVersion,
} from './pooler-config.ts'

export interface PoolerProgram {
  path: string
  version: PoolerVersion
}

/** Null when it is not installed. */
export function findPooler(): PoolerProgram | null {
  const path = findProgram('pgbouncer')
  if (path === null) return null
  const version = readPoolerVersion(spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout)
  return version && { path, version }
}

export interface RunningPooler {
  /** For DATABASE_URL. */
  url: string
  stop(): Promise<void>
}

export async function startPooler(
  { path, version }: PoolerProgram,
  plan: Omit<PoolerPlan, 'version'>,
): Promise<RunningPooler> {
  const { folder, port } = plan
  // The one that PostgreSQL runs as: its socket lets nobody else in, and neither program runs as root.
  const account = postgresAccount()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, poolerConfig({ ...plan, version }), { mode: 0o600 })
  for (const place of account ? [folder, file] : []) chownSync(place, account!.uid, account!.gid)
  const child = spawn(path, [file], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
    // Ctrl-C in the terminal is for whoever started it, who then stops it.
    detached: true,
  })
  const ended = once(child, 'exit')
  const here = { host: folder, port, user: 'panya' }
  try {
    await answering({ ...here, database: 'pgbouncer' }, () => child.exitCode)
  } catch (error) {
    child.kill('SIGKILL')
    throw new Error(`pgbouncer did not start: ${lastLines(join(folder, 'pgbouncer.log'))}`, {
      cause: error,
    })
  }
  return {
    url: connectionUrl({ ...here, database: POOLED_DATABASE }),
    async stop() {
      if (child.exitCode === null) child.kill('SIGTERM')
      await ended
    },
  }
}

/** Its console answers without a connection to the database. */
async function answering(console: pg.ClientConfig, exitCode: () => number | null): Promise<void> {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client(console)
    client.on('error', () => undefined)
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100 || exitCode() !== null) throw error
      await delay(50)
    }
  }
}

function lastLines(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(-5).join('\n') : ''
}
