import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyRoute } from '../../testing/every-route.ts'
import { aDemo, aStudent } from '../../testing/people.ts'
import { signIn } from '../../testing/sign-in.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** What strangers may ask, besides the sign-in library's own addresses; whoever adds a line here opens a door. */
const OPEN = [
  'POST /api/auth/_log',
  'POST /api/auth/passkey-question',
  'POST /api/auth/validate-session',
  'GET /api/calendar/:name',
  'POST /api/class-sign-in/look',
  'POST /api/guardian/decision',
  'POST /api/guardian/deletion',
  'POST /api/guardian/deletion/undo',
  'POST /api/guardian/export.zip',
  'POST /api/guardian/look',
  'POST /api/guardian/not-me',
  'POST /api/guardian/progress',
  'POST /api/guardian/progress-link',
  'POST /api/guardian/progress/end',
  'GET /api/identity/jwks.json',
  'GET /api/invites/:code',
  'POST /api/invites/:code/activate',
  'POST /api/lti/enter',
  'GET /api/lti/jwks.json',
  'POST /api/lti/launch',
  'GET /api/lti/login',
  'POST /api/lti/login',
  'GET /api/lti/pending',
  'GET /api/plans',
  'POST /api/notices/mail/stop',
  'POST /api/password/forgotten',
  'POST /api/password/look',
  'POST /api/password/reset',
  'GET /api/profile/images/:name',
  'GET /api/replays/:shareId',
  'POST /api/pay/agree',
  'POST /api/pay/checkout',
  'POST /api/pay/checkout/state',
  'POST /api/pay/look',
  'POST /api/pay/paper',
  'POST /api/payments/:provider/notices',
  'POST /api/replays/:shareId/report',
  'GET /api/school-sign-in',
  'GET /api/shared/:shareId',
  'GET /api/shared/:shareId/assets/:hash',
  'GET /api/shared/:shareId/thumbnail',
  'POST /api/shared/:shareId/report',
  'POST /api/sign-up/finish',
  'POST /api/sign-up/look',
]

test('a stranger is refused before a body is read, at every door but a few', async () => {
  const open: string[] = []
  for (const { method, url } of everyRoute(server.app)) {
    const answer = await server.app.inject({
      method,
      url: url.replaceAll(/:\w+/g, '1'),
      headers: { 'content-type': 'application/json' },
      // Whoever reads it says that it is not JSON.
      ...(method === 'GET' ? {} : { payload: '{'.repeat(100) }),
    })
    if (answer.statusCode !== 401) open.push(`${method} ${url}`)
  }
  expect(open.toSorted()).toEqual(OPEN.toSorted())
})

test('guests, who keep nothing here, are refused before a document is read', async () => {
  const { withCookie } = await signIn(server, (await aDemo(server)).email)
  for (const [method, url] of [
    ['POST', '/api/projects'],
    ['PUT', '/api/projects/1/document'],
    ['PUT', '/api/projects/1/thumbnail'],
    ['PUT', '/api/projects/1/source?name=a.sb3'],
    ['POST', '/api/replays'],
    ['PUT', '/api/assets/1'],
    ['PUT', '/api/progress'],
    ['PUT', '/api/profile/image'],
  ] as const) {
    const headers = { ...withCookie, 'content-type': 'application/json' }
    const answer = await server.app.inject({ method, url, headers, payload: '{' })
    expect([url, answer.statusCode]).toEqual([url, 403])
  }
})

test('nothing changes because of a page of another origin, a neighbour’s neither', async () => {
  const { withCookie } = await signIn(server, (await aStudent(server)).email)
  const rename = (headers: Record<string, string>) =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/profile',
      headers: { ...withCookie, host: 'localhost:3000', ...headers },
      payload: { displayName: 'New name' },
    })
  const foreign = [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    { origin: 'http://localhost:3001' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]
  for (const headers of foreign) {
    const answer = await rename(headers as Record<string, string>)
    expect([headers, answer.statusCode]).toEqual([headers, 403])
  }
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'none' },
  ]) {
    const answer = await rename(headers as Record<string, string>)
    expect([headers, answer.statusCode]).toEqual([headers, 200])
  }
})
