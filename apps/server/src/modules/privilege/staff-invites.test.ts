/** Roles given to an address: what becomes of them, and who gets them. */
import type { RoleAnswer } from '@panya/domain/admin/people.ts'
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { aDemo, anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
beforeEach(() => server.setNow(null))
afterAll(() => server.close())

const DAY_MS = 86_400_000
const later = (days: number) => server.setNow(new Date(Date.now() + days * DAY_MS))

async function invite(email: string, group = 'teacher'): Promise<string> {
  const { body } = await admin.call<RoleAnswer>('POST', '/roles', { email, group })
  if (!('token' in body)) throw new Error(`no invitation: ${JSON.stringify(body)}`)
  return body.token
}

async function asPerson(email: string) {
  const { withCookie: headers } = await signIn(server, email)
  const post = async (path: string, payload: object) => {
    const url = `/api/staff-invites/${path}`
    const answer = await server.app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, ...answer.json() }
  }
  return {
    look: (token: string) => post('look', { token }),
    accept: (token: string) => post('accept', { token }),
    teaches: async () =>
      (await server.app.inject({ url: '/api/teach/classes', headers })).statusCode === 200,
  }
}

const openInvites = async () => (await admin.call('GET', '/invites')).body.invites

describe('a role for an address', () => {
  test('nobody has signed up with is not waiting for whoever does', async () => {
    const email = 'head@unclaimed.example'
    const { status, body } = await admin.call('POST', '/roles', { email, group: 'admin' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ invite: { email, group: 'admin', expired: false }, mailed: false })
    const person = { displayName: 'Thief', firstName: 'T', lastName: 'T', grade: 'other' }
    const credentials = { ...person, email, password: TEST_PASSWORD, affiliation: '-' }
    expect((await sendOperation(server, SignUpUser, { credentials })).outcome).toBe('ok')
    const { withCookie: headers } = await signIn(server, email)
    expect((await server.app.inject({ url: '/api/admin/overview', headers })).statusCode).toBe(403)
    const { pool } = server.database
    const text = 'select from privileged_users where email = $1'
    expect((await pool.query(text, [email])).rowCount).toBe(0)
  })

  test('cannot be kept without an account, whoever writes it', async () => {
    const text = `insert into privileged_users (email, "group") values ('x@nobody.example', 'admin')`
    await expect(server.database.pool.query(text)).rejects.toMatchObject({ code: '23503' })
  })

  test('of an account that has not proved it becomes a link too', async () => {
    const { email } = await aStudent(server)
    const token = await invite(email)
    const person = await asPerson(email)
    expect(await person.teaches()).toBe(false)
    expect((await person.accept(token)).status).toBe(200)
    expect(await person.teaches()).toBe(true)
  })

  test('that is proved is given at once', async () => {
    const { id, email } = await aStudent(server)
    await server.database.pool.query('update student set email_verified_at = now() where id = $1', [
      id,
    ])
    const { body } = await admin.call('POST', '/roles', { email: ` ${email} `, group: 'teacher' })
    expect(body).toMatchObject({ entry: { email, group: 'teacher', isActive: true } })
    expect(await (await asPerson(email)).teaches()).toBe(true)
  })

  test('is never given to an account whose password everybody knows', async () => {
    const { id } = await aDemo(server)
    const { status } = await admin.call('POST', `/people/${id}/roles`, { group: 'admin' })
    expect(status).toBe(409)
  })
})

describe('a person an admin has before them', () => {
  test('gets the role at once', async () => {
    const { id, email } = await aStudent(server)
    const given = await admin.call('POST', `/people/${id}/roles`, { group: 'teacher' })
    expect(given).toMatchObject({ status: 200, body: { email, isActive: true } })
    expect(await (await asPerson(email)).teaches()).toBe(true)
    expect((await admin.call('POST', '/people/999999/roles', { group: 'teacher' })).status).toBe(
      404,
    )
  })
})

describe('the link', () => {
  test('gives its role once, to whoever holds it, and the log says to whom', async () => {
    const token = await invite('colleague@elsewhere.example')
    const { email } = await aStudent(server)
    const person = await asPerson(email)
    expect(await person.look(token)).toMatchObject({ status: 200, group: 'teacher', email })
    expect(await person.accept(token)).toMatchObject({ status: 200, group: 'teacher' })
    expect(await person.teaches()).toBe(true)
    const second = await asPerson((await aStudent(server)).email)
    expect(await second.accept(token)).toMatchObject({ status: 409, message: 'invitation-used' })
    expect(await second.teaches()).toBe(false)
    const { rows } = await server.database.pool.query(
      `select before->>'email' as meant, after->>'email' as taken, after->'invitedAddress' as same
       from audit_log where act = 'role.accept-invite' and actor = $1`,
      [email],
    )
    expect(rows).toEqual([{ meant: 'colleague@elsewhere.example', taken: email, same: false }])
  })

  test('is taken by one of two who open it together', async () => {
    const token = await invite('race@elsewhere.example')
    const people = [await aStudent(server), await aStudent(server)]
    const hands = await Promise.all(people.map(({ email }) => asPerson(email)))
    const answers = await Promise.all(hands.map((hand) => hand.accept(token)))
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409'])
  })

  test('ends after two weeks', async () => {
    const token = await invite('late@elsewhere.example')
    const person = await asPerson((await aStudent(server)).email)
    later(15)
    expect(await person.accept(token)).toMatchObject({ status: 409, message: 'invitation-expired' })
    expect(await openInvites()).toContainEqual(
      expect.objectContaining({ email: 'late@elsewhere.example', expired: true }),
    )
  })

  test('can be withdrawn, and a new one ends the one before', async () => {
    const first = await invite('again@elsewhere.example')
    const second = await invite('again@elsewhere.example')
    const person = await asPerson((await aStudent(server)).email)
    expect(await person.look(first)).toMatchObject({ status: 404 })
    expect(await person.look(second)).toMatchObject({ status: 200 })
    const open = await openInvites()
    const { id } = open.find((one: { email: string }) => one.email === 'again@elsewhere.example')
    expect((await admin.call('DELETE', `/invites/${id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/invites/${id}`)).status).toBe(404)
    expect(await person.accept(second)).toMatchObject({
      status: 404,
      message: 'invitation-not-found',
    })
  })

  test('does not outlive the power of who made it', async () => {
    const rogue = await anAdmin(server)
    const client = await adminClient(server, rogue)
    const wish = { email: 'friend@elsewhere.example', group: 'admin' }
    const { token } = (await client.call('POST', '/roles', wish)).body
    await server.database.pool.query(
      'update privileged_users set is_active = false where email = $1',
      [rogue.email],
    )
    const person = await asPerson((await aStudent(server)).email)
    expect(await person.accept(token)).toMatchObject({ status: 404 })
  })

  test('is of no use to strangers, guests and those who guess', async () => {
    const token = await invite('guess@elsewhere.example')
    const url = '/api/staff-invites/accept'
    const stranger = await server.app.inject({ method: 'POST', url, payload: { token } })
    expect(stranger.statusCode).toBe(401)
    const guest = await asPerson((await aDemo(server)).email)
    expect((await guest.accept(token)).status).toBe(403)
    const person = await asPerson((await aStudent(server)).email)
    expect((await person.accept('A'.repeat(22))).status).toBe(404)
    expect((await person.accept('short')).status).toBe(400)
    const { rows } = await server.database.pool.query('select * from staff_invite')
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})

test('where mail is set up the link goes to the address as well, in the language of the admin', async () => {
  const post = await startSmtpServer()
  onTestFinished(post.close)
  const mailing = await testServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://localhost:3000' })
  const head = await adminClient(mailing)
  const answer = await mailing.app.inject({
    method: 'POST',
    url: '/api/admin/roles',
    headers: { ...head.headers, referer: 'http://localhost:3000/th/admin/roles' },
    payload: { email: 'new@school.example', group: 'teacher' },
  })
  const { token, mailed } = answer.json()
  expect(mailed).toBe(true)
  const { text } = await post.mailTo('new@school.example')
  expect(text).toContain(`http://localhost:3000/th/invitation#${token}`)
  expect(text).toContain('ครู')
})
