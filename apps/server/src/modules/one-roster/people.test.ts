import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { InvitedTeachers, RosterPreview } from '@panya/domain/school-roster/roster-preview.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { staffInvite } from '../../platform/database/schema/account.ts'
import { classroom } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { codes, counts, nothing, rosterClient, TERM, zipOf } from '../../testing/roster-client.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
let schools = 0
let { preview, importZip, account, room, inClass, verify } = {} as ReturnType<typeof rosterClient>

beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
afterAll(() => server.close())
beforeEach(() => {
  schools += 1
  const client = rosterClient(server, admin, `School ${schools}`)
  ;({ preview, importZip, account, room, inClass, verify } = client)
})

describe('accounts that were here before', () => {
  test('are connected only when a learner has proved the address', async () => {
    const proved = await aStudent(server)
    const unproved = await aStudent(server)
    const demo = await aDemo(server)
    const teacher = await aTeacher(server)
    for (const { id } of [proved, demo, teacher]) await verify(id)
    const emails = { proved, unproved, demo, teacher }
    const students = Object.fromEntries(
      Object.entries(emails).map(([id, { email }]) => [id, { email: email.toUpperCase() }]),
    )
    const zip = zipOf({ students })
    const looked = await importZip(zip)
    expect(looked.plan?.shown.connected).toMatchObject([{ email: proved.email }])
    expect(codes(looked)).toEqual(['address-taken', 'address-taken', 'address-taken'])
    expect((await account('proved')).student.id).toBe(proved.id)
    for (const [id, person] of Object.entries({ unproved, demo, teacher })) {
      const made = (await account(id)).student
      expect(made.id).not.toBe(person.id)
      expect(hasNoMail(made.email)).toBe(true)
    }
    expect(nothing(await importZip(zip))).toBe(0)
  })

  test('a learner with an own password who leaves keeps the account and the work, and loses the class', async () => {
    const person = await aStudent(server)
    await verify(person.id)
    const learner = await projectClient(server, person)
    await importZip(
      zipOf({
        students: {
          own: { email: person.email },
          given: { email: `given-${schools}@s.example` },
        },
        classes: { c1: { title: '5/1', people: ['own', 'given'] } },
      }),
    )
    const looked = await importZip(zipOf({ classes: { c1: { title: '5/1', people: [] } } }))
    expect(
      looked.plan?.shown.leaving.toSorted((a, b) => (a.firstName < b.firstName ? -1 : 1)),
    ).toEqual([
      { firstName: 'given', lastName: 'Dee', closes: true },
      { firstName: 'own', lastName: 'Dee', closes: false },
    ])
    expect(await inClass((await room('c1')).id)).toEqual([])
    expect((await learner.call('GET', '/api/profile')).status).toBe(200)
    expect((await account('own')).student.deactivatedAt).toBe(null)
  })

  test('whoever joined a class of the list by themselves stays in it', async () => {
    await importZip(zipOf(TERM))
    const { joinCode, id } = await room('c1')
    const guest = await aStudent(server, { firstName: 'Guest' })
    const browser = await projectClient(server, guest)
    expect((await browser.call('POST', '/api/class/join', { code: joinCode })).status).toBe(200)
    expect(nothing(await importZip(zipOf(TERM)))).toBe(0)
    await importZip(zipOf({ classes: { c1: { title: '5/1', people: [] } } }))
    expect(await inClass(id)).toEqual(['Guest'])
  })

  test('a class that a teacher put away stays away', async () => {
    await importZip(zipOf(TERM))
    const { id } = await room('c1')
    await server.database.orm
      .update(classroom)
      .set({ archivedAt: new Date(0) })
      .where(eq(classroom.id, id))
    expect(nothing(await importZip(zipOf(TERM)))).toBe(0)
    await importZip(zipOf({}))
    await importZip(zipOf(TERM))
    expect((await room('c1')).archivedAt).toEqual(new Date(0))
  })
})

describe('teachers', () => {
  test('who are teachers here get their classes and see the learners; a file makes nobody one', async () => {
    const kru = await aTeacher(server, { firstName: 'Kru' })
    await verify(kru.id)
    const wish = {
      ...TERM,
      teachers: { kru: { email: kru.email }, new: { email: 'new-teacher@school.example' } },
      classes: { c1: { title: '5/1', people: ['nok', 'fai', 'kru', 'new'] } },
    }
    const looked = await importZip(zipOf(wish))
    expect(looked.plan?.missingTeachers).toMatchObject([
      { id: 'new', email: 'new-teacher@school.example', classes: 1 },
    ])
    const { id } = await room('c1')
    expect(await inClass(id)).toEqual(['Kru*', 'nok', 'ฝ้าย'])
    const browser = await projectClient(server, kru)
    const seen = await browser.call('GET', `/api/teach/classes/${id}/students`)
    expect((seen.body as { total: number }).total).toBe(2)

    const emails = ['new-teacher@school.example']
    const invited = await admin.call('POST', '/one-roster/teachers', { emails })
    expect(invited.body).toMatchObject({ given: [], invited: [{ email: emails[0] }] })
    expect(await server.database.orm.$count(staffInvite, eq(staffInvite.email, emails[0]!))).toBe(1)
    const wrong = await admin.call('POST', '/one-roster/teachers', { emails: ['nobody'] })
    expect(wrong.status).toBe(400)

    await importZip(zipOf({ classes: { c1: { title: '5/1', people: [] } } }))
    expect(await inClass(id)).toEqual([])
    expect((await account('kru')).student.deactivatedAt).toBe(null)
  })

  test('who were made teachers since are in their class with the same list', async () => {
    const wish = {
      teachers: { kru: { email: `late-${schools}@school.example` } },
      classes: { c1: { title: '5/1', people: ['kru'] } },
    }
    await importZip(zipOf(wish))
    expect((await preview(zipOf(wish))).plan?.missingTeachers).toHaveLength(1)
    await aTeacher(server, { email: wish.teachers.kru.email, firstName: 'Late' })
    expect(counts(await importZip(zipOf(wish)))).toEqual({ connected: 1, newPlaces: 1 })
    expect(await inClass((await room('c1')).id)).toEqual(['Late*'])
  })

  test('who accepted a link that was meant for another address get no classes of the one they typed', async () => {
    const [mali, somsak] = ['mali', 'somsak'].map((name) => `${name}-${schools}@school.example`)
    const invite = async (email = '') => {
      const { body } = await admin.call('POST', '/one-roster/teachers', { emails: [email] })
      return (body as InvitedTeachers).invited[0]!.token
    }
    // An account is made with any address where no mail is sent.
    const accept = async (email = '', token: string | null) => {
      const { call } = await projectClient(server, await aStudent(server, { email }))
      expect((await call('POST', '/api/staff-invites/accept', { token })).status).toBe(200)
    }
    await accept(somsak, await invite(mali))
    const zip = zipOf({ teachers: { somsak: { email: somsak! }, mali: { email: mali! } } })
    const missing = async () => (await preview(zip)).plan?.missingTeachers.map(({ id }) => id)
    expect(await missing()).toEqual(['mali', 'somsak'])
    await accept(mali, await invite(mali))
    expect(await missing()).toEqual(['somsak'])
    // An admin who looks at the entry and gives the role anew vouches for it.
    const { body } = await admin.call('POST', '/roles/list', {
      group: 'teacher',
      after: '',
    })
    const { id } = body.entries.find(({ email }: { email: string }) => email === somsak)
    for (const active of [false, true]) await admin.call('PATCH', `/roles/${id}`, { active })
    expect(await missing()).toEqual([])
  })

  test('have to prove their address where mail is sent', async () => {
    const posted = await testServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
    const kru = await aTeacher(posted)
    const { headers } = await adminClient(posted)
    const zip = zipOf({ teachers: { kru: { email: kru.email } } })
    const look = async () => {
      const answer = await posted.app.inject({
        method: 'POST',
        url: '/api/admin/one-roster/preview',
        headers: { ...headers, 'content-type': 'application/zip' },
        payload: zip,
      })
      return answer.json<RosterPreview>().plan?.missingTeachers.length
    }
    expect(await look()).toBe(1)
    await posted.database.orm
      .update(student)
      .set({ emailVerifiedAt: new Date() })
      .where(eq(student.id, kru.id))
    expect(await look()).toBe(0)
  })
})

describe('an account of the list', () => {
  test('without a mailbox gets no password, is closed when its owner leaves, and an admin opens it', async () => {
    await importZip(zipOf(TERM))
    const { student: nok } = await account('nok')
    const given = await admin.call('POST', `/people/${nok.id}/password`)
    expect([given.status, given.body.message]).toEqual([403, 'has-no-mailbox'])
    await importZip(zipOf({}))
    expect((await account('nok')).student.deactivatedAt).not.toBe(null)
    const person = await admin.call('GET', `/people/${nok.id}`)
    expect(person.body.state).toBe('closed')
    const opened = await admin.call('PUT', `/people/${nok.id}/state`, { state: 'open' })
    expect(opened.body.state).toBe('open')
  })
})
