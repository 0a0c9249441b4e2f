import { GetProfile, GetStudent } from '@panya/domain/graphql/operations.ts'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeAt } from '../../testing/app-code.ts'
import { sendOperation } from '../../testing/graphql.ts'
import { anAdmin, aStudent, aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser } from '../../testing/sign-in.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ STAFF_SECOND_FACTOR: 'required' })
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What somebody who must enrol first may ask; whoever adds a line here opens a door to a stolen password. */
const OPEN = [
  'DELETE /api/devices/:id',
  'DELETE /api/second-factor/app',
  'DELETE /api/second-factor/passkeys/:id',
  'GET /api/devices',
  'GET /api/profile',
  'GET /api/second-factor',
  'POST /api/second-factor/app',
  'POST /api/second-factor/confirm/passkey',
  'POST /api/second-factor/confirm/password',
  'POST /api/second-factor/confirm/question',
  'POST /api/second-factor/passkeys',
  'POST /api/second-factor/passkeys/question',
  'POST /api/second-factor/recovery-codes',
  'PUT /api/second-factor/app',
]

/** From the tree the server prints of itself, so that no route can be forgotten here. */
function everyRoute(): { method: Method; url: string }[] {
  const parents: string[] = []
  return server.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', path = '', methods = ''] =
        /^([│ ]*)[├└]── ([^ ]*)(?: \((.*)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      parents[depth] = path
      const url = parents.slice(0, depth + 1).join('')
      if (!url.startsWith('/api/') || methods === '') return []
      const named = methods.split(', ').filter((method) => method !== 'HEAD')
      return named.map((method) => ({ method: method as Method, url }))
    })
}

describe.each([
  ['a teacher', aTeacher],
  ['an admin', anAdmin],
])('%s without a second factor', (_name, make) => {
  test('may enrol and nothing else, at every route there is', async () => {
    const { email } = await make(server)
    const browser = new StaffBrowser(server)
    expect(await browser.enter({ email, password: TEST_PASSWORD })).toBe('/home')
    expect(await browser.session()).toMatchObject({ mustEnrol: true })
    const headers = { cookie: browser.cookie }
    const open: string[] = []
    for (const { method, url } of everyRoute()) {
      const path = url.replaceAll(/:\w+/g, '99999')
      const stranger = await server.app.inject({ method, url: path, payload: {} })
      // What strangers may ask gives nobody any power.
      if (stranger.statusCode !== 401) continue
      const answer = await server.app.inject({ method, url: path, headers, payload: {} })
      const refused = answer.statusCode === 403 && answer.json().message
      if (refused !== 'second-factor-required') open.push(`${method} ${url}`)
    }
    expect(open.toSorted()).toEqual(OPEN)
  })

  test('sees as much of others as a learner does', async () => {
    const { email, id } = await make(server)
    const other = await aStudent(server)
    const browser = new StaffBrowser(server)
    await browser.signIn(email)
    const session = await browser.session()
    const ways: Record<string, string>[] = [
      { cookie: browser.cookie },
      { authorization: `Bearer ${session?.firebaseToken}` },
    ]
    for (const headers of ways) {
      const profileOf = (whose: number) => sendOperation(server, GetProfile, { id: whose }, headers)
      expect((await profileOf(other.id)).data?.student_by_id ?? null).toBeNull()
      expect((await profileOf(id)).data?.student_by_id).not.toBeNull()
      const wanted = { email: other.email, today: bangkokDay(new Date()) }
      const found = await sendOperation(server, GetStudent, wanted, headers)
      expect(found.data?.student ?? []).toEqual([])
    }
  })

  test('goes on in the same session once the app is enrolled', async () => {
    const { email } = await make(server)
    const browser = new StaffBrowser(server)
    await browser.signIn(email)
    expect((await browser.get('/api/teach/classes')).statusCode).toBe(403)
    await browser.addApp()
    expect((await browser.get('/api/teach/classes')).statusCode).toBe(200)
    expect(await browser.session()).not.toHaveProperty('mustEnrol')
  })
})

test('enrolling with a passkey is enough, and the next sign-in needs it', async () => {
  const { email } = await anAdmin(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  const key = new SoftwarePasskey()
  expect((await browser.addPasskey(key)).statusCode).toBe(200)
  expect((await browser.get('/api/admin/overview')).statusCode).toBe(200)
  const next = new StaffBrowser(server)
  expect(await next.enter({ email, password: TEST_PASSWORD })).toBe('second_factor_passkey')
  expect(await next.enterWithPasskey(key)).toBe('/home')
  expect((await next.get('/api/admin/overview')).statusCode).toBe(200)
})

test('the last one cannot be removed, not even two at the same moment', async () => {
  const { email } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  await browser.addApp()
  const refused = await browser.send('DELETE', '/api/second-factor/app')
  expect([refused.statusCode, refused.json().message]).toEqual([409, 'second-factor-required'])
  await browser.addPasskey()
  const [{ id } = { id: 0 }] = (await browser.safety()).passkeys
  const answers = await Promise.all([
    browser.send('DELETE', '/api/second-factor/app'),
    browser.send('DELETE', `/api/second-factor/passkeys/${id}`),
  ])
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['204', '409'])
})

test('learners notice nothing', async () => {
  const { email } = await aStudent(server)
  const browser = new Browser(server)
  expect((await browser.signIn(email)).pathname).toBe('/home')
  expect(await browser.session()).not.toHaveProperty('mustEnrol')
  expect((await browser.get('/api/projects')).statusCode).toBe(200)
})

describe('an admin', () => {
  async function aHelper() {
    const browser = new StaffBrowser(server)
    const { email, id } = await anAdmin(server)
    await browser.signIn(email)
    await browser.addApp()
    return { browser, id }
  }

  test('helps somebody who lost everything: signed out, and to enrol anew', async () => {
    const helper = await aHelper()
    const { email, id } = await aTeacher(server)
    const teacher = new StaffBrowser(server)
    await teacher.signIn(email)
    const { secret } = await teacher.addApp()
    const person = async () => (await helper.browser.get(`/api/admin/people/${id}`)).json()
    expect((await person()).secondFactor).toEqual({ app: true, passkeys: 0 })
    const reset = () => helper.browser.send('DELETE', `/api/admin/people/${id}/second-factor`)
    expect((await reset()).statusCode).toBe(204)
    expect((await person()).secondFactor).toEqual({ app: false, passkeys: 0 })
    expect(await teacher.session()).toBeNull()
    expect((await reset()).json().message).toBe('no-second-factor')
    const next = new StaffBrowser(server)
    const fields = { email, password: TEST_PASSWORD, code: codeAt(secret, new Date()) }
    expect(await next.enter(fields)).toBe('/home')
    expect(await next.session()).toMatchObject({ mustEnrol: true })
    const { rows } = await server.database.pool.query(
      `select target, before from audit_log where act = 'person.reset-second-factor'`,
    )
    expect(rows).toContainEqual({ target: `student:${id}`, before: { app: true, passkeys: 0 } })
  })

  test('does not do it for themselves', async () => {
    const { browser, id } = await aHelper()
    const answer = await browser.send('DELETE', `/api/admin/people/${id}/second-factor`)
    expect(answer.json().message).toBe('not-yourself')
  })
})

test('a session without it adds nothing to an account that has one', async () => {
  const { email } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  await browser.addApp()
  const { pool } = server.database
  const switchRole = 'update privileged_users set is_active = $2 where email = $1'
  await pool.query(switchRole, [email, false])
  const thief = new StaffBrowser(server)
  const fields = { email, password: TEST_PASSWORD }
  await expect.poll(() => thief.enter(fields)).toBe('/home')
  await pool.query(switchRole, [email, true])
  await expect.poll(async () => (await thief.safety()).proved).toBe(false)
  for (const url of ['/api/second-factor/app', '/api/second-factor/passkeys/question']) {
    expect((await thief.send('POST', url)).json().message).toBe('sign-in-again')
  }
})
