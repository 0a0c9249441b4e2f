/** How a server comes to its database: its own, an external one, or one behind a pooler; up to date before it is used. */
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { keepLimits, seeLimits } from './connection-limits.ts'
import { type Database, openDatabase } from './database.ts'
import { migrateDatabase } from './migrate.ts'
import { startSupervisedPostgres } from './supervised-postgres.ts'
import { requireDirect, requireWayPast } from './way-to-database.ts'

/** What is to be done at the end, the last first; also when the start fails in the middle. */
type Undo = (() => Promise<unknown>)[]

interface Addresses {
  connection: pg.ClientConfig
  direct?: pg.ClientConfig
  /** A pooler may keep from the database what a connection brings along. */
  pooled: boolean
}

export async function reachDatabase(env: Env, log: Logger, undo: Undo): Promise<Database> {
  const { connection, direct, pooled } = await addressesOf(env, log, undo)
  await migrateDatabase(direct ?? connection, log)
  const { namedStatements } = env
  const database = openDatabase(connection, log, { direct, namedStatements })
  undo.push(() => database.close())
  if (pooled) await seeLimits(database.pool, log)
  return database
}

async function addressesOf(env: Env, log: Logger, undo: Undo): Promise<Addresses> {
  if (env.databaseUrl !== null) return externalDatabase(env.databaseUrl, env)
  const postgres = await startSupervisedPostgres(env.dataDir, log)
  undo.push(() => postgres.stop())
  if (postgres.adopted) log.info('took over the PostgreSQL an earlier server left running')
  return { connection: postgres.connection, pooled: false }
}

async function externalDatabase(connectionString: string, env: Env): Promise<Addresses> {
  const connection = { connectionString }
  if (env.databaseDirectUrl === null) {
    return { connection, pooled: await requireDirect(connection) }
  }
  const direct = { connectionString: env.databaseDirectUrl }
  // First of all: what the pooler connects from here on keeps to the limits.
  await keepLimits(direct)
  await requireWayPast(connection, direct, env)
  return { connection, direct, pooled: true }
}
