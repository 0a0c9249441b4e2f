/** Brings the schema up to date; any number of nodes may call it at the same time. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { withSessionLock } from './direct-connection.ts'

const MIGRATION_LOCK = 7_214_001

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

/** Past any pooler: the lock belongs to the connection. */
export async function migrateDatabase(
  config: pg.ClientConfig,
  log?: Pick<FastifyBaseLogger, 'info'>,
): Promise<void> {
  await withSessionLock(
    config,
    MIGRATION_LOCK,
    (client) => migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER }),
    () => log?.info('another node brings the database up to date: waiting for it'),
  )
}
