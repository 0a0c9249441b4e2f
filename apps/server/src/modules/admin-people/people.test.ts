import type { PeoplePage, PersonDetail } from '@panya/domain/admin/people.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { deleteDue } from '../personal-data/deletion-port.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
beforeEach(() => server.setNow(null))
afterAll(() => server.close())

const NONE = { search: '' }
async function find(query: object = {}): Promise<PeoplePage> {
  const answer = await admin.call('POST', '/people/search', { ...NONE, ...query })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const emails = ({ people }: PeoplePage) => people.map(({ email }) => email)
const person = async (id: number) => (await admin.call<PersonDetail>('GET', `/people/${id}`)).body

describe('finding people', () => {
  test('by any part of an email, a name, a last name, a nickname or a school', async () => {
    const wish = {
      firstName: 'Ploy',
      lastName: 'Wiset',
      displayName: 'Moo',
      affiliation: 'Wat Ket',
    }
    const { email } = await aStudent(server, { email: 'zebra.7@ket.example', ...wish })
    const beginnings = ['zebra.7@K', 'ploy', 'PLOY wis', 'wise', 'moo', ' wat  ket ']
    const middles = [
      'loy',
      'ket.example',
      'SET',
      'wiset ploy',
      'ket loy bra.7',
      'ebra.7@',
      'eb',
      'ẃisét',
    ]
    for (const search of [...beginnings, ...middles]) {
      expect(emails(await find({ search })), search).toEqual([email])
    }
    for (const search of ['loyw', '%', '_', 'ploy q', 'setwi', '\u0301']) {
      expect(emails(await find({ search })), search).toEqual([])
    }
  })

  test('in Thai, and under each name only once', async () => {
    const { email } = await aStudent(server, { firstName: 'น้ำหวาน', displayName: 'น้ำ' })
    expect(emails(await find({ search: 'น้ำ' }))).toEqual([email])
  })

  test('from the middle in Thai, Chinese, Arabic and with accents', async () => {
    const wanted = [
      ['สมชายนามดี', 'ชายนาม'],
      ['欧阳小明', '小明'],
      ['欧阳大龙', '龙'],
      ['مُحَمَّد الأمين', 'امين محمد'],
      ['Núñez-Öztürk', 'nez-ozt'],
    ] as const
    for (const [firstName, search] of wanted) {
      const { email } = await aStudent(server, { firstName, displayName: 'X' })
      expect(emails(await find({ search })), search).toEqual([email])
    }
  })

  test('by the name of a class, together with their own', async () => {
    const ann = await aStudent(server, { firstName: 'Annika', lastName: 'Quist' })
    const ben = await aStudent(server, { firstName: 'Benno', lastName: 'Quist' })
    await server.database.pool.query(
      `with room as (insert into classroom (name, join_code) values ('Robotics ม.4/2', 'QQ1') returning id)
       insert into classroom_member (classroom_id, student_id, part) select id, unnest($1::int[]), 'student' from room`,
      [[ann.id, ben.id]],
    )
    expect(emails(await find({ search: 'botics' }))).toEqual([ben.email, ann.email])
    expect(emails(await find({ search: 'ม.4/2 uist' }))).toEqual([ben.email, ann.email])
    expect(emails(await find({ search: 'uist 4/2 nnik' }))).toEqual([ann.email])
    expect(emails(await find({ search: 'botics nobody' }))).toEqual([])
  })

  test('beginnings first, then middles, everybody once', async () => {
    const later = await aStudent(server, { firstName: 'Ximena', displayName: 'Mena' })
    const first = await aStudent(server, { firstName: 'Menawan', displayName: 'Wan' })
    const third = await aStudent(server, { firstName: 'Filomena', displayName: 'Filo' })
    const found = emails(await find({ search: 'mena' }))
    expect(found).toEqual([later.email, first.email, third.email])
  })

  test('rare among very many, common among very many, and both together', async () => {
    await server.database.pool.query(`
      insert into student (email, display_name, first_name, last_name, grade, affiliation)
      select 'w' || n || '@x.example', 'W', 'Xhaystack', case when n = 30 then 'Yneedle' else 'Ystraw' end,
        case when n = 31 then 'M5' else 'P3' end, 'X' from generate_series(1, 7000) n`)
    await server.database.pool.query(`
      insert into student (email, display_name, first_name, last_name, grade, affiliation)
      select 'v' || n || '@x.example', 'V', 'V', 'V', 'P3', 'V' from generate_series(1, 1200) n`)
    expect(emails(await find({ search: 'needle' }))).toEqual(['w30@x.example'])
    expect(emails(await find({ search: 'haystack needle' }))).toEqual(['w30@x.example'])
    expect(emails(await find({ search: 'haystack zebraless' }))).toEqual([])
    const common = await find({ search: 'haystack' })
    expect(common.people.length).toBeGreaterThanOrEqual(20)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page: PeoplePage = await find({ search: 'haystack', grade: 'M5', after })
      seen.push(...emails(page))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(seen).toEqual(['w31@x.example'])
  })

  test('page by page: everybody once, in order', async () => {
    await server.database.pool.query(`
      insert into student (email, display_name, first_name, last_name, grade, affiliation)
      select 'many' || n || '@x.example', 'Many' || n % 7, 'Many', 'Person ' || n % 3, 'P1', 'Many School'
      from generate_series(1, 130) n`)
    for (const search of ['many', '']) {
      const seen: string[] = []
      let after: string | undefined
      do {
        const page: PeoplePage = await find({ search, grade: 'P1', after })
        seen.push(...emails(page))
        after = page.next ?? undefined
      } while (after !== undefined)
      expect(seen).toHaveLength(130)
      expect(new Set(seen).size).toBe(130)
    }
  })

  test('one among very many who begin alike: page by page, and no page looks at all of them', async () => {
    await server.database.pool.query(`
      insert into student (email, display_name, first_name, last_name, grade, affiliation)
      select 'crowd' || n || '@x.example', 'Crowd', 'Crowd', 'X', case when n = 1400 then 'M6' else 'P2' end,
        'Crowd School' from generate_series(1, 1500) n`)
    const seen: string[] = []
    let pages = 0
    let after: string | undefined
    do {
      const page: PeoplePage = await find({ search: 'crowd', grade: 'M6', after })
      seen.push(...emails(page))
      after = page.next ?? undefined
      pages += 1
    } while (after !== undefined)
    expect(seen).toEqual(['crowd1400@x.example'])
    expect(pages).toBeGreaterThan(1)
  })

  test('by role and by state', async () => {
    const teacher = await aTeacher(server)
    const guest = await aDemo(server)
    const closed = await aStudent(server)
    await admin.call('PUT', `/people/${closed.id}/state`, { state: 'closed' })
    expect(emails(await find({ role: 'admin' }))).toEqual([admin.person.email])
    expect(emails(await find({ role: 'teacher' }))).toEqual([teacher.email])
    expect(emails(await find({ role: 'demo' }))).toEqual([guest.email])
    expect(emails(await find({ state: 'closed' }))).toEqual([closed.email])
    const search = closed.email.slice(0, 12)
    expect(emails(await find({ state: 'closed', search }))).toEqual([closed.email])
    expect(emails(await find({ role: 'admin', search }))).toEqual([])
    expect(emails(await find({ role: 'teacher', search: 'teach' }))).toEqual([teacher.email])
    expect(emails(await find({ role: 'student', state: 'leaving' }))).toEqual([])
    const { people } = await find({ role: 'student' })
    expect(people.every(({ role }) => role === 'student')).toBe(true)
  })

  test('a wrong question is refused', async () => {
    expect(await admin.call('POST', '/people/search', { ...NONE, after: 'x' })).toMatchObject({
      status: 400,
      body: { fields: { after: 'not-a-place' } },
    })
    expect((await admin.call('POST', '/people/search', { ...NONE, state: 'x' })).status).toBe(400)
    expect((await admin.call('GET', '/people/2000000000')).status).toBe(404)
  })
})

describe('closing an account', () => {
  test('signs its devices out and lets nobody in until it is open again', async () => {
    const { id, email } = await aStudent(server)
    const session = await signIn(server, email)
    const url = '/api/devices'
    expect(
      (await admin.call('PUT', `/people/${id}/state`, { state: 'closed' })).body,
    ).toMatchObject({
      state: 'closed',
      devices: [],
    })
    expect((await server.app.inject({ url, headers: session.withCookie })).statusCode).toBe(401)
    const refused = await new Browser(server).signIn(email)
    expect(refused.searchParams.get('code')).toBe('account_closed')
    await admin.call('PUT', `/people/${id}/state`, { state: 'open' })
    expect((await signIn(server, email)).sessionId).toHaveLength(32)
  })

  test('deleting can be taken back for 30 days; then everything is gone', async () => {
    const kept = await aStudent(server)
    const gone = await aTeacher(server)
    const identity = await createIdentity(server.context)
    const start = new Date()
    const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000)
    server.setNow(start)
    for (const { id } of [kept, gone]) {
      await admin.call('PUT', `/people/${id}/state`, { state: 'leaving' })
    }
    expect((await person(gone.id)).deletion).toMatchObject({
      requestedBy: 'admin',
      dueAt: daysLater(30).toISOString(),
    })
    await admin.call('PUT', `/people/${kept.id}/state`, { state: 'open' })
    await deleteDue(server.database, identity, daysLater(29.99))
    expect((await person(gone.id)).state).toBe('leaving')
    await deleteDue(server.database, identity, daysLater(30))
    expect((await admin.call('GET', `/people/${gone.id}`)).status).toBe(404)
    for (const table of ['identity_accounts', 'privileged_users', 'device_sessions']) {
      const text = `select from ${table} where email = $1`
      expect((await server.database.pool.query(text, [gone.email])).rowCount, table).toBe(0)
    }
    server.setNow(null)
    expect((await signIn(server, kept.email)).sessionId).toHaveLength(32)
  })

  test('nobody closes their own', async () => {
    const { id } = admin.person
    for (const state of ['closed', 'leaving']) {
      expect(await admin.call('PUT', `/people/${id}/state`, { state })).toMatchObject({
        status: 409,
        body: { message: 'not-yourself' },
      })
    }
  })
})

describe('a person', () => {
  test('is signed out on one device or on all', async () => {
    const { id, email } = await aStudent(server)
    await signIn(server, email)
    await signIn(server, email)
    const { devices } = await person(id)
    expect(devices).toHaveLength(2)
    const [first] = devices
    expect((await admin.call('DELETE', `/people/${id}/devices/${first?.id}`)).status).toBe(204)
    expect((await admin.call('DELETE', `/people/${id}/devices/${first?.id}`)).status).toBe(404)
    expect((await person(id)).devices).toHaveLength(1)
    await admin.call('DELETE', `/people/${id}/devices`)
    expect((await person(id)).devices).toHaveLength(0)
  })

  test('who forgot the password gets a new one, and every device is signed out', async () => {
    const { id, email } = await aTeacher(server)
    const { withCookie } = await signIn(server, email)
    const { body } = await admin.call<{ password: string }>('POST', `/people/${id}/password`)
    const profile = await server.app.inject({ url: '/api/profile', headers: withCookie })
    expect(profile.statusCode).toBe(401)
    expect((await new Browser(server).signIn(email)).search).toContain('error')
    expect((await signIn(server, email, body.password)).sessionId).toHaveLength(32)
    const { rows } = await server.database.pool.query(
      `select actor, act, before, after from audit_log where target = $1`,
      [`student:${id}`],
    )
    const actor = admin.person.email
    expect(rows).toEqual([{ actor, act: 'person.reset-password', before: null, after: null }])
    expect((await admin.call('POST', `/people/${admin.person.id}/password`)).status).toBe(409)
  })

  test('gets a complimentary subscription, and it can be taken back', async () => {
    const { id } = await aStudent(server)
    const grant = { plan: 'pro', cycle: 'monthly', reason: 'Science fair', until: '2099-12-31' }
    const { body } = await admin.call<PersonDetail>('POST', `/people/${id}/grants`, grant)
    expect(body.grants).toMatchObject([
      {
        plan: 'pro',
        status: 'active',
        reason: 'Science fair',
        expiresAt: '2099-12-31T16:59:59.999Z',
      },
    ])
    const path = `/people/${id}/grants/${body.grants[0]?.id}`
    expect((await admin.call<PersonDetail>('DELETE', path)).body.grants).toMatchObject([
      { status: 'revoked' },
    ])
    expect((await admin.call('DELETE', path)).status).toBe(404)
    for (const wrong of [{ until: '2000-01-01' }, { until: 'soon' }, { reason: ' ' }]) {
      const answer = await admin.call('POST', `/people/${id}/grants`, { ...grant, ...wrong })
      expect(answer.status).toBe(400)
    }
  })

  test('is corrected by an admin, and the log says what was there before', async () => {
    const { id } = await aStudent(server, { firstName: 'Sudaa' })
    const { status } = await admin.call('PATCH', `/people/${id}`, { firstName: 'Suda' })
    expect(status).toBe(200)
    const { rows } = await server.database.pool.query(
      `select actor, act, before, after from audit_log where target = $1`,
      [`student:${id}`],
    )
    const after = { firstName: 'Suda' }
    const actor = admin.person.email
    expect(rows).toEqual([{ actor, act: 'person.edit', before: { firstName: 'Sudaa' }, after }])
  })
})

describe('roles', () => {
  test('are given and taken, and take effect at once', async () => {
    const { id, email } = await aStudent(server)
    const { withCookie: headers } = await signIn(server, email)
    const asAdmin = async () =>
      (await server.app.inject({ url: '/api/admin/overview', headers })).statusCode
    expect(await asAdmin()).toBe(403)
    const { body } = await admin.call('POST', `/people/${id}/roles`, { group: 'admin' })
    expect(await asAdmin()).toBe(200)
    await admin.call('PATCH', `/roles/${body.id}`, { active: false })
    expect(await asAdmin()).toBe(403)
  })

  test('nobody takes admin from themselves', async () => {
    const { entries } = (await admin.call('POST', '/roles/list', { group: 'admin', after: '' }))
      .body
    const own = entries.find(({ email }: { email: string }) => email === admin.person.email)
    expect(await admin.call('PATCH', `/roles/${own.id}`, { active: false })).toMatchObject({
      status: 409,
      body: { message: 'not-yourself' },
    })
  })

  test('a demo account must be an account, and nobody with power', async () => {
    const { email } = await aStudent(server)
    const teacher = await aTeacher(server)
    const add = (wish: string) => admin.call('POST', '/demo', { email: wish })
    const made = await add(email)
    expect(made).toMatchObject({ status: 200, body: { active: true } })
    expect((await add(email)).status).toBe(409)
    expect((await add(teacher.email)).status).toBe(409)
    expect((await add('nobody@x.example')).status).toBe(400)
    const off = await admin.call('PATCH', `/demo/${made.body.id}`, { active: false })
    expect(off.body).toMatchObject({ email, active: false })
  })
})
