import { randomBytes, randomUUID } from 'node:crypto'
import type { Inbox, Notice } from '@panya/domain/notice/notice.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, type Client, join, makeClassOf } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { forgetOldReading } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const DOCUMENT = {
  format: 'panya-python',
  version: 1,
  content: { files: [{ name: 'main.py', text: 'print(1)' }], main: 'main.py' },
}
const DAY_MS = 86_400_000

async function inbox(who: Client, page = 0): Promise<Inbox> {
  const { status, body } = await who.call('GET', `/api/notices?page=${page}`)
  expect(status).toBe(200)
  return body as Inbox
}

async function handIn(who: Client, id: number): Promise<string> {
  const own = `/api/class/assignments/${id}`
  const begun = await who.call('POST', `${own}/start`, { document: DOCUMENT })
  expect(begun.status).toBe(200)
  expect((await who.call('POST', `${own}/hand-in`)).status).toBe(200)
  return (begun.body as { projectId: string }).projectId
}

const giveBack = (teacher: Client, id: number, studentId: number, mark: number | null = 8) =>
  teacher.call('PUT', `/api/teach/assignments/${id}/submissions/${studentId}`, {
    mark,
    rubricMarks: null,
    feedback: 'Well done',
  })

const read = (who: Client, { kind, subject, at }: Notice) =>
  who.call('POST', '/api/notices/read', { kind, subject, at })

const unread = async (who: Client) =>
  ((await who.call('GET', '/api/notices/unread')).body as { unread: number }).unread

test('what learners hand in is one line for an assignment, and new again when more comes', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id, { title: 'Flower' })
  const others = await Promise.all(
    Array.from({ length: 3 }, async () => projectClient(server, await aStudent(server))),
  )
  for (const other of others) await join(other, room)
  expect(await inbox(teacher)).toEqual({ notices: [], total: 0, unread: 0 })

  await handIn(learner, id)
  await handIn(others[0]!, id)
  const { notices, total, unread: news } = await inbox(teacher)
  expect({ total, news }).toEqual({ total: 1, news: 1 })
  expect(notices).toMatchObject([
    {
      kind: 'handed-in',
      subject: String(id),
      count: 2,
      unread: true,
      title: 'Flower',
      from: '5/1',
    },
  ])
  // Asked for again, it is the same; handed in again, nobody is counted twice.
  await learner.call('POST', `/api/class/assignments/${id}/hand-in`)
  const again = (await inbox(teacher)).notices[0]!
  expect(again.count).toBe(2)

  expect((await read(teacher, again)).body).toEqual({ unread: 0 })
  expect((await inbox(teacher)).notices).toMatchObject([{ count: 2, unread: false }])
  await handIn(others[1]!, id)
  expect((await inbox(teacher)).notices).toMatchObject([{ count: 1, unread: true }])
  // What was shown before is read a second time: what came since stays new.
  await read(teacher, again)
  expect(await unread(teacher)).toBe(1)
  // Given back, it waits for nobody.
  const { rows } = await server.database.pool.query<{ student_id: number }>(
    'select student_id from submission where assignment_id = $1 order by handed_in_at desc limit 1',
    [id],
  )
  await giveBack(teacher, id, rows[0]!.student_id)
  expect(await unread(teacher)).toBe(0)
  expect(await unread(others[1]!)).toBe(1)
  expect((await inbox(learner)).notices).toEqual([])
  expect(pupil.id).toBeGreaterThan(0)
})

test('a draft is nobody’s news; what is returned is, and leads to the work', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id, { title: 'Flower' })
  await handIn(learner, id)
  const draft = { mark: 7, rubricMarks: null, feedback: '' }
  const place = `/api/teach/assignments/${id}/submissions/${pupil.id}/draft`
  expect((await teacher.call('PUT', place, draft)).status).toBe(204)
  expect(await inbox(learner)).toMatchObject({ notices: [], unread: 0 })
  await teacher.call('POST', `/api/teach/assignments/${id}/return`)
  const { notices } = await inbox(learner)
  expect(notices).toMatchObject([{ kind: 'given-back', subject: String(id), unread: true }])
  // Pressed twice, it is read once.
  await read(learner, notices[0]!)
  expect((await read(learner, notices[0]!)).body).toEqual({ unread: 0 })
  // Given back once more: new once more.
  await giveBack(teacher, id, pupil.id, 9)
  expect(await unread(learner)).toBe(1)
})

test('comments and answers tell the other one, never oneself', async () => {
  const { room, teacher, learner } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  const projectId = await handIn(learner, id)
  const say = (who: Client, text: string) =>
    who.call('POST', `/api/projects/${projectId}/comments`, { place: null, text })
  await say(learner, 'A note to myself')
  expect((await inbox(teacher)).notices.map(({ kind }) => kind)).toEqual(['handed-in'])
  await say(teacher, 'Look at line 3')
  await say(teacher, 'And at line 4')
  expect((await inbox(learner)).notices).toMatchObject([
    { kind: 'comment', subject: projectId, count: 2, tool: 'coding/python-programming' },
  ])
  await say(learner, 'Done!')
  const [answer] = (await inbox(teacher)).notices.filter(({ kind }) => kind === 'answer')
  expect(answer).toMatchObject({ subject: projectId, count: 1, unread: true })
  // In the trash it is nobody's to look at.
  expect((await learner.call('DELETE', `/api/projects/${projectId}`)).status).toBeLessThan(300)
  expect((await inbox(learner)).notices).toEqual([])
  expect((await inbox(teacher)).notices.map(({ kind }) => kind)).toEqual(['handed-in'])
})

test('an invitation is told to a proven address, until it is accepted or taken back', async () => {
  const { room, teacher } = await aLesson(server)
  const guest = await aStudent(server)
  const guestClient = await projectClient(server, guest)
  await server.database.pool.query(
    `insert into classroom_invite (code, classroom_id, email, display_name, first_name, last_name, grade, affiliation)
     values ($1, $2, $3, 'x', 'x', 'x', 'P4', '-')`,
    [randomBytes(12).toString('base64url'), room.id, guest.email],
  )
  const verify = (at: string | null) =>
    server.database.pool.query('update student set email_verified_at = $2 where id = $1', [
      guest.id,
      at,
    ])
  await verify(null)
  expect((await inbox(guestClient)).notices).toEqual([])
  await verify('2026-01-01')
  expect((await inbox(guestClient)).notices).toMatchObject([
    { kind: 'invitation', subject: String(room.id), title: '5/1' },
  ])
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true })
  expect((await inbox(guestClient)).notices).toEqual([])
})

test('a class that is shared is told to who was taken in, not to who made it', async () => {
  const [maker, second] = [await aTeacher(server), await aTeacher(server)]
  const [makes, joins] = [await projectClient(server, maker), await projectClient(server, second)]
  const room = await makeClassOf(makes, '6/2')
  const added = await makes.call('POST', `/api/teach/classes/${room.id}/teachers`, {
    email: second.email,
  })
  expect(added.status).toBeLessThan(300)
  expect((await inbox(makes)).notices).toEqual([])
  expect((await inbox(joins)).notices).toMatchObject([{ kind: 'class-shared', title: '6/2' }])
  await makes.call('DELETE', `/api/teach/classes/${room.id}/teachers/${second.id}`)
  expect((await inbox(joins)).notices).toEqual([])
})

test('whoever left a class, or teaches no more, is told nothing of it', async () => {
  const { room, teacher, learner, pupil, teacherPerson } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  await handIn(learner, id)
  await giveBack(teacher, id, pupil.id, null)
  await learner.call('POST', `/api/class/assignments/${id}/hand-in`)
  expect([await unread(teacher), (await inbox(learner)).total]).toEqual([1, 1])
  const away = await teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${pupil.id}`)
  expect(away.status).toBeLessThan(300)
  expect([(await inbox(teacher)).total, (await inbox(learner)).total]).toEqual([0, 0])
  await join(learner, room)
  expect((await inbox(teacher)).total).toBe(1)
  await server.database.pool.query(
    'update privileged_users set is_active = false where email = $1',
    [teacherPerson.email],
  )
  await expect.poll(async () => (await inbox(teacher)).total).toBe(0)
})

test('an archived class: the teacher is told no more, the learner keeps the way to the marks', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  await handIn(learner, id)
  await giveBack(teacher, id, pupil.id)
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true })
  expect((await inbox(teacher)).total).toBe(0)
  expect((await inbox(learner)).notices).toMatchObject([{ kind: 'given-back' }])
  const past = await learner.call('GET', '/api/class/past-assignments')
  expect(past.body).toMatchObject({ assignments: [{ id }] })
})

test('another learner’s notice is none of mine, and bad input changes nothing', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  await handIn(learner, id)
  await giveBack(teacher, id, pupil.id)
  const [notice] = (await inbox(learner)).notices
  const stranger = await projectClient(server, await aStudent(server))
  expect((await read(stranger, notice!)).status).toBe(404)
  expect((await read(teacher, notice!)).status).toBe(404)
  expect(await unread(learner)).toBe(1)
  const count = () =>
    server.database.pool.query('select 1 from notice_read').then(({ rowCount }) => rowCount)
  const before = await count()
  for (const wrong of [
    {},
    { ...notice, extra: 1 },
    { kind: 'all', subject: '1', at: notice!.at },
    { kind: 'comment', subject: randomUUID(), at: 'yesterday' },
    { kind: 'comment', subject: 'x'.repeat(37), at: notice!.at },
    { kind: 'given-back', subject: notice!.subject, at: '2026-12-31T23:59:60Z' },
    { kind: 'given-back', subject: notice!.subject, at: '0000-01-01T00:00:00Z' },
    { kind: 'given-back', subject: notice!.subject, at: '9999-12-31T23:59:59-23:59' },
    { kind: 'given-back', subject: '\0', at: notice!.at },
    { kind: 'given-back', subject: '', at: notice!.at },
  ]) {
    expect((await learner.call('POST', '/api/notices/read', wrong)).status).toBe(400)
  }
  expect((await learner.call('POST', '/api/notices/read-all', { until: '' })).status).toBe(400)
  expect((await learner.call('GET', '/api/notices?page=-1')).status).toBe(400)
  expect(await count()).toBe(before)
  // A moment that is yet to come reads no more than what is there.
  await learner.call('POST', '/api/notices/read', {
    kind: notice!.kind,
    subject: notice!.subject,
    at: '9999-01-01T00:00:00Z',
  })
  await giveBack(teacher, id, pupil.id, 1)
  expect(await unread(learner)).toBe(1)
})

test('all are read at once, page by page they are listed, and old ones go', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  for (let index = 0; index < 23; index += 1) {
    const { id } = await give(teacher, room.id, { title: `Task ${index}` })
    await giveBack(teacher, id, pupil.id)
  }
  const [first, second] = [await inbox(learner), await inbox(learner, 1)]
  expect([first.notices.length, second.notices.length, first.total]).toEqual([20, 3, 23])
  expect(first.notices[0]!.title).toBe('Task 22')
  const all = [...first.notices, ...second.notices]
  expect(new Set(all.map(({ subject }) => subject)).size).toBe(23)
  const until = first.notices[1]!.at
  const answer = await learner.call('POST', '/api/notices/read-all', { until })
  expect(answer.body).toEqual({ unread: 1 })
  await learner.call('POST', '/api/notices/read-all', { until: first.notices[0]!.at })
  expect(await unread(learner)).toBe(0)
  expect(await inbox(learner, 99_999)).toMatchObject({ notices: [], total: 23 })

  const mine = 'select 1 from notice_read where student_id = $1'
  const kept = async () => (await server.database.pool.query(mine, [pupil.id])).rowCount
  await forgetOldReading(server.context)
  expect(await kept()).toBe(23)
  server.setNow(new Date(Date.now() + 91 * DAY_MS))
  await forgetOldReading(server.context)
  server.setNow(null)
  expect(await kept()).toBe(0)
})

test('guests have no inbox, and strangers none at all', async () => {
  const { withCookie: headers } = await signIn(server, (await aDemo(server)).email)
  const ask = (url: string, more = {}) => server.app.inject({ url, ...more })
  expect((await ask('/api/notices/unread', { headers })).json()).toEqual({ unread: 0 })
  expect((await ask('/api/notices', { headers })).statusCode).toBe(403)
  expect((await ask('/api/notices')).statusCode).toBe(401)
  expect((await ask('/api/notices/unread')).statusCode).toBe(401)
  const admin = await projectClient(server, await anAdmin(server))
  expect((await inbox(admin)).notices).toEqual([])
})

test('with the account goes what was read', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const { id } = await give(teacher, room.id)
  await giveBack(teacher, id, pupil.id)
  await read(learner, (await inbox(learner)).notices[0]!)
  await server.database.pool.query('delete from student where id = $1', [pupil.id])
  const left = 'select 1 from notice_read where student_id = $1'
  expect((await server.database.pool.query(left, [pupil.id])).rowCount).toBe(0)
})
