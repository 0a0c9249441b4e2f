import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { testServer } from '../../testing/test-server.ts'

const DISK_RESERVE_MB = '1000000000'

test('with little room left nothing more is kept, and /readyz says so; reading and clearing up go on', async () => {
  const server = await testServer()
  const person = await aStudent(server)
  const { id } = await (await projectClient(server, person)).make('x')
  const full = await testServer({ DISK_RESERVE_MB }, server)
  const learner = await projectClient(full, person)
  const refused = { status: 507, body: { code: 'NO_SPACE', message: 'disk-full' } }
  expect(await learner.save(id, 1, 'y')).toEqual(refused)
  expect(await learner.call('PATCH', `/api/projects/${id}`, { title: 'New' })).toEqual(refused)
  const ready = await full.app.inject('/readyz')
  expect([ready.statusCode, ready.json().message]).toEqual([503, 'disk-full'])
  expect((await full.app.inject('/healthz')).statusCode).toBe(200)
  expect((await learner.call('GET', `/api/projects/${id}`)).body.document.content).toBe('x')
  expect((await learner.call('DELETE', `/api/projects/${id}`)).status).toBe(200)
})

test('a folder for large things has a disk of its own, which counts beside a database elsewhere', async () => {
  const DATABASE_URL = 'postgres://elsewhere/panya'
  const OBJECTS_FOLDER = mkdtempSync(join(tmpdir(), 'panya-objects-'))
  onTestFinished(() => rmSync(OBJECTS_FOLDER, { recursive: true }))
  const inside = await testServer({ DATABASE_URL, DISK_RESERVE_MB, OBJECTS_FOLDER })
  expect((await inside.app.inject('/readyz')).statusCode).toBe(200)
  const outside = { DATABASE_URL, OBJECTS_FOLDER, OBJECTS: 'folder' }
  const roomy = await testServer({ ...outside, DISK_RESERVE_MB: '0' }, inside)
  expect((await roomy.app.inject('/readyz')).statusCode).toBe(200)
  const full = await testServer({ ...outside, DISK_RESERVE_MB }, inside)
  expect((await full.app.inject('/readyz')).json().message).toBe('disk-full')
})

test('a database that says its disk is full is believed for a while', async () => {
  const server = await testServer()
  const learner = await projectClient(server, await aStudent(server))
  const { id } = await learner.make('x')
  // PostgreSQL's own words for it, on the way every such failure takes.
  await server.database.orm.execute(sql`create function disk_full() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await server.database.orm.execute(sql`create trigger disk_full before insert on project_revision
    for each row execute function disk_full()`)
  const start = new Date()
  server.setNow(start)
  expect(await learner.save(id, 1, 'y')).toMatchObject({
    status: 507,
    body: { message: 'disk-full' },
  })
  expect((await server.app.inject('/readyz')).statusCode).toBe(503)
  await server.database.orm.execute(sql`drop trigger disk_full on project_revision`)
  server.setNow(new Date(start.getTime() + 31_000))
  expect((await server.app.inject('/readyz')).statusCode).toBe(200)
  expect((await learner.save(id, 1, 'y')).status).toBe(200)
})
