import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, testServer } from '../../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { watchReadiness } from './readiness.ts'

const log = pino({ level: 'silent' })

async function watched(direct?: Awaited<ReturnType<typeof createTestDatabase>>['config']) {
  const { config, drop } = await createTestDatabase()
  const database = openDatabase({ ...config, max: 2 }, log, { direct })
  const readiness = await watchReadiness(database, log)
  onTestFinished(async () => {
    await readiness.close()
    await database.close()
    await drop()
  })
  return { ...database, readiness }
}

test('a node that hears what it says is ready, however many ask at once', async () => {
  const { pool, readiness } = await watched()
  let asked = 0
  pool.on('acquire', () => (asked += 1))
  const answers = await Promise.all(Array.from({ length: 50 }, () => readiness.whatIsWrong()))
  expect([new Set(answers), asked]).toEqual([new Set([null]), 2])
})

test('a node that listens elsewhere is not ready, and says so', async () => {
  const elsewhere = await createTestDatabase()
  onTestFinished(() => elsewhere.drop())
  const { readiness } = await watched(elsewhere.config)
  expect(await readiness.whatIsWrong()).toBe('messages-not-heard')
})

test('two nodes on one database do not take the other for themselves', async () => {
  const first = await testServer()
  const second = await testServer({}, first)
  const ready = () => Promise.all([first, second].map(({ app }) => app.inject('/readyz')))
  expect((await ready()).map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

test('a name that a neighbour on the same connection has taken is told apart from a database that is away', async () => {
  const { pool, readiness } = await watched()
  const client = await pool.connect()
  // As a pooler does that hands one connection to many: the name is there, and this program did not give it.
  await client.query(`prepare ready (int) as select $1::int`)
  client.release()
  expect(await readiness.whatIsWrong()).toBe('named-statements-refused')
})

test('a database that hangs is said to be away in time, and is asked again once it answers', async () => {
  const { pool, readiness } = await watched()
  const held = [await pool.connect(), await pool.connect()]
  expect(await readiness.whatIsWrong()).toBe('database-not-reachable')
  for (const client of held) client.release()
  await expect.poll(() => readiness.whatIsWrong()).toBe(null)
})
