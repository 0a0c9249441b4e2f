import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../testing/people.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createEmbeddedIdentity } from './embedded-identity.ts'
import { createPasswordHasher, DECOY } from './password-hasher.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test('an unknown email costs one password check, like a wrong password', async () => {
  const { email } = await aStudent(server)
  const hasher = createPasswordHasher()
  const calls: string[] = []
  const { secret, database, now } = server.context
  const identity = await createEmbeddedIdentity({
    secret,
    database,
    now,
    hasher: {
      ...hasher,
      verify: (hashed, password) => (calls.push('verify'), hasher.verify(hashed, password)),
      pretend: (password) => (calls.push('pretend'), hasher.pretend(password)),
    },
  })
  for (const who of [email, 'nobody@school.example', 'no email at all', '\u0000']) {
    expect(await identity.signIn(who, 'not the password')).toBeNull()
  }
  expect(calls).toEqual(['verify', 'pretend', 'pretend', 'pretend'])
})

test('the pretended check takes as long as a real one', async () => {
  const hasher = createPasswordHasher()
  const hashed = await hasher.hash('some password')
  const fastest = async (check: () => Promise<boolean>) => {
    let best = Number.POSITIVE_INFINITY
    for (let round = 0; round < 12; round += 1) {
      const start = performance.now()
      await check()
      best = Math.min(best, performance.now() - start)
    }
    return best
  }
  const real = await fastest(() => hasher.verify(hashed, 'wrong'))
  const pretended = await fastest(() => hasher.pretend('wrong'))
  expect(pretended / real).toBeGreaterThan(0.5)
  expect(pretended / real).toBeLessThan(2)
})

test('a storm of sign-ins is bounded: some wait, more are refused at once', async () => {
  const hasher = createPasswordHasher({ atOnce: 2, waiting: 5 })
  const storm = await Promise.allSettled(Array.from({ length: 20 }, () => hasher.hash('storm')))
  const refused = storm.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(13)
  expect(refused[0]).toMatchObject({ reason: { code: 'UNAVAILABLE', message: 'too-busy' } })
  expect(await hasher.verify(await hasher.hash('after'), 'after')).toBe(true)
})

test('who has no account waits for the same work as who has one', async () => {
  const cost = (hashed: string) => hashed.split('$').slice(1, 4)
  expect(cost(DECOY)).toEqual(cost(await createPasswordHasher().hash('three blue owls')))
  expect(await createPasswordHasher().pretend('three blue owls')).toBe(false)
})

test('passwords are kept as argon2id, whatever keyboard typed them', async () => {
  const hasher = createPasswordHasher()
  const composed = 'caf\u00e9 of owls'
  const hashed = await hasher.hash(composed)
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(hashed, composed.normalize('NFD'))).toBe(true)
  expect(await hasher.verify(hashed, 'cafe of owls')).toBe(false)
})
