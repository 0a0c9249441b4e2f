import { request as httpRequest } from 'node:http'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { student } from '../../platform/database/schema/person.ts'
import { rosterRecord } from '../../platform/database/schema/school.ts'
import { auditLog } from '../../platform/database/schema/site.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aSchool, rosterZip } from '../../testing/one-roster.ts'
import { codes, counts, nothing, rosterClient, TERM, zipOf } from '../../testing/roster-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
let schools = 0
let school = ''
let { post, preview, importZip, account, room, inClass } = {} as ReturnType<typeof rosterClient>

beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
afterAll(() => server.close())
beforeEach(() => {
  schools += 1
  school = `School ${schools}`
  const client = rosterClient(server, admin, school)
  ;({ post, preview, importZip, account, room, inClass } = client)
})

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
    const second = rosterClient(server, admin, `${school} B`)
    const other = await second.importZip(rosterZip(rows))
    expect(counts(other)).toEqual({ newClasses: 1, newPeople: 2, newPlaces: 2 })
    expect(other.plan?.alike).toEqual([{ source: school, people: 2 }])
    const sources = (await admin.call('GET', '/one-roster')).body.sources
    expect(sources).toContainEqual({ source: school, people: 2, left: 0, classes: 1 })
    await importZip(zipOf({}))
    expect(await inClass((await second.room('c1')).id)).toHaveLength(2)
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

test('a place of nobody is left out, and a class nobody teaches is named', async () => {
  const classes = { c1: { title: '5/1', people: ['nok', 'ghost'] } }
  const looked = await preview(zipOf({ students: { nok: {} }, classes }))
  expect(counts(looked)).toEqual({ newClasses: 1, newPeople: 1, newPlaces: 1 })
  expect(codes(looked)).toEqual(['unknown-user', 'class-without-teacher'])
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
