import { expect, test } from 'vitest'
import { createMailer } from '../../platform/mail/mailer.ts'
import { aLesson } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aMailingServer } from '../../testing/mailing-server.ts'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'
import { createAccounts } from '../privilege/accounts-port.ts'
import { digestMail } from './digest-mail.ts'
import { sendDigests } from './send-digests.ts'

/** Half past four in Bangkok, some days from now: what the database dates itself is older. */
function afternoon(days: number): Date {
  const at = new Date(Date.now() + days * 86_400_000)
  at.setUTCHours(9, 30, 0, 0)
  return at
}

const send = ({ context }: TestServer) =>
  sendDigests(context, {
    accounts: createAccounts(context.database, context.now),
    mailer: createMailer(context),
  })

const verify = (server: TestServer, id: number) =>
  server.database.pool.query('update student set email_verified_at = now() where id = $1', [id])

const DAILY = { digest: 'daily', locale: 'th' }

/** A teacher with mail once a day, and a learner who gets marks. */
async function aReader() {
  const mailing = await aMailingServer('/stop-mail')
  const { server } = mailing
  const lesson = await aLesson(server)
  const { pupil, learner, teacher, room } = lesson
  await verify(server, pupil.id)
  expect((await learner.call('PUT', '/api/notices/mail', DAILY)).body).toEqual({
    digest: 'daily',
    refusal: null,
  })
  const mark = async (title: string) => {
    const { id } = await give(teacher, room.id, { title })
    const place = `/api/teach/assignments/${id}/submissions/${pupil.id}`
    await teacher.call('PUT', place, { mark: 5, rubricMarks: null, feedback: '' })
  }
  return { ...mailing, ...lesson, mark }
}

test('one mail a day, in the afternoon, only with something new, however many nodes there are', async () => {
  const { server, post, pupil, mark, tokenTo } = await aReader()
  const other = await startTestServer(
    { SMTP_URL: post.url, PUBLIC_URL: 'http://localhost:3000' },
    server,
  )
  const at = (moment: Date) => {
    server.setNow(moment)
    other.setNow(moment)
  }
  const both = () => Promise.all([send(server), send(other), send(server), send(other)])
  await mark('Flower\nEND https://evil.example')
  const morning = afternoon(1)
  morning.setUTCHours(2)
  at(morning)
  await both()
  expect(post.received).toHaveLength(0)
  at(afternoon(1))
  await both()
  const mail = await post.mailTo(pupil.email)
  expect(mail.text).toContain('– คุณครูคืนงานให้แล้ว: Flower END https: //evil.example (5/1)')
  expect(mail.text).toContain('http://localhost:3000/th/notices')
  await both()
  expect(post.received).toHaveLength(1)
  // Still unread, and nothing new: no reminder.
  at(afternoon(2))
  await both()
  expect(post.received).toHaveLength(1)
  server.setNow(null)
  await mark('House')
  at(afternoon(3))
  await both()
  expect(post.received).toHaveLength(2)
  expect(await tokenTo(pupil.email)).toMatch(/^[\w-]{22}$/)
  await other.close()
})

test('the link in the mail ends the mails, without signing in, once', async () => {
  const { server, pupil, learner, mark, tokenTo, post } = await aReader()
  await mark('Flower')
  server.setNow(afternoon(1))
  await send(server)
  const token = await tokenTo(pupil.email)
  const stop = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/api/notices/mail/stop', payload })
  expect((await stop({ token: 'A'.repeat(22) })).statusCode).toBe(404)
  expect((await stop({ token: 'x' })).statusCode).toBe(400)
  expect((await learner.call('GET', '/api/notices/mail')).body).toMatchObject({ digest: 'daily' })
  expect((await stop({ token })).statusCode).toBe(204)
  expect((await stop({ token })).statusCode).toBe(404)
  expect((await learner.call('GET', '/api/notices/mail')).body).toMatchObject({ digest: 'none' })
  server.setNow(null)
  await mark('House')
  server.setNow(afternoon(2))
  await send(server)
  expect(post.received).toHaveLength(1)
})

test('no mail to an address nobody has proved, to children, or where none is sent', async () => {
  const { server, post } = await aMailingServer()
  const { pupil: person, learner: who, teacher, room } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  const place = `/api/teach/assignments/${id}/submissions/${person.id}`
  await teacher.call('PUT', place, { mark: 5, rubricMarks: null, feedback: '' })
  const choose = () => who.call('PUT', '/api/notices/mail', DAILY)
  const unproved = 'update student set email_verified_at = null where id = $1'
  await server.database.pool.query(unproved, [person.id])
  expect(await choose()).toMatchObject({ status: 403, body: { message: 'not-verified' } })
  await verify(server, person.id)
  expect((await choose()).status).toBe(200)
  const year = new Date().getUTCFullYear()
  const born = 'update consent set country = $2, born_from = $3, born_to = $4 where student_id = $1'
  await server.database.pool.query(born, [person.id, 'TH', year - 9, year - 7])
  await expect.poll(async () => (await choose()).body?.message).toBe('too-young')
  // Chosen before, it is not sent either.
  expect((await who.call('GET', '/api/notices/mail')).body).toMatchObject({ digest: 'daily' })
  server.setNow(afternoon(1))
  await send(server)
  expect(post.received).toHaveLength(0)
  expect(
    (await who.call('PUT', '/api/notices/mail', { digest: 'hourly', locale: 'en' })).status,
  ).toBe(400)
  expect(
    (await who.call('PUT', '/api/notices/mail', { digest: 'none', locale: 'en' })).body,
  ).toEqual({
    digest: 'none',
    refusal: 'too-young',
  })

  const silent = await testServer()
  const adult = await aStudent(silent)
  await verify(silent, adult.id)
  const { withCookie: headers } = await signIn(silent, adult.email)
  const refused = await silent.app.inject({
    method: 'PUT',
    url: '/api/notices/mail',
    headers,
    payload: DAILY,
  })
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'no-mail'])
})

test('the mail is written in every language, and says when there is more', () => {
  const notices = (
    ['handed-in', 'given-back', 'comment', 'answer', 'invitation', 'class-shared'] as const
  ).map((kind) => ({
    kind,
    subject: '1',
    at: '',
    count: 7,
    unread: true,
    title: 'Flower',
    from: null,
    tool: null,
  }))
  for (const locale of ['en', 'th', 'zh', 'ar'] as const) {
    const parts = { to: 'a@b.example', brand: 'Panya', publicUrl: 'https://p.example' }
    const mail = digestMail({ ...parts, locale, token: 'T', notices, more: true })
    expect(mail.text.match(/Flower/g)).toHaveLength(6)
    expect(mail.text).toContain('/stop-mail#T')
    expect(mail.text).toContain('– …')
  }
})
