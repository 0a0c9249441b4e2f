import { randomBytes } from 'node:crypto'
import { encode } from '@auth/core/jwt'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deriveSigningKey } from '../../identity/signing-key.ts'
import { aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const status = async (headers: Record<string, string>, node = server) =>
  (await node.app.inject({ url: '/api/profile', headers })).statusCode

describe('tokens', () => {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  test('tampered, unsigned, expired, foreign and half ones are worthless', async () => {
    const { token, sessionId } = await signIn(server, (await aStudent(server)).email)
    const other = await aStudent(server)
    const [header = '', payload = '', signature = ''] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const foreign = await deriveSigningKey('another secret'.repeat(4))
    const real = await deriveSigningKey(server.context.secret)
    const signed = (change: object, key = real.privateKey, alg = 'EdDSA') =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg }).sign(key)
    expect(await status(bearer(token))).toBe(200)
    const worthless = [
      `${header}.${part({ ...claims, email: other.email })}.${signature}`,
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'none' })}.${payload}.${signature}`,
      `${part({ alg: 'HS256' })}.${payload}.${signature}`,
      await signed({}, foreign.privateKey),
      await signed({ exp: Math.floor(Date.now() / 1000) - 10 }),
      await signed({ iss: 'somebody' }),
      await signed({ aud: 'something' }),
      await signed({ sid: 'unknown' }),
      await signed({ sid: undefined }),
      await signed({ email: other.email }),
      `${header}.${payload}`,
      'x',
      sessionId,
    ]
    for (const [index, wrong] of worthless.entries()) {
      expect([index, await status(bearer(wrong))]).toEqual([index, 401])
    }
  })

  test('live an hour', async () => {
    const own = await testServer()
    const { withToken } = await signIn(own, (await aStudent(own)).email)
    own.setNow(new Date(Date.now() + 59 * 60_000))
    expect(await status(withToken, own)).toBe(200)
    own.setNow(new Date(Date.now() + 61 * 60_000))
    expect(await status(withToken, own)).toBe(401)
  })

  test('can be checked by anybody with the public key, which is all that is shown', async () => {
    const { keys } = (await server.app.inject('/api/identity/jwks.json')).json()
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })
})

describe('cookies', () => {
  test('are HttpOnly and SameSite=Lax, and Secure over https', async () => {
    const { email } = await aStudent(server)
    const secure = await testServer({ PUBLIC_URL: 'https://learn.example' }, server)
    for (const [node, prefix] of [
      [server, ''],
      [secure, '__Host-'],
    ] as const) {
      const browser = new Browser(node)
      const { csrfToken } = (await browser.get('/api/auth/csrf')).json<{ csrfToken: string }>()
      const form = { csrfToken, email, password: TEST_PASSWORD }
      const { cookies } = await browser.postForm('/api/auth/callback/credentials', form)
      const cookie = cookies.find(({ name }) => name === `${prefix}authjs.session-token`)
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
      expect(cookie?.secure ?? false).toBe(prefix !== '')
      expect(cookie?.domain).toBeUndefined()
    }
  })

  test('made with another secret, or cut, or of another site are worthless', async () => {
    const { withCookie, sessionId } = await signIn(server, (await aStudent(server)).email)
    const salt = 'authjs.session-token'
    const forged = await encode({ token: { sessionId }, secret: 'x'.repeat(40), salt })
    expect(await status(withCookie)).toBe(200)
    expect(await status({ cookie: `${salt}=${forged}` })).toBe(401)
    expect(await status({ cookie: withCookie.cookie.slice(0, -9) })).toBe(401)
    expect(await status({ ...withCookie, 'sec-fetch-site': 'cross-site' })).toBe(401)
  })
})

describe('signing in', () => {
  test('again gives a new session, and the one before is worthless', async () => {
    const { email } = await aStudent(server)
    const browser = new Browser(server)
    await browser.signIn(email)
    const [before, cookie] = [await browser.session(), browser.cookie]
    await browser.signIn(email)
    const after = await browser.session()
    expect(after?.sessionId).not.toBe(before?.sessionId)
    expect(await status({ cookie })).toBe(401)
    expect(await status({ cookie: browser.cookie })).toBe(200)
  })

  test('ends after half a year, however often the device is seen', async () => {
    const own = await testServer()
    const { withCookie } = await signIn(own, (await aStudent(own)).email)
    const day = 86_400_000
    const start = Date.now()
    for (let days = 20; days < 180; days += 20) {
      own.setNow(new Date(start + days * day))
      expect([days, await status(withCookie, own)]).toEqual([days, 200])
    }
    own.setNow(new Date(start + 181 * day))
    expect(await status(withCookie, own)).toBe(401)
  })

  test('needs the form token of the same browser', async () => {
    const { email } = await aStudent(server)
    const browser = new Browser(server)
    const form = { csrfToken: 'forged', email, password: TEST_PASSWORD }
    const answer = await browser.postForm('/api/auth/callback/credentials', form)
    expect(answer.json().url).toContain('error=MissingCSRF')
    expect(await browser.session()).toBeNull()
  })

  test('never sends the browser to another site', async () => {
    const { email } = await aStudent(server)
    for (const target of [
      'https://evil.example/',
      '//evil.example',
      'http://localhost.evil.example',
    ]) {
      const browser = new Browser(server)
      const { csrfToken } = (await browser.get('/api/auth/csrf')).json()
      const form = { csrfToken, email, password: TEST_PASSWORD, callbackUrl: target }
      const { url } = (await browser.postForm('/api/auth/callback/credentials', form)).json()
      expect(new URL(url).host).toBe('localhost')
    }
  })

  test.each([
    ['nothing', {}],
    ['no password', { email: 'a@b.co' }],
    ['a huge password', { email: 'a@b.co', password: 'x'.repeat(5000) }],
    ['text no database could hold', { email: 'a\u0000@b.co', password: 'x\u0000' }],
    ['SQL', { email: `' or 1=1 --`, password: `' or 1=1 --` }],
  ])('with %s is refused like a wrong password', async (_name, fields) => {
    const browser = new Browser(server)
    const { csrfToken } = (await browser.get('/api/auth/csrf')).json()
    const answer = await browser.postForm('/api/auth/callback/credentials', {
      csrfToken,
      ...fields,
    })
    expect(answer.json().url).toMatch(/\/signin\?error=CredentialsSignin&code=credentials$/)
  })

  test('with ten megabytes, or in a form nobody knows, is refused', async () => {
    const post = (payload: string, type: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/callback/credentials',
        payload,
        headers: { 'content-type': type },
      })
    const large = await post('x'.repeat(10_000_000), 'application/x-www-form-urlencoded')
    expect([large.statusCode, large.json().code]).toEqual([413, 'TOO_LARGE'])
    expect((await post('x', 'application/xml')).statusCode).toBe(415)
    expect((await post('{"email":', 'application/json')).json().code).toBe('BAD_INPUT')
  })
})

describe('guessing', () => {
  const tryAll = async (node: TestServer, email: string, times: number) => {
    const codes = []
    for (let attempt = 0; attempt < times; attempt += 1) {
      const target = await new Browser(node).signIn(email, randomBytes(8).toString('hex'))
      codes.push(target.searchParams.get('code'))
    }
    return codes
  }

  test('is slowed down, and a child who finally remembers waits seconds', async () => {
    const own = await testServer()
    const { email } = await aStudent(own)
    const start = new Date()
    own.setNow(start)
    const codes = await tryAll(own, email, 12)
    expect(codes).toEqual([...Array(10).fill('credentials'), 'rate_limited', 'rate_limited'])
    own.setNow(new Date(start.getTime() + 7000))
    expect((await new Browser(own).signIn(email)).pathname).toBe('/home')
  })

  test('gets the same answers for an email that does not exist', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const codes = await tryAll(own, 'nobody@school.example', 11)
    expect(codes).toEqual([...Array(10).fill('credentials'), 'rate_limited'])
  })
})

test('the log beacon takes short reports, rarely, and answers bad ones with a code', async () => {
  const own = await testServer()
  own.setNow(new Date())
  const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
    own.app.inject({
      method: 'POST',
      url: '/api/auth/_log',
      payload,
      headers: { 'content-type': type },
    })
  expect((await post('level=error&code=CLIENT_FETCH_ERROR&message=x')).statusCode).toBe(204)
  expect((await post('{"level":"warn","code":"X"}', 'application/json')).statusCode).toBe(204)
  expect((await post('level=fatal&code=X')).statusCode).toBe(400)
  expect((await post('level=error')).statusCode).toBe(400)
  expect((await post(`level=error&code=${'x'.repeat(5000)}`)).statusCode).toBe(413)
  const answers = await Promise.all(Array.from({ length: 40 }, () => post('level=debug&code=X')))
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThan(10)
})
