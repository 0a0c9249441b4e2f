/**
 * What a start finds out about the way to the database before anything can hang on it: whether messages between
 * nodes arrive, and whether a pooler on the way knows the statements' names.
 * raw SQL: LISTEN, NOTIFY and a named statement, on connections of its own.
 */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { LIMITS_AT_THE_START } from './connection-limits.ts'

export class PoolerProblem extends Error {}

const NEEDS_DIRECT = `DATABASE_URL leads through a pooler in transaction mode, such as pgbouncer. Messages between nodes, locks and migrations need a way past it: set DATABASE_DIRECT_URL to the database itself. With pgbouncer before 1.21 also set DATABASE_NAMED_STATEMENTS=off (docs/operating.md).`
const NOT_DIRECT = `What is said through DATABASE_URL is not heard at DATABASE_DIRECT_URL: it leads to another database, or through a pooler in transaction mode as well. Set it to the database itself.`
const NO_NAMES = `The pooler of DATABASE_URL does not know named statements. Set DATABASE_NAMED_STATEMENTS=off, or use pgbouncer 1.21 or newer with max_prepared_statements = 200 (docs/operating.md).`

const CHANNEL = 'panya_start'
const HEARD_WITHIN_MS = 3000
const PATIENCE = { connectionTimeoutMillis: 10_000, query_timeout: 10_000 }

/**
 * For a start with one address alone: it must not lead through a pooler that shares connections. Gives whether there
 * is one that does not, but gives each visitor a connection for the whole visit.
 */
export async function requireDirect(config: pg.ClientConfig): Promise<boolean> {
  const client = await connect({ options: LIMITS_AT_THE_START, ...config }).catch((error) => {
    const refused = /unsupported startup parameter/.test((error as Error).message)
    throw refused ? new PoolerProblem(NEEDS_DIRECT) : error
  })
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // A pooler gives its visitors numbers of its own.
    const { processID } = client as unknown as { processID: number }
    if (rows[0]?.pid === processID) return false
  } finally {
    await client.end()
  }
  if (!(await hears(config, config))) throw new PoolerProblem(NEEDS_DIRECT)
  return true
}

/** For a start with two addresses: the second one leads past the pooler to the same database. */
export async function requireWayPast(
  pooled: pg.ClientConfig,
  direct: pg.ClientConfig,
  { namedStatements }: { namedStatements: boolean },
): Promise<void> {
  if (!(await hears(direct, pooled))) throw new PoolerProblem(NOT_DIRECT)
  if (namedStatements && !(await knowsNames(pooled))) throw new PoolerProblem(NO_NAMES)
}

async function connect(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ application_name: 'panya-start', ...config, ...PATIENCE })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

async function hears(listening: pg.ClientConfig, saying: pg.ClientConfig): Promise<boolean> {
  const ear = await connect(listening)
  try {
    const mouth = await connect(saying)
    try {
      const word = randomUUID()
      const heard = Promise.withResolvers<boolean>()
      ear.on('notification', ({ payload }) => {
        if (payload === word) heard.resolve(true)
      })
      await ear.query(`listen ${CHANNEL}`)
      await mouth.query('select pg_notify($1, $2)', [CHANNEL, word])
      const late = setTimeout(() => heard.resolve(false), HEARD_WITHIN_MS)
      return await heard.promise.finally(() => clearTimeout(late))
    } finally {
      await mouth.end()
    }
  } finally {
    await ear.end()
  }
}

const NAMED = { name: 'panya_start', text: 'select $1::int as one', values: [1] }

/** Two visitors give the same statement the same name: on a connection they share, the second one is refused. */
async function knowsNames(config: pg.ClientConfig): Promise<boolean> {
  const visitors = [await connect(config), await connect(config)]
  try {
    for (const visitor of [...visitors, ...visitors]) await visitor.query(NAMED)
    return true
  } catch (error) {
    if (isUnknownName(error)) return false
    throw error
  } finally {
    await Promise.all(visitors.map((visitor) => visitor.end()))
  }
}

/** The name is there already, by somebody else on the same connection; or gone, with another connection. */
export function isUnknownName(error: unknown): boolean {
  return ['42P05', '26000'].includes((error as { code?: string }).code ?? '')
}
