/**
 * Owns the PostgreSQL that comes with the product: makes its data folder, starts it, adopts one
 * that outlived its server, and stops it. It listens on a Unix socket in a private folder only.
 */
import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type Account, canReach, postgresAccount } from './postgres-account.ts'
import { postgresRuntime } from './postgres-runtime.ts'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  pid: number
  /** True when a PostgreSQL left behind by a killed server was taken over. */
  adopted: boolean
  /** Where the data lies; not below DATA_DIR when its account cannot get there. */
  dataFolder: string
  stop(): Promise<void>
}

interface Place {
  account: Account | null
  data: string
  socket: string
  bin: string
}

const PORT = 5432
const SOCKET_PATH_LIMIT = 100
const SETTINGS = {
  listen_addresses: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_min_messages: 'warning',
}

export async function startEmbeddedPostgres(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedPostgres> {
  const place = choosePlace(dataDir)
  if (!existsSync(place.data)) await initialise(place)
  const connection = { host: place.socket, port: PORT, user: 'panya', database: 'postgres' }
  const orphan = await adopt(place, connection)
  if (orphan !== null) {
    return {
      connection,
      pid: orphan,
      adopted: true,
      dataFolder: place.data,
      stop: () => end(orphan),
    }
  }
  const pid = await launch(place, connection, { ...SETTINGS, ...settings })
  return { connection, pid, adopted: false, dataFolder: place.data, stop: () => end(pid) }
}

/** Below DATA_DIR when PostgreSQL's account can get there, else a folder of the system's. */
function choosePlace(dataDir: string): Place {
  const account = postgresAccount()
  mkdirSync(dataDir, { recursive: true })
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  const base = canReach(account, dataDir) ? dataDir : `/var/lib/panya/${hash}`
  mkdirSync(base, { recursive: true, mode: 0o755 })
  const near = join(base, 'socket')
  const socket = near.length > SOCKET_PATH_LIMIT ? join(tmpdir(), `panya-${hash}`) : near
  privateFolder(socket, account)
  return { account, data: join(base, 'postgres'), socket, bin: postgresRuntime(account, base) }
}

function privateFolder(folder: string, account: Account | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  if (account) chownSync(folder, account.uid, account.gid)
}

function processOptions(place: Place) {
  return {
    ...place.account,
    cwd: place.socket,
    env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
  }
}

/** A crash while the folder is being made leaves only the temporary one behind. */
async function initialise(place: Place): Promise<void> {
  const partial = `${place.data}.new-${process.pid}`
  rmSync(partial, { recursive: true, force: true })
  privateFolder(partial, place.account)
  const args = ['-D', partial, '-U', 'panya', '-E', 'UTF8', '--data-checksums']
  args.push('--auth-local=trust', '--auth-host=reject')
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C')
  await promisify(execFile)(join(place.bin, 'initdb'), args, processOptions(place))
  try {
    renameSync(partial, place.data)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(place.data)) throw error
  }
}

/** The process id of a PostgreSQL that already serves this data folder, or null. */
async function adopt(
  place: Place,
  connection: EmbeddedPostgres['connection'],
): Promise<number | null> {
  const pidFile = join(place.data, 'postmaster.pid')
  if (!existsSync(pidFile)) return null
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  const deadline = Date.now() + 15_000
  while (isAlive(pid) && Date.now() < deadline) {
    if (await servesFolder(connection, place.data)) return pid
    await delay(50)
  }
  return null
}

async function servesFolder(
  connection: EmbeddedPostgres['connection'],
  folder: string,
): Promise<boolean> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    // raw: a setting of the server
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === folder
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function launch(
  place: Place,
  connection: EmbeddedPostgres['connection'],
  settings: Record<string, string>,
): Promise<number> {
  const args = [
    '-D',
    place.data,
    '-p',
    String(PORT),
    '-c',
    `unix_socket_directories=${place.socket}`,
  ]
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`)
  const child = spawn(join(place.bin, 'postgres'), args, {
    ...processOptions(place),
    // A group of its own: Ctrl-C in the terminal must reach the server first, which then stops it.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  const ended: { why: string | null } = { why: null }
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-4000)
  })
  child.on('error', (error) => {
    ended.why = error.message
  })
  child.on('close', (code) => {
    ended.why ??= `PostgreSQL ended with code ${code}`
  })
  child.unref()
  const deadline = Date.now() + 60_000
  while (ended.why === null && Date.now() < deadline) {
    if (await servesFolder(connection, place.data)) return child.pid ?? 0
    await delay(25)
  }
  throw new Error(
    `PostgreSQL did not start in ${place.data}: ${ended.why ?? 'no answer in 60 s'}\n${said}`,
  )
}

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
async function end(pid: number): Promise<void> {
  if (!isAlive(pid)) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 8000
  while (isAlive(pid) && Date.now() < deadline) await delay(20)
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** A killed child of a container's first process can stay as a zombie for ever. */
function isZombie(pid: number): boolean {
  try {
    return /^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
