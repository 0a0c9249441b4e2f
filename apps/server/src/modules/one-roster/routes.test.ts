import { request as httpRequest } from 'node:http'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { stepsIn } from '@panya/domain/school-roster/roster-plan.ts'
import type { RosterPreview, RosterProgress } from '@panya/domain/school-roster/roster-preview.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { staffInvite } from '../../platform/database/schema/account.ts'
import { classroom, classroomMember } from '../../platform/database/schema/classroom.ts'
import { student } from '../../platform/database/schema/person.ts'
import { rosterRecord } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aSchool, rosterZip, type SchoolWish } from '../../testing/one-roster.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
let schools = 0
let school = ''

beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
afterAll(() => server.close())
beforeEach(() => {
  schools += 1
  school = `School ${schools}`
})

const TERM: SchoolWish = {
  students: { nok: { grades: '05' }, fai: { givenName: 'ฝ้าย', familyName: 'ดี' } },
  classes: { c1: { title: '5/1', people: ['nok', 'fai'] } },
}

async function post(path: string, zip: Buffer, query: Record<string, string>) {
  const headers = { ...admin.headers, 'content-type': 'application/zip' }
  const url = `/api/admin/one-roster/${path}?${new URLSearchParams(query)}`
  return server.app.inject({ method: 'POST', url, headers, payload: zip })
}

async function preview(zip: Buffer, source = school): Promise<RosterPreview> {
  const answer = await post('preview', zip, { source })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function importZip(zip: Buffer, source = school): Promise<RosterPreview> {
  const looked = await preview(zip, source)
  const answer = await post('import', zip, { source, key: looked.plan?.key ?? '' })
  expect(answer.statusCode, answer.body).toBe(200)
  const lines = answer.body.split('\n').filter((line) => line !== '')
  const last = lines.map((line) => JSON.parse(line) as RosterProgress).at(-1)
  const total = stepsIn(looked.plan!.counts)
  if (total > 0) expect(last).toEqual({ done: total, total })
  return looked
}

const zipOf = (wish: SchoolWish) => rosterZip(aSchool(wish))
const nothing = (looked: RosterPreview) => stepsIn(looked.plan!.counts)
const counts = (looked: RosterPreview) =>
  Object.fromEntries(Object.entries(looked.plan?.counts ?? {}).filter(([, count]) => count > 0))
const codes = ({ problems }: RosterPreview) => problems.map(({ problem }) => problem)

async function account(sourcedId: string) {
  const [found] = await server.database.orm
    .select({ student, leftAt: rosterRecord.leftAt })
    .from(rosterRecord)
    .innerJoin(student, eq(student.id, rosterRecord.studentId))
    .where(and(eq(rosterRecord.source, school), eq(rosterRecord.sourcedId, sourcedId)))
  return found!
}

async function room(sourcedId: string) {
  const [found] = await server.database.orm
    .select({ classroom })
    .from(rosterRecord)
    .innerJoin(classroom, eq(classroom.id, rosterRecord.classroomId))
    .where(and(eq(rosterRecord.source, school), eq(rosterRecord.sourcedId, sourcedId)))
  return found!.classroom
}

async function inClass(classId: number): Promise<string[]> {
  const rows = await server.database.orm
    .select({ name: student.firstName, part: classroomMember.part })
    .from(classroomMember)
    .innerJoin(student, eq(student.id, classroomMember.studentId))
    .where(eq(classroomMember.classroomId, classId))
  return rows.map(({ name, part }) => (part === 'teacher' ? `${name}*` : name)).toSorted()
}

const verify = (id: number) =>
  server.database.orm.update(student).set({ emailVerifiedAt: new Date() }).where(eq(student.id, id))

describe('a list of a school', () => {
  test('is only looked at first; imported it makes everything once, and then nothing', async () => {
    const zip = zipOf(TERM)
    const looked = await preview(zip)
    expect(counts(looked)).toEqual({ newClasses: 1, newPeople: 2, newPlaces: 2 })
    expect(await server.database.orm.$count(rosterRecord, eq(rosterRecord.source, school))).toBe(0)

    await importZip(zip)
    const { student: nok } = await account('nok')
    expect(nok).toMatchObject({ firstName: 'nok', grade: 'P5', affiliation: 'Doi Suthep School' })
    expect(hasNoMail(nok.email)).toBe(true)
    const { joinCode, id } = await room('c1')
    expect(joinCode).toMatch(/^[A-Z]{3}-/)
    expect(await inClass(id)).toEqual(['nok', 'ฝ้าย'])

    const people = await server.database.orm.$count(student)
    const again = await importZip(zip)
    expect(nothing(again)).toBe(0)
    expect(again.plan?.unchanged).toBe(2)
    expect(await server.database.orm.$count(student)).toBe(people)
  })

  test('of version 1.1 has roles among its users, and may lie in a folder with a BOM', async () => {
    const rows = aSchool({ ...TERM, version: '1.1', teachers: { kru: {} } })
    const plain = rosterZip(rows, { version: '1.1', folder: 'export/' })
    const marked = rosterZip(rows, {
      version: '1.1',
      files: { '__MACOSX/._users.csv': 'junk', 'demographics.csv': Buffer.from([0xff, 0xfe]) },
    })
    expect(counts(await preview(plain))).toEqual({ newClasses: 1, newPeople: 2, newPlaces: 2 })
    expect((await preview(marked)).plan?.key).toBe((await preview(plain)).plan?.key)
    const looked = await importZip(plain)
    expect(looked.plan?.missingTeachers).toMatchObject([{ id: 'kru', email: null, classes: 0 }])
  })

  test('of changes adds, changes and ends what it names, and leaves the rest', async () => {
    await importZip(zipOf(TERM))
    const rows = aSchool({
      students: { nok: { givenName: 'Noknoi' }, ploy: {} },
      classes: { c2: { title: '5/2', people: ['ploy'] } },
    })
    rows.users?.push({ sourcedId: 'fai', status: 'tobedeleted' })
    rows.enrollments?.push(
      {
        sourcedId: 'c1-nok',
        status: 'tobedeleted',
        classSourcedId: 'c1',
        userSourcedId: 'nok',
        role: 'student',
      },
      { sourcedId: 'c2-nok', classSourcedId: 'c2', userSourcedId: 'nok', role: 'student' },
    )
    const { orgs: _orgs, ...changes } = rows
    const zip = rosterZip(changes, { mode: 'delta' })
    expect(counts(await importZip(zip))).toEqual({
      newClasses: 1,
      newPeople: 1,
      changed: 1,
      leaving: 1,
      newPlaces: 2,
      endedPlaces: 2,
    })
    expect(await inClass((await room('c1')).id)).toEqual([])
    expect(await inClass((await room('c2')).id)).toEqual(['Noknoi', 'ploy'])
    expect(nothing(await importZip(zip))).toBe(0)
  })

  test('next term: who is missing leaves, a class is renamed, one is put away; the term after all is back', async () => {
    await importZip(
      zipOf({ ...TERM, classes: { ...TERM.classes, c2: { title: 'Robots', people: ['fai'] } } }),
    )
    const next = zipOf({
      students: { fai: { givenName: 'ฝ้าย', familyName: 'ดี' } },
      classes: { c1: { title: '6/1', people: ['fai'] } },
    })
    const looked = await importZip(next)
    expect(counts(looked)).toEqual({ renamed: 1, putAway: 1, leaving: 1, endedPlaces: 1 })
    expect(looked.plan?.closing).toBe(1)
    const gone = await account('nok')
    expect(gone.leftAt).not.toBe(null)
    expect(gone.student.deactivatedAt).toEqual(gone.leftAt)
    expect(await room('c1')).toMatchObject({ name: '6/1', archivedAt: null })
    expect((await room('c2')).archivedAt).not.toBe(null)
    expect(await inClass((await room('c2')).id)).toEqual(['ฝ้าย'])
    expect(nothing(await importZip(next))).toBe(0)

    const back = await importZip(
      zipOf({ ...TERM, classes: { ...TERM.classes, c2: { title: 'Robots', people: ['fai'] } } }),
    )
    expect(counts(back)).toEqual({ renamed: 1, broughtBack: 1, returned: 1, newPlaces: 1 })
    const returned = await account('nok')
    expect(returned.student).toMatchObject({ id: gone.student.id, deactivatedAt: null })
    expect((await room('c2')).archivedAt).toBe(null)
    const acts = await server.database.orm
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `student:${gone.student.id}`))
    expect(acts.map(({ act }) => act)).toEqual(['person.close', 'person.reopen'])
  })

  test('needs a name when it does not say of which school it is; two schools do not mix', async () => {
    const { orgs: _orgs, ...rows } = aSchool({
      students: { 'only-here': {}, 'and-here': {} },
      classes: { c1: { title: '5/1', people: ['only-here', 'and-here'] } },
    })
    const nameless = await preview(rosterZip(rows), '')
    expect(nameless).toMatchObject({
      plan: null,
      source: null,
      problems: [{ problem: 'no-source' }],
    })
    expect((await preview(zipOf({ ...TERM, school: 'org-9' }), '')).source).toBe('org-9')
    await importZip(rosterZip(rows))
    const first = school
    school = `${school} B`
    const other = await importZip(rosterZip(rows))
    expect(counts(other)).toEqual({ newClasses: 1, newPeople: 2, newPlaces: 2 })
    expect(other.plan?.alike).toEqual([{ source: first, people: 2 }])
    const sources = (await admin.call('GET', '/one-roster')).body.sources
    expect(sources).toContainEqual({ source: first, people: 2, left: 0, classes: 1 })
    await importZip(zipOf({}), first)
    expect(await inClass((await room('c1')).id)).toHaveLength(2)
  })
})

describe('what is confirmed', () => {
  test('is what was looked at: when something changed in between, nothing is done', async () => {
    const zip = zipOf(TERM)
    const looked = await preview(zip)
    await importZip(zipOf({ students: { nok: {} } }))
    const answer = await post('import', zip, { source: school, key: looked.plan!.key })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ message: 'roster-changed' })
    const another = await post('import', zipOf({}), { source: school, key: looked.plan!.key })
    expect(another.statusCode).toBe(409)
  })

  test('by two admins at the same moment is done once', async () => {
    const zip = zipOf(TERM)
    const { plan } = await preview(zip)
    const both = await Promise.all(
      [1, 2].map(() => post('import', zip, { source: school, key: plan!.key })),
    )
    expect(both.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await server.database.orm.$count(rosterRecord, eq(rosterRecord.source, school))).toBe(3)
    expect(nothing(await preview(zip))).toBe(0)
    expect(await inClass((await room('c1')).id)).toHaveLength(2)
  })

  test('and breaks off in the middle is found again by the same list, without doubles', async () => {
    const ids = Array.from({ length: 150 }, (_, at) => `s${at}`)
    const students = Object.fromEntries(ids.map((id) => [id, {}] as const))
    const zip = zipOf({ students, classes: { c1: { title: 'All', people: ids } } })
    const { plan } = await preview(zip)
    // The database refuses the last one, in the second batch.
    const { pool } = server.database
    await pool.query(`create function break_off() returns trigger language plpgsql as
      $$ begin if new.sourced_id = 's99' then raise 'broken off'; end if; return new; end $$`)
    await pool.query(`create trigger break_off before insert on roster_record
      for each row execute function break_off()`)
    const accounts = await server.database.orm.$count(student)
    const broken = await post('import', zip, { source: school, key: plan!.key })
    await pool.query('drop function break_off cascade')
    expect(broken.body.trim().split('\n').at(-1)).toBe('{"problem":"interrupted"}')
    expect(await server.database.orm.$count(student)).toBe(accounts + 100)

    const rest = await importZip(zip)
    expect(rest.plan).toMatchObject({ unchanged: 100, counts: { newPeople: 50, newPlaces: 150 } })
    expect(await server.database.orm.$count(student)).toBe(accounts + 150)
    expect(await inClass((await room('c1')).id)).toHaveLength(150)
    expect(nothing(await preview(zip))).toBe(0)
  })

  test('by somebody who goes away at once leaves nothing running', async () => {
    const zip = zipOf(TERM)
    const { plan } = await preview(zip)
    const query = new URLSearchParams({ source: school, key: plan!.key })
    const url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}/api/admin/one-roster/import?${query}`
    const headers = { ...admin.headers, 'content-type': 'application/zip' }
    for (let time = 0; time < 3; time += 1) {
      const asked = httpRequest(url, { method: 'POST', headers }).on('error', () => undefined)
      await new Promise<void>((resolve) => {
        asked.end(zip, resolve)
      })
      asked.destroy()
    }
    const look = async () => (await post('preview', zip, { source: school })).statusCode
    await vi.waitFor(async () => expect(await look()).toBe(200), { timeout: 20_000 })
    expect(await Promise.all([look(), look()])).toEqual([200, 200])
  })
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
          given: { email: `given-${school.slice(7)}@s.example` },
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
  test('without a mailbox is closed when its owner leaves, even with a given password; an admin opens it', async () => {
    await importZip(zipOf(TERM))
    const { student: nok } = await account('nok')
    const given = await admin.call('POST', `/people/${nok.id}/password`)
    expect(given.status, JSON.stringify(given.body)).toBe(200)
    await importZip(zipOf({}))
    expect((await account('nok')).student.deactivatedAt).not.toBe(null)
    const person = await admin.call('GET', `/people/${nok.id}`)
    expect(person.body.state).toBe('closed')
    const opened = await admin.call('PUT', `/people/${nok.id}/state`, { state: 'open' })
    expect(opened.body.state).toBe('open')
  })
})

test('a list that is too large, or none, changes nothing', async () => {
  const large = await post('preview', Buffer.alloc(20 * 1024 * 1024 + 1), { source: school })
  expect(large.statusCode).toBe(413)
  const none = await admin.call('POST', '/one-roster/preview', {})
  expect(none.status).toBe(400)
  expect(await preview(Buffer.from('no zip at all'))).toMatchObject({
    plan: null,
    problems: [{ problem: 'bad-zip' }],
  })
  const turned = await post('preview', zipOf(TERM), { source: 'a\u202Eb' })
  expect(turned.statusCode).toBe(400)
})
