/** A guardian's answer on paper: who may record it, and what it does. */
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { join, makeClassOf } from '../../testing/classroom.ts'
import {
  aChild,
  aNewcomer,
  asGuardian,
  mailsTo,
  startFamilyServer,
  tokenIn,
} from '../../testing/family.ts'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'

const LETTER = { decision: 'given', name: 'Somsri Dee', signedOn: '2026-11-14' }
let server: TestServer
beforeAll(async () => {
  server = await startFamilyServer()
})
afterAll(() => server.close())

type Client = Awaited<ReturnType<typeof projectClient>>
type Caller = Pick<Client, 'call'>
const at = (id: number) => `/api/teach/students/${id}/guardian-answer`
const record = (who: Caller, id: number, letter: object = LETTER) => who.call('PUT', at(id), letter)

async function aLessonWithChild() {
  const child = await aChild(server)
  const person = await aTeacher(server)
  const teacher = await projectClient(server, person)
  const room = await makeClassOf(teacher)
  await join(child, room)
  return { child, teacher, person, room }
}

const consentOf = async (child: Caller) => (await child.call('GET', '/api/consent')).body

test('the teacher records a yes; it counts, and it is written down who did it', async () => {
  const { child, teacher, person, room } = await aLessonWithChild()
  expect(await consentOf(child)).toMatchObject({ state: 'waiting', hasTeacher: true })
  const list = async () =>
    (await teacher.call('GET', `/api/teach/classes/${room.id}/students`)).body.rows
  expect(await list()).toMatchObject([{ id: child.id, guardian: 'waiting' }])
  expect((await child.share()).status).toBe(403)

  expect(await record(teacher, child.id)).toEqual({ status: 200, body: { guardian: 'given' } })
  expect((await consentOf(child)).state).toBe('given')
  expect((await child.share()).status).toBe(200)
  expect(await list()).toMatchObject([{ guardian: 'given' }])
  const { pool } = server.database
  const { rows } = await pool.query(
    `select guardian_name, recorded_by, signed_on::text, decision from consent where student_id = $1`,
    [child.id],
  )
  expect(rows).toEqual([
    {
      guardian_name: 'Somsri Dee',
      recorded_by: person.id,
      signed_on: '2026-11-14',
      decision: 'given',
    },
  ])
  const log = await pool.query(
    `select actor, act, before, after from audit_log where target = 'student:' || $1`,
    [child.id],
  )
  expect(log.rows).toEqual([
    {
      actor: person.email,
      act: 'guardian.record-answer',
      before: { decision: null },
      after: { decision: 'given', signedOn: '2026-11-14' },
    },
  ])
})

test('a button pressed twice records one letter; a corrected one is another', async () => {
  const { child, teacher } = await aLessonWithChild()
  const both = await Promise.all([record(teacher, child.id), record(teacher, child.id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  const no = { ...LETTER, decision: 'refused' }
  await record(teacher, child.id, no)
  expect(await record(teacher, child.id, no)).toEqual({
    status: 200,
    body: { guardian: 'refused' },
  })
  await record(teacher, child.id, { ...no, name: 'Somchai Dee' })
  const { rows } = await server.database.pool.query(
    `select after ->> 'decision' as decision from audit_log where target = 'student:' || $1 order by id`,
    [child.id],
  )
  expect(rows.map(({ decision }) => decision)).toEqual(['given', 'withdrawn', 'refused'])
})

test('a no takes it back, and what was shown is private again', async () => {
  const { child, teacher } = await aLessonWithChild()
  await record(teacher, child.id)
  await child.share()
  await record(teacher, child.id, { ...LETTER, decision: 'refused' })
  expect((await consentOf(child)).state).toBe('refused')
  const { projects } = (await child.call('GET', '/api/projects')).body
  expect(projects.map(({ share }: { share: string }) => share)).toEqual(['private'])
})

test('nobody else records anything: not the child, a classmate, a foreign teacher or a guest', async () => {
  const { child, room } = await aLessonWithChild()
  const classmate = await projectClient(server, await aStudent(server))
  await join(classmate, room)
  const foreign = await projectClient(server, await aTeacher(server))
  await makeClassOf(foreign)
  const guest = await projectClient(server, await aDemo(server))
  // A teacher who sits in the class as a learner teaches nobody there.
  const seated = await projectClient(server, await aTeacher(server))
  await join(seated, room)
  const tries: [Caller, number][] = [
    [child, 403],
    [classmate, 403],
    [foreign, 404],
    [seated, 404],
    [guest, 403],
  ]
  for (const [who, status] of tries) expect((await record(who, child.id)).status).toBe(status)
  const stranger = await server.app.inject({ method: 'PUT', url: at(child.id), payload: LETTER })
  expect(stranger.statusCode).toBe(401)
  expect((await consentOf(child)).state).toBe('waiting')
})

test('an admin may, for a child without a class too; a former teacher may not any more', async () => {
  const admin = await projectClient(server, await anAdmin(server))
  const alone = await aChild(server)
  expect(await consentOf(alone)).toMatchObject({ hasTeacher: false })
  const guardian = async () =>
    (await admin.call('GET', `/api/admin/people/${alone.id}`)).body.guardian
  expect(await guardian()).toBe('waiting')
  expect((await record(admin, alone.id)).status).toBe(200)
  expect(await guardian()).toBe('given')
  const { child, teacher, room } = await aLessonWithChild()
  await teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${child.id}`)
  expect((await record(teacher, child.id)).status).toBe(404)
})

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ signedOn: '2026-11-16' }, { signedOn: 'out-of-range' }],
  [{ signedOn: '2025-11-01' }, { signedOn: 'out-of-range' }],
  [{ signedOn: '2026-02-30' }, { signedOn: 'not-a-day' }],
  [{ signedOn: 'yesterday' }, { signedOn: 'not-a-day' }],
])('a letter with %j is refused', async (change, fields) => {
  const { child, teacher } = await aLessonWithChild()
  const answer = await record(teacher, child.id, { ...LETTER, ...change })
  expect(answer).toMatchObject({ status: 400, body: { fields } })
  expect((await consentOf(child)).state).toBe('waiting')
})

test('there is nothing to record for who decides alone or was not asked yet', async () => {
  const admin = await projectClient(server, await anAdmin(server))
  const older = await aStudent(server)
  const unasked = await aNewcomer(server)
  for (const { id } of [older, unasked]) {
    expect(await record(admin, id)).toMatchObject({
      status: 409,
      body: { message: 'no-guardian-to-ask' },
    })
  }
})

test('paper ends a link: a mailbox that the child chose cannot turn a signed no into a yes', async () => {
  const { child, teacher } = await aLessonWithChild()
  const email = `second-${child.id}@home.example`
  await child.ask(email)
  const token = tokenIn((await mailsTo(server, email))[0])
  const yes = { token, decision: 'given', name: 'Me', locale: 'en' }
  expect((await asGuardian(server, 'decision', yes)).status).toBe(200)
  await record(teacher, child.id, { ...LETTER, decision: 'refused' })
  expect((await asGuardian(server, 'decision', yes)).status).toBe(404)
  expect((await consentOf(child)).state).toBe('refused')
  // Whoever had answered is told that it no longer counts.
  const mails = await mailsTo(server, email)
  const told = mails.find(({ subject }) => subject === 'Your link to Panya has ended')
  expect(told?.text).toContain('on paper')
  expect(told?.text).not.toContain('#')
})

test('who was asked and never answered may be anybody, and is not told', async () => {
  const { child, teacher } = await aLessonWithChild()
  const email = `anybody-${child.id}@home.example`
  await child.ask(email)
  await record(teacher, child.id)
  expect(await mailsTo(server, email)).toHaveLength(1)
  expect(await consentOf(child)).toMatchObject({ state: 'given', sentTo: null })
})

test('the teacher’s own export has nothing of the children they recorded it for', async () => {
  const { child, teacher } = await aLessonWithChild()
  await record(teacher, child.id, { ...LETTER, name: 'Unmistakable Guardian' })
  const { rawPayload } = await server.app.inject({
    url: '/api/personal-data/export.zip',
    headers: teacher.headers,
  })
  const all = Object.values(unzipSync(rawPayload)).map((bytes) => strFromU8(bytes))
  expect(all.join('\n')).not.toContain('Unmistakable Guardian')
})
