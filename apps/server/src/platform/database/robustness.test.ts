/** What the database survives: death by force, many nodes starting at once, a busy end. */
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createApp } from '../../app/create-app.ts'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'
import { readEnv } from '../env.ts'
import { lockDataFolder } from './data-folder-lock.ts'
import { openDatabase } from './database.ts'
import { MIGRATIONS_FOLDER, migrateDatabase } from './migrate.ts'
import { startSupervisedPostgres } from './supervised-postgres.ts'

test('PostgreSQL killed while the server runs is started again, and everything works', {
  timeout: 90_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'panya-kill-'))
  chmodSync(folder, 0o755)
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const log = pino({ level: 'silent' })
  const postgres = await startSupervisedPostgres(folder, log)
  onTestFinished(() => postgres.stop())
  await migrateDatabase(postgres.connection)
  const database = openDatabase(postgres.connection, log)
  onTestFinished(() => database.close())
  const { context } = await testServer()
  const env = readEnv({ SECRET: 's'.repeat(40), SEED: 'none' })
  const own = { ...context, env, database, log }
  const app = await createApp(own, null)
  onTestFinished(() => app.close())
  const server = { app, context: own }
  const { email } = await aStudent(server)
  const before = await signIn(server, email)

  const firstPid = postgres.pid()
  process.kill(firstPid, 'SIGKILL')
  // While it is away nothing is decided: no answer is wrong, and nobody is signed out.
  const profile = () => app.inject({ url: '/api/profile', headers: before.withCookie })
  const during = await profile()
  expect([200, 503]).toContain(during.statusCode)

  const patience = { timeout: 60_000, interval: 100 }
  await vi.waitFor(() => expect(postgres.pid()).not.toBe(firstPid), patience)
  await vi.waitFor(async () => expect((await profile()).statusCode).toBe(200), patience)
  const payload = { sessionId: before.sessionId }
  const check = await app.inject({ method: 'POST', url: '/api/auth/validate-session', payload })
  expect(check.json()).toEqual({ isValid: true, reason: null })
  await signIn(server, email)
  // The folder is locked again against a second server.
  await expect(lockDataFolder(postgres.connection, folder)).rejects.toThrow(/Another server/)
})

test('six nodes starting at once on an empty database all succeed', async () => {
  const admin = new pg.Client({ ...inject('postgres'), database: 'postgres' })
  await admin.connect()
  onTestFinished(() => admin.end())
  const name = 'race_of_migrations'
  await admin.query(`create database ${name}`)
  const config = { ...inject('postgres'), database: name }
  await Promise.all(Array.from({ length: 6 }, () => migrateDatabase(config)))
  const client = new pg.Client(config)
  await client.connect()
  const { rows } = await client.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  await client.end()
  const { entries } = (
    await import(join(MIGRATIONS_FOLDER, 'meta', '_journal.json'), { with: { type: 'json' } })
  ).default
  expect(rows[0].n).toBe(entries.length)
})

test('closing finishes what is under way, quickly, kept-alive connections or not', async () => {
  const { context } = await testServer()
  const app = await createApp(context, null)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    start()
    await delay(600)
    return { done: true }
  })
  const url = await app.listen({ port: 0 })
  await (await fetch(`${url}/healthz`)).text()
  const underWay = fetch(`${url}/slow`)
  await started
  const begin = performance.now()
  const closed = app.close()
  const answer = await underWay
  expect([answer.status, answer.headers.get('connection'), await answer.json()]).toEqual([
    200,
    'close',
    { done: true },
  ])
  await closed
  expect(performance.now() - begin).toBeLessThan(5000)
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a connection that breaks between two statements of a transaction ends it, not the server', async () => {
  const { database } = await testServer()
  const { pool, orm } = database
  const broken = orm.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('select pg_backend_pid() as pid')
    const pid = rows[0]?.pid
    await pool.query('select pg_terminate_backend($1)', [pid])
    await vi.waitFor(async () => {
      const left = await pool.query('select from pg_stat_activity where pid = $1', [pid])
      expect(left.rowCount).toBe(0)
    })
    await tx.execute('select 1')
  })
  await expect(broken).rejects.toThrow()
  expect((await pool.query('select 1')).rowCount).toBe(1)
})

test('connections that are dead before a transaction begins go back to the pool and are replaced', async () => {
  const { database } = await testServer()
  const { pool, orm } = database
  const work = () => orm.transaction((tx) => tx.execute('select 1'))
  for (let time = 0; time <= pool.options.max; time++) {
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    terminateUnnoticed(pool.options, rows[0]!.pid)
    await expect(work()).rejects.toThrow()
  }
  expect((await work()).rowCount).toBe(1)
})

/** By another process, while this one waits: nothing here has heard of it yet. */
function terminateUnnoticed(config: pg.PoolConfig, pid: number): void {
  const { host, port, user, password, database } = config
  const script = `import pg from 'pg'
    const client = new pg.Client(${JSON.stringify({ host, port, user, password, database })})
    await client.connect()
    await client.query('select pg_terminate_backend(${pid}, 5000)')
    await client.end()`
  const cwd = import.meta.dirname
  execFileSync(process.execPath, ['--input-type=module', '-e', script], { cwd })
}
