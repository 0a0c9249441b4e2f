import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const FRONT = '/api/auth/validate-session'
/** What belongs to one answer and not to its kind. */
const OWN = new Set(['content-length', 'date'])

let server: TestServer
let origin: string
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://school.example' })
  // Through the connection: only there is the fast path taken.
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => server.close())

async function headersOf(path: string, status: number, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init)
  await answer.text()
  expect([path, answer.status]).toEqual([path, status])
  return Object.fromEntries([...answer.headers].filter(([name]) => !OWN.has(name)))
}

function validate(sessionId: string, status: number) {
  const headers = { 'content-type': 'application/json' }
  return headersOf(FRONT, status, { method: 'POST', headers, body: JSON.stringify({ sessionId }) })
}

test('what is answered on the fast path has the headers of every other interface', async () => {
  const { sessionId, withToken } = await signIn(server, (await aStudent(server)).email)
  const ordinary = await headersOf('/api/devices', 200, { headers: withToken })
  expect(ordinary).toMatchObject({
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
  expect(await validate(sessionId, 200)).toEqual(ordinary)
  expect(await validate('unknown', 200)).toEqual(ordinary)
})

test('a refusal on the fast path has the headers of every other refusal', async () => {
  const ordinary = await headersOf('/api/devices', 401)
  expect(await validate('', 400)).toEqual(ordinary)
  expect(await validate('x'.repeat(2000), 413)).toEqual(ordinary)
})

test.each([
  ['another name', 400, { url: '/api/devices', headers: { host: 'evil.example' } }],
  [
    'another site',
    403,
    { url: FRONT, method: 'POST', headers: { origin: 'https://evil.example' } },
  ],
  ['an address that cannot be read', 400, { url: '/api/%zz' }],
  ['an address that is too long', 414, { url: `/api/invites/${'x'.repeat(300)}` }],
] as const)('who asks for %s is refused with the same headers', async (_name, status, ask) => {
  const ordinary = await server.app.inject('/api/devices')
  const refused = await server.app.inject(ask)
  expect(refused.statusCode).toBe(status)
  const kind = (headers: object) => Object.entries(headers).filter(([name]) => !OWN.has(name))
  expect(new Map(kind(refused.headers))).toEqual(new Map(kind(ordinary.headers)))
})

test.each(['/healthz', '/readyz', '/metrics'])('%s, opened by itself, is no page', async (url) => {
  const [{ headers: ordinary }, { headers, statusCode }] = await Promise.all([
    server.app.inject('/api/devices'),
    server.app.inject(url),
  ])
  expect(statusCode).toBe(200)
  const { 'content-security-policy': policy, 'cache-control': kept } = ordinary
  expect(headers).toMatchObject({ 'content-security-policy': policy, 'cache-control': kept })
})
