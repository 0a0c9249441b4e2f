import { GetStudent, SignUpUser } from '@panya/domain/graphql/operations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendOperation } from '../testing/graphql.ts'
import { aStudent, TEST_PASSWORD } from '../testing/people.ts'
import { Browser, signIn } from '../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createIdentity } from './create-identity.ts'
import { createFirebaseRest } from './firebase-rest.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    NODE_ENV: 'development',
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: process.env['FIREBASE_PROJECT_ID'] ?? '',
    FIREBASE_API_KEY: 'any-key',
    FIREBASE_AUTH_EMULATOR_HOST: process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '',
  })
})
afterAll(() => server.close())

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
