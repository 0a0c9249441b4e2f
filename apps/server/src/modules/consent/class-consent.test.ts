/** What a teacher sees of guardians' answers in a class, and reminding the guardians. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { join, makeClassOf } from '../../testing/classroom.ts'
import {
  aChild,
  aNewcomer,
  asGuardian,
  mailsTo,
  NOW,
  OLDER,
  startFamilyServer,
  tokenIn,
} from '../../testing/family.ts'
import { aDemo, anAdmin, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

const DAY_MS = 86_400_000
const PARENT = { name: 'Somsri Dee', locale: 'en' }
let server: TestServer
beforeAll(async () => {
  server = await startFamilyServer()
})
beforeEach(() => server.setNow(NOW))
afterAll(() => server.close())

const later = (days: number) => server.setNow(new Date(NOW.getTime() + days * DAY_MS))
const mailbox = () => `p-${randomBytes(4).toString('hex')}@home.example`
type Caller = Pick<Awaited<ReturnType<typeof projectClient>>, 'call'>
const consentsOf = async (who: Caller, id: number) =>
  (await who.call('GET', `/api/teach/classes/${id}/consent`)).body.learners
const remind = (who: Caller, id: number, body: object = { locale: 'th' }) =>
  who.call('POST', `/api/teach/classes/${id}/consent/reminders`, body)

async function aClass() {
  const teacher = await projectClient(server, await aTeacher(server))
  const room = await makeClassOf(teacher)
  const learner = async (asked = true) => {
    const child = await aChild(server)
    await join(child, room)
    const email = mailbox()
    if (asked) await child.ask(email)
    return { child, email }
  }
  return { teacher, room, learner }
}

const actsOf = async (act: string, target: string) => {
  const { rows } = await server.database.pool.query(
    'select after from audit_log where act = $1 and target = $2 order by id',
    [act, target],
  )
  return rows.map(({ after }) => after)
}

test('the list says of every learner where they stand, and never who their guardian is', async () => {
  const { teacher, room, learner } = await aClass()
  const asked = await learner()
  const silent = await learner(false)
  const young = await aNewcomer(server)
  await join(young, room)
  const older = await aNewcomer(server)
  await older.call('PUT', '/api/consent', OLDER)
  await join(older, room)
  const yes = await learner()
  const token = tokenIn((await mailsTo(server, yes.email))[0])
  await asGuardian(server, 'decision', { token, decision: 'given', ...PARENT })
  const no = await learner(false)
  const letter = { decision: 'refused', name: 'Somsri Dee', signedOn: '2026-11-14' }
  await teacher.call('PUT', `/api/teach/students/${no.child.id}/guardian-answer`, letter)
  const seated = await projectClient(server, await aTeacher(server))
  await join(seated, room)

  const { body } = await teacher.call('GET', `/api/teach/classes/${room.id}/consent`)
  const by = new Map(
    body.learners.map((one: { studentId: number }) => [one.studentId, one]),
  ) as Map<number, object>
  expect(body.learners).toHaveLength(7)
  expect(by.get(asked.child.id)).toMatchObject({ state: 'asked', askedAt: NOW.toISOString() })
  expect(by.get(silent.child.id)).toMatchObject({ state: 'not-asked', askedAt: null })
  expect(by.get(young.id)).toMatchObject({ state: 'age-unknown' })
  expect(by.get(older.id)).toMatchObject({ state: 'not-needed', linkMadeAt: null })
  expect(by.get(yes.child.id)).toMatchObject({
    state: 'given',
    decidedAt: NOW.toISOString(),
    signedOn: null,
    linkMadeAt: NOW.toISOString(),
  })
  expect(by.get(no.child.id)).toMatchObject({ state: 'refused', signedOn: '2026-11-14' })
  expect(
    [...by.values()].filter((one) => 'state' in one && one.state === 'not-needed'),
  ).toHaveLength(2)
  const told = JSON.stringify(body)
  expect(told).not.toContain('home.example')
  expect(told).not.toContain('Somsri')
  expect(told).not.toMatch(/hash|token/i)
})

test('only whoever teaches the class looks or reminds', async () => {
  const { room, learner } = await aClass()
  const { child, email } = await learner()
  later(5)
  const foreign = await projectClient(server, await aTeacher(server))
  await makeClassOf(foreign)
  const guest = await projectClient(server, await aDemo(server))
  for (const [who, status] of [
    [child, 403],
    [foreign, 404],
    [guest, 403],
  ] as const) {
    expect((await who.call('GET', `/api/teach/classes/${room.id}/consent`)).status).toBe(status)
    expect((await remind(who, room.id)).status).toBe(status)
  }
  const url = `/api/teach/classes/${room.id}/consent`
  expect((await server.app.inject(url)).statusCode).toBe(401)
  expect(await mailsTo(server, email)).toHaveLength(1)
  const admin = await projectClient(server, await anAdmin(server))
  expect(await consentsOf(admin, room.id)).toHaveLength(1)
})

test.each([{}, { locale: 'xx' }, { locale: 'en', to: 'a@b.example' }, { locale: null }])(
  'reminding with %j is refused and writes to nobody',
  async (body) => {
    const { teacher, room, learner } = await aClass()
    const { email } = await learner()
    later(5)
    expect((await remind(teacher, room.id, body)).status).toBe(400)
    expect(await mailsTo(server, email)).toHaveLength(1)
  },
)

describe('reminding all', () => {
  test('writes to guardians who had some days, in the language chosen, and says who is left and why', async () => {
    const { teacher, room, learner } = await aClass()
    const early = await learner()
    const silent = await learner(false)
    const young = await aNewcomer(server)
    await join(young, room)
    later(4)
    const late = await learner()
    const { status, body } = await remind(teacher, room.id)
    expect([status, body.sent]).toEqual([200, 1])
    expect(new Set(body.left)).toEqual(
      new Set([
        { studentId: silent.child.id, why: 'no-address' },
        { studentId: young.id, why: 'age-unknown' },
        { studentId: late.child.id, why: 'asked-lately' },
      ]),
    )
    const [mail, first] = await mailsTo(server, early.email)
    expect(mail!.subject).toContain('เรายังรอคำตอบ')
    expect(mail!.text).toMatch(/\/th\/guardian#[\w-]{22}\s/)
    expect(mail!.text).not.toContain(room.name)
    // The link of the mail before is worthless, this one works.
    expect((await asGuardian(server, 'look', { token: tokenIn(first) })).status).toBe(404)
    expect((await asGuardian(server, 'look', { token: tokenIn(mail) })).status).toBe(200)
    expect(await mailsTo(server, late.email)).toHaveLength(1)
    expect(await actsOf('guardian.remind', `classroom:${room.id}`)).toEqual([{ sent: 1 }])
  })

  test('pressed twice, or by two teachers on two nodes at once, writes once', async () => {
    const { teacher, room, learner } = await aClass()
    const families = [await learner(), await learner(), await learner()]
    const person = await aTeacher(server)
    await teacher.call('POST', `/api/teach/classes/${room.id}/teachers`, { email: person.email })
    const neighbour = await testServer({}, server)
    neighbour.setNow(new Date(NOW.getTime() + 4 * DAY_MS))
    later(4)
    const other = await projectClient(server, person)
    const there = neighbour.app.inject({
      method: 'POST',
      url: `/api/teach/classes/${room.id}/consent/reminders`,
      headers: other.headers,
      payload: { locale: 'en' },
    })
    const here = await Promise.all([remind(teacher, room.id), remind(other, room.id)])
    const sent = [(await there).json(), ...here.map(({ body }) => body)].map((body) => body.sent)
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(3)
    const again = await remind(teacher, room.id)
    expect(again.body.sent).toBe(0)
    expect(again.body.left.map(({ why }: { why: string }) => why)).toEqual(
      families.map(() => 'asked-lately'),
    )
    const { rows } = await server.database.pool.query<{ asks: number }>(
      'select asks from consent where student_id = any($1)',
      [families.map(({ child }) => child.id)],
    )
    expect(rows.map(({ asks }) => asks)).toEqual([2, 2, 2])
  })

  test('ends after some mails, so that the child can still name somebody else', async () => {
    const { teacher, room, learner } = await aClass()
    const { child, email } = await learner()
    const sent: number[] = []
    for (let round = 1; round <= 8; round++) {
      later(4 * round)
      sent.push((await remind(teacher, room.id)).body.sent)
    }
    expect(sent).toEqual([1, 1, 1, 1, 1, 0, 0, 0])
    expect((await remind(teacher, room.id)).body.left).toEqual([
      { studentId: child.id, why: 'asked-often' },
    ])
    expect(await mailsTo(server, email)).toHaveLength(6)
    // The session of weeks ago would have ended.
    server.setNow(NOW)
    expect((await child.ask(mailbox())).status).toBe(200)
  })

  test('leaves those who answered, those who want no mail and a full mailbox in peace', async () => {
    const { teacher, room, learner } = await aClass()
    const answered = await learner()
    const token = tokenIn((await mailsTo(server, answered.email))[0])
    await asGuardian(server, 'decision', { token, decision: 'refused', ...PARENT })
    const stranger = await learner()
    const elsewhere = await aChild(server)
    server.setNow(new Date(NOW.getTime() + 60_000))
    await elsewhere.ask(stranger.email)
    const theirs = tokenIn((await mailsTo(server, stranger.email))[0])
    await asGuardian(server, 'not-me', { token: theirs })
    const one = mailbox()
    for (let sibling = 0; sibling < 7; sibling++) {
      const { child } = await learner(false)
      await server.database.pool.query(
        'update consent set guardian_email = $1, token_hash = $2, asked_at = $3, asks = 1 where student_id = $4',
        [one, randomBytes(8).toString('hex'), NOW, child.id],
      )
    }
    later(4)
    const { body } = await remind(teacher, room.id)
    expect(body.sent).toBe(5)
    expect(body.left).toContainEqual({ studentId: stranger.child.id, why: 'wants-no-mail' })
    const full = body.left.filter(({ why }: { why: string }) => why === 'mailbox-full')
    expect(full).toHaveLength(2)
    expect(body.left).toHaveLength(3)
    expect(await mailsTo(server, one)).toHaveLength(5)
  })

  test('of a class where nobody needs consent does nothing, and says so', async () => {
    const { teacher, room } = await aClass()
    const older = await aNewcomer(server)
    await older.call('PUT', '/api/consent', OLDER)
    await join(older, room)
    expect(await remind(teacher, room.id)).toEqual({ status: 200, body: { sent: 0, left: [] } })
    expect(await actsOf('guardian.remind', `classroom:${room.id}`)).toEqual([])
  })
})
