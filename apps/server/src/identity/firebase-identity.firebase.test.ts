import { noMailAddress } from '@panya/domain/account/no-mail-address.ts'
import type { ClassCard } from '@panya/domain/classroom/class-secret.ts'
import { GetStudent, SignUpUser } from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLearners } from '../modules/student/sign-up-port.ts'
import { aCardClass, proofOf, tryCard } from '../testing/class-cards.ts'
import { sendOperation } from '../testing/graphql.ts'
import { aStudent, aTeacher, TEST_PASSWORD } from '../testing/people.ts'
import { Browser, signIn } from '../testing/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../testing/smtp-server.ts'
import { SoftwarePasskey } from '../testing/software-passkey.ts'
import { StaffBrowser } from '../testing/staff-browser.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createIdentity } from './create-identity.ts'
import { createFirebaseRest } from './firebase-rest.ts'

let server: TestServer
/** A node of the same place with mail, where signing up would take a link. */
let mailing: TestServer
let post: SmtpServer
beforeAll(async () => {
  post = await startSmtpServer()
  const environment = {
    NODE_ENV: 'development',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: process.env['FIREBASE_PROJECT_ID'] ?? '',
    FIREBASE_API_KEY: 'any-key',
    FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  }
  server = await startTestServer(environment)
  mailing = await startTestServer({ ...environment, SMTP_URL: post.url }, server)
})
afterAll(async () => {
  await mailing.close()
  await server.close()
  await post.close()
})

const rest = () => createFirebaseRest(server.context.env.firebase!, () => new Date())
const ask = (email: string, headers: Record<string, string>) =>
  sendOperation(server, GetStudent, { email, today: '2026-01-01' }, headers)

test("the session carries Firebase's token, and the token opens the data", async () => {
  const { id, email } = await aStudent(server)
  const { token, withToken } = await signIn(server, email)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ email, aud: 'demo-panya' })
  expect((await ask(email, withToken)).data?.student[0]?.id).toBe(id)
})

test('a token after sign-out, or one that was not given to a session, is worthless', async () => {
  const { email } = await aStudent(server)
  const browser = new Browser(server)
  await browser.signIn(email)
  const { firebaseToken } = (await browser.session())!
  const headers = { authorization: `Bearer ${firebaseToken}` }
  expect((await ask(email, headers)).outcome).toBe('ok')
  await browser.signOut()
  expect((await ask(email, headers)).outcome).toBe('UNAUTHENTICATED')
  const { idToken } = await rest().signIn(email, TEST_PASSWORD)
  const own = { authorization: `Bearer ${idToken}` }
  expect((await ask(email, own)).outcome).toBe('UNAUTHENTICATED')
})

test('wrong passwords and unknown emails get the same answer', async () => {
  const { email } = await aStudent(server)
  for (const who of [email, 'nobody@school.example']) {
    const target = await new Browser(server).signIn(who, 'not the password')
    expect(target.search).toBe('?error=CredentialsSignin&code=credentials')
  }
})

test('a sign-up that cannot be completed leaves nothing at Firebase', async () => {
  const email = 'half@school.example'
  await server.database.pool.query(
    `insert into student (email, display_name, first_name, last_name, grade, affiliation)
     values ($1, 'x', 'x', 'x', 'P4', 'x')`,
    [email],
  )
  const names = { displayName: 'A', firstName: 'A', lastName: 'B', grade: 'P4', affiliation: 'C' }
  const credentials = { email, password: TEST_PASSWORD, ...names }
  expect((await sendOperation(server, SignUpUser, { credentials })).outcome).toBe('CONFLICT')
  await expect(rest().signIn(email, TEST_PASSWORD)).rejects.toThrow()
})

test('an email that Firebase knows already is taken', async () => {
  const { email } = await aStudent(server)
  await expect(aStudent(server, { email })).rejects.toThrow('email-taken')
})

test('an account removed at Firebase ends its session when the token has to be renewed', async () => {
  const { email } = await aStudent(server)
  const browser = new Browser(server)
  await browser.signIn(email)
  expect((await browser.session())?.firebaseToken).toBeTruthy()
  const { idToken } = await rest().signIn(email, TEST_PASSWORD)
  await rest().remove(idToken)
  server.setNow(new Date(Date.now() + 58 * 60_000))
  expect(await browser.session()).toBeNull()
  server.setNow(null)
})

test('a person deleted for ever is gone at Firebase too; removing again is no failure', async () => {
  const { email } = await aStudent(server)
  const other = await aStudent(server)
  const identity = await createIdentity(server.context)
  await identity.removeAccount(server.database.orm, email)
  await identity.removeAccount(server.database.orm, email)
  await expect(rest().signIn(email, TEST_PASSWORD)).rejects.toThrow()
  expect((await rest().signIn(other.email, TEST_PASSWORD)).email).toBe(other.email)
})

const LEARNER = { displayName: 'M', firstName: 'M', lastName: 'S', grade: 'P2', affiliation: '-' }
const NEW = 'seven quiet herons'
const goesIn = async (email: string, password: string) =>
  (await new Browser(server).signIn(email, password)).search === ''

test('one’s own password is changed at Firebase, the other devices end, this one goes on', async () => {
  const { email } = await aStudent(server)
  const [here, there] = [new Browser(server), new Browser(server)]
  for (const browser of [here, there]) await browser.signIn(email)
  const before = await here.session()
  await there.session()
  const change = (current: string, password: string) =>
    here.send('PUT', '/api/password', { current, password })
  expect((await change('not this one', NEW)).json()).toMatchObject({ fields: { current: 'wrong' } })
  expect((await change(TEST_PASSWORD, NEW)).statusCode).toBe(204)
  const after = await here.session()
  expect(after?.sessionId).toBe(before?.sessionId)
  const token = { authorization: `Bearer ${after?.firebaseToken}` }
  expect((await ask(email, token)).outcome).toBe('ok')
  expect(await there.session()).toBeNull()
  expect([await goesIn(email, TEST_PASSWORD), await goesIn(email, NEW)]).toEqual([false, true])
  // Also when Firebase has to renew the token.
  server.setNow(new Date(Date.now() + 58 * 60_000))
  expect((await here.session())?.firebaseToken).toBeTruthy()
  server.setNow(null)
})

test('a forgotten password is Firebase’s to mail, with the same answer for all', async () => {
  const { email } = await aStudent(server)
  const mails = async () => {
    const { projectId, emulatorHost } = server.context.env.firebase!
    const list = `http://${emulatorHost}/emulator/v1/projects/${projectId}/oobCodes`
    const { oobCodes } = (await (await fetch(list)).json()) as { oobCodes: { email: string }[] }
    return oobCodes.map((code) => code.email)
  }
  const unknown = 'nobody.here@school.example'
  const nowhere = noMailAddress('1c686f356b5d29ef9f5d')
  await rest().makeWithoutPassword(nowhere, 'Mali')
  for (const who of [unknown, nowhere, email]) {
    const payload = { email: who, locale: 'en' }
    const asked = { method: 'POST', url: '/api/password/forgotten', payload } as const
    expect((await server.app.inject(asked)).statusCode).toBe(204)
  }
  await expect.poll(mails).toContain(email)
  expect(await mails()).not.toContain(unknown)
  expect(await mails()).not.toContain(nowhere)
})

test('somebody who proved it elsewhere is let in without a password, and the token can be renewed', async () => {
  const { email } = await aStudent(server)
  const identity = await createIdentity(server.context)
  const proven = (await identity.recognise(email))!
  expect(proven).toMatchObject({ email })
  expect(proven.uid).toBe((await identity.signIn(email, TEST_PASSWORD))?.uid)
  const { token } = await identity.issueToken({ ...proven, sessionHash: '' })
  expect(await identity.verifyToken(token)).toMatchObject({ email, uid: proven.uid })
  expect(await identity.recognise('nobody.here@school.example')).toBeNull()
})

test('a child without a mailbox comes in with a card; a new card ends the session, and no password was ever there', async () => {
  const { teacher, room, code, cards } = await aCardClass(server, ['Mali,Suksai', 'Ton,Deejai'])
  const [card] = cards as [ClassCard]
  const browser = new Browser(server)
  expect(await tryCard(browser, await proofOf(server, code, card))).toBeNull()
  const email = (await browser.session())?.user.email ?? ''
  const token = { authorization: `Bearer ${(await browser.session())?.firebaseToken}` }
  expect((await ask(email, token)).data?.student[0]?.id).toBe(card.studentId)
  // Also when Firebase has to renew the token.
  server.setNow(new Date(Date.now() + 58 * 60_000))
  expect((await browser.session())?.firebaseToken).toBeTruthy()
  server.setNow(null)
  const { projectId, emulatorHost } = server.context.env.firebase!
  const lookup = `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:lookup`
  const found = await fetch(lookup, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ email: [email] }),
  })
  const { users } = (await found.json()) as { users: Record<string, unknown>[] }
  expect(users[0]).not.toHaveProperty('passwordHash')
  await teacher.call('POST', `/api/teach/classes/${room.id}/students/${card.studentId}/card`)
  expect(await browser.session()).toBeNull()
})

test('a list of learners that cannot be made leaves nobody at Firebase', async () => {
  const identity = await createIdentity(server.context)
  let made = ''
  const make = createLearners({ database: server.database, identity }, async (_tx, add) => {
    made = (await add({ ...LEARNER, email: null })).email
    throw new Error('the second line failed')
  })
  await expect(make).rejects.toThrow('the second line failed')
  expect(await identity.recognise(made)).toBeNull()
})

test('a teacher signs in with a passkey alone', async () => {
  const { email } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  const key = new SoftwarePasskey()
  expect((await browser.addPasskey(key)).statusCode).toBe(200)
  const next = new StaffBrowser(server)
  expect(await next.enterWithPasskey(key)).toBe('/home')
  expect((await next.get('/api/teach/classes')).statusCode).toBe(200)
})

test('another address is changed at Firebase too, and this device goes on', async () => {
  const { email } = await aStudent(server)
  const [here, there] = [new Browser(mailing), new Browser(mailing)]
  for (const browser of [here, there]) await browser.signIn(email)
  await here.session()
  const next = 'nok.new@school.example'
  const wish = { email: next, current: TEST_PASSWORD, locale: 'en' }
  expect((await here.send('POST', '/api/email-change', wish)).statusCode).toBe(204)
  const link = /change-email#([\w-]{22})/.exec((await post.mailTo(next)).text)?.[1]
  const opened = await here.send('POST', '/api/email-change/confirm', { token: link })
  expect(opened.json()).toEqual({ email: next })
  const after = await here.session()
  expect(after?.user.email).toBe(next)
  const token = { authorization: `Bearer ${after?.firebaseToken}` }
  expect((await ask(next, token)).data?.student).toHaveLength(1)
  expect(await there.session()).toBeNull()
  expect([await goesIn(email, TEST_PASSWORD), await goesIn(next, TEST_PASSWORD)]).toEqual([
    false,
    true,
  ])
})

test('an address somebody has at Firebase alone is not taken from them', async () => {
  const { email } = await aStudent(server)
  const [mine, theirs] = [new Browser(mailing), 'only.there@school.example']
  await mine.signIn(email)
  await rest().signUp(theirs, TEST_PASSWORD, 'Nok')
  const wish = { email: theirs, current: TEST_PASSWORD, locale: 'en' }
  expect((await mine.send('POST', '/api/email-change', wish)).statusCode).toBe(204)
  const link = /change-email#([\w-]{22})/.exec((await post.mailTo(theirs)).text)?.[1]
  const opened = await mine.send('POST', '/api/email-change/confirm', { token: link })
  expect([opened.statusCode, opened.json().message]).toEqual([409, 'email-taken'])
  expect((await mine.session())?.user.email).toBe(email)
  expect(await goesIn(email, TEST_PASSWORD)).toBe(true)
})
