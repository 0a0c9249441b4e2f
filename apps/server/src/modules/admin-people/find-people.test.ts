import type { PeoplePage } from '@panya/domain/admin/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { adminClient } from '../../testing/admin-client.ts'
import { aDemo, aStudent, aTeacher } from '../../testing/people.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let admin: Awaited<ReturnType<typeof adminClient>>
beforeAll(async () => {
  server = await startTestServer()
  admin = await adminClient(server)
})
afterAll(() => server.close())

const NONE = { search: '' }
async function find(query: object = {}): Promise<PeoplePage> {
  const answer = await admin.call('POST', '/people/search', { ...NONE, ...query })
  expect(answer).toMatchObject({ status: 200 })
  return answer.body
}
const emails = ({ people }: PeoplePage) => people.map(({ email }) => email)

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
        case when n = 31 then 'M5' else 'P3' end, 'X' from generate_series(1, 11000) n`)
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

  test('what a stranger types is only letters to be found', async () => {
    const name = { firstName: 'A_b%c', lastName: "O'Hara\\Quill", displayName: 'می\u200Cخواهم' }
    const { email } = await aStudent(server, name)
    const unseen = ['\uFEFFhara\\qu\u200B', '\u200Fخواه\u2060', 'می\u200Cخو']
    for (const search of ['_b%', '%c', 'a\\', "o'ha", '\\qu', 'hara\\quill _b', ...unseen]) {
      expect(emails(await find({ search })), JSON.stringify(search)).toEqual([email])
    }
    for (const search of [
      '__b',
      '%%',
      '_%_',
      "' or 1=1 --",
      'a\\_b',
      '\u00B4',
      '\uFDFA',
      '\uD800',
    ]) {
      expect(emails(await find({ search })), JSON.stringify(search)).toEqual([])
    }
    const everybody = emails(await find())
    for (const search of [
      '',
      '   ',
      '\t\u3000\u00A0',
      '\u200B',
      ' \uFEFF \u200D\u200E ',
      '\u0000',
    ]) {
      expect(emails(await find({ search })), JSON.stringify(search)).toEqual(everybody)
    }
  })

  test('fifty words are compared, two hundred letters are refused', async () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
    const { email } = await aStudent(server, {
      firstName: letters,
      lastName: 'ก ข ค ง จ ฉ ช ซ ญ ฐ ณ ด ต ถ',
    })
    const words = Array.from(`${letters}กขคงจฉชซญฐณดตถ`)
    expect(words).toHaveLength(50)
    expect(emails(await find({ search: words.join(' ') }))).toEqual([email])
    expect(emails(await find({ search: [...words.slice(1), 'ฬ'].join(' ') }))).toEqual([])
    const found = await admin.call('POST', '/people/search', { search: 'x'.repeat(120) })
    expect(found).toMatchObject({ status: 200, body: { people: [], next: null } })
    const refused = await admin.call('POST', '/people/search', { search: 'x'.repeat(200) })
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { search: expect.stringContaining('120') } },
    })
  })

  test('a place nobody was given is refused', async () => {
    const places = [
      ['x\u0000', 1],
      ['x', 2 ** 31],
      ['x', -1],
      ['\u{10FFFF}', 2 ** 40],
    ]
    for (const place of places) {
      const after = Buffer.from(JSON.stringify(place)).toString('base64url')
      for (const search of ['', 'x']) {
        const answer = await admin.call('POST', '/people/search', { search, after })
        expect(answer, JSON.stringify(place)).toMatchObject({
          status: 400,
          body: { fields: { after: 'not-a-place' } },
        })
      }
    }
  })

  test('the same people with what the database knows of them, and without', async () => {
    const { pool } = server.database
    await pool.query(`
      insert into student (email, display_name, first_name, last_name, grade, affiliation)
      select 'q' || n || '@y.example', 'Nick' || n % 9, case when n % 3 = 0 then 'Thongkham' else 'สมหญิง' end,
        'Lastly' || n, 'P3', 'Y' from generate_series(1, 12000) n`)
    const searches = [
      'hongkh',
      'hongkh stly777',
      '777 หญิง',
      'ick7 stly11 มหญ',
      'stly4444',
      'hongkh หญิง',
      'y.exam stly12',
    ]
    const all = async (search: string) => {
      const seen: string[] = []
      let after: string | undefined
      for (let pages = 0; pages < 4 && (pages === 0 || after !== undefined); pages += 1) {
        const page: PeoplePage = await find({ search, after })
        seen.push(...emails(page))
        after = page.next ?? undefined
      }
      return seen.slice(0, 40)
    }
    const before = await Promise.all(searches.map(all))
    await pool.query('analyze student')
    const { rowCount } = await pool.query(
      `select from pg_stats where tablename = 'student_find_within'`,
    )
    expect(rowCount).toBe(1)
    expect(await Promise.all(searches.map(all))).toEqual(before)
    expect(before[4]).toEqual(['q4444@y.example'])
    expect(before[5]).toEqual([])
    expect(before.map(({ length }) => length)).toEqual([
      40,
      expect.any(Number),
      expect.any(Number),
      expect.any(Number),
      1,
      0,
      40,
    ])
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
