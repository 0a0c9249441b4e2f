/** The page of progress: who gets a link, what it shows, and how it ends. */
import { randomBytes } from 'node:crypto'
import { TOPUPS, UpdateOnlineStatus } from '@panya/domain/graphql/operations.ts'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { join, makeClassOf } from '../../testing/classroom.ts'
import {
  aChild,
  aNewcomer,
  asGuardian,
  mailsTo,
  NOW,
  OLDER,
  progressTokenIn,
  startFamilyServer,
  tokenIn,
} from '../../testing/family.ts'
import { give } from '../../testing/give-assignment.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { aDemo, anAdmin, aTeacher } from '../../testing/people.ts'
import { plainPng } from '../../testing/png.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { keepPersonalData } from '../personal-data/housekeeping.ts'

const DAY_MS = 86_400_000
const PARENT = { name: 'Somsri Dee', locale: 'th' }
const LETTER = { decision: 'given', name: 'Somsri Dee', signedOn: '2026-11-14' }
let server: TestServer
beforeAll(async () => {
  server = await startFamilyServer()
})
beforeEach(() => server.setNow(NOW))
afterAll(() => server.close())

type Caller = Pick<Awaited<ReturnType<typeof projectClient>>, 'call'>
const look = (token: string) => asGuardian(server, 'progress', { token })
const makeLink = (who: Caller, classId: number, studentId: number) =>
  who.call('POST', `/api/teach/classes/${classId}/students/${studentId}/progress-link`)

async function aFamily() {
  const teacher = await projectClient(server, await aTeacher(server))
  const room = await makeClassOf(teacher)
  const child = await aChild(server)
  await join(child, room)
  const record = (letter: object = LETTER) =>
    teacher.call('PUT', `/api/teach/students/${child.id}/guardian-answer`, letter)
  const link = async (): Promise<string> => (await makeLink(teacher, room.id, child.id)).body.token
  return { teacher, room, child, record, link }
}

/** Answered with the link in the mail. */
async function aMailedFamily() {
  const family = await aFamily()
  const email = `p-${randomBytes(4).toString('hex')}@home.example`
  await family.child.ask(email)
  const token = tokenIn((await mailsTo(server, email))[0])
  let minute = 0
  const decide = (decision: string) => {
    server.setNow(new Date(NOW.getTime() + ++minute * 60_000))
    return asGuardian(server, 'decision', { token, decision, ...PARENT })
  }
  await decide('given')
  const progressToken = async () => progressTokenIn((await mailsTo(server, email))[0])
  return { ...family, email, token, decide, progressToken }
}

test('a guardian sees what was made, learnt and returned, and how much time it took', async () => {
  const { teacher, room, child, record, link } = await aFamily()
  await record()
  const today = '2026-11-15'
  const online = { student_id: child.id, today, last_online: NOW.toISOString() }
  await sendOperation(server, UpdateOnlineStatus, { ...online, topup_minutes: 15 }, child.headers)
  const topup = { today, topup_minutes: 15 }
  await sendOperation(server, TOPUPS.minutes_text_programming, topup, child.headers)
  const tool = 'coding/python-programming'
  const events = [{ kind: 'run' }, { kind: 'check-passed', detail: 'fizz' }]
  await child.call('POST', '/api/activity', { tool, projectId: null, events })
  await child.call('PUT', `/api/progress?tool=${tool}&key=course`, {
    value: { solved: ['a', 'b'] },
  })
  const program = { main: 'main.py', files: [{ name: 'main.py', text: 'print("private owl")' }] }
  const plain = await child.make(program, 'With words')
  const drawn = await child.make('print(2)', 'With a picture')
  await server.app.inject({
    method: 'PUT',
    url: `/api/projects/${drawn.id}/thumbnail`,
    headers: { ...child.headers, 'content-type': 'image/png' },
    payload: plainPng(64, 64),
  })
  const gone = await child.make('print(3)', 'Thrown away')
  await child.call('DELETE', `/api/projects/${gone.id}`)
  const marked = await give(teacher, room.id)
  await teacher.call('PUT', `/api/teach/assignments/${marked.id}/submissions/${child.id}`, {
    mark: 7,
    rubricMarks: null,
    feedback: 'Unmistakable words of the teacher',
  })
  await give(teacher, room.id)

  const { status, body, answer } = await look(await link())
  expect(status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(body).toMatchObject({
    displayName: child.displayName,
    period: { from: '2026-09-21', to: today },
    days: [{ date: today }],
    skills: { loops: 1 },
    stars: 0,
    courses: [{ tool, done: 2, steps: 60 }],
  })
  const titles = body.made.map(({ title }: { title: string }) => title)
  expect(new Set(titles)).toEqual(new Set(['With a picture', 'With words']))
  const [words, picture] = ['With words', 'With a picture'].map((wanted) =>
    body.made.find(({ title }: { title: string }) => title === wanted),
  )
  expect(words).toMatchObject({ picture: null, excerpt: expect.stringContaining('private owl') })
  expect(picture.picture).toMatch(/^data:image\/webp;base64,[\w+/=]+$/)
  expect(body.tasks).toMatchObject([{ className: room.name, mark: 7, handedInAt: null }])
  // Nothing by which anything could be opened, nobody's address, no words that were for the learner.
  const told = JSON.stringify(body)
  for (const secret of [plain.id, drawn.id, child.email, 'Unmistakable', 'Dee']) {
    expect(told).not.toContain(secret)
  }
})

test('a mark the teacher has only noted is not shown', async () => {
  const { teacher, room, child, record, link } = await aFamily()
  await record()
  const { id } = await give(teacher, room.id)
  const { pool } = server.database
  await pool.query(
    `insert into submission (assignment_id, student_id, state, hand_ins, handed_in_at)
     values ($1, $2, 'handed-in', 1, $3)`,
    [id, child.id, NOW],
  )
  await pool.query('insert into mark_draft (assignment_id, student_id, mark) values ($1, $2, 3)', [
    id,
    child.id,
  ])
  const { body } = await look(await link())
  expect(body.tasks).toMatchObject([{ mark: null, givenBackAt: null }])
})

test('a learner with no work at all has an empty page, not a broken one', async () => {
  const { record, link } = await aFamily()
  await record()
  const { status, body } = await look(await link())
  expect(status).toBe(200)
  expect(body).toMatchObject({ minutes: 0, days: [], skills: {}, made: [], tasks: [], courses: [] })
})

describe('the link', () => {
  test('comes with the receipt of a yes, in the language of the answer; a no has none', async () => {
    const { email, decide, progressToken } = await aMailedFamily()
    const [receipt] = await mailsTo(server, email)
    expect(receipt!.text).toContain('/th/guardian/progress#')
    const token = await progressToken()
    expect((await look(token)).status).toBe(200)
    await decide('withdrawn')
    expect((await mailsTo(server, email))[0]!.text).not.toContain('/progress')
    expect((await look(token)).status).toBe(404)
    await decide('given')
    // A yes that came back opens a new link, never the old one.
    expect((await look(token)).status).toBe(404)
    expect((await look(await progressToken())).status).toBe(200)
  })

  test('is one: a new one from the teacher or the guardian ends the one before', async () => {
    const { token, link, progressToken } = await aMailedFamily()
    const mailed = await progressToken()
    const handed = await link()
    expect((await look(mailed)).status).toBe(404)
    expect((await look(handed)).status).toBe(200)
    const { status, body } = await asGuardian(server, 'progress-link', { token })
    expect(status).toBe(200)
    expect((await look(handed)).status).toBe(404)
    expect((await look(body.token)).status).toBe(200)
  })

  test('shows only: it is no key to the answer, the data or the account', async () => {
    const { child, record, link } = await aFamily()
    await record()
    const token = await link()
    for (const path of [
      'look',
      'export.zip',
      'deletion',
      'deletion/undo',
      'not-me',
      'progress-link',
    ])
      expect([path, (await asGuardian(server, path, { token })).status]).toEqual([path, 404])
    const withdrawn = { token, decision: 'withdrawn', ...PARENT }
    expect((await asGuardian(server, 'decision', withdrawn)).status).toBe(404)
    expect((await child.call('GET', '/api/consent')).body.state).toBe('given')
  })

  test('is ended by whoever holds it, once; guessed and broken ones are unknown alike', async () => {
    const { record, link } = await aFamily()
    await record()
    const token = await link()
    const guessed = randomBytes(16).toString('base64url')
    for (const wrong of ['', 'x', guessed, `${token}x`, '../', "' or 1=1 --"]) {
      for (const path of ['progress', 'progress/end', 'progress-link']) {
        const { status, body } = await asGuardian(server, path, { token: wrong })
        expect([status, body.message]).toEqual([404, 'link-not-known'])
      }
    }
    expect((await asGuardian(server, 'progress', { token: 'x'.repeat(101) })).status).toBe(400)
    expect((await look(token)).status).toBe(200)
    expect((await asGuardian(server, 'progress/end', { token })).status).toBe(204)
    expect((await look(token)).status).toBe(404)
    expect((await asGuardian(server, 'progress/end', { token })).status).toBe(404)
  })

  test('ends with a no on paper; paper for a mailed yes ends what that mailbox was sent', async () => {
    const paper = await aFamily()
    await paper.record()
    const handed = await paper.link()
    // A name that is put right is no new answer to be afraid of.
    await paper.record({ ...LETTER, name: 'Somchai Dee' })
    expect((await look(handed)).status).toBe(200)
    await paper.record({ ...LETTER, decision: 'refused' })
    expect((await look(handed)).status).toBe(404)
    const mailed = await aMailedFamily()
    const token = await mailed.progressToken()
    await mailed.record()
    expect((await look(token)).status).toBe(404)
  })

  test('ends after a school year, and when the child has grown up', async () => {
    const { record, link } = await aFamily()
    await record()
    const token = await link()
    server.setNow(new Date(NOW.getTime() + 365 * DAY_MS))
    expect((await look(token)).status).toBe(200)
    server.setNow(new Date(NOW.getTime() + 366 * DAY_MS))
    expect((await look(token)).status).toBe(404)
    server.setNow(NOW)
    // Born between 2016 and 2018: in 2029 the youngest may be ten.
    server.setNow(new Date('2029-06-01T03:00:00Z'))
    await server.database.pool.query('update progress_link set made_at = $1', [
      new Date('2029-05-01T03:00:00Z'),
    ])
    expect((await look(token)).status).toBe(404)
  })

  test('is forgotten by the housekeeping when it is old', async () => {
    const { child, record, link } = await aFamily()
    await record()
    await link()
    const count = async () => {
      const { rows } = await server.database.pool.query(
        'select 1 from progress_link where student_id = $1',
        [child.id],
      )
      return rows.length
    }
    const parts = {
      identity: await createIdentity(server.context),
      mailer: createMailer(server.context),
    }
    const tidy = () => keepPersonalData(server.context, parts)
    await tidy()
    expect(await count()).toBe(1)
    server.setNow(new Date(NOW.getTime() + 367 * DAY_MS))
    await tidy()
    expect(await count()).toBe(0)
  })
})

describe('a teacher', () => {
  test('makes one only for a learner of this class; it is written down, without the secret', async () => {
    const { teacher, room, child, record } = await aFamily()
    await record()
    const foreign = await projectClient(server, await aTeacher(server))
    const theirs = await makeClassOf(foreign)
    const guest = await projectClient(server, await aDemo(server))
    expect((await makeLink(foreign, room.id, child.id)).status).toBe(404)
    // Of one's own class, but somebody else's learner.
    expect((await makeLink(foreign, theirs.id, child.id)).status).toBe(404)
    expect((await makeLink(child, room.id, child.id)).status).toBe(403)
    expect((await makeLink(guest, room.id, child.id)).status).toBe(403)
    const url = `/api/teach/classes/${room.id}/students/${child.id}/progress-link`
    expect((await server.app.inject({ method: 'POST', url })).statusCode).toBe(401)
    const { status, body } = await makeLink(teacher, room.id, child.id)
    expect([status, body.token.length]).toEqual([200, 22])
    const admin = await projectClient(server, await anAdmin(server))
    expect((await makeLink(admin, room.id, child.id)).status).toBe(200)
    const { rows } = await server.database.pool.query(
      `select act, before, after from audit_log where target = $1 and act like '%progress-link'`,
      [`student:${child.id}`],
    )
    const act = { act: 'guardian.make-progress-link', before: null, after: null }
    expect(rows).toEqual([act, act])
  })

  test('makes none where no guardian has said yes, nor for somebody who decides alone', async () => {
    const { teacher, room, child, record } = await aFamily()
    const refused = { status: 409, body: { message: 'consent-not-given' } }
    expect(await makeLink(teacher, room.id, child.id)).toMatchObject(refused)
    await record({ ...LETTER, decision: 'refused' })
    expect(await makeLink(teacher, room.id, child.id)).toMatchObject(refused)
    const older = await aNewcomer(server)
    await older.call('PUT', '/api/consent', OLDER)
    await join(older, room)
    expect(await makeLink(teacher, room.id, older.id)).toMatchObject(refused)
    const { rows } = await server.database.pool.query(
      'select 1 from progress_link where student_id = any($1)',
      [[child.id, older.id]],
    )
    expect(rows).toEqual([])
  })
})

test('the learner is told, and finds neither the link nor its hash in their own data', async () => {
  const { child, record, link } = await aFamily()
  await record()
  const told = async () => (await child.call('GET', '/api/consent')).body.guardianSees
  expect(await told()).toBe(false)
  const token = await link()
  expect(await told()).toBe(true)
  const { rows } = await server.database.pool.query<{ token_hash: string }>(
    'select token_hash from progress_link where student_id = $1',
    [child.id],
  )
  const { rawPayload } = await server.app.inject({
    url: '/api/personal-data/export.zip',
    headers: child.headers,
  })
  const files = unzipSync(rawPayload)
  expect(Object.keys(files)).toContain('data/progress_link.student_id.json')
  const all = Object.values(files).map((bytes) => strFromU8(bytes))
  for (const secret of [token, rows[0]!.token_hash]) {
    expect(all.filter((text) => text.includes(secret))).toEqual([])
  }
  await record({ ...LETTER, decision: 'refused' })
  expect(await told()).toBe(false)
})
