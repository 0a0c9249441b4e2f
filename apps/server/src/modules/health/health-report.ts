/** How the place is: versions, database, what waits, room on the disk, the last backup. */
import { readdir, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { HealthReport } from '@panya/domain/admin/settings.ts'
import { sql } from 'drizzle-orm'
import type { AppContext } from '../../platform/http/context.ts'

const PACKAGE = join(import.meta.dirname, '../../../../../package.json')

interface Figures extends Record<string, unknown> {
  version: string
  bytes: string
  connections: number
  max_connections: number
  migrations: number
  open_holds: number
  due_deletions: number
  backup_at: string | null
  backup: { bytes?: number } | null
  proof_at: string | null
  proof_ok: boolean | null
}

export async function healthReport(context: AppContext): Promise<HealthReport> {
  const { env } = context
  const started = performance.now()
  const figures = await readFigures(context)
  const milliseconds = Math.round(performance.now() - started)
  return {
    version: await ownVersion(),
    node: process.version,
    uptimeSeconds: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage().rss,
    database: {
      version: figures.version,
      bytes: Number(figures.bytes),
      milliseconds,
      connections: figures.connections,
      maxConnections: figures.max_connections,
      migrations: figures.migrations,
      embedded: env.databaseUrl === null,
    },
    queues: {
      unsentMails: await unsentMails(env.dataDir),
      openHolds: figures.open_holds,
      dueDeletions: figures.due_deletions,
    },
    storage: await storage(env.dataDir),
    lastBackup:
      figures.backup_at === null
        ? null
        : {
            at: new Date(figures.backup_at).toISOString(),
            bytes: figures.backup?.bytes ?? null,
          },
    lastProof:
      figures.proof_at === null
        ? null
        : { at: new Date(figures.proof_at).toISOString(), ok: figures.proof_ok === true },
  }
}

async function readFigures({ database, now }: AppContext): Promise<Figures> {
  // raw: the catalogue and the settings of the database
  const { rows } = await database.orm.execute<Figures>(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::text as bytes,
        (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
        current_setting('max_connections')::int as max_connections,
        (select count(*)::int from drizzle.__drizzle_migrations) as migrations,
        (select count(*)::int from coin_hold where status = 'held') as open_holds,
        (select count(*)::int from deletion_request where due_at <= ${now()}::timestamptz) as due_deletions,
        b.at as backup_at, b.after as backup, p.at as proof_at, p.ok as proof_ok
      from (select 1) as one
      left join lateral (select at, after from audit_log where act = 'database.backup'
        order by id desc limit 1) b on true
      left join lateral (select at, ok from coin_proof order by at desc limit 1) p on true`)
  return rows[0]!
}

async function ownVersion(): Promise<string> {
  return (JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string }).version
}

async function unsentMails(dataDir: string): Promise<number> {
  const names = await readdir(join(dataDir, 'outbox')).catch(() => [])
  return names.filter((name) => name.endsWith('.json')).length
}

/** Of the disk the data folder lies on; zeros when it cannot be asked. */
async function storage(folder: string): Promise<HealthReport['storage']> {
  const disk = await statfs(folder).catch(() => null)
  if (!disk) return { folder, freeBytes: 0, totalBytes: 0 }
  return { folder, freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize }
}
