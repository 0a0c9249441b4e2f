/** Whatever store is chosen, people notice nothing of it. */
import { randomBytes, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asset, assetStray } from '../../platform/database/schema/asset.ts'
import { objectsIn, PLACES, serverWith, stored, tidyAt } from '../../testing/object-places.ts'
import { aStudent } from '../../testing/people.ts'
import { hashOf, pictureRef, projectClient } from '../../testing/project-client.ts'
import { startTestServer } from '../../testing/test-server.ts'

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
    expect(objectsIn(folder).length).toBe(place === 'database' ? 0 : 1)
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

test('nodes in the middle of a change of stores read what the other keeps, also the same thing sent to both', async () => {
  const { server: first, folder } = await serverWith('database')
  const second = await startTestServer({ OBJECTS: 'folder', OBJECTS_FOLDER: folder }, first)
  onTestFinished(() => second.close())
  const person = await aStudent(first)
  const nodes = await Promise.all([first, second].map((node) => projectClient(node, person)))
  const [one, two] = nodes as [(typeof nodes)[number], (typeof nodes)[number]]
  const [inside, outside, both] = [randomBytes(9000), randomBytes(9000), randomBytes(9000)]
  const sent = await Promise.all([
    one.upload(inside),
    two.upload(outside),
    one.upload(both),
    two.upload(both),
  ])
  expect(sent.map(({ status }) => status)).toEqual([204, 204, 204, 204])
  const { id } = await two.make([inside, outside, both].map(pictureRef))
  await tidyAt(second, 50)
  for (const node of [first, second]) {
    for (const bytes of [inside, outside, both]) {
      const url = `/api/projects/${id}/assets/${hashOf(bytes)}`
      const back = await node.app.inject({ url, headers: one.headers })
      expect(back.rawPayload.equals(bytes)).toBe(true)
    }
  }
  expect(await stored(first, folder)).toEqual([inside, outside, both].map(hashOf).toSorted())
})
