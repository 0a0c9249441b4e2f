/** Large things beside documents, over HTTP: kept with a save or not at all, given only to who may see them. */
import { randomBytes, randomUUID } from 'node:crypto'
import { referenceTo } from '@panya/domain/project/asset-reference.ts'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { asset, assetContent, assetUpload } from '../../platform/database/schema/asset.ts'
import { aLesson, join } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { plainPng } from '../../testing/png.ts'
import { hashOf, pictureRef, projectClient, python } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { removeUnusedAssets } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = async () => projectClient(server, await aStudent(server))
const noise = (bytes = 9000) => randomBytes(bytes)
const at = (id: string, bytes: Buffer) => `/api/projects/${id}/assets/${hashOf(bytes)}`
type Client = Awaited<ReturnType<typeof projectClient>>

async function fetchBytes(client: Pick<Client, 'headers'> | null, url: string) {
  const answer = await server.app.inject({ url, ...(client ? { headers: client.headers } : {}) })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

async function makeWith(client: Client, ...pictures: Buffer[]) {
  for (const bytes of pictures) expect((await client.upload(bytes)).status).toBe(204)
  return client.make({ costumes: pictures.map(pictureRef) })
}

test('a save names what is missing, changes nothing, and goes through once that was sent', async () => {
  const learner = await someone()
  const { id } = await learner.make('plain')
  const [first, second] = [noise(), noise()]
  const content = { costumes: [first, second].map(pictureRef) }
  const saveId = randomUUID()
  await learner.upload(first)
  const hashes = [first, second].map(hashOf)
  const ask = { hashes: [...hashes, hashOf(noise())] }
  const { missing } = (await learner.call('POST', '/api/assets/missing', ask)).body
  expect(missing).toEqual(ask.hashes.slice(1))
  const refused = await learner.save(id, 1, content, saveId)
  expect(refused).toEqual({
    status: 409,
    body: { code: 'CONFLICT', message: 'assets-missing', missing: [hashOf(second)] },
  })
  expect((await learner.call('GET', `/api/projects/${id}`)).body).toMatchObject({
    revision: 1,
    document: { content: 'plain' },
  })
  await learner.upload(second)
  const saved = await learner.save(id, 1, content, saveId)
  expect(saved).toMatchObject({ status: 200, body: { revision: 2 } })
  // The answer was lost: the same save again.
  expect((await learner.save(id, 1, content, saveId)).body).toEqual(saved.body)
  // Another tab was quicker: said before anybody sends megabytes in vain.
  expect((await learner.save(id, 1, { costumes: [pictureRef(noise())] })).body).toMatchObject({
    message: 'stale-revision',
    revision: 2,
  })
  const kept = await fetchBytes(learner, at(id, second))
  expect([kept.status, kept.bytes.equals(second)]).toEqual([200, true])
})

test('a new project waits for its assets too', async () => {
  const learner = await someone()
  const bytes = noise()
  const ids = { id: randomUUID(), saveId: randomUUID() }
  const made = {
    ...ids,
    tool: 'coding/python-programming',
    title: 'New',
    document: python([pictureRef(bytes)]),
  }
  const refused = await learner.call('POST', '/api/projects', made)
  expect(refused.body).toEqual({
    code: 'CONFLICT',
    message: 'assets-missing',
    missing: [hashOf(bytes)],
  })
  expect((await learner.call('GET', '/api/projects')).body.projects).toEqual([])
  await learner.upload(bytes)
  expect((await learner.call('POST', '/api/projects', made)).status).toBe(201)
})

test('only the bytes themselves are kept under a hash, and not too many of them', async () => {
  const learner = await someone()
  const bytes = noise()
  const wrong = await learner.upload(Buffer.concat([bytes, Buffer.from('x')]), hashOf(bytes))
  expect(wrong).toEqual({
    status: 400,
    body: { code: 'BAD_INPUT', message: 'asset-hash-mismatch' },
  })
  expect((await learner.upload(Buffer.alloc(0))).status).toBe(400)
  const large = await learner.upload(Buffer.alloc(PROJECT_LIMITS.assetBytes + 1))
  expect([large.status, large.body.message]).toEqual([413, 'asset-too-large'])
  expect((await learner.call('PUT', `/api/assets/${'G'.repeat(64)}`)).status).toBe(400)
  const rows = await server.database.orm.select().from(asset)
  expect(rows.map(({ hash }) => hash)).not.toContain(hashOf(bytes))
})

test('a hash is worth nothing: not for reading, not for a document, not through a copy', async () => {
  const owner = await someone()
  const secret = noise()
  const { id } = await makeWith(owner, secret)
  const thief = await someone()
  const own = await thief.make('mine')
  const asked = await thief.call('POST', '/api/assets/missing', { hashes: [hashOf(secret)] })
  expect(asked.body).toEqual({ missing: [hashOf(secret)] })
  for (const url of [at(id, secret), at(own.id, secret)]) {
    expect((await fetchBytes(thief, url)).status).toBe(404)
  }
  expect((await fetchBytes(null, at(id, secret))).status).toBe(401)
  expect((await thief.save(own.id, 1, [pictureRef(secret)])).body.missing).toEqual([hashOf(secret)])
  // Written so that it is a reference only after somebody has read it.
  const hidden = `["\\u0070${pictureRef(secret).slice(1)}"]`
  const address = `/api/projects/${own.id}/document?base=1&saveId=${randomUUID()}&format=f&version=1`
  expect((await thief.send(address, hidden)).status).toBe(200)
  expect((await fetchBytes(thief, at(own.id, secret))).status).toBe(404)
  const copy = await thief.call('POST', `/api/projects/${own.id}/duplicate`, { title: 'copy' })
  expect((await fetchBytes(thief, at(copy.body.id, secret))).status).toBe(404)
  await thief.call('POST', `/api/projects/${own.id}/revisions/2/restore`)
  expect((await fetchBytes(thief, at(own.id, secret))).status).toBe(404)
  // Whoever really has the bytes may have them.
  expect((await thief.upload(secret)).status).toBe(204)
  expect((await fetchBytes(thief, at(own.id, secret))).status).toBe(404)
})

test('what is sent is named by its bytes, kept as a file, and acts as nothing', async () => {
  const learner = await someone()
  const svg = Buffer.from(
    `<?xml version="1.0"?><!-- ${'x'.repeat(50)} --><svg xmlns="x"><script/></svg>`,
  )
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const pictures = [plainPng(300, 300), svg, page]
  const { id } = await makeWith(learner, ...pictures)
  const types = await Promise.all(
    pictures.map(async (bytes) => {
      const { status, headers } = await fetchBytes(learner, at(id, bytes))
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringMatching(/default-src 'none'.*sandbox/),
        'content-disposition': expect.stringMatching(/^attachment; filename="[0-9a-f]{64}\.\w+"$/),
        'cache-control': expect.stringContaining('no-store'),
      })
      return headers['content-type']
    }),
  )
  expect(types).toEqual(['image/png', 'image/svg+xml', 'application/octet-stream'])
})

test('the history keeps what its versions had; bringing one back, a copy and a file have it again', async () => {
  const learner = await someone()
  const [old, now] = [noise(), noise()]
  const { id } = await makeWith(learner, old)
  await learner.upload(now)
  await learner.save(id, 1, { costumes: [pictureRef(now)] })
  expect((await fetchBytes(learner, at(id, old))).status).toBe(200)
  const copy = await learner.call('POST', `/api/projects/${id}/duplicate`, { title: 'Copy' })
  expect((await fetchBytes(learner, at(copy.body.id, now))).bytes.equals(now)).toBe(true)
  expect((await fetchBytes(learner, at(copy.body.id, old))).status).toBe(404)
  const back = await learner.call('POST', `/api/projects/${id}/revisions/1/restore`)
  expect(back.body.revision).toBe(3)
  const { body } = await learner.call('GET', `/api/projects/${id}`)
  expect(body.document.content).toEqual({ costumes: [pictureRef(old)] })

  await learner.call('DELETE', `/api/projects/${copy.body.id}`)
  await learner.call('DELETE', `/api/projects/${copy.body.id}/forever`)
  const all = await server.app.inject({
    url: '/api/personal-data/export.zip',
    headers: learner.headers,
  })
  const entries = unzipSync(new Uint8Array(all.rawPayload))
  const older = Object.keys(entries).filter((name) => name.startsWith('project history/files/'))
  expect(older).toEqual([`project history/files/${hashOf(now)}.bin`])
  expect(Buffer.from(entries[older[0]!]!).equals(now)).toBe(true)
})

test('in the zip of all work a project has everything in its place', async () => {
  const learner = await someone()
  const bytes = noise(200_000)
  await learner.upload(bytes)
  const document = { format: 'panya-blocks', version: 1, content: { image: pictureRef(bytes) } }
  const ids = { id: randomUUID(), saveId: randomUUID() }
  const made = { ...ids, tool: 'coding/block-programming', title: 'Maze', document }
  await learner.call('POST', '/api/projects', made)
  const zip = await server.app.inject({ url: '/api/projects/export.zip', headers: learner.headers })
  const files = unzipSync(new Uint8Array(zip.rawPayload))
  const image = `data:image/png;base64,${bytes.toString('base64')}`
  const file = JSON.parse(strFromU8(files['coding/block-programming/Maze.json']!))
  expect(file).toEqual({ ...document, content: { image } })
})

test('shared: the class sees what is there now, a stranger nothing, and a remix has it for good', async () => {
  const { learner, room, teacher } = await aLesson(server)
  const mate = await someone()
  await join(mate, room)
  const stranger = await someone()
  const [old, now] = [noise(), noise()]
  const { id } = await makeWith(learner, old)
  await learner.upload(now)
  await learner.save(id, 1, { costumes: [pictureRef(now)] })
  const { shareId } = (await learner.call('PUT', `/api/projects/${id}/share`, { level: 'class' }))
    .body
  const shared = (bytes: Buffer) => `/api/shared/${shareId}/assets/${hashOf(bytes)}`
  const seen = await fetchBytes(mate, shared(now))
  expect([seen.status, seen.bytes.equals(now)]).toEqual([200, true])
  expect(seen.headers['cache-control']).toContain('no-store')
  expect((await fetchBytes(mate, shared(old))).status).toBe(404)
  for (const other of [stranger, null, await projectClient(server, await aDemo(server))]) {
    expect((await fetchBytes(other, shared(now))).status).toBe(404)
  }
  const work = (bytes: Buffer) => `/api/teach/work/${id}/assets/${hashOf(bytes)}`
  expect((await fetchBytes(teacher, work(now))).status).toBe(200)
  expect((await fetchBytes(teacher, work(old))).status).toBe(404)
  const otherTeacher = await projectClient(server, await aTeacher(server))
  expect((await fetchBytes(otherTeacher, work(now))).status).toBe(404)
  expect((await fetchBytes(mate, work(now))).status).toBe(403)

  const remixed = { id: randomUUID(), saveId: randomUUID() }
  expect((await mate.call('POST', `/api/shared/${shareId}/remix`, remixed)).status).toBe(201)
  await learner.call('DELETE', `/api/projects/${id}`)
  await learner.call('DELETE', `/api/projects/${id}/forever`)
  expect((await fetchBytes(mate, shared(now))).status).toBe(404)
  expect((await fetchBytes(mate, at(remixed.id, now))).bytes.equals(now)).toBe(true)
})

test('what a teacher shows everybody may stay in browsers: it never changes', async () => {
  const teacher = await projectClient(server, await aTeacher(server))
  const bytes = noise()
  const { id } = await makeWith(teacher, bytes)
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  const seen = await fetchBytes(null, `/api/shared/${shareId}/assets/${hashOf(bytes)}`)
  expect([seen.status, seen.headers['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ])
})

test('a starter lends its assets to the class, also after the teacher deleted the project, and from a template', async () => {
  const { teacher, learner, room } = await aLesson(server)
  const bytes = noise()
  const starter = await makeWith(teacher, bytes)
  const { id: assignmentId } = await give(teacher, room.id, { starterProjectId: starter.id })
  const template = await teacher.call('POST', '/api/teach/templates', { assignmentId })
  await teacher.call('DELETE', `/api/projects/${starter.id}`)
  await teacher.call('DELETE', `/api/projects/${starter.id}/forever`)
  await forgetUploads()
  await tidyAfter(30)
  const { id: second } = await give(teacher, room.id, { templateId: template.body.id })
  for (const one of [assignmentId, second]) {
    const begun = await learner.call('POST', `/api/class/assignments/${one}/start`, {
      document: null,
    })
    expect(begun.status).toBe(200)
    const { projectId } = begun.body
    expect((await fetchBytes(learner, at(projectId, bytes))).bytes.equals(bytes)).toBe(true)
    const origin = await learner.call('GET', `/api/projects/${projectId}/origin`)
    expect(origin.body.content).toEqual({ costumes: [pictureRef(bytes)] })
  }
})

const forgetUploads = () => server.database.orm.delete(assetUpload)

/** Twice: first it is seen that nobody has it, later it goes. */
async function tidyAfter(hours: number): Promise<void> {
  await removeUnusedAssets(server.context)
  server.setNow(new Date(Date.now() + hours * 3_600_000))
  await removeUnusedAssets(server.context)
  server.setNow(null)
}

test('what nobody has any more goes after a day, not before; a save in between asks for it again', async () => {
  const learner = await someone()
  const [used, dropped, unsaved] = [noise(), noise(), noise()]
  const { id } = await makeWith(learner, used)
  const other = await makeWith(learner, dropped)
  await learner.upload(unsaved)
  await learner.call('DELETE', `/api/projects/${other.id}`)
  await learner.call('DELETE', `/api/projects/${other.id}/forever`)
  const present = async () => {
    const rows = await server.database.orm.select({ hash: assetContent.hash }).from(assetContent)
    const names = new Set(rows.map(({ hash }) => hash))
    return [used, dropped, unsaved].map((bytes) => names.has(hashOf(bytes)))
  }
  await tidyAfter(20)
  expect(await present()).toEqual([true, true, true])
  // The proofs are a day old now, and since then nobody has these.
  server.setNow(new Date(Date.now() + 25 * 3_600_000))
  await removeUnusedAssets(server.context)
  server.setNow(new Date(Date.now() + 50 * 3_600_000))
  await removeUnusedAssets(server.context)
  server.setNow(null)
  expect(await present()).toEqual([true, false, false])
  expect((await fetchBytes(learner, at(id, used))).bytes.equals(used)).toBe(true)
  const late = await learner.save(id, 1, { costumes: [used, unsaved].map(pictureRef) })
  expect(late.body.missing).toEqual([hashOf(unsaved)])
  await learner.upload(unsaved)
  expect((await learner.save(id, 1, { costumes: [used, unsaved].map(pictureRef) })).status).toBe(
    200,
  )
})

test('a document and a person have limits, told by name', async () => {
  const learner = await someone()
  const { id } = await learner.make('x')
  const { orm } = server.database
  // As if they had been sent: half a gigabyte of noise would only test patience.
  const profile = await learner.call('GET', '/api/profile')
  const size = 16 * 1024 * 1024
  const hashes = Array.from({ length: 32 }, () => randomBytes(32).toString('hex'))
  await orm.insert(asset).values(hashes.map((hash) => ({ hash, bytes: size, mediaType: 'x/y' })))
  const studentId = Number(profile.body.id)
  const send = (list: string[]) =>
    orm.insert(assetUpload).values(list.map((hash) => ({ studentId, hash })))
  await send(hashes.slice(0, 5))
  const refs = (list: string[]) => list.map((hash) => referenceTo({ hash, head: '' }))
  const tooLarge = await learner.save(id, 1, refs(hashes.slice(0, 5)))
  expect(tooLarge).toEqual({
    status: 413,
    body: { code: 'TOO_LARGE', message: 'assets-too-large' },
  })
  expect((await learner.save(id, 1, refs(hashes.slice(0, 4)))).status).toBe(200)
  await send(hashes.slice(5, 31))
  const small = await learner.upload(noise())
  expect(small.status).toBe(204)
  await send(hashes.slice(31))
  const full = await learner.upload(noise())
  expect(full).toEqual({ status: 413, body: { code: 'TOO_LARGE', message: 'asset-storage-full' } })
  const many = Array.from({ length: PROJECT_LIMITS.documentAssets + 1 }, () =>
    randomBytes(32).toString('hex'),
  )
  expect((await learner.save(id, 2, refs(many))).body.message).toBe('too-many-assets')
})

test('nobody sends without end', async () => {
  const learner = await someone()
  const large = { ...learner.headers, 'content-type': 'application/octet-stream' }
  let status = 0
  for (let count = 0; count < 200 && status !== 429; count++) {
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/assets/${'0'.repeat(64)}`,
      headers: { ...large, 'content-length': `${PROJECT_LIMITS.assetBytes}` },
      payload: 'x',
    })
    status = answer.statusCode
  }
  expect(status).toBe(429)
})
