/**
 * Keeps a reserve on the disk. A database that can no longer write its log stops for everybody, so what people
 * want to keep is refused before that; they can still sign in, read, and throw things away.
 */
import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from './context.ts'
import { Problem } from './problem.ts'

/** How long a full disk of a database elsewhere is believed after its last complaint. */
const BELIEVED_MS = 30_000
/** As the database says it, and as files do. */
export const DISK_FULL: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const WRITES = new Set(['POST', 'PUT', 'PATCH'])
const MIB = 1024 * 1024

export interface DiskSpace {
  full(): boolean
  /** Finds out how much room there is now. */
  look(): Promise<void>
}

export async function registerDiskSpace(
  app: FastifyInstance,
  { env, now, log }: AppContext,
): Promise<DiskSpace> {
  let short = false
  let complaintAt = -Infinity
  const full = () => short || now().getTime() - complaintAt < BELIEVED_MS

  // A database elsewhere has a disk of its own.
  const own = env.databaseUrl === null ? [env.dataDir] : []
  if (env.objects.place === 'folder') own.push(env.objects.folder)

  async function look(): Promise<void> {
    const rooms = await Promise.all(own.map(roomIn))
    const before = short
    short = rooms.some((room) => room < env.diskReserveMb * MIB)
    if (short !== before) log.warn({ short }, 'room on the disk has changed')
  }

  await look()
  app.addHook('onError', (_request, _reply, error, done) => {
    const { code } = (error.cause ?? error) as { code?: string }
    if (code !== undefined && DISK_FULL.has(code)) complaintAt = now().getTime()
    done()
  })
  app.addHook('onRequest', (request, _reply, done) => {
    const { url = '', config } = request.routeOptions
    const keeps =
      WRITES.has(request.method) && url.startsWith('/api/') && config.access !== 'anyone'
    done(keeps && full() ? new Problem('NO_SPACE', 'disk-full') : undefined)
  })
  return { full, look }
}

/** What cannot be told is not held against anybody. */
async function roomIn(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => null)
  return disk === null ? Infinity : disk.bavail * disk.bsize
}
