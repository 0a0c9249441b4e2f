/**
 * What every connection of the pool keeps to. On the way straight to the database it is said when the connection is
 * made. A pooler shares its connections and lets nobody say that: there it is a setting of the role.
 * raw SQL: settings of the role and the catalogue.
 */
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { connectDirect } from './direct-connection.ts'

const LIMITS: Record<string, string> = {
  statement_timeout: '15000',
  idle_in_transaction_session_timeout: '15000',
  TimeZone: 'UTC',
}
const LIMITS_LOCK = 7_214_004

export const LIMITS_AT_THE_START = Object.entries(LIMITS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

const OF_THE_ROLE = `select current_database() as database, coalesce((
    select setconfig from pg_db_role_setting
    where setdatabase = (select oid from pg_database where datname = current_database())
      and setrole = (select oid from pg_roles where rolname = current_user)
  ), '{}') as kept`

/** From now on every new connection of this role to this database keeps to them. */
export async function keepLimits(config: pg.ClientConfig): Promise<void> {
  const client = await connectDirect(config)
  try {
    await keepWithRole(client)
  } finally {
    await client.end()
  }
}

async function keepWithRole(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ database: string; kept: string[] }>(OF_THE_ROLE)
  const { database, kept } = rows[0]!
  const missing = Object.entries(LIMITS).filter((limit) => !kept.includes(limit.join('=')))
  if (missing.length === 0) return
  const place = `current_user in database ${pg.escapeIdentifier(database)}`
  try {
    await client.query('begin')
    // Nodes that start together would be in each other's way.
    await client.query('select pg_advisory_xact_lock($1)', [LIMITS_LOCK])
    for (const [name, value] of missing) {
      await client.query(`alter role ${place} set ${name} = ${pg.escapeLiteral(value)}`)
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}

const IN_FORCE = 'select name, setting from pg_settings where name = any($1)'

/** The pool may use another role than the way past the pooler, or get connections from before. */
export async function seeLimits(
  pool: pg.Pool,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> {
  const names = Object.keys(LIMITS)
  const { rows } = await pool.query<{ name: string; setting: string }>(IN_FORCE, [names])
  const wrong = rows.filter(({ name, setting }) => LIMITS[name] !== setting)
  if (wrong.length === 0) return
  const client = await pool.connect()
  await keepWithRole(client).finally(() => client.release())
  log.warn(
    { limits: wrong.map(({ name }) => name) },
    'the pooler has connections from before these limits: they hold on every new one, and on all after RECONNECT in its console',
  )
}
