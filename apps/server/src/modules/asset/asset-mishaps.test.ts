/** Whenever a server dies, a file is damaged or a store is away: nothing that was kept is lost, and nothing stays for ever. */
import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { asset, assetStray } from '../../platform/database/schema/asset.ts'
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import { Objects } from '../../platform/objects/objects.ts'
import { objectsIn, serverWith, tidyAt } from '../../testing/object-places.ts'
import { hashOf, pictureRef } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'

const KEEPER = join(import.meta.dirname, '../../testing/dying-keeper.ts')

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
  expect(objectsIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 23)
  expect(objectsIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 25)
  expect(objectsIn(folder)).toEqual([])
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
  expect(objectsIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 23)
  expect(objectsIn(folder)).toEqual([hashOf(bytes)])
  await tidyAt(server, 25)
  expect(objectsIn(folder)).toEqual([])
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
  expect([puts, objectsIn(folder)]).toEqual([2, [hashOf(bytes)]])
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

test('while a bucket is away nothing is kept and nothing is lost; saving without pictures goes on', async () => {
  const { server, learner, get, bucket } = await serverWith('s3')
  const [there, late] = [randomBytes(9000), randomBytes(9000)]
  await learner.upload(there)
  const { id } = await learner.make([pictureRef(there)])
  await bucket?.stop()
  const away = { code: 'UNAVAILABLE', message: 'unexpected' }
  expect(await learner.upload(late)).toMatchObject({ status: 503, body: away })
  expect((await get(id, there)).json()).toMatchObject(away)
  expect((await learner.save(id, 1, [pictureRef(late)])).body.missing).toEqual([hashOf(late)])
  expect((await learner.save(id, 1, [pictureRef(there), 'more'])).status).toBe(200)
  expect((await server.database.orm.select().from(asset)).length).toBe(1)
  await tidyAt(server, 25)
  expect((await server.database.orm.select().from(assetStray)).length).toBe(1)
})
