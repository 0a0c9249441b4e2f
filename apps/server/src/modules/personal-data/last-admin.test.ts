import { expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { testServer } from '../../testing/test-server.ts'
import { deleteDue } from './deletion-port.ts'

const LAST_ADMIN = { status: 409, body: { message: 'last-admin' } }

/** Two admins of a place of their own, and what each can do about the other and about herself. */
async function twoAdmins() {
  const server = await testServer()
  const enter = async () => {
    const client = await adminClient(server)
    const { id } = client.person
    return {
      id,
      state: (person: number, state: string) =>
        client.call('PUT', `/people/${person}/state`, { state }),
      takeRole: async (person: number) => {
        const { body } = await client.call('GET', `/people/${person}`)
        return client.call('PATCH', `/roles/${body.privileges[0].id}`, { active: false })
      },
      async leave() {
        const payload = { password: TEST_PASSWORD, locale: 'en' }
        const url = '/api/personal-data/deletion'
        const { headers } = client
        const answer = await server.app.inject({ method: 'POST', url, headers, payload })
        return { status: answer.statusCode, body: answer.json() }
      },
    }
  }
  return { server, a: await enter(), b: await enter() }
}

test('an admin who deleted the only other one stays', async () => {
  const { a, b } = await twoAdmins()
  expect((await a.state(b.id, 'leaving')).status).toBe(200)
  expect(await a.leave()).toMatchObject(LAST_ADMIN)
  expect((await a.state(b.id, 'open')).status).toBe(200)
  expect((await a.leave()).status).toBe(200)
})

test('an admin who closed the only other one stays', async () => {
  const { a, b } = await twoAdmins()
  expect((await a.state(b.id, 'closed')).status).toBe(200)
  expect(await a.leave()).toMatchObject(LAST_ADMIN)
})

test('an admin who is about to leave cannot take the only other one along', async () => {
  const { a, b } = await twoAdmins()
  expect((await a.leave()).status).toBe(200)
  expect(await a.takeRole(b.id)).toMatchObject(LAST_ADMIN)
  expect(await a.state(b.id, 'closed')).toMatchObject(LAST_ADMIN)
  expect(await a.state(b.id, 'leaving')).toMatchObject(LAST_ADMIN)
  expect(await b.leave()).toMatchObject(LAST_ADMIN)
  expect((await b.takeRole(a.id)).status).toBe(200)
})

test('two admins who delete each other at the same moment do not both succeed', async () => {
  const { server, a, b } = await twoAdmins()
  const answers = await Promise.all([a.state(b.id, 'leaving'), b.state(a.id, 'leaving')])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await server.database.pool.query('select from deletion_request')
  expect(rows).toHaveLength(1)
})

test('the last admin is not erased when the day comes, but when there is another', async () => {
  const server = await testServer()
  const { pool } = server.database
  const identity = await createIdentity(server.context)
  const [first, second] = [await anAdmin(server), await anAdmin(server)]
  await aStudent(server)
  // As a backup from elsewhere may hold it: everybody is to go.
  await pool.query(`insert into deletion_request (student_id, requested_by, requested_at, due_at)
    select id, 'admin', now() - interval '31 days', now() - interval '1 day' - id * interval '1 s'
    from student`)
  const left = async () =>
    (await pool.query('select id from student order by id')).rows.map(({ id }) => id)
  expect(await deleteDue(server.database, identity, new Date())).toBe(1)
  expect(await left()).toEqual([first.id, second.id])
  const third = await anAdmin(server)
  expect(await deleteDue(server.database, identity, new Date())).toBe(2)
  expect(await left()).toEqual([third.id])
})
