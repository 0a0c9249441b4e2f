import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLesson, type Client } from '../../testing/classroom.ts'
import { give } from '../../testing/give-assignment.ts'
import { aDemo, aStudent } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://school.example' })
})
afterAll(() => server.close())

const query = (text: string, values: unknown[]) => server.database.pool.query(text, values)

async function feedOf(who: Client): Promise<string> {
  const { status, body } = await who.call('POST', '/api/calendar')
  expect(status).toBe(201)
  const { pathname, origin } = new URL((body as { address: string }).address)
  expect(origin).toBe('https://school.example')
  return pathname
}

const ask = (url: string) => server.app.inject({ url })
const summaries = async (url: string) =>
  [...(await ask(url)).body.replaceAll('\r\n ', '').matchAll(/^SUMMARY:(.*)\r$/gm)].map(
    ([, text]) => text,
  )
const DUE = '2026-12-24T08:00:00.000Z'
const document = {
  format: 'panya-python',
  version: 1,
  content: { files: [{ name: 'main.py', text: '' }], main: 'main.py' },
}

test('due dates of a learner and of a teacher, as calendars read them', async () => {
  const { room, teacher, learner, pupil } = await aLesson(server)
  const title = `Draw, fold; \\ 🌸 ${'ดอกไม้'.repeat(16)}`.slice(0, 110)
  const { id } = await give(teacher, room.id, { title, dueAt: DUE })
  await give(teacher, room.id, { title: 'Whenever' })
  const [mine, theirs] = [await feedOf(learner), await feedOf(teacher)]
  const answer = await ask(mine)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.headers['cache-control']).toContain('no-store')
  for (const line of answer.rawPayload.toString('latin1').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(75)
  }
  const text = answer.body.replaceAll('\r\n ', '')
  expect(text).toContain(`UID:assignment-${id}@school.example\r\n`)
  expect(text).toContain('DTSTART:20261224T080000Z\r\n')
  expect(text).toContain('SEQUENCE:0\r\n')
  expect(text).toContain(`URL:https://school.example/class?assignment=${id}\r\n`)
  const escaped = `${title} · 5/1`.replaceAll(/[\\;,]/g, '\\$&')
  expect(await summaries(mine)).toEqual([escaped])
  expect(await summaries(theirs)).toEqual([escaped])
  expect((await ask(theirs)).body.replaceAll('\r\n ', '')).toContain(`/teach/assignment?id=${id}`)

  const later = '2026-12-31T08:00:00.000Z'
  await teacher.call('PATCH', `/api/teach/assignments/${id}`, { dueAt: later })
  const moved = (await ask(mine)).body.replaceAll('\r\n ', '')
  expect(moved).toContain(`UID:assignment-${id}@school.example\r\n`)
  expect(moved).toContain('DTSTART:20261231T080000Z\r\n')
  expect(moved).toContain('SEQUENCE:1\r\n')
  // A date of their own comes and goes, and their calendar takes each anew.
  for (const [own, start, sequence] of [
    ['2027-01-15T08:00:00.000Z', '20270115', 2],
    [null, '20261231', 3],
  ] as const) {
    const url = `/api/teach/assignments/${id}/due-dates/${pupil.id}`
    await teacher.call('PUT', url, { dueAt: own })
    const theirOwn = (await ask(mine)).body.replaceAll('\r\n ', '')
    expect(theirOwn).toContain(`DTSTART:${start}T080000Z\r\n`)
    expect(theirOwn).toContain(`SEQUENCE:${sequence}\r\n`)
    expect((await ask(theirs)).body).toContain('DTSTART:20261231T080000Z\r\n')
  }
  // What only calendars need is in no other answer.
  const given = await teacher.call('GET', `/api/teach/assignments/${id}`)
  expect(JSON.stringify(given.body)).not.toMatch(/changedAt|"changes"/)

  // Handed in, it is not due any more; the teacher's class goes on.
  await learner.call('POST', `/api/class/assignments/${id}/start`, { document })
  expect((await learner.call('POST', `/api/class/assignments/${id}/hand-in`)).status).toBe(200)
  expect([await summaries(mine), (await summaries(theirs)).length]).toEqual([[], 1])
  await teacher.call('PATCH', `/api/teach/classes/${room.id}`, { archived: true })
  expect(await summaries(theirs)).toEqual([])
})

async function aGrownUp() {
  const person = await aStudent(server)
  return { person, client: await projectClient(server, person) }
}

test('a new address ends the old one, and both can be taken back', async () => {
  const { person, client } = await aGrownUp()
  expect((await client.call('GET', '/api/calendar')).body).toEqual({ madeAt: null, may: true })
  const first = await feedOf(client)
  const second = await feedOf(client)
  expect([(await ask(first)).statusCode, (await ask(second)).statusCode]).toEqual([404, 200])
  const { rows } = await query('select token_hash from calendar_feed where student_id = $1', [
    person.id,
  ])
  expect(second).not.toContain(rows[0].token_hash)
  expect((await client.call('DELETE', '/api/calendar')).status).toBe(204)
  expect((await client.call('DELETE', '/api/calendar')).status).toBe(204)
  expect((await ask(second)).statusCode).toBe(404)
})

test('a guess is answered like an address that is none, and often asked is too often', async () => {
  const guess = () => `/api/calendar/${randomBytes(16).toString('base64url')}.ics`
  for (const url of [guess(), guess(), '/api/calendar/x', '/api/calendar/%00.ics', guess() + 'x']) {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'NOT_FOUND' })
  }
  server.setNow(new Date('2026-11-15T03:00:00Z'))
  const { client } = await aGrownUp()
  const address = await feedOf(client)
  const statuses = []
  for (let index = 0; index < 32; index += 1) statuses.push((await ask(address)).statusCode)
  expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([30, 429])
  const wrong = guess()
  const guesses = []
  for (let index = 0; index < 32; index += 1) guesses.push((await ask(wrong)).statusCode)
  expect(guesses.at(-1)).toBe(429)
  server.setNow(null)
})

test('nothing for guests, for children whose guardian has not agreed, and for closed accounts', async () => {
  const { withCookie: headers } = await signIn(server, (await aDemo(server)).email)
  const guest = await server.app.inject({ method: 'POST', url: '/api/calendar', headers })
  expect(guest.statusCode).toBe(403)
  const child = await aStudent(server)
  const who = await projectClient(server, child)
  await query('delete from consent where student_id = $1', [child.id])
  await query('select pg_notify($1, $2)', ['account_changed', child.email])
  await expect
    .poll(async () => (await who.call('GET', '/api/calendar')).body)
    .toEqual({ madeAt: null, may: false })
  expect((await who.call('POST', '/api/calendar')).status).toBe(403)

  const { person, client } = await aGrownUp()
  const address = await feedOf(client)
  expect((await ask(address)).statusCode).toBe(200)
  await query('update student set deactivated_at = now() where id = $1', [person.id])
  await expect.poll(async () => (await ask(address)).statusCode).toBe(404)
})

test('a learner who was removed from the class sees no more of it', async () => {
  const { room, teacher } = await aLesson(server)
  const { person, client } = await aGrownUp()
  await client.call('POST', '/api/class/join', { code: room.joinCode })
  await give(teacher, room.id, { title: 'Flower', dueAt: DUE })
  const address = await feedOf(client)
  expect(await summaries(address)).toEqual(['Flower · 5/1'])
  await teacher.call('DELETE', `/api/teach/classes/${room.id}/students/${person.id}`)
  expect(await summaries(address)).toEqual([])
})
