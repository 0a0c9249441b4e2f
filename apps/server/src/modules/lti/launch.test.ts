import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { linkedIdentity } from '../../platform/database/schema/account.ts'
import { student } from '../../platform/database/schema/person.ts'
import { ltiKey } from '../../platform/database/schema/school.ts'
import { CLAIM, INSTRUCTOR } from '../../testing/lti-examples.ts'
import { begin, ltiTestBed, open, signInByTicket } from '../../testing/lti-launch.ts'
import { Browser } from '../../testing/sign-in.ts'
import { testServer } from '../../testing/test-server.ts'

const bed = await ltiTestBed()

const post = (browser: Browser, fields: Record<string, string>) =>
  browser.postForm('/api/lti/launch', fields)

/** Where a launch with these claims leads to. */
async function launchWith(
  change: (claims: JWTPayload) => JWTPayload,
  sign = (claims: JWTPayload) => bed.platform.sign(claims),
): Promise<string> {
  const { browser, state, nonce } = await begin(bed)
  const id_token = await sign(change(bed.platform.claimsOf({ sub: 'table' }, nonce)))
  return String((await post(browser, { state, id_token })).headers.location)
}

test('the example of the standard is understood: a learner nobody knows is asked first', async () => {
  const { path, browser } = await open(bed, { [`${CLAIM}roles`]: undefined, sub: 'nobody' })
  expect(path).toBe('/lti?problem=role')
  const { path: asked } = await open(bed, {}, browser)
  expect(asked).toBe('/lti')
  const pending = (await browser.get('/api/lti/pending')).json<object>()
  expect(pending).toMatchObject({
    step: 'welcome',
    platform: 'Moodle of the school',
    course: 'Economics as a Social Science',
    name: 'Ms Jane Marie Doe',
    account: null,
  })
  // Nothing was made by a launch alone.
  expect(await bed.server.database.orm.$count(linkedIdentity)).toBe(0)
})

test('a learner enters once, comes back as the same person, and is nobody with an address', async () => {
  const opens = { sub: 'learner-1', email: 'somebody@panya.example' }
  const { browser } = await open(bed, opens)
  const entered = await browser.send('POST', '/api/lti/enter')
  const { path } = entered.json<{ path: string }>()
  expect(path).toBe('/signin?with=school&callbackUrl=%2Fclass%3Fcourse%3Dunconnected')
  expect(await signInByTicket(browser, path)).toBe('/class?course=unconnected')
  const session = await browser.session()
  expect(hasNoMail(session?.user.email ?? '')).toBe(true)
  // Pressed twice: the launch is answered.
  expect((await browser.send('POST', '/api/lti/enter')).statusCode).toBe(404)

  const again = await open(bed, opens)
  expect(again.path).toBe('/signin?with=school&callbackUrl=%2Fclass%3Fcourse%3Dunconnected')
  await signInByTicket(again.browser, again.path)
  expect((await again.browser.session())?.user.email).toBe(session?.user.email)
})

test('of a double click one account comes', async () => {
  const { browser } = await open(bed, { sub: 'double' })
  const before = await bed.server.database.orm.$count(student)
  const answers = await Promise.all([1, 2, 3].map(() => browser.send('POST', '/api/lti/enter')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(await bed.server.database.orm.$count(student)).toBe(before + 1)
})

test('a platform’s language is the page’s; without one the browser’s', async () => {
  const opened = async (locale: string, browser = new Browser(bed.server)) => {
    const presentation = { [`${CLAIM}launch_presentation`]: { locale } }
    return (await open(bed, { sub: 'speaks', ...presentation }, browser)).path
  }
  expect(await opened('th-TH')).toBe('/th/lti')
  expect(await opened('zh_cn')).toBe('/zh/lti')
  expect(await opened('sw-KE')).toBe('/lti')
  const arab = new Browser(bed.server)
  arab.language = 'ar-EG'
  expect(await opened('sw-KE', arab)).toBe('/ar/lti')
  expect(await opened('th', arab)).toBe('/th/lti')
})

const other = await generateKeyPair('RS256')
const now = () => Math.floor(Date.now() / 1000)
const withClaim = (name: string, value: unknown) => (claims: JWTPayload) => ({
  ...claims,
  [name]: value,
})

describe('a launch with one thing wrong is refused', () => {
  // biome-ignore format: one line a rule makes a table
  test.each<[string, string, (claims: JWTPayload) => JWTPayload, ((claims: JWTPayload) => Promise<string>)?]>([
    ['no signature', 'signature', (c) => c, async (c) => `${b64({ alg: 'none' })}.${b64(c)}.`],
    ['signed with our client id', 'signature', (c) => c, (c) => new SignJWT(c).setProtectedHeader({ alg: 'HS256' }).sign(new TextEncoder().encode('c'.repeat(32)))],
    ['signed by somebody else', 'signature', (c) => c, (c) => new SignJWT(c).setProtectedHeader({ alg: 'RS256' }).sign(other.privateKey)],
    ['a key nobody has', 'signature', (c) => c, (c) => new SignJWT(c).setProtectedHeader({ alg: 'RS256', kid: 'x' }).sign(other.privateKey)],
    ['changed on the way', 'signature', (c) => c, async (c) => tampered(await bed.platform.sign(c))],
    ['for another tool', 'audience', withClaim('aud', 'another-tool')],
    ['for several, none of which is named', 'audience', (c) => ({ ...c, aud: [String(c.aud), 'another-tool'] })],
    ['for several, and another is named', 'audience', (c) => ({ ...c, aud: [String(c.aud), 'x'], azp: 'x' })],
    ['another is named', 'audience', withClaim('azp', 'another-tool')],
    ['from another issuer', 'audience', withClaim('iss', 'https://elsewhere.example')],
    ['expired', 'expired', (c) => ({ ...c, iat: now() - 500, exp: now() - 400 })],
    ['made long ago', 'expired', (c) => ({ ...c, iat: now() - 3600, exp: now() + 3600 })],
    ['made in the future', 'expired', (c) => ({ ...c, iat: now() + 3600, exp: now() + 7200 })],
    ['without an end', 'expired', withClaim('exp', undefined)],
    ['without a beginning', 'expired', withClaim('iat', undefined)],
    ['without a nonce', 'message', withClaim('nonce', undefined)],
    ['with a nonce of another launch', 'used', withClaim('nonce', 'n'.repeat(32))],
    ['from an unknown deployment', 'deployment', withClaim(`${CLAIM}deployment_id`, '2')],
    ['without a deployment', 'deployment', withClaim(`${CLAIM}deployment_id`, undefined)],
    ['of another version', 'message', withClaim(`${CLAIM}version`, '1.1.0')],
    ['an unknown message', 'message', withClaim(`${CLAIM}message_type`, 'LtiSubmissionReviewRequest')],
    ['without a link', 'message', withClaim(`${CLAIM}resource_link`, {})],
    ['of nobody', 'person', withClaim('sub', undefined)],
    ['of somebody with a name beyond all names', 'person', withClaim('sub', 's'.repeat(256))],
    ['of a parent', 'role', withClaim(`${CLAIM}roles`, ['http://purl.imsglobal.org/vocab/lis/v2/membership#Mentor'])],
  ])('%s: %s', async (_what, problem, change, sign) => {
    expect(await launchWith(change, sign)).toBe(`/lti?problem=${problem}`)
  })

  test('a platform whose clock is a few minutes off is believed', async () => {
    for (const off of [-240, 240]) {
      const iat = now() + off
      expect(await launchWith((claims) => ({ ...claims, iat, exp: iat + 60 }))).toBe('/lti')
    }
  })

  test('and with nothing wrong it is not', async () => {
    expect(await launchWith((claims) => claims)).toBe('/lti')
    expect(await launchWith((claims) => ({ ...claims, aud: [String(claims.aud)] }))).toBe('/lti')
    const named = (claims: JWTPayload) => ({
      ...claims,
      aud: [String(claims.aud), 'x'],
      azp: claims.aud,
    })
    expect(await launchWith(named)).toBe('/lti')
  })
})

const b64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function tampered(token: string): string {
  const [head, body = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload
  return `${head}.${b64({ ...claims, [`${CLAIM}roles`]: [INSTRUCTOR] })}.${signature}`
}

test('a launch counts once, in the browser that began it, within minutes', async () => {
  const { browser, state, nonce } = await begin(bed)
  const id_token = await bed.platform.sign(bed.platform.claimsOf({ sub: 'once' }, nonce))
  const where = async (by: Browser, fields: Record<string, string>) =>
    (await post(by, fields)).headers.location
  const stranger = new Browser(bed.server)
  expect(await where(stranger, { state, id_token })).toBe('/lti?problem=other-browser')
  const elsewhere = (await begin(bed)).browser
  expect(await where(elsewhere, { state, id_token })).toBe('/lti?problem=other-browser')
  expect(await where(browser, { state: 'x', id_token })).toBe('/lti?problem=bad-request')
  expect(await where(browser, { id_token })).toBe('/lti?problem=bad-request')
  expect(await where(browser, { state })).toBe('/lti?problem=bad-request')
  const refused = { state, error: 'login_required' }
  expect(await where(browser, refused)).toBe('/lti?problem=refused-there')
  expect(await where(browser, { state, id_token })).toBe('/lti')
  expect(await where(browser, { state, id_token })).toBe('/lti?problem=used')

  const late = await begin(bed)
  bed.server.setNow(new Date(Date.now() + 11 * 60_000))
  expect(await where(late.browser, { state: late.state, id_token })).toBe('/lti?problem=expired')
  bed.server.setNow(null)
})

test('two links opened at the same time both arrive', async () => {
  const first = await begin(bed)
  const second = await begin(bed, first.browser)
  for (const { state, nonce } of [first, second]) {
    const id_token = await bed.platform.sign(bed.platform.claimsOf({ sub: 'two' }, nonce))
    expect((await post(first.browser, { state, id_token })).headers.location).toBe('/lti')
  }
})

test('a platform that signs with a new key is asked for it; made-up keys do not make us ask on and on', async () => {
  const asked = bed.platform.keysAsked
  await bed.platform.rotateKeys()
  expect(await launchWith((claims) => claims)).toBe('/lti')
  expect(bed.platform.keysAsked).toBe(asked + 1)
  expect(await launchWith((claims) => claims)).toBe('/lti')
  expect(bed.platform.keysAsked).toBe(asked + 1)
  const forge = (claims: JWTPayload) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'y' }).sign(other.privateKey)
  for (let i = 0; i < 12; i++) {
    expect(await launchWith((claims) => claims, forge)).toBe('/lti?problem=signature')
  }
  expect(bed.platform.keysAsked).toBeLessThan(asked + 8)
})

test('only who is registered gets a question, and nothing of it is for the next in line to choose', async () => {
  const login = async (change: Record<string, string>) => {
    const browser = new Browser(bed.server)
    const fields = { ...bed.platform.loginOf('h'), ...change }
    return String((await browser.postForm('/api/lti/login', fields)).headers.location)
  }
  expect(await login({ iss: 'https://evil.example' })).toBe('/lti?problem=unknown-platform')
  expect(await login({ client_id: 'other' })).toBe('/lti?problem=unknown-platform')
  expect(await login({ login_hint: '' })).toBe('/lti?problem=bad-request')
  const url = new URL(await login({ target_link_uri: 'https://evil.example' }))
  expect(url.origin + url.pathname).toBe(`${bed.platform.url}/auth`)
  expect(url.searchParams.get('redirect_uri')).toBe('http://localhost/api/lti/launch')
  expect(url.href).not.toContain('evil')
  // By GET as well, and without a client id where there is only one.
  const { client_id: _one, ...rest } = bed.platform.loginOf('h')
  const browser = new Browser(bed.server)
  const answer = await browser.get(`/api/lti/login?${new URLSearchParams(rest)}`)
  expect(answer.headers.location).toContain(`${bed.platform.url}/auth?`)
})

test('in a frame the launch begins again in a new window; only the platform may show that', async () => {
  const answer = await bed.server.app.inject({
    method: 'POST',
    url: '/api/lti/login',
    headers: {
      host: 'localhost',
      origin: bed.platform.url,
      'sec-fetch-dest': 'iframe',
      'sec-fetch-site': 'cross-site',
      'accept-language': 'ar',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(bed.platform.loginOf('"><script>')).toString(),
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['x-frame-options']).toBeUndefined()
  expect(answer.headers['content-security-policy']).toContain(
    `frame-ancestors 'self' ${bed.platform.url}`,
  )
  expect(answer.body).toContain('dir="rtl"')
  expect(answer.body).toContain('target="_blank"')
  expect(answer.body).not.toContain('"><script>')
  expect(answer.cookies).toEqual([])
})

test('two nodes make one key, and publish no secret of it', async () => {
  const neighbour = await testServer({}, bed.server)
  await bed.server.database.orm.delete(ltiKey)
  const answers = await Promise.all(
    [bed.server, neighbour, bed.server, neighbour].map(({ app }) =>
      app.inject('/api/lti/jwks.json'),
    ),
  )
  const bodies = new Set(answers.map(({ body }) => body))
  expect(bodies.size).toBe(1)
  const { keys } = answers[0]!.json<{ keys: object[] }>()
  expect(keys).toHaveLength(1)
  expect(Object.keys(keys[0]!).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use'])
})
