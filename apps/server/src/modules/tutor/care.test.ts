import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { GOOD, SAD, says, startTutorServer, TOO_MUCH, tutored } from '../../testing/tutor.ts'

let post: Awaited<ReturnType<typeof startSmtpServer>>
let started: Awaited<ReturnType<typeof startTutorServer>>
beforeAll(async () => {
  post = await startSmtpServer()
  started = await startTutorServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://localhost:3000' })
})
afterAll(async () => {
  await started.close()
  await post.close()
})

const CONTACT = {
  name: 'Kru Ploy',
  phone: '02 111 2222',
  email: 'ploy@school.example',
  words: 'Room 12, every morning.',
}

test('somebody in danger is answered kindly, for nothing, and the named adult hears of it once an hour', async () => {
  const { server } = started
  const admin = await adminClient(server)
  expect((await admin.call('GET', '/tutor/contact')).body.name).toBe('')
  const nok = await tutored(server)
  const alone = await nok.ask({ question: SAD })
  expect(alone.turn?.contact).toBeUndefined()
  expect((await admin.call('PUT', '/tutor/contact', CONTACT)).body).toEqual(CONTACT)

  const { turn, outcome } = await nok.ask({ question: SAD })
  const { email: _, ...shown } = CONTACT
  expect([outcome, turn?.coins, turn?.balance]).toEqual(['care', 0, 30])
  expect(turn?.contact).toEqual(shown)
  expect((await nok.terms()).contact).toEqual(shown)
  const mails = () => post.received.filter(({ to }) => to === `<${CONTACT.email}>`)
  await expect.poll(() => mails().length).toBe(1)
  const { text } = await post.mailTo(CONTACT.email)
  expect(text).toContain('/admin/tutor')
  expect(text).not.toContain(SAD)
  expect(text).not.toContain('kill')

  await nok.ask({ question: SAD })
  server.setNow(new Date(Date.now() + 61 * 60_000))
  await nok.ask({ question: SAD })
  await expect.poll(() => mails().length).toBe(2)
  server.setNow(null)

  const { cases } = (await admin.call('GET', '/tutor/care')).body
  expect(cases.length).toBe(4)
  expect(cases[0]).toEqual({
    id: expect.any(String),
    student: { id: nok.id, name: expect.any(String) },
    teachers: [],
    createdAt: expect.any(String),
  })
  const { rows } = await server.database.pool.query('select act from audit_log')
  expect(rows).toContainEqual({ act: 'tutor-contact.change' })
  expect(started.model.asked).toEqual([])
})

test('a contact without a name is none; an address that is none is refused', async () => {
  const admin = await adminClient(started.server)
  const put = (wish: object) => admin.call('PUT', '/tutor/contact', { ...CONTACT, ...wish })
  expect((await put({ name: '  ' })).body).toEqual({ name: '', phone: '', email: '', words: '' })
  expect((await put({ email: 'not an address' })).status).toBe(400)
  expect((await put({ words: 'x'.repeat(301) })).status).toBe(400)
  expect((await put({ email: '' })).status).toBe(200)
})

test('an answer of one’s own is reported once; admins see it with its text, and close it', async () => {
  const { server, model } = started
  model.be(says(GOOD))
  const [nok, ben] = [await tutored(server), await tutored(server)]
  const admin = await adminClient(server)
  const { turn, conversation } = (await nok.ask()).turn!
  const sad = (await nok.ask({ question: SAD, conversation })).turn!.turn
  const report = { reason: 'wrong', words: 'There is no nok.' }
  const url = (id: string) => `/api/tutor/turns/${id}/report`
  expect((await ben.call('POST', url(turn.id), report)).status).toBe(404)
  expect((await nok.call('POST', url(sad.id), report)).status).toBe(404)
  expect((await nok.call('POST', url(turn.id), { ...report, reason: 'x' })).status).toBe(400)
  expect((await nok.call('POST', url(turn.id), report)).status).toBe(204)
  expect((await nok.call('POST', url(turn.id), report)).status).toBe(409)
  expect(
    (await nok.terms()).conversation.turns.find(({ id }: { id: string }) => id === turn.id)
      .reported,
  ).toBe(true)

  const open = (await admin.call('GET', '/tutor/reports')).body
  expect(open).toMatchObject({
    reports: [
      {
        ...report,
        turn: { id: turn.id, text: GOOD, harms: [] },
        student: { id: nok.id },
        tool: 'coding/python-programming',
        closedAt: null,
      },
    ],
    next: null,
  })
  const close = `/tutor/reports/${turn.id}/close`
  expect((await admin.call('POST', close)).status).toBe(204)
  expect((await admin.call('POST', close)).status).toBe(404)
  expect((await admin.call('GET', '/tutor/reports?state=open')).body.reports).toEqual([])
  expect((await admin.call('GET', '/tutor/reports?state=closed')).body.reports.length).toBe(1)
  const { rows } = await server.database.pool.query(
    `select actor from audit_log where act = 'tutor-report.close'`,
  )
  expect(rows).toEqual([{ actor: admin.person.email }])
})

test('long lists come in pages, none twice and none left out', async () => {
  const { server } = started
  const nok = await tutored(server)
  await server.database.pool.query(
    `with c as (insert into tutor_conversation (id, student_id, tool, created_at, last_at)
       values (gen_random_uuid(), $1, 'chat', now(), now()) returning id),
     t as (insert into tutor_turn (id, conversation_id, question, problem_key, program_key, outcome, answer, created_at)
       select gen_random_uuid(), c.id, 'many', '', '', 'answered', 'x', date_trunc('second', now()) from c, generate_series(1, 65)
       returning id, created_at)
     insert into tutor_report (turn_id, reason, created_at) select id, 'other', created_at from t`,
    [nok.id],
  )
  const admin = await adminClient(server)
  const seen: string[] = []
  for (let next: string | null = ''; next !== null; ) {
    const before: string = next === '' ? '' : `?before=${encodeURIComponent(next)}`
    const { body } = await admin.call('GET', `/tutor/reports${before}`)
    seen.push(...body.reports.map((one: { turn: { id: string } }) => one.turn.id))
    next = body.next
  }
  expect([seen.length, new Set(seen).size]).toEqual([65, 65])
  expect((await admin.call('GET', '/tutor/reports?before=yesterday')).status).toBe(400)
})

test('services are shown, and tried with a fixed set of questions, one trial at a time', async () => {
  const { server, model } = started
  const admin = await adminClient(server)
  const { body } = await admin.call('GET', '/tutor/services')
  expect(body).toMatchObject({ services: [{ model: 'owl-1' }], dailyTokens: null })
  model.be(says(GOOD))
  const before = model.asked.length
  const trial = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/admin/tutor/trial',
      headers: admin.headers,
      payload: { locale: 'en' },
    })
  const [one, two] = await Promise.all([trial(), trial()])
  expect(new Set([one.statusCode, two.statusCode])).toEqual(new Set([200, 409]))
  const whole = one.statusCode === 200 ? one : two
  const events = whole.body
    .split('\n\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line.slice(6)))
  expect(events.at(-1)).toEqual({ kind: 'score', right: expect.any(Number), of: 24 })
  expect(events.at(-1).right).toBeGreaterThan(12)
  expect(events.length).toBe(25)
  expect(model.asked.length - before).toBe(24)
  model.be(says(TOO_MUCH))
  const bad = await trial()
  expect(bad.statusCode).toBe(200)
  expect(bad.body).toContain('"right":0')
})
