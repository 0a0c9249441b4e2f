/** Owns the connection pool and the query builder on it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { LIMITS_AT_THE_START } from './connection-limits.ts'
import { clientFor, keepRequests } from './statements.ts'

/** The query builder, on the pool or inside a transaction. */
export type Orm = NodePgDatabase

export interface Database {
  pool: pg.Pool
  orm: Orm
  /** For what lasts longer than a transaction, on a connection of its own: listening, and locks of a session. */
  direct: pg.ClientConfig
  close(): Promise<void>
}

// Dates stay text: a day in Bangkok must not become a moment in the server's own time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export interface WayToDatabase {
  /** Past the pooler that `config` leads through; without it there is none. */
  direct?: pg.ClientConfig | undefined
  namedStatements?: boolean
}

export function openDatabase(
  config: pg.PoolConfig,
  log: FastifyBaseLogger,
  { direct, namedStatements = true }: WayToDatabase = {},
): Database {
  const pool = new pg.Pool({
    max: 20,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: 10_000,
    application_name: 'panya',
    // A pooler refuses it.
    ...(direct === undefined ? { options: LIMITS_AT_THE_START } : {}),
    ...config,
    Client: clientFor(namedStatements),
  })
  keepRequests(pool)
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'idle database connection lost'))
  // So would one that drops between two statements of a transaction; the next statement then fails.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost'))
  })
  return { pool, orm: ormOn(pool), direct: direct ?? pool.options, close: () => pool.end() }
}

/** The library's own transaction keeps its connection for ever when `begin` fails: enough of those, and none is left. */
export function ormOn(pool: pg.Pool): Orm {
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
