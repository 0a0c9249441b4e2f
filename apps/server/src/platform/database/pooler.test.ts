/** The server behind pgbouncer in transaction mode, where each transaction may get another connection. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { findPooler, startPooler } from '../../testing/pooler.ts'
import {
  POOLED_DATABASE,
  poolerConfig,
  poolerKnowsNames,
  readPoolerVersion,
} from '../../testing/pooler-config.ts'
import { projectClient } from '../../testing/project-client.ts'
import { remoteNode } from '../../testing/remote-node.ts'
import { Browser } from '../../testing/sign-in.ts'
import { createTestDatabase, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { connectionUrl } from './connection-url.ts'

const pooler = findPooler()
const missing = pooler === null ? ' – skipped: pgbouncer is not installed' : ''

let direct: string
let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'panya-pooler-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

async function aPooler(more: Record<string, string | number> = {}) {
  const { config, drop } = await createTestDatabase()
  const { host = '', port = 0, user = '', database = '' } = config
  const running = await startPooler(pooler!, {
    folder: join(folder, 'pooler'),
    port: 6432,
    server: { host, port, user, database },
    more,
  })
  onTestFinished(async () => {
    await running.stop()
    await drop()
  })
  direct = connectionUrl(config)
  return { url: running.url, config }
}

const node = async (environment: Record<string, string>) => {
  const started = await remoteNode({ DATA_DIR: folder, ...environment })
  onTestFinished(() => void started.process.kill('SIGKILL'))
  return started
}

const LIMITS = [{ statement_timeout: '15s' }, { TimeZone: 'UTC' }]

async function settings(url: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  await client.connect()
  const limit = await client.query('show statement_timeout')
  const zone = await client.query('show timezone')
  await client.end()
  return [limit.rows[0], zone.rows[0]]
}

describe.skipIf(pooler === null)(`behind pgbouncer${missing}`, () => {
  const names = pooler !== null && poolerKnowsNames(pooler.version) ? 'on' : 'off'

  test('two nodes sign forty people in, hear of each other, keep their limits and leave no lock behind', {
    timeout: 90_000,
  }, async () => {
    const { url, config } = await aPooler()
    const ways = {
      DATABASE_URL: url,
      DATABASE_DIRECT_URL: direct,
      DATABASE_NAMED_STATEMENTS: names,
    }
    const [one, two] = await Promise.all([node(ways), node(ways)])
    const school = await startTestServer({}, { config })
    onTestFinished(() => school.close())
    const learners = await Promise.all(Array.from({ length: 40 }, () => aStudent(school)))
    const sessions = await Promise.all(
      learners.map(async ({ email }, index) => {
        const browser = new Browser(index % 2 === 0 ? one : two)
        await browser.signIn(email)
        return { browser, session: await browser.session() }
      }),
    )
    expect(sessions.filter(({ session }) => session === null)).toEqual([])

    const { browser, session } = sessions[0]!
    const validate = async () => {
      const payload = { sessionId: session?.sessionId }
      const wish = { method: 'POST', url: '/api/auth/validate-session', payload } as const
      return (await two.app.inject(wish)).json<{ isValid: boolean }>().isValid
    }
    expect(await validate()).toBe(true)
    await browser.signOut()
    await vi.waitFor(async () => expect(await validate()).toBe(false), 5000)

    const learner = await projectClient(one as unknown as TestServer, learners[1]!)
    const { id, revision } = await learner.make('print(1)')
    expect(await learner.save(id, revision, 'print(2)')).toMatchObject({ status: 200 })
    for (const each of [one, two])
      expect((await each.app.inject('/readyz')).json()).toEqual({ status: 'ready' })

    expect(await settings(url)).toEqual(LIMITS)
    const locks = `select from pg_locks where locktype = 'advisory' and database =
      (select oid from pg_database where datname = current_database())`
    await expect.poll(async () => (await school.database.pool.query(locks)).rowCount).toBe(0)
  })

  test.each<Record<string, string>>([{}, { ignore_startup_parameters: 'options' }])(
    'a node without a way past it says what to set: %j',
    async (more) => {
      const { url } = await aPooler(more)
      await expect(node({ DATABASE_URL: url })).rejects.toThrow(/set DATABASE_DIRECT_URL/)
    },
  )

  test('a way past it that leads through it as well is refused', async () => {
    const { url } = await aPooler()
    const ways = { DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_NAMED_STATEMENTS: 'off' }
    await expect(node(ways)).rejects.toThrow(/not heard at DATABASE_DIRECT_URL/)
  })

  test('names of statements that it does not know are refused at the start', async () => {
    const { url } = await aPooler(names === 'on' ? { max_prepared_statements: 0 } : {})
    const ways = { DATABASE_URL: url, DATABASE_DIRECT_URL: direct }
    await expect(node(ways)).rejects.toThrow(/DATABASE_NAMED_STATEMENTS=off/)
  })

  test('one that gives each visitor a connection for the whole visit needs nothing', async () => {
    const more = { pool_mode: 'session', ignore_startup_parameters: 'options' }
    const { url } = await aPooler(more)
    const alone = await node({ DATABASE_URL: url })
    expect((await alone.app.inject('/readyz')).statusCode).toBe(200)
    // What the log advises, for the connections from before.
    const client = new pg.Client(url.replace(`/${POOLED_DATABASE}?`, '/pgbouncer?'))
    await client.connect()
    await client.query('reconnect')
    await client.end()
    await expect.poll(() => settings(url)).toEqual(LIMITS)
  })
})

test('what pgbouncer is told', () => {
  const server = { host: '/run/db', port: 5432, user: 'panya', database: 'postgres' }
  const plan = { folder: '/run/pooler', port: 6432, server }
  const old = poolerConfig({ ...plan, version: [1, 18] })
  expect(old).toContain(`${POOLED_DATABASE} = host=/run/db port=5432 dbname=postgres user=panya\n`)
  expect(old).toContain('pool_mode = transaction\n')
  expect(old).not.toContain('max_prepared_statements')
  expect(poolerConfig({ ...plan, version: [1, 21] })).toContain('max_prepared_statements = 200\n')
  expect(poolerConfig({ ...plan, version: [1, 21], more: { pool_mode: 'session' } })).toContain(
    'pool_mode = session\n',
  )
  expect(readPoolerVersion('PgBouncer 1.18.0\nlibevent 2.1.12')).toEqual([1, 18])
  expect(readPoolerVersion('not this one')).toBe(null)
})
