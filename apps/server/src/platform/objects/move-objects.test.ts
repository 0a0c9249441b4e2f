/** Moving what people made, while they go on: nothing is lost, and nobody waits. */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { aFolder, objectsIn } from '../../testing/object-places.ts'
import { aStudent } from '../../testing/people.ts'
import { hashOf, pictureRef, projectClient } from '../../testing/project-client.ts'
import { aBucket } from '../../testing/s3-server.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { asset, assetContent } from '../database/schema/asset.ts'
import { moveObjects } from './move-objects.ts'
import type { ObjectStore } from './object-store.ts'
import { Objects } from './objects.ts'
import { requireStore } from './require-objects.ts'
import { sweepStrays } from './sweep-strays.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

async function aServer(environment: Record<string, string> = {}, neighbour?: TestServer) {
  const folder = aFolder()
  const server = await startTestServer({ OBJECTS_FOLDER: folder, ...environment }, neighbour)
  onTestFinished(() => server.close())
  await requireStore(server.context.objects, 'folder')
  return { server, folder }
}

type Client = Awaited<ReturnType<typeof projectClient>>

async function aProject(server: TestServer, count: number, bytes = 20_000) {
  const learner = await projectClient(server, await aStudent(server))
  const pictures = Array.from({ length: count }, () => randomBytes(bytes))
  // As browsers do: a few at once.
  const waiting = pictures.values()
  const send = async () => {
    for (const picture of waiting) expect((await learner.upload(picture)).status).toBe(204)
  }
  await Promise.all([send(), send(), send(), send()])
  const { id } = await learner.make(pictures.map(pictureRef))
  return { learner, pictures, id }
}

async function requireAll(server: TestServer, learner: Client, id: string, pictures: Buffer[]) {
  for (const bytes of pictures) {
    const url = `/api/projects/${id}/assets/${hashOf(bytes)}`
    const back = await server.app.inject({ url, headers: learner.headers })
    expect([back.statusCode, back.rawPayload.equals(bytes)]).toEqual([200, true])
  }
}

const inDatabase = async ({ database }: TestServer) =>
  (await database.orm.select({ hash: assetContent.hash }).from(assetContent)).length

const places = async ({ database }: TestServer) =>
  (await database.orm.select({ place: asset.place }).from(asset)).map(({ place }) => place)

test('there and back again, while people save and read all the time', {
  timeout: 60_000,
}, async () => {
  const { server, folder } = await aServer()
  const { learner, pictures, id } = await aProject(server, 40)
  const { objects, database } = server.context
  let moving = true
  let revision = 1
  let reads = 0
  const saving = (async () => {
    while (moving) {
      const picture = randomBytes(20_000)
      expect((await learner.upload(picture)).status).toBe(204)
      pictures.push(picture)
      const saved = await learner.save(id, revision, pictures.map(pictureRef))
      expect(saved.status).toBe(200)
      revision = saved.body.revision
    }
  })()
  const reading = (async () => {
    while (moving) {
      await requireAll(server, learner, id, [pictures[reads % 40]!])
      reads += 1
    }
  })()
  const there = await moveObjects(objects, database.orm, 'folder', { batch: 7 })
  expect(there).toMatchObject({ gone: 0, damaged: [] })
  expect(there.moved).toBeGreaterThanOrEqual(40)
  const back = await moveObjects(objects, database.orm, 'database', { batch: 7 })
  expect(back).toMatchObject({ moved: there.moved, bytes: there.bytes, gone: 0, damaged: [] })
  moving = false
  await Promise.all([saving, reading])
  expect(reads).toBeGreaterThan(0)
  // What came meanwhile went where the server puts it; the last run takes it along.
  const last = await moveObjects(objects, database.orm, 'folder')
  expect(last).toMatchObject({ moved: pictures.length, damaged: [] })
  expect(new Set(await places(server))).toEqual(new Set(['folder']))
  expect(await inDatabase(server)).toBe(0)
  await requireAll(server, learner, id, pictures)
  // A day later what was noted while it moved is gone over: what is in use stays.
  await sweepStrays({ ...server.context, now: () => new Date(Date.now() + 25 * 3_600_000) })
  expect(objectsIn(folder)).toHaveLength(pictures.length)
  await requireAll(server, learner, id, pictures)
})

test('from the database to a bucket, on to a folder, and back into the bucket', async () => {
  const bucket = await aBucket()
  const { server } = await aServer(bucket.environment)
  const { learner, pictures, id } = await aProject(server, 12)
  const { objects, database } = server.context
  for (const place of ['s3', 'folder', 's3', 'database', 's3'] as const) {
    const done = await moveObjects(objects, database.orm, place)
    expect(done).toEqual({ moved: 12, bytes: 240_000, gone: 0, damaged: [] })
    expect(new Set(await places(server))).toEqual(new Set([place]))
    await requireAll(server, learner, id, pictures)
  }
  await sweepStrays({ ...server.context, now: () => new Date(Date.now() + 25 * 3_600_000) })
  await requireAll(server, learner, id, pictures)
})

test('a download goes on where the bytes are, when they are moved in the middle of it', async () => {
  const { server } = await aServer()
  const size = 3 * 1024 * 1024 + 5
  const { learner, pictures, id } = await aProject(server, 1, size)
  const { objects, database } = server.context
  const [bytes] = pictures as [Buffer]
  const kept = await objects.find(hashOf(bytes))
  const pieces: Buffer[] = []
  for await (const piece of objects.read(kept!, { first: 10, last: size - 1 })) {
    if (pieces.length === 0) {
      expect(await moveObjects(objects, database.orm, 'folder')).toMatchObject({ moved: 1 })
    }
    pieces.push(piece as Buffer)
  }
  expect(Buffer.concat(pieces).equals(bytes.subarray(10))).toBe(true)
  expect(await inDatabase(server)).toBe(0)
  await requireAll(server, learner, id, pictures)
})

test('what is damaged is named and left where it is; what a store swallows is not called moved', async () => {
  const { server, folder } = await aServer({ OBJECTS: 'folder' })
  const { learner, pictures, id } = await aProject(server, 3)
  const { objects, database, log, now } = server.context
  const [bad, ...good] = pictures as [Buffer, Buffer, Buffer]
  const hash = hashOf(bad)
  writeFileSync(join(folder, hash.slice(0, 2), hash.slice(2, 4), hash), randomBytes(bad.length))
  const done = await moveObjects(objects, database.orm, 'database')
  expect(done).toEqual({ moved: 2, bytes: 40_000, gone: 0, damaged: [hash] })
  await requireAll(server, learner, id, good)
  const liar: ObjectStore = {
    put: async () => undefined,
    size: async () => null,
    async *read() {},
    remove: async () => undefined,
  }
  const stores = new Map([...objects.stores, ['folder' as const, liar]])
  const wrong = new Objects({ database, place: 'folder', stores, log, now })
  await expect(moveObjects(wrong, database.orm, 'folder')).rejects.toThrow('did not give back')
  await requireAll(server, learner, id, good)
})

test('what was moved away is removed from the folder a day later, not before', async () => {
  const { server, folder } = await aServer({ OBJECTS: 'folder' })
  const { learner, pictures, id } = await aProject(server, 3)
  const { objects, database } = server.context
  await moveObjects(objects, database.orm, 'database')
  const after = (hours: number) =>
    sweepStrays({ ...server.context, now: () => new Date(Date.now() + hours * 3_600_000) })
  expect(await after(23)).toBe(0)
  expect(objectsIn(folder)).toHaveLength(3)
  expect(await after(25)).toBe(3)
  expect(objectsIn(folder)).toHaveLength(0)
  await requireAll(server, learner, id, pictures)
})

test('the command is killed in the middle and begun again, beside a server that goes on', {
  timeout: 120_000,
}, async () => {
  const { server, folder } = await aServer()
  const { learner, pictures, id } = await aProject(server, 250, 9000)
  const environment = {
    DATABASE_URL: addressOf(server.database.pool.options),
    SECRET: 's'.repeat(40),
    OBJECTS: 'folder',
    OBJECTS_FOLDER: folder,
    LOG_LEVEL: 'silent',
  }
  const first = command(['--to', 'folder'], environment)
  for await (const line of createInterface(first.stdout)) {
    if (/^ {2}\d+ moved/.test(line)) first.kill('SIGKILL')
  }
  await once(first, 'exit').catch(() => undefined)
  const moved = (await places(server)).filter((place) => place === 'folder').length
  expect(moved).toBeGreaterThanOrEqual(100)
  expect(moved).toBeLessThan(250)
  await requireAll(server, learner, id, pictures)
  const second = command(['--to', 'folder'], environment)
  const said = await text(second.stdout)
  expect(said).toContain(`${250 - moved} to move to folder`)
  expect(said).toContain(`${250 - moved} moved`)
  expect(said).not.toContain('are left')
  expect([new Set(await places(server)), await inDatabase(server)]).toEqual([
    new Set(['folder']),
    0,
  ])
  await requireAll(server, learner, id, pictures)
  const nowhere = command(['--to', 'moon'], environment)
  expect(await text(nowhere.stderr)).toContain('Usage: npm run move-objects')
})

function command(args: string[], environment: Record<string, string>) {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const script = join(ROOT, 'scripts/move-objects.ts')
  return spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { PATH, NODE_COMPILE_CACHE, ...environment },
  })
}

function addressOf({ host, user, database }: pg.PoolConfig): string {
  const parameters = new URLSearchParams({ host: String(host), user: String(user) })
  return `postgresql:///${database}?${parameters}`
}
