import { GetStudent, UpdateProfileImage } from '@panya/domain/graphql/operations.ts'
import { expect, test } from 'vitest'
import { aLesson } from '../../testing/classroom.ts'
import { sendOperation, sendQuery } from '../../testing/graphql.ts'
import { anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'

async function listening() {
  const server = await testServer()
  const lines: Record<string, unknown>[] = []
  server.context.log.info = (line: object) => lines.push(line as Record<string, unknown>)
  const told = (event: string) => lines.filter((line) => line['event'] === event)
  return { server, lines, told }
}

test('who fails to sign in, is refused, or gets a role is in the log, without a name', async () => {
  const { server, lines, told } = await listening()
  const learner = await aStudent(server)
  const browser = new Browser(server)
  await browser.signIn(learner.email, 'not the password')
  await browser.signIn(learner.email, 'not this one either')
  expect(told('sign-in-failed')).toHaveLength(2)
  const client = await projectClient(server, learner)
  expect(told('sign-in')).toHaveLength(1)
  expect((await client.call('GET', '/api/teach/classes')).status).toBe(403)
  expect(told('refused')).toMatchObject([{ method: 'GET', route: '/api/teach/classes' }])
  const admin = await projectClient(server, await anAdmin(server))
  const role = await admin.call('POST', `/api/admin/people/${learner.id}/roles`, {
    group: 'teacher',
  })
  expect(role.status).toBe(200)
  expect(told('role-changed')).toHaveLength(1)
  // The same person is recognised again, and nobody can say who it is.
  const [failed, again] = told('sign-in-failed')
  expect(failed?.['account']).toMatch(/^[\w-]{10}$/)
  expect([again?.['account'], told('role-changed')[0]?.['account']]).toEqual([
    failed?.['account'],
    failed?.['account'],
  ])
  const text = JSON.stringify(lines)
  for (const secret of [learner.email, 'not the password', TEST_PASSWORD, '127.0.0.1'])
    expect(text).not.toContain(secret)
})

test('who is not signed in is in the log, and cannot crowd out who is refused', async () => {
  const { server, lines, told } = await listening()
  server.setNow(new Date())
  for (let time = 0; time < 600; time++) await server.app.inject('/api/devices')
  expect(lines).toHaveLength(500)
  expect(told('not-signed-in')[0]).toMatchObject({
    method: 'GET',
    route: '/api/devices',
    reason: 'sign-in-needed',
  })
  server.app.securityEvents.note('refused', { route: '/x' })
  expect(told('refused')).toHaveLength(1)
})

test('refusals inside a GraphQL answer are in the log, once a request and without what was asked', async () => {
  const { server, lines, told } = await listening()
  const [learner, other] = [await aStudent(server), await aStudent(server)]
  const { headers } = await projectClient(server, learner)
  const asked = { email: other.email, today: '2026-11-15' }
  expect((await sendOperation(server, GetStudent, asked)).outcome).toBe('UNAUTHENTICATED')
  expect(told('not-signed-in')).toMatchObject([
    { method: 'POST', route: '/graphql', operation: 'GetStudent', reason: 'sign-in-needed' },
  ])
  const change = { id: other.id, profileImage: '/secret-picture.webp' }
  expect((await sendOperation(server, UpdateProfileImage, change, headers)).status).toBe(200)
  expect(told('refused')).toMatchObject([
    { method: 'POST', route: '/graphql', operation: 'UpdateProfileImage', reason: 'forbidden' },
  ])
  // Whatever a stranger calls an operation or its parts is nobody's business in the log.
  const one = `student_by_id(id: ${other.id}) { id }`
  const query = `query named_by_me { spoken_by_me: ${one} again_by_me: ${one} }`
  expect((await sendQuery(server, { query })).errors).toHaveLength(2)
  expect(told('not-signed-in')).toMatchObject([{}, { operation: 'other' }])
  const foreign = { ...headers, origin: 'https://evil.example' }
  expect((await sendOperation(server, GetStudent, asked, foreign)).status).toBe(403)
  expect(told('refused')).toMatchObject([{}, { reason: 'foreign-origin' }])
  const text = JSON.stringify(lines)
  for (const secret of [learner.email, other.email, 'secret-picture', '_by_me', '127.0.0.1'])
    expect(text).not.toContain(secret)
})

test('a password a teacher made anew is in the log; the password is not', async () => {
  const { server, lines, told } = await listening()
  const { teacher, room, pupil } = await aLesson(server)
  const url = `/api/teach/classes/${room.id}/students/${pupil.id}/password`
  const { body } = await teacher.call('POST', url)
  expect(told('password-changed')).toMatchObject([{ by: 'teacher' }])
  expect(body.password.length).toBeGreaterThan(8)
  expect(JSON.stringify(lines)).not.toContain(body.password)
})

test('an attack does not fill the log with its own story', async () => {
  const { server, lines } = await listening()
  const now = new Date()
  server.setNow(now)
  for (let time = 0; time < 700; time++)
    server.app.securityEvents.note('refused', { route: `/${time}` })
  expect(lines.length).toBe(500)
})
