import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const validate = (sessionId: unknown) =>
  server.app.inject({ method: 'POST', url: '/api/auth/validate-session', payload: { sessionId } })

test('the whole life of a session: sign in, session, check, sign out', async () => {
  const { email } = await aStudent(server)
  const browser = new Browser(server)
  expect(await browser.session()).toBeNull()
  expect((await browser.signIn(email)).pathname).toBe('/home')
  const session = await browser.session()
  expect(session).toMatchObject({ user: { email } })
  expect(Object.keys(session ?? {}).toSorted()).toEqual([
    'expires',
    'firebaseToken',
    'sessionId',
    'user',
  ])
  expect((await validate(session?.sessionId)).json()).toEqual({ isValid: true, reason: null })
  await browser.signOut()
  expect(await browser.session()).toBeNull()
  expect((await validate(session?.sessionId)).json()).toEqual({
    isValid: false,
    reason: 'inactive',
  })
})

test('whoever signs in is told of their session at once, and whoever fails is told of none', async () => {
  const { email, id } = await aStudent(server)
  const attempt = async (password: string) => {
    const browser = new Browser(server)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).json()
    const form = { csrfToken, email, password }
    const answer = await browser.postForm('/api/auth/callback/credentials', form)
    return { told: answer.json(), session: await browser.session() }
  }
  const { told, session } = await attempt(TEST_PASSWORD)
  expect(told.session).toMatchObject({
    user: { email, id: `${id}` },
    sessionId: session?.sessionId,
  })
  expect((await validate(told.session.sessionId)).json()).toMatchObject({ isValid: true })
  const refused = await attempt('not the password')
  expect([Object.keys(refused.told), refused.session]).toEqual([['url'], null])
})

test('cookie and token of a signed-out session are worthless everywhere', async () => {
  const { email } = await aStudent(server)
  const session = await signIn(server, email)
  const devices = (headers: Record<string, string>) =>
    server.app.inject({ url: '/api/devices', headers })
  expect((await devices(session.withCookie)).statusCode).toBe(200)
  expect((await devices(session.withToken)).statusCode).toBe(200)
  const { id } = (await devices(session.withToken)).json().devices[0]
  const gone = await server.app.inject({
    method: 'DELETE',
    url: `/api/devices/${id}`,
    headers: session.withToken,
  })
  expect(gone.statusCode).toBe(204)
  expect((await devices(session.withCookie)).statusCode).toBe(401)
  expect((await devices(session.withToken)).statusCode).toBe(401)
  const replayed = await server.app.inject({
    url: '/api/auth/session',
    headers: session.withCookie,
  })
  expect(replayed.json()).toBeNull()
})

test('a wrong password and an unknown email get the same answer', async () => {
  const { email } = await aStudent(server)
  const answers = []
  for (const who of [email, 'nobody@school.example']) {
    const target = await new Browser(server).signIn(who, 'not the password')
    answers.push(target.pathname + target.search)
  }
  expect(answers).toEqual(Array(2).fill('/signin?error=CredentialsSignin&code=credentials'))
})

test('the fourth device ends the oldest; twelve at once leave exactly three', async () => {
  const { email } = await aStudent(server)
  const first = await signIn(server, email)
  const sessions = await Promise.all(Array.from({ length: 12 }, () => signIn(server, email)))
  const answers = await Promise.all(sessions.map(async (s) => (await validate(s.sessionId)).json()))
  expect(answers.filter((a) => a.isValid)).toHaveLength(3)
  expect(answers.filter((a) => a.reason === 'exceeded_limit')).toHaveLength(9)
  expect((await validate(first.sessionId)).json()).toEqual({
    isValid: false,
    reason: 'exceeded_limit',
  })
})
