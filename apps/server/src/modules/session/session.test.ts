import { GetStudent } from '@panya/domain/graphql/operations.ts'
import { SESSION_ENDED_HEADER } from '@panya/domain/session/device-session.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sendOperation } from '../../testing/graphql.ts'
import { aDemo, aStudent } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'
import { sessionHashOf } from './session-id-port.ts'
import { createSessionRegistry } from './session-port.ts'

const DAY = 24 * 60 * 60 * 1000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function validate(sessionId: string, node = server) {
  const payload = { sessionId }
  const url = '/api/auth/validate-session'
  return (await node.app.inject({ method: 'POST', url, payload })).json()
}

const VALID = { isValid: true, reason: null }
const invalid = (reason: string) => ({ isValid: false, reason })

describe('validate-session', () => {
  test('needs only the sessionId, and knows none but its own', async () => {
    const { sessionId } = await signIn(server, (await aStudent(server)).email)
    expect(await validate(sessionId)).toEqual(VALID)
    const guessed = `${sessionId.slice(0, -1)}${sessionId.endsWith('A') ? 'B' : 'A'}`
    for (const unknown of [guessed, 'x', 'x'.repeat(500), "' or 1=1 --", '\u0000']) {
      expect(await validate(unknown)).toEqual(invalid('not_found'))
    }
  })

  test.each([
    ['no body', '', 'application/json'],
    ['broken JSON', '{"sessionId":', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a number', '{"sessionId":7}', 'application/json'],
    ['nothing', '{}', 'application/json'],
    ['an empty text', '{"sessionId":""}', 'application/json'],
    ['bytes that are no text', Buffer.from([0x22, 0xff, 0x22]), 'application/json'],
    ['a form', 'sessionId=x', 'text/plain'],
  ])('answers 400 and a clear error to %s', async (_name, payload, type) => {
    const url = '/api/auth/validate-session'
    const headers = { 'content-type': type }
    const answer = await server.app.inject({ method: 'POST', url, payload, headers })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'BAD_INPUT'])
  })

  test('refuses ten megabytes', async () => {
    const payload = { sessionId: 'x'.repeat(10_000_000) }
    const url = '/api/auth/validate-session'
    const answer = await server.app.inject({ method: 'POST', url, payload })
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'TOO_LARGE'])
  })

  test('a device that was not seen for thirty days, or for half a year in all, has expired', async () => {
    const own = await testServer()
    const { sessionId } = await signIn(own, (await aStudent(own)).email)
    const start = Date.now()
    own.setNow(new Date(start + 29 * DAY))
    expect(await validate(sessionId, own)).toEqual(VALID)
    own.setNow(new Date(start + 58 * DAY))
    expect(await validate(sessionId, own)).toEqual(VALID)
    own.setNow(new Date(start + 89 * DAY))
    expect(await validate(sessionId, own)).toEqual(invalid('expired'))
    const { sessionId: used } = await signIn(own, (await aStudent(own)).email)
    for (let days = 89; days <= 89 + 179; days += 20) {
      own.setNow(new Date(start + days * DAY))
      expect(await validate(used, own)).toEqual(VALID)
    }
    own.setNow(new Date(start + (89 + 181) * DAY))
    expect(await validate(used, own)).toEqual(invalid('expired'))
  })
})

describe('a browser that comes back', () => {
  /** What the server says to the cookie a browser kept. */
  async function reopened(browser: Browser) {
    const answer = await browser.get('/api/auth/session')
    return { why: answer.headers[SESSION_ENDED_HEADER], session: answer.json(), answer }
  }

  async function newBrowser(own: TestServer) {
    const { email } = await aStudent(own)
    const browser = new Browser(own)
    await browser.signIn(email)
    const { sessionId } = (await browser.session())!
    return { email, browser, sessionId }
  }

  test('is told nothing while its session holds, and nothing when it never had one', async () => {
    const { browser } = await newBrowser(server)
    expect((await reopened(browser)).why).toBeUndefined()
    expect((await reopened(new Browser(server))).why).toBeUndefined()
  })

  test('after weeks is told that it was one too many, however long it was away before', async () => {
    const own = await testServer()
    const start = Date.now()
    const { email, browser, sessionId } = await newBrowser(own)
    own.setNow(new Date(start + 29 * DAY))
    for (let device = 0; device < 3; device += 1) await signIn(own, email)
    own.setNow(new Date(start + 88 * DAY))
    const sessions = createSessionRegistry(own.context)
    await sessions.removeOld()
    const { why, session } = await reopened(browser)
    expect([why, session]).toEqual([
      'exceeded_limit',
      expect.objectContaining({ firebaseToken: null }),
    ])
    expect(await validate(sessionId, own)).toEqual(invalid('exceeded_limit'))
    own.setNow(new Date(start + 91 * DAY))
    await sessions.removeOld()
    const { rows } = await own.database.pool.query('select status from device_sessions')
    expect(rows).toHaveLength(3)
  })

  test('after the holidays is told that its session has expired: the cookie is still there to ask with', async () => {
    const own = await testServer()
    const start = Date.now()
    const { browser, sessionId } = await newBrowser(own)
    own.setNow(new Date(start + 2 * DAY))
    const { answer } = await reopened(browser)
    const cookie = answer.cookies.find(({ name }) => name === 'authjs.session-token')
    expect(cookie?.expires?.getTime()).toBeGreaterThan(start + 89 * DAY)
    own.setNow(new Date(start + 70 * DAY))
    await createSessionRegistry(own.context).removeOld()
    expect(await reopened(browser)).toMatchObject({ why: 'expired', session: null })
    const headers = { cookie: browser.cookie }
    expect((await own.app.inject({ url: '/api/profile', headers })).statusCode).toBe(401)
    expect(await validate(sessionId, own)).toEqual(invalid('expired'))
  })

  test('keeps the cookie of a newer sign-in when an older question is answered late', async () => {
    const { email, browser } = await newBrowser(server)
    const before = { cookie: browser.cookie }
    const ask = () => server.app.inject({ url: '/api/auth/session', headers: before })
    const cookies = async () => (await ask()).cookies.map(({ name }) => name)
    expect(await cookies()).not.toContain('authjs.session-token')
    await browser.signIn(email)
    expect((await ask()).headers[SESSION_ENDED_HEADER]).toBe('inactive')
    expect(await cookies()).not.toContain('authjs.session-token')
  })

  test('is told that it was signed out elsewhere, on every page until it signs out itself', async () => {
    const { browser, sessionId } = await newBrowser(server)
    await createSessionRegistry(server.context).end(sessionHashOf(sessionId))
    await vi.waitFor(async () => expect(await validate(sessionId)).toEqual(invalid('inactive')))
    for (let page = 0; page < 2; page += 1) {
      expect(await reopened(browser)).toMatchObject({ why: 'inactive', session: null })
    }
    await browser.signOut()
    expect((await reopened(browser)).why).toBeUndefined()
  })

  test('is told so too when nothing is known of its session any more', async () => {
    const own = await testServer()
    const { browser } = await newBrowser(own)
    await own.database.pool.query('delete from device_sessions')
    await vi.waitFor(async () => {
      expect(await reopened(browser)).toMatchObject({ why: 'not_found', session: null })
    })
  })
})

describe('devices', () => {
  test('are listed by name, this one marked, without any secret', async () => {
    const { email } = await aStudent(server)
    const first = await signIn(server, email)
    const second = await signIn(server, email)
    const url = '/api/devices'
    const answer = await server.app.inject({ url, headers: second.withToken })
    const { devices } = answer.json()
    expect(devices).toHaveLength(2)
    expect(devices.filter((d: { current: boolean }) => d.current)).toHaveLength(1)
    expect(devices[0].name).toBe('Chrome · Chromebook')
    for (const secret of [first.sessionId, second.sessionId, email]) {
      expect(answer.body).not.toContain(secret)
    }
  })

  test('can be signed out by their owner and by nobody else', async () => {
    const { email } = await aStudent(server)
    const mine = await signIn(server, email)
    const tablet = await signIn(server, email)
    const stranger = await signIn(server, (await aStudent(server)).email)
    const { devices } = (
      await server.app.inject({ url: '/api/devices', headers: mine.withCookie })
    ).json()
    const { id } = devices.find((d: { current: boolean }) => !d.current)
    const end = (headers: Record<string, string>, device: string = id) =>
      server.app.inject({ method: 'DELETE', url: `/api/devices/${device}`, headers })
    expect((await end({})).statusCode).toBe(401)
    expect((await end(stranger.withCookie)).statusCode).toBe(404)
    for (const wrong of ['0', '-1', 'x', '1e9', '99999999999', '%00']) {
      expect((await end(mine.withCookie, wrong)).statusCode).toBe(404)
    }
    expect(await validate(tablet.sessionId)).toEqual(VALID)
    expect((await end(mine.withCookie)).statusCode).toBe(204)
    expect((await end(mine.withCookie)).statusCode).toBe(404)
    expect(await validate(tablet.sessionId)).toEqual(invalid('inactive'))
    expect(await validate(mine.sessionId)).toEqual(VALID)
  })

  test('of a shared account have no limit, and nobody sees or ends the others', async () => {
    const { email } = await aDemo(server)
    const sessions = []
    for (let device = 0; device < 6; device += 1) sessions.push(await signIn(server, email))
    for (const { sessionId } of sessions) expect(await validate(sessionId)).toEqual(VALID)
    const headers = sessions[0]!.withCookie
    const { devices } = (await server.app.inject({ url: '/api/devices', headers })).json()
    expect(devices).toHaveLength(1)
    const { rows } = await server.database.pool.query(
      'select max(id) as id from device_sessions where email = $1',
      [email],
    )
    const url = `/api/devices/${rows[0].id}`
    expect((await server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403)
  })

  test('a browser that signs in again is still one device', async () => {
    const { email } = await aStudent(server)
    const browser = new Browser(server)
    await browser.signIn(email)
    const first = await browser.session()
    await browser.signIn(email)
    const second = await browser.session()
    // An id somebody else may have planted or copied is worth nothing afterwards.
    expect(second?.sessionId).not.toBe(first?.sessionId)
    expect(await validate(first?.sessionId ?? '')).toEqual(invalid('inactive'))
    const { rows } = await server.database.pool.query(
      "select id from device_sessions where email = $1 and status = 'active'",
      [email],
    )
    expect(rows).toHaveLength(1)
    const other = await aStudent(server)
    await browser.signIn(other.email)
    expect(await validate(second?.sessionId ?? '')).toEqual(invalid('inactive'))
    expect((await browser.session())?.user.email).toBe(other.email)
  })

  test('one too many learns why, and gets no token any more', async () => {
    const { email } = await aStudent(server)
    const browser = new Browser(server)
    await browser.signIn(email)
    const { sessionId } = (await browser.session())!
    for (let device = 0; device < 3; device += 1) await signIn(server, email)
    expect(await browser.session()).toMatchObject({ sessionId, firebaseToken: null })
    expect(await validate(sessionId)).toEqual(invalid('exceeded_limit'))
    const headers = { cookie: browser.cookie }
    expect((await server.app.inject({ url: '/api/profile', headers })).statusCode).toBe(401)
  })

  test('write down when they were last seen', async () => {
    const own = await startTestServer()
    const { email } = await aStudent(own)
    const { sessionId } = await signIn(own, email)
    const later = new Date(Date.now() + 10 * 60_000)
    own.setNow(later)
    await validate(sessionId, own)
    const neighbour = await testServer({}, own)
    await own.app.close()
    const { rows } = await neighbour.database.pool.query('select last_seen_at from device_sessions')
    expect(rows[0].last_seen_at).toEqual(later)
    await own.database.close()
  })
})

describe('several nodes', () => {
  test('a session that ends on one ends on the other within a second, /graphql included', async () => {
    const one = await testServer()
    const two = await testServer({}, one)
    const { email } = await aStudent(one)
    const browser = new Browser(one)
    await browser.signIn(email)
    const { sessionId, firebaseToken } = (await browser.session())!
    const headers = { authorization: `Bearer ${firebaseToken}` }
    const data = () => sendOperation(two, GetStudent, { email, today: '2026-01-01' }, headers)
    expect(await validate(sessionId, two)).toEqual(VALID)
    expect((await data()).outcome).toBe('ok')
    await browser.signOut()
    await vi.waitFor(
      async () => expect(await validate(sessionId, two)).toEqual(invalid('inactive')),
      { timeout: 1000, interval: 10 },
    )
    expect((await data()).outcome).toBe('UNAUTHENTICATED')
  })

  test('what changed while a node could not listen is right when it listens again', async () => {
    const one = await testServer()
    const two = await testServer({}, one)
    const { email } = await aStudent(one)
    const { sessionId } = await signIn(one, email)
    expect(await validate(sessionId, two)).toEqual(VALID)
    const { pool } = one.database
    const ended = await pool.query(
      `with lost as (
         select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'panya-listener' and datname = current_database()
       ) select count(*)::int as n from lost`,
    )
    // Each node has the same number of connections that listen.
    const listening = ended.rows[0].n as number
    expect(listening).toBeGreaterThanOrEqual(2)
    await pool.query(`update device_sessions set status = 'exceeded_limit'`)
    await vi.waitFor(
      async () => expect(await validate(sessionId, two)).toEqual(invalid('exceeded_limit')),
      { timeout: 2000, interval: 20 },
    )
    const fresh = await signIn(one, email)
    expect(await validate(fresh.sessionId, two)).toEqual(VALID)
    await vi.waitFor(async () => {
      const { rows } = await pool.query(
        `select count(*)::int as n from pg_stat_activity
         where application_name = 'panya-listener' and datname = current_database()`,
      )
      expect(rows[0].n).toBe(listening)
    })
    await pool.query(`update device_sessions set status = 'inactive' where status = 'active'`)
    await vi.waitFor(
      async () => expect(await validate(fresh.sessionId, two)).toEqual(invalid('inactive')),
      { timeout: 1000, interval: 10 },
    )
  })

  test('a role given or taken by hand is known at once', async () => {
    const one = await testServer()
    const { email } = await aStudent(one)
    const { withToken } = await signIn(one, email)
    const ask = () =>
      sendOperation(one, GetStudent, { email: 'x@x.co', today: '2026-01-01' }, withToken)
    expect((await ask()).outcome).toBe('ok')
    const { pool } = one.database
    await pool.query(`insert into demo (email, active) values ($1, false)`, [email])
    await vi.waitFor(async () => expect((await ask()).outcome).toBe('UNAUTHENTICATED'))
    await pool.query('delete from demo')
    await vi.waitFor(async () => expect((await ask()).outcome).toBe('ok'))
  })
})
