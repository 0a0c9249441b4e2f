/** Brings the schema up to date; any number of nodes may call it at the same time. */
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

const MIGRATION_LOCK = 7_214_001

export const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations')

export async function migrateDatabase(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config)
  await client.connect()
  try {
    // raw: an advisory lock
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  } finally {
    // Closing the connection releases the lock, whatever happened.
    await client.end()
  }
}
