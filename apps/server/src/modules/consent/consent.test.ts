import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createMailer } from '../mail/mailer.ts'
import { keepPersonalData } from '../personal-data/housekeeping.ts'

const NOW = new Date('2026-11-15T03:00:00Z')
const DAY_MS = 86_400_000
let server: TestServer
let count = 0
const folder = mkdtempSync(join(tmpdir(), 'panya-consent-'))
beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder })
  server.setNow(NOW)
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

const CHILD = { country: 'TH', from: 2016, to: 2018 }
const OLDER = { country: 'TH', from: 2013, to: 2015 }

/** Somebody who has just signed up and is in a class where sharing is on. */
async function newcomer() {
  const email = `new-${++count}@school.example`
  const names = { displayName: `Nok ${count}`, firstName: 'Nok', lastName: 'Dee' }
  const credentials = { email, password: TEST_PASSWORD, ...names, grade: 'P3', affiliation: 'x' }
  const { data } = await sendOperation(server, SignUpUser, { credentials })
  const id = data!.signUpUser.id
  const { pool } = server.database
  const code = `JOIN${count}`
  await pool.query(
    `with c as (insert into classroom (name, join_code) values ('C', $1) returning id)
     insert into classroom_member (classroom_id, student_id, part) select id, $2, 'student' from c`,
    [code, id],
  )
  const client = await projectClient(server, { id, email, password: TEST_PASSWORD })
  const share = async () => {
    const { id: made } = await client.make()
    return client.call('PUT', `/api/projects/${made}/share`, { level: 'class' })
  }
  return { ...client, id, email, displayName: names.displayName, share }
}

const outbox = () => createMailer(server.context).outbox.list()

async function guardianOf(email: string): Promise<string> {
  const mail = (await outbox()).find(({ to }) => to === email)
  return /#([A-Z0-9-]{11})/.exec(mail?.text ?? '')?.[1] ?? ''
}

async function asGuardian(path: string, body: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/guardian/${path}`,
    payload: body,
  })
  const json = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: json ? answer.json() : null, answer }
}

const PARENT = { name: 'Somsri Dee', email: 'somsri@home.example', locale: 'th' }

describe('the question', () => {
  test('is for learners; older ones go on, and nobody shares before they were asked', async () => {
    const learner = await newcomer()
    expect((await learner.call('GET', '/api/consent')).body).toMatchObject({
      state: 'not-asked',
      mayAnswer: true,
    })
    expect(await learner.share()).toMatchObject({
      status: 403,
      body: { message: 'guardian-consent-needed' },
    })
    const answered = await learner.call('PUT', '/api/consent', OLDER)
    expect(answered.body).toMatchObject({ state: 'own', mayAnswer: false, guardianNeeded: false })
    expect((await learner.share()).status).toBe(200)
    const again = await learner.call('PUT', '/api/consent', CHILD)
    expect(again).toMatchObject({ status: 409, body: { message: 'answered-already' } })
  })

  test.each([
    [{ country: 'XX', from: 2013, to: 2015 }, 'country'],
    [{ country: 'TH', from: 2012, to: 2015 }, 'to'],
    [{ country: 'TH', from: 1990, to: 2090 }, 'to'],
    [{ country: 'TH', from: 'a', to: 2015 }, 'from'],
    [{ country: 'TH', to: 2015 }, 'from'],
  ])('%j is refused and changes nothing', async (answer, field) => {
    const learner = await newcomer()
    const refused = await learner.call('PUT', '/api/consent', answer)
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields)).toContain(field)
    expect((await learner.call('GET', '/api/consent')).body.state).toBe('not-asked')
  })

  test('is not for teachers and admins, whose work is never restricted', async () => {
    for (const make of [aTeacher, anAdmin]) {
      const client = await projectClient(server, await make(server))
      expect((await client.call('GET', '/api/consent')).status).toBe(403)
      const { id } = await client.make()
      const shared = await client.call('PUT', `/api/projects/${id}/share`, { level: 'public' })
      expect(shared.status).toBe(200)
    }
    expect((await server.app.inject('/api/consent')).statusCode).toBe(401)
  })
})

describe('a guardian', () => {
  async function child() {
    const learner = await newcomer()
    await learner.call('PUT', '/api/consent', CHILD)
    const email = `parent-${count}@home.example`
    const asked = await learner.call('POST', '/api/consent/guardian', { email, locale: 'th' })
    return { learner, email, asked, code: await guardianOf(email) }
  }

  test('is written to, sees who asks, consents, and the account is free', async () => {
    const { learner, email, asked, code } = await child()
    expect(asked.body).toMatchObject({ state: 'waiting', sentTo: `pa•••@home.example` })
    const mail = (await outbox()).find(({ to }) => to === email)
    expect(mail?.subject).toContain(learner.displayName)
    expect(mail?.text).toContain(`/th/guardian#${code}`)
    expect(mail?.text).not.toContain(learner.email)
    expect((await learner.share()).status).toBe(403)

    const look = await asGuardian('look', { code: code.toLowerCase().replace('-', ' ') })
    expect(look.body).toEqual({
      displayName: learner.displayName,
      state: 'waiting',
      deletion: null,
    })
    const given = await asGuardian('decision', { code, decision: 'given', ...PARENT })
    expect(given.body).toMatchObject({ state: 'given' })
    expect((await outbox()).some(({ to }) => to === PARENT.email)).toBe(true)
    expect((await learner.share()).status).toBe(200)
    const late = await learner.call('POST', '/api/consent/letter')
    expect(late).toMatchObject({ status: 409, body: { message: 'no-guardian-to-ask' } })
  })

  test('may take it back: what was shown is private again', async () => {
    const { learner, code } = await child()
    await asGuardian('decision', { code, decision: 'given', ...PARENT })
    expect((await learner.share()).status).toBe(200)
    const back = await asGuardian('decision', { code, decision: 'withdrawn', ...PARENT })
    expect(back.body.state).toBe('refused')
    expect((await learner.share()).status).toBe(403)
    const { projects } = (await learner.call('GET', '/api/projects')).body
    expect(projects.map(({ share }: { share: string }) => share)).not.toContain('class')
    const again = await asGuardian('decision', { code, decision: 'given', ...PARENT })
    expect(again.body.state).toBe('given')
  })

  test('downloads the data, asks for deletion and undoes it; the child cannot', async () => {
    const { learner, code } = await child()
    const zip = await asGuardian('export.zip', { code })
    expect(zip.answer.headers['content-type']).toBe('application/zip')
    expect(zip.answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const asked = await asGuardian('deletion', { code })
    expect(asked.body.deletion).toMatchObject({ requestedBy: 'guardian', mayUndo: true })
    expect((await learner.call('GET', '/api/personal-data')).body.deletion.mayUndo).toBe(false)
    expect((await learner.call('DELETE', '/api/personal-data/deletion')).status).toBe(403)
    const undone = await asGuardian('deletion/undo', { code })
    expect(undone.body.deletion).toBeNull()
  })

  test('with a printed code answers the same way; a new code ends the old one', async () => {
    const { learner, code } = await child()
    const letter = await learner.call('POST', '/api/consent/letter')
    expect(letter.body.code).toMatch(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    expect(letter.body.expiresAt).toBe(new Date(NOW.getTime() + 30 * DAY_MS).toISOString())
    expect((await asGuardian('look', { code })).body.message).toBe('code-not-known')
    const given = await asGuardian('decision', {
      code: letter.body.code,
      decision: 'given',
      ...PARENT,
    })
    expect(given.body.state).toBe('given')
  })

  test('who gives no name or no address is told which, and nothing is decided', async () => {
    const { code } = await child()
    const wrong = { code, decision: 'given', name: ' ', email: 'nobody', locale: 'en' }
    const refused = await asGuardian('decision', wrong)
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { name: 'required', email: 'not-an-email' } },
    })
    expect((await asGuardian('look', { code })).body.state).toBe('waiting')
  })

  test('an unused code and its address are gone after 30 days', async () => {
    const { learner, code } = await child()
    server.setNow(new Date(NOW.getTime() + 31 * DAY_MS))
    onTestFinished(() => server.setNow(NOW))
    const parts = {
      identity: await createIdentity(server.context),
      mailer: createMailer(server.context),
    }
    await keepPersonalData(server.context, parts)
    expect((await asGuardian('look', { code })).status).toBe(404)
    const { rows } = await server.database.pool.query(
      'select guardian_email, code_hash from consent where student_id = $1',
      [learner.id],
    )
    expect(rows).toEqual([{ guardian_email: null, code_hash: null }])
  })

  test('has no say any more when the child has grown up', async () => {
    const { learner, code } = await child()
    server.setNow(new Date('2029-06-01T00:00:00Z'))
    onTestFinished(() => server.setNow(NOW))
    expect((await asGuardian('export.zip', { code })).body.message).toBe('old-enough')
    await learner.call('GET', '/api/profile')
  })

  test('is not written to again and again', async () => {
    const { learner } = await child()
    const statuses: number[] = []
    for (let i = 0; i < 4; i++) {
      const body = { email: 'other@home.example', locale: 'en' }
      statuses.push((await learner.call('POST', '/api/consent/guardian', body)).status)
    }
    expect(statuses).toEqual([200, 200, 429, 429])
    const bad = { email: 'not an address', locale: 'en' }
    expect((await learner.call('POST', '/api/consent/guardian', bad)).status).toBe(400)
  })

  test('guessing codes ends soon', async () => {
    const own = await startTestServer()
    onTestFinished(() => own.close())
    const statuses: number[] = []
    for (let i = 0; i < 25; i++) {
      const payload = { code: 'ABCDE-FGHJK' }
      const url = '/api/guardian/look'
      statuses.push((await own.app.inject({ method: 'POST', url, payload })).statusCode)
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  })
})

test('people of the demo school have been asked', async () => {
  const client = await projectClient(server, await aStudent(server))
  expect((await client.call('GET', '/api/consent')).body.state).toBe('own')
})
