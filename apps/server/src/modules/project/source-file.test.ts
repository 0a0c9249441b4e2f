import { randomBytes } from 'node:crypto'
import { PROJECT_LIMITS } from '@panya/domain/project/project.ts'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDemo, aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const someone = async () => projectClient(server, await aStudent(server))
type Client = Awaited<ReturnType<typeof someone>>

async function keep(client: Client, id: string, payload: Buffer, name = 'maze.sb3') {
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/projects/${id}/source?name=${encodeURIComponent(name)}`,
    headers: { ...client.headers, 'content-type': 'application/octet-stream' },
    payload,
  })
  return { status: answer.statusCode, body: answer.body }
}

async function fetchSource(client: Client, id: string) {
  return server.app.inject({
    method: 'GET',
    url: `/api/projects/${id}/source`,
    headers: client.headers,
  })
}

test('the file a project was made from comes back byte by byte, and the newest counts', async () => {
  const learner = await someone()
  const { id } = await learner.make()
  expect((await fetchSource(learner, id)).statusCode).toBe(404)
  const [first, second] = [randomBytes(3000), randomBytes(5000)]
  expect((await keep(learner, id, first)).status).toBe(204)
  expect((await keep(learner, id, second, 'เกม เขาวงกต.sb3')).status).toBe(204)
  const answer = await fetchSource(learner, id)
  expect(answer.rawPayload.equals(second)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w. -]+\.sb3"$/),
  })
  const zip = await server.app.inject({
    method: 'GET',
    url: '/api/projects/export.zip',
    headers: learner.headers,
  })
  const files = unzipSync(zip.rawPayload)
  const name = Object.keys(files).find((entry) => entry.endsWith('.sb3'))
  expect(name).toContain('เกม เขาวงกต (original)')
  expect(second.equals(files[name!]!)).toBe(true)
})

test('nobody else reads or replaces it, and it goes with its project', async () => {
  const [learner, bully] = [await someone(), await someone()]
  const { id } = await learner.make()
  await keep(learner, id, Buffer.from('mine'))
  expect((await keep(bully, id, Buffer.from('theirs'))).status).toBe(404)
  expect((await fetchSource(bully, id)).statusCode).toBe(404)
  expect((await fetchSource(learner, id)).body).toBe('mine')
  await learner.call('DELETE', `/api/projects/${id}`)
  await learner.call('DELETE', `/api/projects/${id}/forever`)
  expect((await fetchSource(learner, id)).statusCode).toBe(404)
})

test('guests keep nothing; empty, too large and oddly named files are refused', async () => {
  const learner = await someone()
  const { id } = await learner.make()
  const guest = await projectClient(server, await aDemo(server))
  expect((await keep(guest, id, Buffer.from('x'))).status).toBe(403)
  expect((await keep(learner, id, Buffer.alloc(0))).status).toBe(400)
  for (const name of ['', '../../a.sb3', 'a\\b.sb3', 'a\nb.sb3', 'x'.repeat(201)])
    expect((await keep(learner, id, Buffer.from('x'), name)).status).toBe(400)
  const huge = Buffer.alloc(PROJECT_LIMITS.sourceBytes + 1)
  expect((await keep(learner, id, huge)).status).toBe(413)
  expect((await fetchSource(learner, id)).statusCode).toBe(404)
})

test('all files of one person together have a limit; replacing one is not adding one', async () => {
  const learner = await someone()
  const file = Buffer.alloc(PROJECT_LIMITS.sourceBytes)
  const most = PROJECT_LIMITS.totalSourceBytes / PROJECT_LIMITS.sourceBytes
  const ids: string[] = []
  for (let index = 0; index <= most; index++) ids.push((await learner.make()).id)
  for (const id of ids.slice(0, most)) expect((await keep(learner, id, file)).status).toBe(204)
  const refused = await keep(learner, ids[most]!, file)
  expect(refused.status).toBe(413)
  expect(refused.body).toContain('storage-full')
  expect((await keep(learner, ids[0]!, file)).status).toBe(204)
})
