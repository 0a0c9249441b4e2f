import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { student } from '../../platform/database/schema/person.ts'
import { OddProvider } from '../../testing/odd-provider.ts'
import { SCHOOL_DOMAIN, SCHOOL_ID } from '../../testing/school.ts'
import { SchoolBrowser } from '../../testing/school-browser.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let provider: OddProvider
let server: TestServer
beforeAll(async () => {
  provider = await OddProvider.start()
  server = await startTestServer(provider.environment)
})
afterAll(async () => {
  await server.close()
  await provider.close()
})
let hours = 0
/** Later than anything is kept. */
const muchLater = () => later(++hours * 3600)
const later = (seconds: number) => server.setNow(new Date(Date.now() + seconds * 1000))
beforeEach(() => {
  provider.describe = null
  provider.description = {}
  muchLater()
})

const browser = () => new SchoolBrowser(server)
const MALI = { sub: 'mali', email: `mali@${SCHOOL_DOMAIN}`, email_verified: true }

describe('a token that is not for us, or not from now, opens nothing', () => {
  const iat = Math.floor(Date.now() / 1000)
  test.each([
    ['of another issuer', { iss: 'https://other.example' }],
    ['for another site', { aud: 'somebody else' }],
    ['for several, and given to another', { aud: ['panya', 'other'], azp: 'other' }],
    ['that has ended', { iat: iat - 900, exp: iat - 300 }],
    ['that never ends', { exp: undefined }],
    ['without the nonce', { nonce: undefined }],
    ['with another’s nonce', { nonce: 'another' }],
    ['about nobody', { sub: undefined }],
  ])('one %s', async (_name, change) => {
    const visitor = browser()
    const page = await provider.send(visitor, (usual) => ({ ...usual, ...MALI, ...change }))
    expect(page.searchParams.get('error')).toBe('Configuration')
    expect(await visitor.useTicket()).toBe('credentials')
  })

  test('one that nobody signed, whatever the provider says it may do', async () => {
    for (const signed of [['HS256'], ['none', 'HS256']]) {
      provider.description = { id_token_signing_alg_values_supported: signed }
      muchLater()
      const page = await provider.send(browser(), (usual) => ({ ...usual, ...MALI }), {
        alg: 'none',
      })
      expect([signed, page.searchParams.get('error')]).toEqual([signed, 'Configuration'])
    }
  })

  test('an answer about somebody else than the token’s', async () => {
    const person = { ...MALI, sub: 'somchai' }
    const page = await provider.send(browser(), (usual) => ({ ...usual, sub: 'mali' }), { person })
    expect(page.searchParams.get('error')).toBe('Configuration')
  })

  test('and nothing is made', async () => {
    expect(await server.database.orm.select().from(student)).toEqual([])
  })
})

test('the right one is let in: what was refused above was refused for its fault alone', async () => {
  const page = await provider.send(browser(), (usual) => ({ ...usual, ...MALI }))
  expect([page.searchParams.get('with'), page.searchParams.get('error')]).toEqual(['school', null])
})

describe('a provider that answers nothing useful', () => {
  const press = async () => (await browser().press(SCHOOL_ID)).searchParams.get('error')
  const fail = (response: ServerResponse) => void response.writeHead(500).end()

  test('is asked once for a whole class, and again a few seconds later', async () => {
    const before = provider.asked
    provider.describe = fail
    expect(await Promise.all(Array.from({ length: 20 }, press))).toEqual(
      Array(20).fill('Configuration'),
    )
    expect(await press()).toBe('Configuration')
    expect(provider.asked - before).toBe(1)
    provider.describe = null
    later(hours * 3600 + 6)
    expect(await press()).toBeNull()
    expect(provider.asked - before).toBe(2)
  })

  test('one that is slow lets everybody wait for the same answer', async () => {
    const before = provider.asked
    const waiting: ServerResponse[] = []
    provider.describe = (response) => waiting.push(response)
    const pressed = Array.from({ length: 20 }, press)
    await expect.poll(() => waiting.length).toBe(1)
    provider.describe = fail
    for (const response of waiting) response.destroy()
    expect(await Promise.all(pressed)).toEqual(Array(20).fill('Configuration'))
    expect(provider.asked - before).toBe(1)
  })

  test.each([
    ['another issuer', { issuer: 'https://other.example' }],
    ['nowhere to go', { authorization_endpoint: undefined }],
    ['a script to go to', { authorization_endpoint: 'javascript:alert(document.cookie)//' }],
    ['an open line', { authorization_endpoint: 'http://id.suthep.example/authorize' }],
  ])('one with %s', async (_name, description) => {
    provider.description = description
    expect(await press()).toBe('Configuration')
  })
})
