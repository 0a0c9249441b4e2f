import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import {
  aChild,
  aNewcomer,
  asGuardian,
  CHILD,
  mailsTo,
  NOW,
  OLDER,
  startFamilyServer,
  tokenIn,
} from '../../testing/family.ts'
import { anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { keepPersonalData } from '../personal-data/housekeeping.ts'

const DAY_MS = 86_400_000
let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startFamilyServer()
})
afterAll(() => server.close())

const newcomer = () => aNewcomer(server)
const guardian = (path: string, body: object) => asGuardian(server, path, body)
const PARENT = { name: 'Somsri Dee', locale: 'th' }

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
  async function family() {
    const child = await aChild(server)
    const email = `parent-${++count}@home.example`
    const asked = await child.ask(email, 'th')
    const [mail] = await mailsTo(server, email)
    return { child, email, asked, mail, token: tokenIn(mail) }
  }

  test('is written to, sees who asks, consents, and the account is free', async () => {
    const { child, email, asked, mail, token } = await family()
    expect(asked.body).toMatchObject({ state: 'waiting', sentTo: `pa•••@home.example` })
    expect(mail?.text).toContain(`/th/guardian#${token}`)
    expect(mail?.text).toContain(`“${child.displayName}”`)
    expect(mail?.text).not.toContain(child.email)
    expect((await child.share()).status).toBe(403)

    const look = await guardian('look', { token: ` ${token}\n` })
    expect(look.body).toEqual({ displayName: child.displayName, state: 'waiting', deletion: null })
    const given = await guardian('decision', { token, decision: 'given', ...PARENT })
    expect(given.body).toMatchObject({ state: 'given' })
    expect((await child.share()).status).toBe(200)
    expect(await child.ask(email)).toMatchObject({
      status: 409,
      body: { message: 'no-guardian-to-ask' },
    })
  })

  test('may take it back: what was shown is private again', async () => {
    const { child, token } = await family()
    await guardian('decision', { token, decision: 'given', ...PARENT })
    expect((await child.share()).status).toBe(200)
    const back = await guardian('decision', { token, decision: 'withdrawn', ...PARENT })
    expect(back.body.state).toBe('refused')
    expect((await child.share()).status).toBe(403)
    const { projects } = (await child.call('GET', '/api/projects')).body
    expect(projects.map(({ share }: { share: string }) => share)).not.toContain('class')
    const again = await guardian('decision', { token, decision: 'given', ...PARENT })
    expect(again.body.state).toBe('given')
  })

  test('downloads the data, asks for deletion and undoes it; the child cannot', async () => {
    const { child, token } = await family()
    const zip = await guardian('export.zip', { token })
    expect(zip.answer.headers['content-type']).toBe('application/zip')
    expect(zip.answer.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const asked = await guardian('deletion', { token })
    expect(asked.body.deletion).toMatchObject({ requestedBy: 'guardian', mayUndo: true })
    expect((await child.call('GET', '/api/personal-data')).body.deletion.mayUndo).toBe(false)
    expect((await child.call('DELETE', '/api/personal-data/deletion')).status).toBe(403)
    const undone = await guardian('deletion/undo', { token })
    expect(undone.body.deletion).toBeNull()
  })

  test('gets the receipt at the address that was asked, whatever the form says', async () => {
    const { child, email, token } = await family()
    const elsewhere = { ...PARENT, email: 'elsewhere@home.example' }
    const typed = await guardian('decision', { token, decision: 'given', ...elsewhere })
    expect(typed.status).toBe(400)
    await guardian('decision', { token, decision: 'given', ...PARENT })
    const mails = await mailsTo(server, email)
    const receipt = mails.find(({ subject }) => subject === 'คำตอบของคุณถึง Panya')
    expect(mails).toHaveLength(2)
    expect(tokenIn(receipt)).toBe(token)
    expect(await mailsTo(server, 'elsewhere@home.example')).toEqual([])
    expect(await mailsTo(server, child.email)).toEqual([])
  })

  test('changes the answer as often as they like, and has ten receipts a day of it', async () => {
    const { email, token } = await family()
    for (let i = 0; i < 12; i++) {
      const decision = i % 2 === 0 ? 'given' : 'withdrawn'
      expect((await guardian('decision', { token, decision, ...PARENT })).status).toBe(200)
    }
    expect(await mailsTo(server, email)).toHaveLength(1 + 10)
  })

  test('who is asked anew has a new link, and the old one has ended', async () => {
    const { child, token } = await family()
    await child.ask('aunt@home.example')
    expect((await guardian('look', { token })).body.message).toBe('link-not-known')
    const late = await guardian('decision', { token, decision: 'given', ...PARENT })
    expect(late.status).toBe(404)
    const newer = tokenIn((await mailsTo(server, 'aunt@home.example'))[0])
    expect((await guardian('look', { token: newer })).status).toBe(200)
  })

  test('who gives no name is told so, and nothing is decided', async () => {
    const { token } = await family()
    const refused = await guardian('decision', {
      token,
      decision: 'given',
      name: ' ',
      locale: 'en',
    })
    expect(refused).toMatchObject({ status: 400, body: { fields: { name: 'required' } } })
    expect((await guardian('look', { token })).body.state).toBe('waiting')
  })

  test('an unused link and its address are gone after 30 days', async () => {
    const { child, token } = await family()
    server.setNow(new Date(NOW.getTime() + 31 * DAY_MS))
    onTestFinished(() => server.setNow(NOW))
    const parts = {
      identity: await createIdentity(server.context),
      mailer: createMailer(server.context),
    }
    await keepPersonalData(server.context, parts)
    expect((await guardian('look', { token })).status).toBe(404)
    const { rows } = await server.database.pool.query(
      'select guardian_email, token_hash from consent where student_id = $1',
      [child.id],
    )
    expect(rows).toEqual([{ guardian_email: null, token_hash: null }])
    const buckets = await server.database.pool.query('select from limit_bucket')
    expect(buckets.rowCount).toBe(0)
  })

  test('has no say any more when the child has grown up', async () => {
    const { token } = await family()
    server.setNow(new Date('2029-06-01T00:00:00Z'))
    onTestFinished(() => server.setNow(NOW))
    expect((await guardian('export.zip', { token })).body.message).toBe('old-enough')
  })
})

test('people of the demo school have been asked', async () => {
  const client = await projectClient(server, await aStudent(server))
  expect((await client.call('GET', '/api/consent')).body.state).toBe('own')
})
