import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function aClass(...members: Person[]): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into classroom (name, join_code) values ('5/1', $1) returning id`,
    [randomUUID()],
  )
  const id = rows[0]!.id
  for (const member of members) {
    await server.database.pool.query(
      `insert into classroom_member (classroom_id, student_id, part) values ($1, $2, 'student')`,
      [id, member.id],
    )
  }
  return id
}

const client = (person: Person) => projectClient(server, person)
const look = (shareId: string, headers = {}) =>
  server.app.inject({ url: `/api/shared/${shareId}`, headers })

test('a project shared with the class is seen there and nowhere else, until sharing stops', async () => {
  const [ann, ben, stranger] = [
    await aStudent(server),
    await aStudent(server),
    await aStudent(server),
  ]
  const room = await aClass(ann, ben)
  const [owner, mate, other] = [await client(ann), await client(ben), await client(stranger)]
  const { id } = await owner.make('print(42)', 'Shown')
  const shared = await owner.call('PUT', `/api/projects/${id}/share`, { level: 'class' })
  const { shareId } = shared.body
  expect((await look(shareId, mate.headers)).json()).toMatchObject({
    title: 'Shown',
    document: { content: 'print(42)' },
  })
  expect((await look(shareId, other.headers)).statusCode).toBe(404)
  expect((await look(shareId)).statusCode).toBe(404)
  const shelf = await mate.call('GET', '/api/class-projects')
  expect(shelf.body.projects).toHaveLength(1)
  await server.database.pool.query('update classroom set sharing = false where id = $1', [room])
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
  await server.database.pool.query('update classroom set sharing = true where id = $1', [room])
  await owner.call('PUT', `/api/projects/${id}/share`, { level: 'private' })
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
})

test('only teachers and admins share with everybody, and only the display name is shown', async () => {
  const learner = await client(await aStudent(server))
  const own = await learner.make('x')
  const refused = await learner.call('PUT', `/api/projects/${own.id}/share`, { level: 'public' })
  expect(refused.body).toMatchObject({ code: 'FORBIDDEN', message: 'only-teachers-share-publicly' })
  const alone = await learner.call('PUT', `/api/projects/${own.id}/share`, { level: 'class' })
  expect(alone.body).toMatchObject({ message: 'no-class-to-share-with' })
  for (const person of [await aTeacher(server), await anAdmin(server)]) {
    const teacher = await client(person)
    const { id } = await teacher.make('x')
    const { body } = await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' })
    const seen = await look(body.shareId)
    expect(seen.statusCode).toBe(200)
    expect(Object.keys(seen.json()).toSorted()).toEqual([
      'authorDisplayName',
      'creditDisplayName',
      'document',
      'shareId',
      'title',
      'tool',
      'updatedAt',
    ])
    expect(seen.body).not.toContain(person.email)
  }
})

test('a remix is a copy of one’s own with credit, and can be set back to the original', async () => {
  const teacher = await client(await aTeacher(server, { displayName: 'Kru Nok' }))
  const { id } = await teacher.make('original')
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  const learner = await client(await aStudent(server))
  const made = { id: randomUUID(), saveId: randomUUID() }
  const copy = await learner.call('POST', `/api/shared/${shareId}/remix`, made)
  expect(copy).toMatchObject({ status: 201, body: { id: made.id, originId: id } })
  await learner.save(made.id, 1, 'mine')
  const origin = await learner.call('GET', `/api/projects/${made.id}/origin`)
  expect(origin.body.content).toBe('original')
  const anonymous = await server.app.inject({
    method: 'POST',
    url: `/api/shared/${shareId}/remix`,
    payload: made,
  })
  expect(anonymous.statusCode).toBe(401)
  await teacher.call('DELETE', `/api/projects/${id}`)
  expect((await look(shareId)).statusCode).toBe(404)
})

test('a report reaches the teachers’ list', async () => {
  const teacher = await client(await aTeacher(server))
  const { id } = await teacher.make('x')
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  const learner = await client(await aStudent(server))
  const sent = await learner.call('POST', `/api/shared/${shareId}/report`, { reason: 'not kind' })
  expect(sent.status).toBe(204)
  const { rows } = await server.database.pool.query(
    'select reason from project_report where project_id = $1',
    [id],
  )
  expect(rows).toEqual([{ reason: 'not kind' }])
})

test('the original of a remix is gone with the account it belongs to', async () => {
  const person = await aTeacher(server)
  const teacher = await client(person)
  const { id } = await teacher.make('original')
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  const learner = await client(await aStudent(server))
  const made = { id: randomUUID(), saveId: randomUUID() }
  await learner.call('POST', `/api/shared/${shareId}/remix`, made)
  const origin = () => learner.call('GET', `/api/projects/${made.id}/origin`)
  expect((await origin()).status).toBe(200)
  const { pool } = server.database
  await pool.query('update student set deactivated_at = now() where id = $1', [person.id])
  expect((await origin()).status).toBe(404)
  await pool.query('update student set deactivated_at = null where id = $1', [person.id])
  expect((await origin()).status).toBe(200)
})

test('reports end for whoever sends them without end, and for nobody else', async () => {
  const teacher = await client(await aTeacher(server))
  const { id } = await teacher.make('x')
  const { shareId } = (await teacher.call('PUT', `/api/projects/${id}/share`, { level: 'public' }))
    .body
  const bully = await client(await aStudent(server))
  const report = (who: typeof bully) =>
    who.call('POST', `/api/shared/${shareId}/report`, { reason: 'x' })
  const statuses = []
  for (let time = 0; time < 40; time++) statuses.push((await report(bully)).status)
  expect(new Set(statuses)).toEqual(new Set([204, 429]))
  expect((await report(await client(await aStudent(server)))).status).toBe(204)
})
