/** A test server with a registered platform beside it, and people who open things there. */
import type { JSONWebKeySet } from 'jose'
import { afterAll } from 'vitest'
import { ltiPlatform } from '../platform/database/schema/school.ts'
import { type LtiPlatform, type Opens, startLtiPlatform } from './lti-platform.ts'
import { Browser } from './sign-in.ts'
import { startTestServer, type TestServer } from './test-server.ts'

export interface LtiTestBed {
  server: TestServer
  platform: LtiPlatform
  platformId: number
}

/** For one test file, at its top: closed when its tests are over. */
export async function ltiTestBed(): Promise<LtiTestBed> {
  let server: TestServer
  const platform = await startLtiPlatform({
    origin: 'http://localhost',
    keys: async () => (await server.app.inject('/api/lti/jwks.json')).json<JSONWebKeySet>(),
  })
  server = await startTestServer({ LTI_ORIGINS: platform.url })
  const [row] = await server.database.orm
    .insert(ltiPlatform)
    .values(platform.registration)
    .returning({ id: ltiPlatform.id })
  afterAll(async () => {
    await server.close()
    await platform.close()
  })
  return { server, platform, platformId: row!.id }
}

export interface BegunLaunch {
  browser: Browser
  state: string
  nonce: string
}

/** As far as the platform's question for who it is. */
export async function begin(
  { server, platform }: LtiTestBed,
  browser = new Browser(server),
): Promise<BegunLaunch> {
  const answer = await browser.postForm('/api/lti/login', platform.loginOf('a hint'))
  const { searchParams } = new URL(String(answer.headers.location))
  return {
    browser,
    state: searchParams.get('state') ?? '',
    nonce: searchParams.get('nonce') ?? '',
  }
}

/** The whole way, over the platform's own pages. Gives where it leads to. */
export async function open(
  { server, platform }: LtiTestBed,
  opens: Opens,
  browser = new Browser(server),
): Promise<{ browser: Browser; path: string }> {
  const hint = platform.prepare(opens)
  const begun = await browser.postForm('/api/lti/login', platform.loginOf(hint))
  const page = await (await fetch(String(begun.headers.location))).text()
  const answer = await browser.postForm('/api/lti/launch', fieldsIn(page))
  if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body} ${page}`)
  return { browser, path: String(answer.headers.location) }
}

/** What the page at the end of the way does: the ticket becomes a session. Gives where it goes on to. */
export async function signInByTicket(browser: Browser, path: string): Promise<string> {
  const { searchParams } = new URL(path, 'http://localhost')
  const { csrfToken } = (await browser.get('/api/auth/csrf')).json<{ csrfToken: string }>()
  const form = { csrfToken, ticket: '1' }
  const answer = await browser.postForm('/api/auth/callback/credentials', form)
  if (answer.body.includes('error=')) throw new Error(answer.body)
  return searchParams.get('callbackUrl') ?? ''
}

export function fieldsIn(page: string): Record<string, string> {
  const inputs = page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, unquoted(value)]))
}

function unquoted(text: string): string {
  return text
    .replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
