import { randomUUID } from 'node:crypto'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { REPLAY_LIMITS } from '@panya/domain/replay/replay.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '../../app/seed/people.ts'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { savePaperAnswer } from '../consent/consent-table.ts'
import { endOldReplays } from './housekeeping.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

type Client = Awaited<ReturnType<typeof projectClient>>
const client = (person: Person) => projectClient(server, person)
const query = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)

async function aClass(members: readonly Person[], teacher?: Person): Promise<number> {
  const { rows } = await server.database.pool.query<{ id: number }>(
    `insert into classroom (name, join_code) values ('5/1', $1) returning id`,
    [randomUUID()],
  )
  const id = rows[0]!.id
  const all = members.map((member) => [member.id, 'student'] as const)
  for (const [studentId, part] of teacher ? [...all, [teacher.id, 'teacher'] as const] : all) {
    await query(
      'insert into classroom_member (classroom_id, student_id, part) values ($1, $2, $3)',
      [id, studentId, part],
    )
  }
  return id
}

const LEVEL = { level: 'own', custom: { title: 'ช้าง فيل 大象', maps: [['#']] } }
const wish = (content: unknown = LEVEL, audience = 'class') => ({
  tool: 'games/programming',
  title: 'My maze',
  audience,
  content,
})
const make = (who: Client, content?: unknown, audience?: string) =>
  who.call('POST', '/api/replays', wish(content, audience))
const look = (shareId: string, headers = {}) =>
  server.app.inject({ url: `/api/replays/${shareId}`, headers })

/** A class of two with a link of the first one's. */
async function twoMates() {
  const [ann, ben] = [await aStudent(server, { displayName: 'Ann' }), await aStudent(server)]
  const room = await aClass([ann, ben])
  const [owner, mate] = [await client(ann), await client(ben)]
  const { body, status } = await make(owner)
  expect(status).toBe(201)
  return { ann, room, owner, mate, shareId: body.shareId as string }
}

test('a link opens for its maker and the class, and is for everybody else as if it never was', async () => {
  const { owner, mate, shareId, room } = await twoMates()
  const other = await client(await aStudent(server))
  const elsewhere = await aStudent(server)
  await aClass([elsewhere])
  for (const headers of [owner.headers, mate.headers]) {
    const seen = await look(shareId, headers)
    expect(seen.json()).toEqual({
      shareId,
      tool: 'games/programming',
      authorDisplayName: 'Ann',
      content: LEVEL,
    })
  }
  const never = await look('A'.repeat(16), other.headers)
  const refused = [
    await look(shareId, other.headers),
    await look(shareId, (await client(elsewhere)).headers),
    await look(shareId, (await client(await aDemo(server))).headers),
    await look(shareId),
  ]
  const told = (body: string) => ({ ...JSON.parse(body), requestId: '' }) as unknown
  for (const answer of refused) {
    expect(answer.statusCode).toBe(404)
    expect(told(answer.body)).toEqual(told(never.body))
  }
  expect((await look(shareId, (await client(await anAdmin(server))).headers)).statusCode).toBe(200)
  await query('update classroom set sharing = false where id = $1', [room])
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
  expect((await make(owner)).body).toMatchObject({ message: 'no-class-to-share-with' })
})

test('visitors open what a teacher has opened to everybody; learners cannot', async () => {
  const { owner } = await twoMates()
  expect((await make(owner, LEVEL, 'public')).body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'only-teachers-share-publicly',
  })
  const person = await aTeacher(server)
  const teacher = await client(person)
  const { shareId } = (await make(teacher, LEVEL, 'public')).body
  const seen = await look(shareId)
  expect(seen.statusCode).toBe(200)
  expect(seen.body).not.toContain(person.email)
  expect((await teacher.call('GET', '/api/replays')).body).toMatchObject({
    audiences: ['public'],
    refusal: null,
  })
})

test('everybody is told beforehand whom a link is for, or why there can be none', async () => {
  const { owner, shareId } = await twoMates()
  expect((await owner.call('GET', '/api/replays')).body).toMatchObject({
    audiences: ['class'],
    refusal: null,
    replays: [{ shareId, title: 'My maze', tool: 'games/programming', audience: 'class' }],
  })
  const alone = await client(await aStudent(server))
  expect((await alone.call('GET', '/api/replays')).body).toEqual({
    audiences: [],
    refusal: 'no-class-to-share-with',
    replays: [],
  })
  const guest = await client(await aDemo(server))
  expect((await guest.call('GET', '/api/replays')).body.refusal).toBe('demo-cannot-share')
  expect((await make(guest)).status).toBe(403)
})

test('the same thing for the same people is one link; taken back, it is gone for all', async () => {
  const { owner, mate, shareId } = await twoMates()
  expect((await make(owner)).body.shareId).toBe(shareId)
  expect((await make(mate)).body.shareId).not.toBe(shareId)
  expect((await mate.call('DELETE', `/api/replays/${shareId}`)).status).toBe(404)
  expect((await look(shareId, mate.headers)).statusCode).toBe(200)
  expect((await owner.call('DELETE', `/api/replays/${shareId}`)).status).toBe(204)
  for (const { headers } of [owner, mate]) {
    expect((await look(shareId, headers)).statusCode).toBe(404)
  }
  expect((await make(owner)).body.shareId).not.toBe(shareId)
})

test('without a guardian’s consent no link is made, and withdrawn consent ends those there are', async () => {
  const { ann, owner, mate, shareId } = await twoMates()
  const born = new Date().getFullYear() - 8
  const { email } = await aTeacher(server)
  const { rows } = await server.database.pool.query<{ id: number }>(
    'select id from student where email = $1',
    [email],
  )
  await query(
    `insert into consent (student_id, country, born_from, born_to, answered_at, decision, guardian_name, decided_at)
     values ($1, 'TH', $2, $2, now(), 'given', 'Parent', now())
     on conflict (student_id) do update set country = 'TH', born_from = $2, born_to = $2`,
    [ann.id, born],
  )
  await savePaperAnswer(
    server.database.orm,
    ann.id,
    {
      decision: 'withdrawn',
      guardianName: 'Parent',
      signedOn: '2026-11-01',
      recordedBy: rows[0]!.id,
    },
    new Date(),
  )
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
  const left = await query('select from replay where owner_id = $1', [ann.id])
  expect(left.rowCount).toBe(0)
  const again = await client(ann)
  expect((await make(again)).body).toMatchObject({ message: 'guardian-consent-needed' })
  expect((await again.call('GET', '/api/replays')).body.refusal).toBe('guardian-consent-needed')
  expect((await owner.call('GET', '/api/replays')).body.replays).toEqual([])
})

test('a link ends with the account: at once when deletion is asked for, for good when it is done', async () => {
  const { ann, owner, mate, shareId } = await twoMates()
  const zip = await server.app.inject({
    url: '/api/personal-data/export.zip',
    headers: owner.headers,
  })
  expect(zip.rawPayload.includes('data/replay.owner_id.json')).toBe(true)
  await query(
    `insert into deletion_request (student_id, requested_by, requested_at, due_at)
     values ($1, 'learner', now(), now() + interval '30 days')`,
    [ann.id],
  )
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
  await query('delete from student where id = $1', [ann.id])
  const left = await query('select from replay where share_id = $1', [shareId])
  expect(left.rowCount).toBe(0)
})

test('a link ends by itself', async () => {
  const person = await aTeacher(server)
  const { shareId } = (await make(await client(person), LEVEL, 'public')).body
  const inDays = (count: number) => new Date(Date.now() + count * 86_400_000)
  try {
    server.setNow(inDays(RETENTION.gameLinkDays - 1))
    await endOldReplays(server.context)
    expect((await look(shareId)).statusCode).toBe(200)
    server.setNow(inDays(RETENTION.gameLinkDays + 1))
    expect((await look(shareId)).statusCode).toBe(404)
    await endOldReplays(server.context)
  } finally {
    server.setNow(null)
  }
  const left = await query('select from replay where owner_id = $1', [person.id])
  expect(left.rowCount).toBe(0)
})

test('what is too large, or one too many, is refused and nothing is lost', async () => {
  const { owner, shareId } = await twoMates()
  const big = { level: 'x'.repeat(REPLAY_LIMITS.contentBytes) }
  expect((await make(owner, big)).status).toBe(413)
  for (let number = 1; number < REPLAY_LIMITS.replays; number++) {
    expect((await make(owner, { level: `level-${number}` })).status).toBe(201)
  }
  const more = await make(owner, { level: 'one more' })
  expect([more.status, more.body.message]).toEqual([413, 'too-many-links'])
  // What has a link already keeps it.
  expect((await make(owner)).body.shareId).toBe(shareId)
  await owner.call('DELETE', `/api/replays/${shareId}`)
  expect((await make(owner, { level: 'one more' })).status).toBe(201)
})

test('hostile content is kept as content, or refused, and never becomes anything else', async () => {
  const { owner, mate } = await twoMates()
  const strange = {
    level: '</script><img src=x onerror=alert(1)>"}],"tool":"x',
    custom: { title: 'zero \u0000 and half \ud800', __proto__: null, constructor: { a: 1 } },
  }
  const { shareId } = (await make(owner, strange)).body
  const seen = await look(shareId, mate.headers)
  expect(seen.headers['content-type']).toMatch(/^application\/json/)
  expect(seen.json()).toMatchObject({
    tool: 'games/programming',
    content: { level: strange.level, custom: { title: 'zero \ufffd and half \ufffd' } },
  })
  const deep = JSON.stringify(wish('deep')).replace('"deep"', '['.repeat(5000) + ']'.repeat(5000))
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/replays',
    headers: { ...owner.headers, 'content-type': 'application/json' },
    payload: deep,
  })
  expect(answer.statusCode).toBe(400)
  for (const wrong of [
    { ...wish(), tool: 'coding/python-programming' },
    { ...wish(), tool: '../x' },
    { ...wish(), audience: 'private' },
    { ...wish(), ownerId: 1 },
  ]) {
    expect((await owner.call('POST', '/api/replays', wrong)).status).toBe(400)
  }
  expect((await look('not-an-id', mate.headers)).statusCode).toBe(400)
})

test('a report reaches the maker’s teachers, who end the link or leave it, and no other teacher', async () => {
  const [ann, ben, nok] = [await aStudent(server), await aStudent(server), await aTeacher(server)]
  await aClass([ann, ben], nok)
  const [owner, mate, teacher] = [await client(ann), await client(ben), await client(nok)]
  const other = await client(await aTeacher(server))
  const { shareId } = (await make(owner)).body
  const report = (who: Client) =>
    who.call('POST', `/api/replays/${shareId}/report`, { reason: 'not kind' })
  expect((await report(other)).status).toBe(404)
  expect((await report(mate)).status).toBe(204)
  const reports = async (who: Client) => (await who.call('GET', '/api/teach/reports')).body.reports
  expect(await reports(other)).toEqual([])
  const [told] = await reports(teacher)
  expect(told).toMatchObject({ projectId: null, shareId, title: 'My maze', reason: 'not kind' })
  const resolve = (who: Client, stopSharing: boolean) =>
    who.call('POST', `/api/teach/reports/${told.id}/resolve`, { stopSharing })
  expect((await resolve(other, true)).status).toBe(404)
  expect((await look(shareId, mate.headers)).statusCode).toBe(200)
  expect((await resolve(teacher, true)).status).toBe(204)
  expect((await look(shareId, mate.headers)).statusCode).toBe(404)
  const { rows } = await query(`select act from audit_log where act like 'replay.%'`)
  expect(rows).toEqual([{ act: 'replay.stop-sharing' }])
})
