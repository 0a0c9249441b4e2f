import type { DraftKey } from '@panya/domain/project/draft-key.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDemo, anAdmin, aStudent, aTeacher } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ask = (headers: Record<string, string> = {}, node = server) =>
  node.app.inject({ url: '/api/draft-key', headers })

test('everybody who is signed in gets a key of their own, by cookie or token', async () => {
  const people = [
    await aStudent(server),
    await aStudent(server),
    await aTeacher(server),
    await anAdmin(server),
    await aDemo(server),
  ]
  const keys = new Set<string>()
  for (const { id, email } of people) {
    const session = await signIn(server, email)
    const answer = await ask(session.withCookie)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    const { user, key } = answer.json<DraftKey>()
    expect(user).toBe(id)
    expect(Buffer.from(key, 'base64url')).toHaveLength(32)
    expect((await ask(session.withToken)).json()).toEqual({ user, key })
    keys.add(key)
  }
  expect(keys.size).toBe(people.length)
})

test('nobody else gets one: signed out, signed out elsewhere, from another site, a closed guest', async () => {
  expect((await ask()).statusCode).toBe(401)
  expect((await ask({ authorization: 'Bearer nonsense' })).statusCode).toBe(401)
  const { email } = await aStudent(server)
  const session = await signIn(server, email)
  const foreign = { ...session.withCookie, 'sec-fetch-site': 'cross-site' }
  expect((await ask(foreign)).statusCode).toBe(401)
  const { devices } = (
    await server.app.inject({ url: '/api/devices', headers: session.withCookie })
  ).json<{ devices: { id: number }[] }>()
  const url = `/api/devices/${devices[0]?.id}`
  await server.app.inject({ method: 'DELETE', url, headers: session.withCookie })
  expect((await ask(session.withCookie)).statusCode).toBe(401)
  expect((await ask(session.withToken)).statusCode).toBe(401)
  const guest = new Browser(server)
  await guest.signIn((await aDemo(server, { active: false })).email)
  expect((await ask({ cookie: guest.cookie })).statusCode).toBe(401)
})

test('the key stays the same over sign-ins, restarts and nodes, and changes with the secret', async () => {
  const one = await testServer()
  const { email } = await aStudent(one)
  const keyFrom = async (node: TestServer) =>
    (await ask((await signIn(node, email)).withCookie, node)).json<DraftKey>().key
  const first = await keyFrom(one)
  expect(await keyFrom(one)).toBe(first)
  expect(await keyFrom(await testServer({}, one))).toBe(first)
  expect(await keyFrom(await testServer({ SECRET: 't'.repeat(40) }, one))).not.toBe(first)
})
