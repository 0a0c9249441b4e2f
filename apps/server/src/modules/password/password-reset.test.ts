/** Getting back in by a mailed link. */
import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { codeAt } from '../../testing/app-code.ts'
import { aMailingServer } from '../../testing/mailing-server.ts'
import { aDemo, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser } from '../../testing/sign-in.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { keepPersonalData } from '../personal-data/housekeeping.ts'

const NEW = 'seven quiet herons'
const MINUTE_MS = 60_000

const post = (server: TestServer, url: string, payload: object, headers = {}) =>
  server.app.inject({ method: 'POST', url, payload, headers })
const forget = (server: TestServer, email: string, headers = {}) =>
  post(server, '/api/password/forgotten', { email, locale: 'en' }, headers)
const look = (server: TestServer, token: string) => post(server, '/api/password/look', { token })
const reset = (server: TestServer, token: string, password = NEW) =>
  post(server, '/api/password/reset', { token, password })
const goesIn = async (server: TestServer, email: string, password: string) =>
  (await new Browser(server).signIn(email, password)).search === ''

test('the link gives a new password once, ends every device and proves the address', async () => {
  const { server, tokenTo, post: mails } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  const device = new Browser(server)
  await device.signIn(email)
  expect((await forget(server, ` ${email.toUpperCase()} `)).statusCode).toBe(204)
  const token = await tokenTo(email)
  // Mail scanners open links; that does not use them up.
  expect((await look(server, token)).json()).toEqual({ email })
  expect((await look(server, token)).statusCode).toBe(200)
  expect((await reset(server, token, 'short')).json()).toMatchObject({
    fields: { password: 'too-short' },
  })
  expect((await device.get('/api/projects')).statusCode).toBe(200)
  expect((await reset(server, token)).statusCode).toBe(204)
  expect((await device.get('/api/projects')).statusCode).toBe(401)
  expect((await reset(server, token, 'eight quiet herons')).json().message).toBe('link-not-found')
  expect((await look(server, token)).statusCode).toBe(404)
  expect(await goesIn(server, email, TEST_PASSWORD)).toBe(false)
  expect(await goesIn(server, email, NEW)).toBe(true)
  await expect.poll(async () => (await mails.mailTo(email)).text).toContain('was changed')
  const { rows } = await server.database.pool.query(
    'select email_verified_at is not null as verified from student',
  )
  expect(rows).toEqual([{ verified: true }])
})

test('two tabs with the same link: one password wins', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  await forget(server, email)
  const token = await tokenTo(email)
  const words = ['seven quiet herons', 'eight quiet herons']
  const answers = await Promise.all(words.map((password) => reset(server, token, password)))
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '404'])
  const won = words[answers.findIndex(({ statusCode }) => statusCode === 204)] ?? ''
  expect(await goesIn(server, email, won)).toBe(true)
})

test('a link ends after 30 minutes, with the next one, and with a changed password', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  expect((await reset(server, 'A'.repeat(22))).statusCode).toBe(404)
  await forget(server, email)
  const first = await tokenTo(email)
  await forget(server, email)
  const second = await tokenTo(email, [first])
  expect((await reset(server, first)).json().message).toBe('link-not-found')
  server.setNow(new Date(Date.now() + 30 * MINUTE_MS))
  expect((await look(server, second)).json().message).toBe('link-expired')
  expect((await reset(server, second)).json().message).toBe('link-expired')
  const identity = await createIdentity(server.context)
  await keepPersonalData(server.context, { identity, mailer: createMailer(server.context) })
  expect((await server.database.pool.query('select from password_reset')).rowCount).toBe(0)
  await forget(server, email)
  const third = await tokenTo(email, [first, second])
  const browser = new Browser(server)
  await browser.signIn(email)
  await browser.send('PUT', '/api/password', { current: TEST_PASSWORD, password: NEW })
  expect((await reset(server, third)).statusCode).toBe(404)
})

test('a link is for its own account, whoever is signed in', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const [owner, other] = [await aStudent(server), await aStudent(server)]
  const browser = new Browser(server)
  await browser.signIn(other.email)
  await forget(server, owner.email)
  const token = await tokenTo(owner.email)
  expect(
    (await browser.send('POST', '/api/password/reset', { token, password: NEW })).statusCode,
  ).toBe(204)
  expect(await goesIn(server, other.email, TEST_PASSWORD)).toBe(true)
  expect((await browser.get('/api/projects')).statusCode).toBe(200)
  expect(await goesIn(server, owner.email, NEW)).toBe(true)
})

test('the answer comes before anybody looks whether there is such an account', async () => {
  const { server, post: mails } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  const client = await server.database.pool.connect()
  onTestFinished(() => client.release())
  // Whoever looks now, waits.
  await client.query('begin; lock table student, password_reset in access exclusive mode')
  const answers = [await forget(server, email), await forget(server, 'nobody@home.example')]
  await client.query('commit')
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ])
  expect((await mails.mailTo(email)).text).toContain('/reset-password#')
  expect(mails.received.map(({ to }) => to)).toEqual([`<${email}>`])
})

test('guests, closed accounts and learners without a mailbox get no link', async () => {
  const { server, post: mails } = await aMailingServer('reset-password')
  const [guest, closed, last] = [
    await aDemo(server),
    await aStudent(server),
    await aStudent(server),
  ]
  const child = { ...(await aStudent(server)), email: noMailAddress('nok') }
  const { pool } = server.database
  await pool.query('update student set email = $1 where id = $2', [child.email, child.id])
  await pool.query('update student set deactivated_at = now() where id = $1', [closed.id])
  for (const { email } of [guest, closed, child, last]) await forget(server, email)
  await mails.mailTo(last.email)
  expect(mails.received).toHaveLength(1)
  expect((await pool.query('select from password_reset')).rowCount).toBe(1)
})

test('an account that was closed after the link was mailed stays closed', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const { email, id } = await aStudent(server)
  await forget(server, email)
  const token = await tokenTo(email)
  await server.database.pool.query('update student set deactivated_at = now() where id = $1', [id])
  expect((await reset(server, token)).statusCode).toBe(404)
})

test('an account that is going to be deleted is opened by its owner, who may undo it', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  const browser = new Browser(server)
  await browser.signIn(email)
  const asked = { password: TEST_PASSWORD, locale: 'en' }
  expect((await browser.send('POST', '/api/personal-data/deletion', asked)).statusCode).toBe(200)
  await forget(server, email)
  expect((await reset(server, await tokenTo(email))).statusCode).toBe(204)
  await browser.signIn(email, NEW)
  expect((await browser.send('DELETE', '/api/personal-data/deletion')).statusCode).toBe(204)
})

test('a second factor is asked for after a reset, as before', async () => {
  const { server, tokenTo } = await aMailingServer('reset-password')
  const { email } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  const { secret } = await browser.addApp()
  await forget(server, email)
  expect((await reset(server, await tokenTo(email))).statusCode).toBe(204)
  expect(await browser.enter({ email, password: NEW })).toBe('second_factor_app')
  server.setNow(new Date(Date.now() + MINUTE_MS))
  const code = codeAt(secret, server.context.now())
  expect(await browser.enter({ email, password: NEW, code })).toBe('/home')
})

test('nobody’s mailbox is filled, and strangers do not use up what the owner’s device has', async () => {
  const { server, post: mails } = await aMailingServer('reset-password')
  const [{ email }, last] = [await aStudent(server), await aStudent(server)]
  const own = new Browser(server)
  await own.signIn(email)
  for (let count = 0; count < 5; count += 1) {
    expect((await forget(server, email)).statusCode).toBe(204)
  }
  await own.send('POST', '/api/password/forgotten', { email, locale: 'en' })
  await forget(server, last.email)
  await mails.mailTo(last.email)
  const count = () => mails.received.filter(({ to }) => to === `<${email}>`).length
  await expect.poll(count).toBe(4)
})

test('one sender cannot ask for everybody, and a class behind the same address can go on', async () => {
  const { server } = await aMailingServer('reset-password')
  const { email } = await aStudent(server)
  const own = new Browser(server)
  await own.signIn(email)
  const statuses = []
  for (let count = 0; count < 62; count += 1) {
    statuses.push((await forget(server, `pupil${count}@home.example`)).statusCode)
  }
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
  const answer = await own.send('POST', '/api/password/forgotten', { email, locale: 'en' })
  expect(answer.statusCode).toBe(204)
})

test('what is no address is named, and without mail somebody else has to help', async () => {
  const { server } = await aMailingServer('reset-password')
  expect((await forget(server, 'nok')).json()).toMatchObject({ fields: { email: 'not-an-email' } })
  const silent = await testServer()
  const { email } = await aStudent(silent)
  const answers = [await forget(silent, email), await forget(silent, 'nobody@home.example')]
  expect(answers.map((answer) => answer.json().message)).toEqual(['no-mail', 'no-mail'])
})
