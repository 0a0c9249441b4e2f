/** Owns the connection pool and the query builder on it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'

/** The query builder, on the pool or inside a transaction. */
export type Orm = NodePgDatabase

export interface Database {
  pool: pg.Pool
  orm: Orm
  close(): Promise<void>
}

// Dates stay text: a day in Bangkok must not become a moment in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export function openDatabase(config: pg.PoolConfig, log: FastifyBaseLogger): Database {
  const pool = new pg.Pool({
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'panya',
    options:
      '-c statement_timeout=15000 -c idle_in_transaction_session_timeout=15000 -c timezone=UTC',
    ...config,
  })
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // So would one that drops between two statements of a transaction; the next statement then fails.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  })
  return { pool, orm: ormOn(pool), close: () => pool.end() }
}

/** The library's own transaction keeps its connection for ever when `begin` fails: enough of those, and none is left. */
function ormOn(pool: pg.Pool): Orm {
  const orm: Orm = drizzle(pool)
  orm.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return orm
}
