/** Changing one's own password, and choosing one after somebody gave one. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { codeAt } from '../../testing/app-code.ts'
import { aLesson } from '../../testing/classroom.ts'
import { aDemo, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { createLearner } from '../student/sign-up-port.ts'

const NEW = 'seven quiet herons'

let server: TestServer
let post: SmtpServer
beforeAll(async () => {
  post = await startSmtpServer()
  server = await startTestServer({ SMTP_URL: post.url })
})
afterAll(async () => {
  await server.close()
  await post.close()
})

async function browserOf(email: string, password?: string) {
  const browser = new Browser(server)
  const { search } = await browser.signIn(email, password)
  expect(search).toBe('')
  return browser
}

const change = (browser: Browser, current: string, password = NEW) =>
  browser.send('PUT', '/api/password', { current, password })

const goesIn = async (email: string, password: string) =>
  (await new Browser(server).signIn(email, password)).search === ''

describe('changing one’s own password', () => {
  test('needs the old one, signs out the other devices and goes on here', async () => {
    const { email } = await aStudent(server)
    const [here, there] = [await browserOf(email), await browserOf(email)]
    const before = await here.session()
    expect((await change(here, 'not this one')).json()).toMatchObject({
      fields: { current: 'wrong' },
    })
    expect((await change(here, TEST_PASSWORD)).statusCode).toBe(204)
    expect((await here.session())?.sessionId).toBe(before?.sessionId)
    expect((await here.get('/api/projects')).statusCode).toBe(200)
    // The cookie it had is worth nothing, neither is the token.
    expect((await there.get('/api/projects')).statusCode).toBe(401)
    expect(await there.session()).toBeNull()
    expect(await goesIn(email, TEST_PASSWORD)).toBe(false)
    expect(await goesIn(email, NEW)).toBe(true)
    const { text } = await post.mailTo(email)
    expect(text).toContain('was changed')
    expect(text).toContain('/th/forgot-password')
  })

  test.each([
    ['short', 'too-short'],
    ['p'.repeat(129), 'too-long'],
    ['password123', 'too-common'],
    ['anthony1', 'too-common'],
    [TEST_PASSWORD, 'same-as-before'],
  ])('refuses %s', async (password, code) => {
    const { email } = await aStudent(server)
    const browser = await browserOf(email)
    const answer = await change(browser, TEST_PASSWORD, password)
    expect(answer.json()).toMatchObject({ code: 'BAD_INPUT', fields: { password: code } })
    expect(await goesIn(email, TEST_PASSWORD)).toBe(true)
  })

  test.each(['นกฮูกเจ็ดตัวบินเงียบ', '🦉🐘🦊🐢🦋🐟🐙🐸', 'ق'.repeat(4) + 'بومة تطير', 'Zoë naïve café'])(
    'takes %s, however the next keyboard writes it',
    async (password) => {
      const { email } = await aStudent(server)
      expect((await change(await browserOf(email), TEST_PASSWORD, password)).statusCode).toBe(204)
      for (const form of ['NFC', 'NFD'] as const) {
        expect(await goesIn(email, password.normalize(form))).toBe(true)
      }
      expect(await goesIn(email, password.slice(0, -1))).toBe(false)
    },
  )

  test('refuses what is made of one’s own names', async () => {
    const { email } = await aStudent(server, { email: 'somchairakdee@school.example' })
    const answer = await change(await browserOf(email), TEST_PASSWORD, 'somchairakdee1')
    expect(answer.json()).toMatchObject({ fields: { password: 'own-words' } })
  })

  test('cannot be used to guess the old one at a computer that was left open', async () => {
    const { email } = await aStudent(server)
    const browser = await browserOf(email)
    const codes = []
    for (let count = 0; count < 7; count += 1) {
      codes.push((await change(browser, `guess number ${count}`)).statusCode)
    }
    expect(codes).toEqual([400, 400, 400, 400, 400, 429, 429])
    // Not even the right one, and not in another session either.
    expect((await change(browser, TEST_PASSWORD)).statusCode).toBe(429)
    expect((await change(await browserOf(email), TEST_PASSWORD)).statusCode).toBe(429)
  })

  test('is nothing for guests, who share theirs', async () => {
    const browser = await browserOf((await aDemo(server)).email)
    expect((await change(browser, TEST_PASSWORD)).statusCode).toBe(403)
    expect((await browser.get('/api/password')).statusCode).toBe(403)
  })

  test('a learner whom only pictures let in has none', async () => {
    const identity = await createIdentity(server.context)
    const names = { displayName: 'Nok', firstName: 'Nok', lastName: 'Dee' }
    const learner = { ...names, grade: 'P2', affiliation: 'Doi', email: null }
    const { email } = await createLearner({ ...server.context, identity }, learner)
    expect(await identity.passwordOrigin(email)).toBe('none')
    expect(await goesIn(email, randomBytes(8).toString('hex'))).toBe(false)
  })

  test('staff do it only where they proved what they enrolled', async () => {
    const { email } = await aTeacher(server)
    const [desk, old] = [new StaffBrowser(server), new StaffBrowser(server)]
    await desk.signIn(email)
    const { secret } = await desk.addApp()
    expect((await change(desk, TEST_PASSWORD)).statusCode).toBe(204)
    server.setNow(new Date(Date.now() + 60_000))
    const fields = { email, password: NEW, code: codeAt(secret, server.context.now()) }
    expect(await old.enter(fields)).toBe('/home')
    server.setNow(null)
    // A session from before the factor was asked for.
    await server.database.pool.query(
      `update device_sessions set second_factor = null where email = $1`,
      [email],
    )
    // A server hears of it a moment later.
    await expect
      .poll(async () => (await change(old, NEW, 'short')).json().message)
      .toBe('sign-in-again')
    const refused = await change(old, NEW, 'eight quiet herons')
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'sign-in-again'])
  })
})

describe('a password somebody was given', () => {
  async function givenBy(kind: 'teacher' | 'admin') {
    if (kind === 'admin') {
      const pupil = await aStudent(server)
      const admin = await adminClient(server)
      const { body } = await admin.call('POST', `/people/${pupil.id}/password`)
      return { ...pupil, given: body.password as string }
    }
    const { teacher, room, pupil } = await aLesson(server)
    const path = `/api/teach/classes/${room.id}/students/${pupil.id}/password`
    const { body } = await teacher.call('POST', path)
    return { ...pupil, given: body.password as string }
  }
  const own = (browser: Browser, password: string) =>
    browser.send('POST', '/api/password/own', { password })

  test.each(['teacher', 'admin'] as const)(
    'by the %s is replaced at the next sign-in',
    async (by) => {
      const { email, given } = await givenBy(by)
      const browser = await browserOf(email, given)
      expect(await browser.session()).toMatchObject({ mustChangePassword: true })
      expect((await own(browser, given)).json()).toMatchObject({
        fields: { password: 'same-as-before' },
      })
      expect((await own(browser, NEW)).statusCode).toBe(204)
      expect(await browser.session()).not.toHaveProperty('mustChangePassword')
      expect(await goesIn(email, given)).toBe(false)
      expect(await goesIn(email, NEW)).toBe(true)
      // Only once: from now on the old one is asked for.
      expect((await own(browser, 'eight quiet herons')).json().message).toBe('password-is-own')
    },
  )

  test('is not replaced by whoever finds the page open later, but with the given one', async () => {
    const { email, given } = await givenBy('admin')
    const browser = await browserOf(email, given)
    server.setNow(new Date(Date.now() + 11 * 60_000))
    expect((await own(browser, NEW)).json().message).toBe('confirm-first')
    expect((await change(browser, given)).statusCode).toBe(204)
    server.setNow(null)
    expect(await browser.session()).not.toHaveProperty('mustChangePassword')
  })

  test('leaves everything else open: work, devices, the way out', async () => {
    const { email, given } = await givenBy('admin')
    const browser = await browserOf(email, given)
    expect((await browser.get('/api/projects')).statusCode).toBe(200)
    await browser.signOut()
    expect(await browser.session()).toBeNull()
  })

  test('nobody else is asked', async () => {
    const browser = await browserOf((await aStudent(server)).email)
    expect(await browser.session()).not.toHaveProperty('mustChangePassword')
    expect((await own(browser, NEW)).json().message).toBe('password-is-own')
  })
})
