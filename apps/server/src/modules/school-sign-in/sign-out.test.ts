import type { SchoolFarewell } from '@panya/domain/account/school-sign-in.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { OddProvider } from '../../testing/odd-provider.ts'
import { aStudent } from '../../testing/people.ts'
import { SCHOOL_DOMAIN, SCHOOL_ID, startTestSchool, type TestSchool } from '../../testing/school.ts'
import { SchoolBrowser } from '../../testing/school-browser.ts'
import type { Browser } from '../../testing/sign-in.ts'
import { startTestServer } from '../../testing/test-server.ts'

let place: TestSchool
beforeAll(async () => {
  place = await startTestSchool()
})
afterAll(() => place.close())

async function signOut(browser: Browser): Promise<SchoolFarewell | undefined> {
  const answer = await browser.signOut()
  expect(answer.statusCode).toBe(200)
  return answer.json<{ school?: SchoolFarewell }>().school
}

/** What the school says when it may ask nobody anything. */
async function atSchool(browser: SchoolBrowser): Promise<string> {
  const page = await browser.press(SCHOOL_ID)
  page.searchParams.set('prompt', 'none')
  const { searchParams } = await browser.chooseAt(page, '')
  return searchParams.get('error') ?? 'signed in'
}

test('whoever came through their school signs out here, then there, and is back', async () => {
  const { name } = place.pupil()
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  const school = await signOut(browser)
  expect(await browser.session()).toBeNull()
  expect(school?.name).toBe('Suthep School')
  const address = new URL(school?.address ?? '')
  const callback = `http://localhost:3000/api/auth/callback/${SCHOOL_ID}`
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: place.school.clientId,
    post_logout_redirect_uri: callback,
  })
  expect(await atSchool(browser)).toBe('signed in')
  const back = await browser.chooseAt(address, '')
  expect(back.href).toBe(callback)
  expect((await browser.comeBack(back)).pathname).toBe('/home')
  expect(await atSchool(browser)).toBe('login_required')
})

test('back from there they find the language they left in', async () => {
  const browser = place.browser()
  const callback = new URL(`http://localhost:3000/api/auth/callback/${SCHOOL_ID}?state=x`)
  await browser.press(SCHOOL_ID, 'http://localhost:3000/th/profile')
  expect((await browser.comeBack(callback)).pathname).toBe('/th/home')
})

test('the session remembers it for as long as it lasts', async () => {
  const { name } = place.pupil()
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  place.server.setNow(new Date(Date.now() + 2 * 24 * 3_600_000))
  await browser.session()
  expect(await signOut(browser)).toMatchObject({ name: 'Suthep School' })
  place.server.setNow(null)
})

test('whoever came with a password is not sent to any school', async () => {
  const { name } = place.pupil()
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  const own = await aStudent(place.server)
  await browser.signIn(own.email)
  expect(await signOut(browser)).toBeUndefined()
  expect(await signOut(place.browser())).toBeUndefined()
})

test('a school without a sign-out, with a harmful one or with none in time holds nobody up', async () => {
  const provider = await OddProvider.start()
  const server = await startTestServer(provider.environment)
  let hours = 0
  const muchLater = () => server.setNow(new Date(Date.now() + ++hours * 3_600_000))
  const person = { sub: 'mali', email: `mali@${SCHOOL_DOMAIN}`, email_verified: true }
  const enter = async () => {
    muchLater()
    const browser = new SchoolBrowser(server)
    await provider.send(browser, (usual) => ({ ...usual, sub: 'mali' }), { person })
    expect(await browser.useTicket()).toBe('in')
    return browser
  }
  for (const address of [undefined, 'javascript:alert(1)', 'http://suthep.example/out', 7]) {
    provider.description = { end_session_endpoint: address }
    expect(await signOut(await enter())).toBeUndefined()
  }
  provider.description = { end_session_endpoint: `${provider.issuer}/out` }
  expect(await signOut(await enter())).toBeDefined()
  const browser = await enter()
  muchLater()
  provider.describe = () => undefined
  expect(await signOut(browser)).toBeUndefined()
  expect(await browser.session()).toBeNull()
  await server.close()
  await provider.close()
})
