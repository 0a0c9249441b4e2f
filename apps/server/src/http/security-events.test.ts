import { expect, test } from 'vitest'
import { aLesson } from '../testing/classroom.ts'
import { anAdmin, aStudent, TEST_PASSWORD } from '../testing/people.ts'
import { projectClient } from '../testing/project-client.ts'
import { Browser } from '../testing/sign-in.ts'
import { testServer } from '../testing/test-server.ts'

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
