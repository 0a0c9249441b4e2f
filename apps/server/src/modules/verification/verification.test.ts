/** Addresses that are proved, and signing up where mail is set up. */
import { SignUpUser } from '@panya/domain/graphql/operations.ts'
import { expect, test } from 'vitest'
import { createIdentity } from '../../identity/create-identity.ts'
import { createMailer } from '../../platform/mail/mailer.ts'
import { makeClassOf } from '../../testing/classroom.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { aMailingServer } from '../../testing/mailing-server.ts'
import { aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { projectClient } from '../../testing/project-client.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { keepPersonalData } from '../personal-data/housekeeping.ts'

const DAY_MS = 86_400_000

function ask(server: TestServer, email: string, more: object = {}) {
  const person = { displayName: 'Mali', firstName: 'Mali', lastName: 'Dee', grade: 'P4' }
  const credentials = { ...person, email, password: TEST_PASSWORD, affiliation: 'Doi', ...more }
  return sendOperation(server, SignUpUser, { credentials })
}

function finish(server: TestServer, token: string, password = TEST_PASSWORD) {
  const url = '/api/sign-up/finish'
  return server.app.inject({ method: 'POST', url, payload: { token, password } })
}

const goesIn = async (server: TestServer, email: string, password?: string) =>
  !(await new Browser(server).signIn(email, password)).search.includes('error')

const LOCALE = { locale: 'en' }

test('signing up says the same whether the address has an account or not', async () => {
  const { server, post } = await aMailingServer()
  const { id, email } = await aStudent(server)
  const known = await ask(server, email)
  const fresh = await ask(server, 'new@home.example')
  expect(Object.keys(known.data?.signUpUser ?? {})).toEqual(['id'])
  expect([known.status, known.outcome]).toEqual([fresh.status, fresh.outcome])
  const numbers = [known, fresh].map(({ data }) => data?.signUpUser.id ?? 0)
  expect(numbers).toEqual([id + 1, id + 2])
  // Going in with what was typed tells nothing either.
  expect(await goesIn(server, email, 'some other owls')).toBe(false)
  expect(await goesIn(server, 'new@home.example')).toBe(false)
  expect((await post.mailTo(email)).text).toContain('You have one already')
  expect((await post.mailTo('new@home.example')).text).toContain('/confirm#')
})

test('the link in the mail makes the account, once, with the password its owner chooses', async () => {
  const { server, tokenTo } = await aMailingServer()
  const { data } = await ask(server, 'mali@home.example')
  const token = await tokenTo('mali@home.example')
  const look = await server.app.inject({
    method: 'POST',
    url: '/api/sign-up/look',
    payload: { token },
  })
  expect(look.json()).toEqual({ email: 'mali@home.example', displayName: 'Mali' })
  expect((await finish(server, token, 'short')).json()).toMatchObject({
    fields: { password: 'too-short' },
  })
  expect((await finish(server, token, 'four green owls')).statusCode).toBe(201)
  expect((await finish(server, token, 'four green owls')).statusCode).toBe(404)
  expect(await goesIn(server, 'mali@home.example', 'four green owls')).toBe(true)
  const { rows } = await server.database.pool.query(
    'select id, email_verified_at is not null as verified from student',
  )
  expect(rows).toEqual([{ id: data?.signUpUser.id, verified: true }])
})

test('a link of a sign-up that is wrong, old or overtaken makes no account', async () => {
  const { server, tokenTo } = await aMailingServer()
  expect((await finish(server, 'A'.repeat(22))).statusCode).toBe(404)
  await ask(server, 'old@home.example')
  const old = await tokenTo('old@home.example')
  await aStudent(server, { email: 'old@home.example' })
  expect((await finish(server, old)).json()).toMatchObject({ message: 'email-taken' })
  await ask(server, 'late@home.example')
  const late = await tokenTo('late@home.example')
  server.setNow(new Date(Date.now() + 4 * DAY_MS))
  expect((await finish(server, late)).json()).toMatchObject({ message: 'link-expired' })
  const parts = {
    identity: await createIdentity(server.context),
    mailer: createMailer(server.context),
  }
  await keepPersonalData(server.context, parts)
  expect((await server.database.pool.query('select from sign_up_request')).rowCount).toBe(0)
})

test('nobody’s mailbox is filled, and who asks too often hears the same', async () => {
  const { server, post } = await aMailingServer()
  const answers = []
  for (let count = 0; count < 5; count += 1) answers.push(await ask(server, 'many@home.example'))
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['ok']))
  await ask(server, 'last@home.example')
  await post.mailTo('last@home.example')
  const to = post.received.filter(({ to: one }) => one === '<many@home.example>')
  expect(to).toHaveLength(3)
})

test('an address is proved by its account, with the newest link, within its days', async () => {
  const { server, tokenTo, post } = await aMailingServer()
  const [owner, thief] = [await aStudent(server), await aStudent(server)]
  const [one, two] = [await projectClient(server, owner), await projectClient(server, thief)]
  const state = async () => (await one.call('GET', '/api/verification')).body
  const prove = (client: typeof one, token: string) =>
    client.call('POST', '/api/verification', { token })
  expect(await state()).toEqual({ verified: false, mails: true })
  expect((await one.call('POST', '/api/verification/mail', LOCALE)).status).toBe(204)
  const first = await tokenTo(owner.email)
  expect((await prove(one, 'A'.repeat(22))).body).toMatchObject({ message: 'link-not-found' })
  expect((await prove(two, first)).body).toMatchObject({ message: 'link-for-another' })
  await one.call('POST', '/api/verification/mail', LOCALE)
  const second = /#([\w-]{22})/.exec(post.received.at(-1)?.text ?? '')?.[1] ?? ''
  expect((await prove(one, first)).status).toBe(404)
  server.setNow(new Date(Date.now() + 4 * DAY_MS))
  expect((await prove(one, second)).body).toMatchObject({ message: 'link-expired' })
  server.setNow(null)
  expect(await state()).toMatchObject({ verified: false })
  expect((await prove(one, second)).status).toBe(204)
  expect(await state()).toMatchObject({ verified: true })
  expect((await prove(one, second)).status).toBe(404)
})

test('the link is not sent again and again', async () => {
  const { server } = await aMailingServer()
  const client = await projectClient(server, await aStudent(server))
  const statuses = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await client.call('POST', '/api/verification/mail', LOCALE)).status)
  }
  expect(statuses).toEqual([204, 204, 204, 429])
})

test('without mail an account is made at once, a taken address is named, and nothing is asked', async () => {
  const server = await testServer()
  expect((await ask(server, 'free@home.example')).outcome).toBe('ok')
  expect(await goesIn(server, 'free@home.example')).toBe(true)
  expect((await ask(server, 'free@home.example')).outcome).toBe('CONFLICT')
  const client = await projectClient(server, await aStudent(server))
  const { body } = await client.call('GET', '/api/verification')
  expect(body).toEqual({ verified: false, mails: false })
  expect((await client.call('POST', '/api/verification/mail', LOCALE)).status).toBe(409)
})

test('an invitation to a class shows up where the address is proved, and nowhere else', async () => {
  const { server, tokenTo } = await aMailingServer()
  const teacher = await projectClient(server, await aTeacher(server))
  const room = await makeClassOf(teacher)
  const pupil = await aStudent(server, { email: 'nok@home.example' })
  const text = 'nok@home.example,Nok,Dee,P4'
  await teacher.call('POST', `/api/teach/classes/${room.id}/invites`, { text, preview: false })
  const client = await projectClient(server, pupil)
  const mine = async () => (await client.call('GET', '/api/class')).body.invites
  expect(await mine()).toEqual([])
  await client.call('POST', '/api/verification/mail', LOCALE)
  await client.call('POST', '/api/verification', { token: await tokenTo(pupil.email) })
  expect(await mine()).toMatchObject([{ className: '5/1' }])
})
