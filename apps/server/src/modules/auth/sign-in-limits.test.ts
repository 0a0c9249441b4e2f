import { expect, test } from 'vitest'
import { aDemo, aStudent } from '../../testing/people.ts'
import { Browser } from '../../testing/sign-in.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

async function fail(browser: Browser, email: string, times: number): Promise<(string | null)[]> {
  const codes = []
  for (let time = 0; time < times; time += 1) {
    codes.push((await browser.signIn(email, 'not the password')).searchParams.get('code'))
  }
  return codes
}

const getsIn = async (browser: Browser, email: string) =>
  (await browser.signIn(email)).pathname === '/home'

async function knownDevice(server: TestServer, email: string): Promise<Browser> {
  const browser = new Browser(server)
  await browser.signIn(email)
  await browser.signOut()
  return browser
}

test('guessing at an account from devices nobody knows is slowed down, more and more', async () => {
  const server = await testServer()
  const { email } = await aStudent(server)
  const start = Date.now()
  server.setNow(new Date(start))
  const codes = await fail(new Browser(server), email, 12)
  expect(codes).toEqual([...Array(10).fill('credentials'), 'rate_limited', 'rate_limited'])
  let allowed = 10
  for (let minute = 1; minute <= 60; minute += 1) {
    server.setNow(new Date(start + minute * 60_000))
    for (const code of await fail(new Browser(server), email, 11)) {
      if (code === 'credentials') allowed += 1
      else break
    }
  }
  // Sixty, and one every two minutes.
  expect(allowed).toBeLessThanOrEqual(90)
}, 60_000)

test('a bully keeps nobody out of a device they have used, nor of one that others have used', async () => {
  const server = await testServer()
  server.setNow(new Date())
  const victim = await aStudent(server)
  const classmate = await aStudent(server)
  const own = await knownDevice(server, victim.email)
  const shared = await knownDevice(server, classmate.email)
  const bully = await knownDevice(server, (await aStudent(server)).email)
  expect(await fail(new Browser(server), victim.email, 11)).toContain('rate_limited')
  expect(await fail(bully, victim.email, 41)).toContain('rate_limited')
  expect(await getsIn(own, victim.email)).toBe(true)
  expect(await getsIn(shared, victim.email)).toBe(true)
})

test('on a device of one’s own, too, guessing is slow', async () => {
  const server = await testServer()
  server.setNow(new Date())
  const { email } = await aStudent(server)
  const codes = await fail(await knownDevice(server, email), email, 22)
  expect(codes.filter((code) => code === 'credentials')).toHaveLength(20)
})

test('a guest makes no device known, and a cookie of one’s own making neither', async () => {
  const server = await testServer()
  const demo = await aDemo(server)
  const visitor = new Browser(server)
  await visitor.signIn(demo.email)
  expect(visitor.cookie).not.toContain('device=')
  const { email } = await aStudent(server)
  const real = await knownDevice(server, email)
  expect(real.cookie).toMatch(/device=[\w-]{16}\.[\w-]{8}~[\w-]{22}/)
  server.setNow(new Date())
  await fail(new Browser(server), email, 11)
  for (const forged of [
    `device=${'a'.repeat(16)}~${'a'.repeat(22)}`,
    real.cookie.replace(/device=(.)/, (_, first) => `device=${first === 'x' ? 'y' : 'x'}`),
  ]) {
    const headers = { cookie: forged }
    const { json } = await server.app.inject({ url: '/api/auth/csrf', headers })
    expect(json().csrfToken).toBeTypeOf('string')
    const browser = new Browser(server)
    browser.keep('device', forged.slice('device='.length))
    expect(await fail(browser, email, 1)).toEqual(['rate_limited'])
  }
})

test('all nodes count together', async () => {
  const server = await testServer()
  const other = await testServer({}, server)
  const now = new Date()
  server.setNow(now)
  other.setNow(now)
  const { email } = await aStudent(server)
  expect(await fail(new Browser(server), email, 10)).not.toContain('rate_limited')
  expect(await fail(new Browser(other), email, 1)).toEqual(['rate_limited'])
})

test('thirty pupils behind one address sign in while one of them attacks: all get in', async () => {
  const server = await testServer()
  server.setNow(new Date())
  const pupils = await Promise.all(Array.from({ length: 30 }, () => aStudent(server)))
  const [attacker, victim, ...others] = pupils
  const victims = await knownDevice(server, victim!.email)
  const attackers = await knownDevice(server, attacker!.email)
  // More failures than one address was ever allowed, before the class comes in.
  for (let wave = 0; wave < 31; wave += 1) {
    const names = Array.from({ length: 10 }, (_, place) => `nobody-${wave}-${place}@school.example`)
    await Promise.all(names.map((email) => fail(new Browser(server), email, 1)))
  }
  let attacking = true
  async function attack(browser: () => Browser, email: () => string) {
    while (attacking) await browser().signIn(email(), 'not the password')
  }
  const attacks = [
    attack(
      () => new Browser(server),
      () => victim!.email,
    ),
    attack(
      () => attackers,
      () => victim!.email,
    ),
    attack(
      () => new Browser(server),
      () => `nobody-${Math.random()}@school.example`,
    ),
  ]
  const entered = await Promise.all([
    getsIn(victims, victim!.email),
    // Devices nobody has ever used.
    ...others.map(({ email }) => getsIn(new Browser(server), email)),
  ])
  attacking = false
  await Promise.all(attacks)
  expect(entered.filter(Boolean)).toHaveLength(29)
}, 120_000)
