/** Old versions and the files of projects in a store outside: history, exports and deletion are as they were. */
import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { asset } from '../../platform/database/schema/asset.ts'
import { projectRevision, projectSource } from '../../platform/database/schema/project.ts'
import { moveObjects } from '../../platform/objects/move-objects.ts'
import { sweepStrays } from '../../platform/objects/sweep-strays.ts'
import { aLesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aFolder, objectsIn } from '../../testing/object-places.ts'
import { aStudent } from '../../testing/people.ts'
import { hashOf, projectClient } from '../../testing/project-client.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { removeUnusedAssets } from '../asset/housekeeping.ts'
import { putOldVersionsAway } from './old-versions-port.ts'
import { takeUpSources } from './take-up-sources.ts'

const DAY = 86_400_000

async function aServer(environment: Record<string, string> = { OBJECTS: 'folder' }) {
  const folder = aFolder()
  const server = await startTestServer({ OBJECTS_FOLDER: folder, ...environment })
  onTestFinished(() => server.close())
  const later = (days: number) => ({
    ...server.context,
    now: () => new Date(Date.now() + days * DAY),
  })
  const files = () => objectsIn(folder)
  return { server, later, files, orm: server.database.orm }
}

/** With everything that JSON can hold, and longer than what is left alone. */
const program = (number: number) => ({
  number,
  text: `ก "quoted" \\ \n ${'x'.repeat(9000)}`,
  nested: [null, 1e21, 0.1, { deep: [true] }],
})

test('an old version goes out after a day and comes back the same: looked at, restored, exported', async () => {
  const { server, later, files, orm } = await aServer()
  const learner = await projectClient(server, await aStudent(server))
  const { id } = await learner.make(program(1))
  await learner.save(id, 1, program(2))
  await learner.save(id, 2, 'short')
  await learner.save(id, 3, program(4))
  const huge = await learner.make([...Array.from({ length: 150_000 }, () => 1e300)])
  await learner.save(huge.id, 1, 'small')
  expect(await putOldVersionsAway(later(0))).toBe(0)
  expect(await putOldVersionsAway(later(2))).toBe(2)
  expect(await putOldVersionsAway(later(2))).toBe(0)
  const rows = await orm
    .select()
    .from(projectRevision)
    .where(eq(projectRevision.projectId, id))
    .orderBy(projectRevision.number)
  expect(rows.map(({ packed, content }) => [packed !== null, content === null])).toEqual([
    [true, true],
    [true, true],
    // Too small, and what people work on today.
    [false, false],
    [false, false],
  ])
  expect(files()).toHaveLength(2)
  const at = `/api/projects/${id}/revisions`
  expect((await learner.call('GET', `${at}/1`)).body).toMatchObject({
    format: 'panya-python',
    version: 1,
    content: program(1),
  })
  const restored = await learner.call('POST', `${at}/2/restore`)
  expect(restored.body.revision).toBe(5)
  expect((await learner.call('GET', `/api/projects/${id}`)).body.document.content).toEqual(
    program(2),
  )
  const { headers } = learner
  const zip = await server.app.inject({ url: '/api/personal-data/export.zip', headers })
  const entries = unzipSync(new Uint8Array(zip.rawPayload))
  const version = JSON.parse(strFromU8(entries[`project history/${id}/1.json`]!))
  expect(version).toMatchObject({ number: 1, content: program(1) })
  expect(version).not.toHaveProperty('packed')

  // It goes with its project, and its bytes after it.
  await removeUnusedAssets(later(10))
  await removeUnusedAssets(later(12))
  expect((await orm.select().from(asset)).length).toBe(2)
  await learner.call('DELETE', `/api/projects/${id}`)
  await learner.call('DELETE', `/api/projects/${id}/forever`)
  for (const days of [20, 22, 24]) {
    await removeUnusedAssets(later(days))
    await sweepStrays(later(days))
  }
  expect([await orm.select().from(asset), files()]).toEqual([[], []])
})

test('without a store outside, and for what was handed in, everything stays where it is', async () => {
  const inside = await aServer({})
  const one = await projectClient(inside.server, await aStudent(inside.server))
  const { id } = await one.make(program(1))
  await one.save(id, 1, program(2))
  expect(await putOldVersionsAway(inside.later(2))).toBe(0)

  const { server, later, orm } = await aServer()
  const { teacher, learner, room } = await aLesson(server)
  const { id: assignmentId } = await give(teacher, room.id)
  const work = `/api/class/assignments/${assignmentId}`
  const document = { format: 'panya-python', version: 1, content: program(1) }
  const { projectId } = (await learner.call('POST', `${work}/start`, { document })).body
  expect((await learner.call('POST', `${work}/hand-in`, { note: '' })).status).toBeLessThan(300)
  await learner.save(projectId, 1, program(2))
  await learner.save(projectId, 2, program(3))
  expect(await putOldVersionsAway(later(2))).toBe(1)
  const rows = await orm
    .select({ number: projectRevision.number, packed: projectRevision.packed })
    .from(projectRevision)
    .orderBy(projectRevision.number)
  expect(rows.map(({ number, packed }) => [number, packed !== null])).toEqual([
    [1, false],
    [2, true],
    [3, false],
  ])
})

test('a version whose file is gone says so; the others and the project go on', async () => {
  const { server, later, orm } = await aServer()
  const learner = await projectClient(server, await aStudent(server))
  const { id } = await learner.make(program(1))
  await learner.save(id, 1, program(2))
  expect(await putOldVersionsAway(later(2))).toBe(1)
  const [row] = await orm.select().from(asset)
  await server.context.objects.storeOf('folder').remove(row!.hash)
  const at = `/api/projects/${id}/revisions`
  expect((await learner.call('GET', `${at}/1`)).status).toBe(500)
  expect((await learner.call('POST', `${at}/1/restore`)).status).toBe(500)
  expect((await learner.save(id, 2, program(3))).status).toBe(200)
  expect((await learner.call('GET', `${at}/2`)).status).toBe(200)
})

test('the file a project was made from lies among the large things, also one from before', async () => {
  const { server, files, orm } = await aServer()
  const learner = await projectClient(server, await aStudent(server))
  const { id } = await learner.make()
  const [old, file] = [randomBytes(70_000), randomBytes(90_000)]
  await orm
    .insert(projectSource)
    .values({ projectId: id, name: 'maze.sb3', file: old, bytes: old.length })
  const url = `/api/projects/${id}/source`
  const get = (headers = {}) =>
    server.app.inject({ url, headers: { ...learner.headers, ...headers } })
  expect((await get()).rawPayload.equals(old)).toBe(true)
  expect(await takeUpSources(server.context)).toBe(1)
  expect(await takeUpSources(server.context)).toBe(0)
  expect(files()).toEqual([hashOf(old)])
  expect((await get()).rawPayload.equals(old)).toBe(true)
  const put = await server.app.inject({
    method: 'PUT',
    url: `${url}?name=maze.sb3`,
    headers: { ...learner.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  })
  expect(put.statusCode).toBe(204)
  const { objects, database } = server.context
  for (const place of ['database', 'folder'] as const) {
    await moveObjects(objects, database.orm, place)
    const part = await get({ range: 'bytes=80000-' })
    expect([part.statusCode, part.rawPayload.equals(file.subarray(80_000))]).toEqual([206, true])
  }
  const { headers } = learner
  const zip = await server.app.inject({ url: '/api/projects/export.zip', headers })
  const entries = unzipSync(new Uint8Array(zip.rawPayload))
  const name = Object.keys(entries).find((entry) => entry.endsWith('.sb3'))!
  expect(Buffer.from(entries[name]!).equals(file)).toBe(true)
  // The one before it is nobody's any more.
  const [kept] = await orm.select().from(projectSource).where(eq(projectSource.projectId, id))
  expect(kept).toMatchObject({ hash: hashOf(file), file: null })
})
