/** Whatever store is chosen, people notice nothing of it; and whenever a server dies, nothing that was kept is lost. */
import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  truncateSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asset, assetContent, assetStray } from '../../platform/database/schema/asset.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import { Objects } from '../../platform/objects/objects.ts'
import { sweepStrays } from '../../platform/objects/sweep-strays.ts'
import { aStudent } from '../../testing/people.ts'
import { hashOf, pictureRef, projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { removeUnusedAssets } from './housekeeping.ts'

const HOUR = 3_600_000
const KEEPER = join(import.meta.dirname, '../../testing/dying-keeper.ts')
const PLACES = ['database', 'folder'] as const
type Place = (typeof PLACES)[number]

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'panya-objects-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function serverWith(place: Place) {
  const folder = aFolder()
  const server = await startTestServer({ OBJECTS: place, OBJECTS_FOLDER: folder })
  onTestFinished(() => server.close())
  const learner = await projectClient(server, await aStudent(server))
  const get = (id: string, bytes: Buffer, headers = {}) =>
    server.app.inject({
      url: `/api/projects/${id}/assets/${hashOf(bytes)}`,
      headers: { ...learner.headers, ...headers },
    })
  return { server, learner, get, folder }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .map(({ name }) => name)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))

/** What lies in the store, whichever it is. */
async function stored(server: TestServer, folder: string): Promise<string[]> {
  const rows = await server.database.orm.select({ hash: assetContent.hash }).from(assetContent)
  return [...rows.map(({ hash }) => hash), ...filesIn(folder)].toSorted()
}

async function tidyAt(server: TestServer, hours: number): Promise<void> {
  const context = { ...server.context, now: () => new Date(Date.now() + hours * HOUR) }
  await removeUnusedAssets(context)
  await sweepStrays(context)
}

describe.each(PLACES)('%s', (place) => {
  test('a save with pictures comes back: whole, in parts, in the zip; each kept once, in its place', async () => {
    const { server, learner, get, folder } = await serverWith(place)
    const bytes = randomBytes(1_500_000)
    expect((await learner.upload(bytes)).status).toBe(204)
    const other = await projectClient(server, await aStudent(server))
    expect((await other.upload(bytes)).status).toBe(204)
    const ids = { id: randomUUID(), saveId: randomUUID() }
    const document = { format: 'panya-blocks', version: 1, content: [pictureRef(bytes)] }
    const made = { ...ids, tool: 'coding/block-programming', title: 'Maze', document }
    const { id } = (await learner.call('POST', '/api/projects', made)).body
    const rows = await server.database.orm.select().from(asset)
    expect(rows).toMatchObject([{ hash: hashOf(bytes), bytes: bytes.length, place }])
    expect(await stored(server, folder)).toEqual([hashOf(bytes)])
    expect(filesIn(folder).length).toBe(place === 'folder' ? 1 : 0)
    expect(await server.database.orm.select().from(assetStray)).toEqual([])

    const whole = await get(id, bytes)
    expect([whole.statusCode, whole.rawPayload.equals(bytes)]).toEqual([200, true])
    expect(whole.headers['content-length']).toBe(`${bytes.length}`)
    for (const [range, first, last] of [
      ['bytes=0-99', 0, 99],
      ['bytes=1048570-1048580', 1_048_570, 1_048_580],
      ['bytes=1499990-', 1_499_990, 1_499_999],
      ['bytes=-7', 1_499_993, 1_499_999],
    ] as const) {
      const part = await get(id, bytes, { range })
      expect(part.statusCode, range).toBe(206)
      expect(part.headers['content-range']).toBe(`bytes ${first}-${last}/1500000`)
      expect(part.rawPayload.equals(bytes.subarray(first, last + 1)), range).toBe(true)
    }
    expect((await get(id, bytes, { range: 'bytes=1500000-' })).statusCode).toBe(416)
    const etag = String(whole.headers['etag'])
    expect((await get(id, bytes, { 'if-none-match': etag })).statusCode).toBe(304)
    const { headers } = learner
    const url = `/api/projects/${id}/assets/${hashOf(bytes)}`
    const head = await server.app.inject({ method: 'HEAD', url, headers })
    expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
    expect(head.headers['content-length']).toBe('1500000')

    const zip = await server.app.inject({ url: '/api/projects/export.zip', headers })
    const [file] = Object.values(unzipSync(new Uint8Array(zip.rawPayload)))
    expect(strFromU8(file!).includes(bytes.toString('base64'))).toBe(true)
  })

  test('what nobody has goes, with its bytes; what somebody sends again in between stays', async () => {
    const { server, learner, get, folder } = await serverWith(place)
    const [used, gone, again] = [randomBytes(9000), randomBytes(9000), randomBytes(9000)]
    for (const bytes of [used, gone, again]) await learner.upload(bytes)
    const { id } = await learner.make([used].map(pictureRef))
    await tidyAt(server, 25)
    await tidyAt(server, 50)
    expect((await server.database.orm.select().from(asset)).length).toBe(1)
    // The row went; outside of the database its bytes wait for another day.
    expect((await learner.upload(again)).status).toBe(204)
    expect((await learner.save(id, 1, [used, again].map(pictureRef))).status).toBe(200)
    await tidyAt(server, 75)
    expect(await stored(server, folder)).toEqual([used, again].map(hashOf).toSorted())
    for (const bytes of [used, again]) {
      const back = await get(id, bytes)
      expect([back.statusCode, back.rawPayload.equals(bytes)]).toEqual([200, true])
    }
    expect(await server.database.orm.select().from(assetStray)).toEqual([])
  })

  test('many learners send the same and other things at once: each is kept once and can be read', async () => {
    const { server, folder } = await serverWith(place)
    const clients = await Promise.all(
      Array.from({ length: 4 }, async () => projectClient(server, await aStudent(server))),
    )
    const shared = Array.from({ length: 4 }, () => randomBytes(60_000))
    const sent = await Promise.all(
      clients.flatMap((client) => shared.map((bytes) => client.upload(bytes))),
    )
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 204))
    expect(await stored(server, folder)).toEqual(shared.map(hashOf).toSorted())
    for (const client of clients) {
      const { id } = await client.make(shared.map(pictureRef))
      for (const bytes of shared) {
        const url = `/api/projects/${id}/assets/${hashOf(bytes)}`
        const back = await server.app.inject({ url, headers: client.headers })
        expect(back.rawPayload.equals(bytes)).toBe(true)
      }
    }
  })
})

/** A process that is killed when the bytes have come and their row has not. */
async function killedBetween(server: TestServer, folder: string, bytes: Buffer): Promise<void> {
  const { host, user, database } = server.database.pool.options
  const parameters = new URLSearchParams({ host: String(host), user: String(user) })
  const keeper = fork(KEEPER, [folder, bytes.toString('hex')], {
    env: { ...process.env, DATABASE_URL: `postgresql:///${database}?${parameters}` },
  })
  await once(keeper, 'message')
  keeper.kill('SIGKILL')
  await once(keeper, 'exit')
}

test('a server killed between bytes and row has kept nothing: what it left goes a day later', async () => {
  const { server, folder } = await serverWith('folder')
  const bytes = randomBytes(9000)
  await killedBetween(server, folder, bytes)
  expect(await server.database.orm.select().from(asset)).toEqual([])
  expect(filesIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 23)
  expect(filesIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 25)
  expect(filesIn(folder)).toEqual([])
  expect(await server.database.orm.select().from(assetStray)).toEqual([])
})

test('sent again after the kill, as browsers do, it is kept, and nothing sweeps it', async () => {
  const { server, learner, get, folder } = await serverWith('folder')
  const bytes = randomBytes(9000)
  await killedBetween(server, folder, bytes)
  const { id } = await learner.make('x')
  expect((await learner.save(id, 1, [pictureRef(bytes)])).body.missing).toEqual([hashOf(bytes)])
  await learner.upload(bytes)
  expect((await learner.save(id, 1, [pictureRef(bytes)])).status).toBe(200)
  await tidyAt(server, 60)
  expect((await get(id, bytes)).rawPayload.equals(bytes)).toBe(true)
})

test('bytes without a row go after a day, and whoever is refused leaves none for ever', async () => {
  const { server, folder } = await serverWith('folder')
  const bytes = randomBytes(9000)
  const object = { hash: hashOf(bytes), content: bytes, mediaType: 'image/png' }
  const refused = server.context.objects.keep(object, async () => {
    throw new Error('no room')
  })
  await expect(refused).rejects.toThrow('no room')
  expect(filesIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 23)
  expect(filesIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 25)
  expect(filesIn(folder)).toEqual([])
  expect(await server.database.orm.select().from(assetStray)).toEqual([])
})

test('a row whose bytes were swept while they came is not written: they are brought again', async () => {
  const { server, learner, get, folder } = await serverWith('folder')
  const bytes = randomBytes(9000)
  const { objects, database, log, now } = server.context
  const inner = objects.storeOf('folder')
  let puts = 0
  const slow: ObjectStore = {
    size: (hash) => inner.size(hash),
    read: (hash, part) => inner.read(hash, part),
    remove: (hash) => inner.remove(hash),
    async put(hash, content) {
      puts += 1
      await inner.put(hash, content)
      // It took more than a day.
      if (puts === 1) await tidyAt(server, 25)
    },
  }
  const stores = new Map([...objects.stores, ['folder' as const, slow]])
  const late = new Objects({ database, place: 'folder', stores, log, now })
  const object = { hash: hashOf(bytes), content: bytes, mediaType: 'image/png' }
  await late.keep(object, async () => undefined)
  expect([puts, filesIn(folder)]).toEqual([2, [hashOf(bytes)]])
  await learner.upload(bytes)
  const { id } = await learner.make([pictureRef(bytes)])
  expect((await get(id, bytes)).rawPayload.equals(bytes)).toBe(true)
})

test('a damaged file is never sent as if it were whole, and a copy of all work goes without it', async () => {
  const { server, learner, folder } = await serverWith('folder')
  const bytes = randomBytes(300_000)
  await learner.upload(bytes)
  const { id } = await learner.make([pictureRef(bytes)])
  const hash = hashOf(bytes)
  truncateSync(join(folder, hash.slice(0, 2), hash.slice(2, 4), hash), 100_000)
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const answer = await fetch(`${address}/api/projects/${id}/assets/${hash}`, {
    headers: learner.headers,
  })
  await expect(answer.arrayBuffer()).rejects.toThrow('terminated')
  const { headers } = learner
  const zip = await server.app.inject({ url: '/api/projects/export.zip', headers })
  expect(zip.statusCode).toBe(200)
  expect(Object.keys(unzipSync(new Uint8Array(zip.rawPayload)))).toHaveLength(1)
  rmSync(join(folder, hash.slice(0, 2)), { recursive: true })
  expect((await fetch(answer.url, { headers })).status).toBe(500)
})

test('a folder whose disk is not mounted any more gets nothing, so that nothing is hidden when it is back', async () => {
  const { server, learner, get, folder } = await serverWith('folder')
  const [there, late] = [randomBytes(9000), randomBytes(9000)]
  await learner.upload(there)
  const { id } = await learner.make([pictureRef(there)])
  const aside = `${folder}-aside`
  renameSync(folder, aside)
  mkdirSync(folder)
  const away = { code: 'UNAVAILABLE', message: 'unexpected' }
  expect(await learner.upload(late)).toMatchObject({ status: 503, body: away })
  expect((await get(id, there)).json()).toMatchObject(away)
  expect((await learner.save(id, 1, [pictureRef(there), 'more'])).status).toBe(200)
  // The tidying does not stumble over it, and keeps its notes.
  await tidyAt(server, 25)
  expect((await server.database.orm.select().from(assetStray)).length).toBe(1)
  expect(readdirSync(folder)).toEqual([])
  rmdirSync(folder)
  renameSync(aside, folder)
  expect((await get(id, there)).rawPayload.equals(there)).toBe(true)
  expect((await learner.upload(late)).status).toBe(204)
})
