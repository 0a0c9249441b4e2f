/** The ways that lead somewhere; those through a pooler are in pooler.test.ts. */
import pg from 'pg'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-server.ts'
import { keepLimits, seeLimits } from './connection-limits.ts'
import { openDatabase } from './database.ts'
import { connectDirect, withSessionLock } from './direct-connection.ts'
import { requireDirect, requireWayPast } from './way-to-database.ts'

const NAMED = { namedStatements: true }

async function aDatabase(): Promise<pg.PoolConfig> {
  const { config, drop } = await createTestDatabase()
  onTestFinished(() => drop())
  return config
}

test('straight to the database is a good way, also when it is said twice', async () => {
  const config = await aDatabase()
  await requireDirect(config)
  await requireWayPast(config, config, NAMED)
})

test('a way past that leads to another database is refused', async () => {
  const [here, elsewhere] = [await aDatabase(), await aDatabase()]
  await expect(requireWayPast(here, elsewhere, NAMED)).rejects.toThrow(/DATABASE_DIRECT_URL/)
})

const IN_FORCE = `select name, setting from pg_settings
  where name in ('statement_timeout', 'idle_in_transaction_session_timeout', 'TimeZone') order by lower(name)`
const LIMITS = [
  { name: 'idle_in_transaction_session_timeout', setting: '15000' },
  { name: 'statement_timeout', setting: '15000' },
  { name: 'TimeZone', setting: 'UTC' },
]

test('the limits of a connection hold on both ways; long work straight to the database has none', async () => {
  const config = await aDatabase()
  const log = pino({ level: 'silent' })
  const warned: unknown[] = []
  const warn = (...line: unknown[]) => void warned.push(line)
  const inForce = async (direct?: pg.ClientConfig) => {
    const { pool, close } = openDatabase(config, log, { direct })
    if (direct) await seeLimits(pool, { warn })
    const { rows } = await pool.query(IN_FORCE)
    await close()
    return rows
  }
  expect(await inForce()).toEqual(LIMITS)
  // Nothing is brought along on this way: the first connection is from before, the next one keeps to them.
  expect(await inForce(config)).not.toEqual(LIMITS)
  expect(warned).toHaveLength(1)
  expect(await inForce(config)).toEqual(LIMITS)
  expect(warned).toHaveLength(1)
  await Promise.all([keepLimits(config), keepLimits(config)])
  const client = await connectDirect(config)
  const { rows } = await client.query('show statement_timeout')
  await client.end()
  expect(rows).toEqual([{ statement_timeout: '0' }])
})

test('nodes that start together keep their limits once', async () => {
  const config = await aDatabase()
  await Promise.all(Array.from({ length: 4 }, () => keepLimits(config)))
  const client = new pg.Client(config)
  await client.connect()
  const { rows } = await client.query(IN_FORCE)
  await client.end()
  expect(rows).toEqual(LIMITS)
})

test('who waits for a lock is told so, and gets it when its holder has gone', async () => {
  const config = await aDatabase()
  const begun = Promise.withResolvers<void>()
  const finish = Promise.withResolvers<void>()
  const done: string[] = []
  const first = withSessionLock(config, 1, async () => {
    begun.resolve()
    await finish.promise
    done.push('first')
  })
  await begun.promise
  const second = withSessionLock(config, 1, async () => void done.push('second'), finish.resolve)
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})
