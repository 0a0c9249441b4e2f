/** What an admin can type, or a launch can name: it reaches nothing of our own network, and the reason is said. */
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PlatformTrial } from '@panya/domain/lti/lti.ts'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { ltiContext, ltiPlatform } from '../../platform/database/schema/school.ts'
import { adminClient } from '../../testing/admin-client.ts'
import { aConnectedCourse } from '../../testing/lti-course.ts'
import { begin, ltiTestBed } from '../../testing/lti-launch.ts'
import { createAskPlatform, PlatformProblem } from './platform-request.ts'

const bed = await ltiTestBed()

/** Something of our own network, and how often anybody came to it. */
async function inside(answer: RequestListener = (_request, response) => response.end('{}')) {
  const server = createServer(answer)
  let visits = 0
  server.on('connection', () => {
    visits += 1
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, visits: () => visits }
}

async function trial(tokenUrl: string, keysUrl: string): Promise<PlatformTrial> {
  const { call } = await adminClient(bed.server)
  const { status, body } = await call<PlatformTrial>('POST', '/lti/trial', { tokenUrl, keysUrl })
  expect([status, body]).toEqual([200, expect.anything()])
  return body
}

test('an admin who tries an address of our own network is told so, and nobody came there', async () => {
  const { port, visits } = await inside()
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, '10.0.0.1']) {
    const trouble = { reason: 'private-address', detail: host }
    const tried = await trial(`https://${host}/token`, `https://${host}/keys`)
    expect(tried).toEqual({ tokenUrl: trouble, keysUrl: trouble })
  }
  expect(visits()).toBe(0)
})

test('what else is wrong with an address is named; a right one is right', async () => {
  const { url } = bed.platform
  const { host } = new URL(url)
  expect(await trial(`${url}/token`, `${url}/keys`)).toEqual({ tokenUrl: null, keysUrl: null })
  expect(await trial(`${url}/nothing`, `${url}/members`)).toEqual({
    tokenUrl: { reason: 'status', detail: `${host} 404` },
    keysUrl: { reason: 'status', detail: `${host} 401` },
  })
  expect(await trial('https://nowhere.invalid/token', 'http://lms.example/keys')).toEqual({
    tokenUrl: { reason: 'unknown-host', detail: 'nowhere.invalid' },
    keysUrl: { reason: 'not-https', detail: 'lms.example' },
  })
  expect(await trial('no address', `${url}/return`)).toMatchObject({
    tokenUrl: { reason: 'not-https' },
    keysUrl: { reason: 'status' },
  })
})

test('a platform that sends elsewhere, does not end or does not answer is left', async () => {
  const { port } = await inside((request, response) => {
    if (request.url === '/elsewhere') response.writeHead(302, { location: '/' }).end()
    else if (request.url === '/endless') response.end('x'.repeat(3000))
    else if (request.url === '/page') response.end('<h1>Sign in</h1>')
    else response.write('{')
  })
  const base = `http://127.0.0.1:${port}`
  const trusted = { production: true, ltiOrigins: [base] }
  const ask = createAskPlatform(trusted, { timeMs: 200, bytes: 2000 })
  const platform = { issuer: base, authUrl: base, tokenUrl: base, keysUrl: base, origins: [] }
  for (const [path, reason] of [
    ['elsewhere', 'redirect'],
    ['endless', 'too-large'],
    ['page', 'not-json'],
    ['slow', 'timeout'],
  ]) {
    const error: unknown = await ask(platform, `${base}/${path}`).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(PlatformProblem)
    expect((error as PlatformProblem).trouble).toEqual({ reason, detail: `127.0.0.1:${port}` })
  }
})

test('neither keys nor members nor tokens are fetched from our own network, whatever is registered', async () => {
  const course = await aConnectedCourse(bed)
  const { port, visits } = await inside()
  const house = `https://localhost:${port}`
  const { orm } = bed.server.database
  const change = (values: Partial<typeof ltiPlatform.$inferInsert>) =>
    orm.update(ltiPlatform).set(values).where(eq(ltiPlatform.id, bed.platformId))
  const { tokenUrl, keysUrl } = bed.platform.registration
  onTestFinished(async () => {
    await change({ tokenUrl, keysUrl, origins: [] })
  })

  await change({ keysUrl: `${house}/keys` })
  const { browser, state, nonce } = await begin(bed)
  const id_token = await bed.platform.sign(bed.platform.claimsOf({ sub: 'inside' }, nonce))
  const launched = await browser.postForm('/api/lti/launch', { state, id_token })
  expect(launched.headers.location).toBe('/lti?problem=keys')

  const members = async () => {
    const url = `/api/teach/classes/${course.room.id}/lti-members`
    const answer = await course.browser.send('POST', url, { preview: true })
    return [answer.statusCode, answer.json<{ fields?: object }>().fields]
  }
  const refused = [503, { platform: `private-address localhost:${port}` }]
  await change({ keysUrl, tokenUrl: `${house}/token` })
  expect(await members()).toEqual(refused)
  await change({ tokenUrl, origins: [house] })
  await orm
    .update(ltiContext)
    .set({ membersUrl: `${house}/members` })
    .where(eq(ltiContext.classroomId, course.room.id))
  expect(await members()).toEqual(refused)
  expect(visits()).toBe(0)
})
