/** What a session may change of how its account is opened, by how it was opened itself. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aCardClass, proofOf, tryCard } from '../../testing/class-cards.ts'
import { SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts'

const NEW = 'seven quiet herons'
const GIVEN = 'given by somebody'

let place: TestSchool
let post: SmtpServer
beforeAll(async () => {
  post = await startSmtpServer()
  place = await startTestSchool({ SMTP_URL: post.url })
})
afterAll(async () => {
  await place.close()
  await post.close()
})

const own = (browser: Browser) => browser.send('POST', '/api/password/own', { password: NEW })
const change = (browser: Browser, current: string) =>
  browser.send('PUT', '/api/password', { current, password: NEW })
const goesIn = async (email: string, password: string) =>
  (await new Browser(place.server).signIn(email, password)).search === ''

test('whoever saw a classmate’s pictures gets in with them, and makes no way in of their own', async () => {
  const { server } = place
  const { teacher, room, code, cards } = await aCardClass(server, ['Mali,Suksai'])
  const card = cards[0]!
  // A password would open it by an address that nobody is told.
  const admin = await adminClient(server)
  const path = `/api/teach/classes/${room.id}/students/${card.studentId}/password`
  const refused = [
    await admin.call('POST', `/people/${card.studentId}/password`),
    await teacher.call('POST', path),
  ]
  expect(refused.map(({ status, body }) => [status, body.message])).toEqual([
    [403, 'has-no-mailbox'],
    [403, 'has-no-mailbox'],
  ])

  const bully = new Browser(server)
  expect(await tryCard(bully, await proofOf(server, code, card))).toBeNull()
  const email = (await bully.session())?.user.email ?? ''
  // Not even where it has one, from before.
  const prepared = await (await createIdentity(server.context)).preparePassword(email, GIVEN, true)
  await prepared.apply(server.database.orm)
  expect(await bully.session()).not.toHaveProperty('mustChangePassword')
  expect((await bully.get('/api/password')).json()).toMatchObject({ password: 'none' })
  const wish = { email: 'bully@home.example', current: GIVEN, locale: 'en' }
  const answers = [
    await own(bully),
    await change(bully, GIVEN),
    await bully.send('POST', '/api/email-change', wish),
    await bully.send('POST', '/api/second-factor/passkeys/question'),
    await bully.send('POST', '/api/second-factor/app'),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  expect(await goesIn(email, NEW)).toBe(false)
  expect(await tryCard(new Browser(server), await proofOf(server, code, card))).toBeNull()
})

test('who comes through the school is not asked for a password, and sets none without the given one', async () => {
  const { server } = place
  const { name, email } = place.pupil()
  expect(await place.browser().enter(SCHOOL_ID, name)).toBe('in')
  const row = await place.row(email)
  const admin = await adminClient(server)
  const { body } = await admin.call('POST', `/people/${row?.id}/password`)

  // Perhaps a classmate, at a computer on which the school still knows somebody else.
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  expect(await browser.session()).not.toHaveProperty('mustChangePassword')
  const refused = await own(browser)
  expect([refused.statusCode, refused.json().message]).toEqual([403, 'confirm-first'])
  expect(await goesIn(email, NEW)).toBe(false)

  const byPassword = new Browser(server)
  await byPassword.signIn(email, body.password)
  expect(await byPassword.session()).toMatchObject({ mustChangePassword: true })
  expect((await change(browser, body.password)).statusCode).toBe(204)
  expect(await goesIn(email, NEW)).toBe(true)
})
