import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aTeacher, TEST_PASSWORD } from '../../testing/people.ts'
import { SoftwarePasskey } from '../../testing/software-passkey.ts'
import { StaffBrowser } from '../../testing/staff-browser.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function withPasskey(key = new SoftwarePasskey()) {
  const { email, id } = await aTeacher(server)
  const browser = new StaffBrowser(server)
  await browser.signIn(email)
  const added = await browser.addPasskey(key)
  if (added.statusCode !== 200) throw new Error(added.body)
  return { email, id, browser, key, recoveryCodes: added.json().recoveryCodes as string[] }
}

describe('a passkey', () => {
  test('signs its owner in without a password', async () => {
    const { email, key, browser } = await withPasskey()
    const elsewhere = new StaffBrowser(server)
    expect(await elsewhere.enterWithPasskey(key)).toBe('/home')
    expect((await elsewhere.session())?.user.email).toBe(email)
    expect((await elsewhere.safety()).proved).toBe(true)
    const { passkeys } = await browser.safety()
    expect(passkeys).toMatchObject([{ name: 'Laptop' }])
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  test('is asked for after a password, where its owner’s recovery codes work too', async () => {
    const { email, key, recoveryCodes } = await withPasskey()
    const fields = { email, password: TEST_PASSWORD }
    const browser = new StaffBrowser(server)
    expect(await browser.enter(fields)).toBe('second_factor_passkey')
    expect(await browser.enterWithCode(email, '123456')).toBe('second_factor_wrong')
    expect(await browser.enterWithPasskey(key, fields)).toBe('/home')
    const other = new StaffBrowser(server)
    expect(await other.enterWithCode(email, recoveryCodes[0] ?? '')).toBe('/home')
  })

  test('of somebody else does not help with a password', async () => {
    const { email } = await withPasskey()
    const thief = await withPasskey()
    const browser = new StaffBrowser(server)
    const fields = { email, password: TEST_PASSWORD }
    expect(await browser.enterWithPasskey(thief.key, fields)).toBe('second_factor_wrong')
    expect(await browser.session()).toBeNull()
  })

  test.each([
    ['for another site', { rpId: 'evil.example' }],
    ['on a page of another site', { origin: 'https://evil.example' }],
    ['on another port', { origin: 'http://localhost:9999' }],
    ['without finger, face or PIN', { withoutFinger: true }],
    ['to a question of its own', { challenge: 'bXkgb3duIHF1ZXN0aW9u' }],
    ['with a counter that went back', { counter: 1 }],
  ])('that answers %s is refused', async (_name, lies) => {
    const { key } = await withPasskey()
    const browser = new StaffBrowser(server)
    expect(await browser.enterWithPasskey(key)).toBe('/home')
    expect(await browser.enterWithPasskey(key)).toBe('/home')
    const liar = new StaffBrowser(server)
    expect(await liar.enterWithPasskey(key, {}, lies)).toBe('credentials')
    expect(await liar.session()).toBeNull()
  })

  test('nobody knows here is refused, and so is nonsense', async () => {
    const browser = new StaffBrowser(server)
    expect(await browser.enterWithPasskey(new SoftwarePasskey())).toBe('credentials')
    for (const passkey of [
      '{',
      'null',
      '[]',
      '{"id":5}',
      `{"id":"${'x'.repeat(2000)}"}`,
      '"\u0000"',
    ]) {
      await browser.question('/api/auth/passkey-question')
      expect([passkey, await browser.enter({ passkey })]).toEqual([passkey, 'credentials'])
    }
  })

  test('that was removed opens nothing any more', async () => {
    const { browser, key } = await withPasskey()
    const [{ id } = { id: 0 }] = (await browser.safety()).passkeys
    expect((await browser.send('DELETE', `/api/second-factor/passkeys/${id}`)).statusCode).toBe(204)
    expect(await new StaffBrowser(server).enterWithPasskey(key)).toBe('credentials')
  })

  test('of a closed account, or of somebody who is no teacher any more, opens nothing', async () => {
    const { email, key } = await withPasskey()
    const { pool } = server.database
    await pool.query('update student set deactivated_at = now() where email = $1', [email])
    const enter = () => new StaffBrowser(server).enterWithPasskey(key)
    await expect.poll(enter).toBe('account_closed')
    await pool.query('update student set deactivated_at = null where email = $1', [email])
    await pool.query('update privileged_users set is_active = false where email = $1', [email])
    await expect.poll(enter).toBe('credentials')
  })
})

describe('a question', () => {
  test('is answered once, by the browser that was asked, within minutes', async () => {
    const own = await testServer()
    own.setNow(new Date())
    const { email } = await aTeacher(own)
    const first = new StaffBrowser(own)
    const key = new SoftwarePasskey()
    await first.signIn(email)
    await first.addPasskey(key)

    const asked = new StaffBrowser(own)
    const question = await asked.question('/api/auth/passkey-question')
    const passkey = JSON.stringify(key.answer(question))
    const replay = asked.cookie
    expect(await new StaffBrowser(own).enter({ passkey })).toBe('credentials')
    expect(await asked.enter({ passkey })).toBe('/home')
    const thief = new StaffBrowser(own)
    for (const pair of replay.split('; ')) {
      const at = pair.indexOf('=')
      thief.keep(pair.slice(0, at), pair.slice(at + 1))
    }
    expect(await thief.enter({ passkey })).toBe('credentials')
    const again = JSON.stringify(key.answer(question))
    expect(await thief.enter({ passkey: again })).toBe('credentials')

    const late = new StaffBrowser(own)
    const old = await late.question('/api/auth/passkey-question')
    own.setNow(new Date(Date.now() + 6 * 60_000))
    expect(await late.enter({ passkey: JSON.stringify(key.answer(old)) })).toBe('credentials')
  })

  test('of one purpose is no question of another', async () => {
    const { browser, key } = await withPasskey()
    const forSignIn = await browser.question('/api/auth/passkey-question')
    const confirm = (answer: object) =>
      browser.send('POST', '/api/second-factor/confirm/passkey', { answer })
    expect((await confirm(key.answer(forSignIn))).statusCode).toBe(400)
    const forConfirming = await browser.question('/api/second-factor/confirm/question')
    const answer = { passkey: JSON.stringify(key.answer(forConfirming)) }
    expect(await browser.enter(answer)).toBe('credentials')
  })
})

describe('enrolling', () => {
  test('needs the question of this session, a finger, and a name', async () => {
    const { email } = await aTeacher(server)
    const browser = new StaffBrowser(server)
    await browser.signIn(email)
    const key = new SoftwarePasskey()
    const ask = () => browser.question('/api/second-factor/passkeys/question')
    const add = (answer: object, name = 'Phone') =>
      browser.send('POST', '/api/second-factor/passkeys', { name, answer })
    expect((await add(key.register(await ask(), { withoutFinger: true }))).statusCode).toBe(400)
    expect(
      (await add(key.register(await ask(), { origin: 'https://evil.example' }))).statusCode,
    ).toBe(400)
    const question = await ask()
    expect((await add(key.register(question), '  ')).json().fields).toEqual({ name: 'required' })
    expect((await add(key.register(question), 'x'.repeat(61))).statusCode).toBe(400)
    expect((await add(key.register(question))).statusCode).toBe(200)
    expect((await add(key.register(question))).json().message).toBe('passkey-refused')
  })

  test('the same key twice is refused by the browser and by the server, also for another person', async () => {
    const { browser, key } = await withPasskey()
    await expect(browser.addPasskey(key)).rejects.toThrow('registered already')
    const other = new StaffBrowser(server)
    await other.signIn((await aTeacher(server)).email)
    expect((await other.addPasskey(key)).json().message).toBe('passkey-known')
    expect((await other.safety()).passkeys).toEqual([])
  })

  test('nobody removes somebody else’s', async () => {
    const { browser } = await withPasskey()
    const [{ id } = { id: 0 }] = (await browser.safety()).passkeys
    const thief = await withPasskey()
    const answer = await thief.browser.send('DELETE', `/api/second-factor/passkeys/${id}`)
    expect(answer.statusCode).toBe(404)
    expect((await browser.safety()).passkeys).toHaveLength(1)
  })

  test('a passkey confirms who asks, its own and no other', async () => {
    const { browser, key } = await withPasskey()
    const thief = await withPasskey()
    const confirm = async (from: SoftwarePasskey) => {
      const question = await browser.question('/api/second-factor/confirm/question')
      const url = '/api/second-factor/confirm/passkey'
      return (await browser.send('POST', url, { answer: from.answer(question) })).statusCode
    }
    expect(await confirm(thief.key)).toBe(400)
    expect(await confirm(key)).toBe(204)
  })

  test('eleven are too many', async () => {
    const { browser } = await withPasskey()
    for (let count = 1; count < 10; count += 1) await browser.addPasskey(new SoftwarePasskey())
    expect((await browser.addPasskey(new SoftwarePasskey())).json().message).toBe(
      'too-many-passkeys',
    )
  })
})

test('where the address is a number there are none, and the server says so', async () => {
  const headers = { host: '127.0.0.1:3000' }
  const url = '/api/auth/passkey-question'
  const answer = await server.app.inject({ method: 'POST', url, headers })
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'passkeys-need-https'])
})

test('on https the question is kept in a cookie that no neighbour can plant, and all of it works', async () => {
  const origin = 'https://learn.example'
  const own = await testServer({ PUBLIC_URL: origin })
  const browser = new StaffBrowser(own)
  browser.host = 'learn.example'
  const key = new SoftwarePasskey(origin)
  await browser.signIn((await aTeacher(own)).email)
  expect((await browser.addPasskey(key)).statusCode).toBe(200)
  const { cookies } = await browser.send('POST', '/api/auth/passkey-question')
  expect(cookies).toMatchObject([
    {
      name: '__Host-passkey-question',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
      path: '/',
    },
  ])
  const next = new StaffBrowser(own)
  next.host = 'learn.example'
  expect(await next.enterWithPasskey(key)).toBe('/home')
})
