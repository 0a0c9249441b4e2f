import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schoolSignIn } from '../../platform/database/schema/school.ts'
import {
  SCHOOL_DOMAIN,
  SCHOOL_ID,
  schoolEnvironment,
  startTestSchool,
  type TestSchool,
} from '../../testing/school.ts'
import { SchoolBrowser } from '../../testing/school-browser.ts'
import { startSchoolServer } from '../../testing/school-server.ts'
import { testServer } from '../../testing/test-server.ts'
import { schoolSecrets } from './schools.ts'

let place: TestSchool
beforeAll(async () => {
  place = await startTestSchool()
})
afterAll(() => place.close())

test('somebody new comes back signed in, with an account of their own', async () => {
  const { name, email } = place.pupil({ given_name: 'Mali', family_name: 'Dee' })
  const browser = place.browser()
  const page = await browser.arrive(SCHOOL_ID, name, '/th/coding/blocks?x=1')
  expect(page.pathname).toBe('/th/signin')
  expect(Object.fromEntries(page.searchParams)).toEqual({
    with: 'school',
    callbackUrl: '/th/coding/blocks?x=1',
  })
  expect(await browser.session()).toBeNull()
  expect(await browser.useTicket()).toBe('in')
  expect((await browser.session())?.user.email).toBe(email)
  expect(await place.row(email)).toMatchObject({
    displayName: 'Mali Dee',
    firstName: 'Mali',
    lastName: 'Dee',
    grade: 'other',
    affiliation: 'Suthep School',
    emailVerifiedAt: expect.any(Date),
  })
})

test('the school is asked for a proof that nobody else can use, and who it is, each time', async () => {
  const { searchParams } = await place.browser().press(SCHOOL_ID)
  for (const name of ['state', 'nonce', 'code_challenge'])
    expect(searchParams.get(name)).toBeTruthy()
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('prompt')).toBe('login')
  expect(searchParams.get('scope')).toBe('openid email profile')
})

test('after signing out the next one at the machine is asked who they are', async () => {
  const first = place.pupil()
  const second = place.pupil()
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, first.name)).toBe('in')
  await browser.signOut()
  expect(await browser.session()).toBeNull()
  expect(await browser.enter(SCHOOL_ID, second.name)).toBe('in')
  expect((await browser.session())?.user.email).toBe(second.email)
})

test('a class that signs in asks the school about itself once', async () => {
  await place.browser().press(SCHOOL_ID)
  const before = place.school.asked
  await Promise.all(Array.from({ length: 20 }, () => place.browser().press(SCHOOL_ID)))
  expect(place.school.asked).toBe(before)
})

describe('what the sign-in page is told', () => {
  const reason = (page: URL) => [page.pathname, page.searchParams.get('error')]

  test('somebody changed their mind at the school', async () => {
    const page = await place.browser().arrive(SCHOOL_ID, 'nobody', '/ar/home')
    expect(reason(page)).toEqual(['/ar/signin', 'OAuthCallbackError'])
  })

  test('a way back without its beginning, or with another browser’s, opens nothing', async () => {
    const { name } = place.pupil()
    const thief = place.browser()
    const back = await thief.chooseAt(await thief.press(SCHOOL_ID), name)
    const victim = place.browser()
    expect(reason(await victim.comeBack(back))).toEqual(['/signin', 'Configuration'])
    await victim.press(SCHOOL_ID)
    expect(reason(await victim.comeBack(back))).toEqual(['/signin', 'Configuration'])
    expect(await victim.useTicket()).toBe('credentials')
    expect(await victim.session()).toBeNull()
  })

  test('the same way back twice opens one ticket', async () => {
    const { name } = place.pupil()
    const browser = place.browser()
    const back = await browser.chooseAt(await browser.press(SCHOOL_ID), name)
    expect((await browser.comeBack(back)).searchParams.get('with')).toBe('school')
    expect(reason(await browser.comeBack(back))[1]).toBe('Configuration')
    expect(await browser.useTicket()).toBe('in')
    expect(await browser.useTicket()).toBe('credentials')
  })

  test('of two tabs the one that began last gets in; the other starts again', async () => {
    const { name, email } = place.pupil()
    const browser = place.browser()
    const [first, second] = [await browser.press(SCHOOL_ID), await browser.press(SCHOOL_ID)]
    const [early, late] = [
      await browser.chooseAt(first, name),
      await browser.chooseAt(second, name),
    ]
    expect(reason(await browser.comeBack(late))[1]).toBeNull()
    expect(await browser.useTicket()).toBe('in')
    expect(reason(await browser.comeBack(early))[1]).toBe('Configuration')
    expect((await browser.session())?.user.email).toBe(email)
    // Whoever goes back in their browser and begins again is not kept out.
    await browser.signOut()
    expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  })

  test('a school nobody has set up', async () => {
    expect((await place.browser().press('school-nowhere.example')).searchParams.get('error')).toBe(
      'Configuration',
    )
    for (const id of [
      'school-nowhere.example',
      'school-',
      'credentials-',
      '%00',
      'x'.repeat(400),
    ]) {
      const answer = await place.server.app.inject(`/api/auth/callback/${id}?code=1&state=2`)
      expect([id, answer.statusCode < 500]).toEqual([id, true])
    }
  })

  test('a school whose server is away', async () => {
    const away = await startSchoolServer()
    const server = await testServer(schoolEnvironment(away))
    await away.close()
    const page = await new SchoolBrowser(server).press(SCHOOL_ID)
    expect(page.searchParams.get('error')).toBe('Configuration')
  })

  test('an address elsewhere is not gone on to', async () => {
    for (const wanted of ['https://evil.example/home', '//evil.example', '/\\evil.example']) {
      const { name } = place.pupil()
      const page = await place.browser().arrive(SCHOOL_ID, name, wanted)
      const back = page.searchParams.get('callbackUrl') ?? '/'
      expect([page.host, new URL(back, 'http://localhost:3000').host]).toEqual([
        'localhost:3000',
        'localhost:3000',
      ])
    }
  })
})

test('a ticket is made by nobody but us', async () => {
  const browser = place.browser()
  for (const forged of ['1', 'e30', Buffer.from('{"email":"a@b.example"}').toString('base64url')]) {
    browser.keep('sign-in-ticket', forged)
    expect(await browser.useTicket()).toBe('credentials')
  }
})

test('no other site’s page can press the button', async () => {
  const answer = await place.server.app.inject({
    method: 'POST',
    url: `/api/auth/signin/${SCHOOL_ID}`,
    headers: {
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'csrfToken=1',
  })
  expect(answer.statusCode).toBe(403)
})

test('the way back comes from another site, and that opens nothing else', async () => {
  const { name } = place.pupil()
  const browser = place.browser()
  expect(await browser.enter(SCHOOL_ID, name)).toBe('in')
  const back = await browser.chooseAt(await browser.press(SCHOOL_ID), name)
  const { cookie, host } = browser
  const headers = {
    cookie,
    host,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  }
  const { app } = place.server
  const page = await app.inject({ url: back.pathname + back.search, headers })
  expect(page.headers['location']).toContain('with=school')
  expect((await app.inject({ url: '/api/profile', headers })).statusCode).toBe(401)
})

test('the list for the sign-in page names schools and no secrets; the library names none', async () => {
  const list = await place.server.app.inject('/api/school-sign-in')
  expect(list.json()).toEqual({
    schools: [{ id: SCHOOL_ID, name: 'Suthep School', domain: SCHOOL_DOMAIN }],
  })
  const known = await place.server.app.inject('/api/auth/providers')
  expect(Object.keys(known.json<object>())).toEqual(['credentials'])
})

test('with Firebase and no service account of its project no school is offered', async () => {
  const server = await testServer({
    IDENTITY: 'firebase',
    FIREBASE_PROJECT_ID: 'p',
    FIREBASE_API_KEY: 'k',
  })
  await server.database.orm.insert(schoolSignIn).values({
    name: 'Suthep School',
    preset: 'google',
    domain: SCHOOL_DOMAIN,
    issuer: 'https://accounts.google.com',
    clientId: 'x',
    encryptedClientSecret: schoolSecrets(server.context.secret).encrypt('x'),
  })
  expect((await server.app.inject('/api/school-sign-in')).json()).toEqual({ schools: [] })
  const page = await new SchoolBrowser(server).press(SCHOOL_ID)
  expect(page.searchParams.get('error')).toBe('Configuration')
})

describe('other servers', () => {
  test('one that tells the address in the token is understood as well', async () => {
    const school = await startSchoolServer({ claimsInToken: true })
    const server = await testServer(schoolEnvironment(school))
    school.people.set('mali', { email: `mali@${SCHOOL_DOMAIN}`, email_verified: true })
    expect(await new SchoolBrowser(server).enter(SCHOOL_ID, 'mali')).toBe('in')
    await school.close()
  })

  /** As an admin would set it up; only its address is not the real one. */
  async function presetServer(preset: 'google' | 'entra', path = '') {
    const school = await startSchoolServer({ claimsInToken: true, path })
    const server = await testServer({ NODE_ENV: 'development' })
    await server.database.orm.insert(schoolSignIn).values({
      name: 'Preset',
      preset,
      domain: SCHOOL_DOMAIN,
      issuer: school.issuer,
      clientId: school.clientId,
      encryptedClientSecret: schoolSecrets(server.context.secret).encrypt(school.clientSecret),
    })
    return { school, server, browser: () => new SchoolBrowser(server) }
  }

  test('Google’s word for the organisation counts, not the address', async () => {
    const { school, browser } = await presetServer('google')
    const email = (name: string) => ({ email: `${name}@${SCHOOL_DOMAIN}`, email_verified: true })
    school.people.set('mali', { ...email('mali'), hd: SCHOOL_DOMAIN })
    school.people.set('private', email('private'))
    school.people.set('other', { ...email('other'), hd: 'other.example' })
    expect(await browser().enter(SCHOOL_ID, 'private')).toBe('SchoolOutside')
    expect(await browser().enter(SCHOOL_ID, 'other')).toBe('SchoolOutside')
    expect(await browser().enter(SCHOOL_ID, 'mali')).toBe('in')
    const { searchParams } = await browser().press(SCHOOL_ID)
    expect(searchParams.get('prompt')).toBe('select_account')
    expect(searchParams.get('hd')).toBe(SCHOOL_DOMAIN)
    await school.close()
  })

  test('Entra’s people are known by tenant and number', async () => {
    const tenant = '11111111-2222-3333-4444-555555555555'
    const { school, server, browser } = await presetServer('entra', `/${tenant}/v2.0`)
    const upn = `mali@${SCHOOL_DOMAIN}`
    school.people.set('mali', { tid: tenant, oid: 'A1', preferred_username: upn })
    expect(await browser().enter(SCHOOL_ID, 'mali')).toBe('in')
    // Another application of the same tenant sees another `sub`, and the name may change.
    school.people.set('again', { tid: tenant, oid: 'A1', preferred_username: 'new@x.example' })
    const later = browser()
    expect(await later.enter(SCHOOL_ID, 'again')).toBe('in')
    expect((await later.session())?.user.email).toBe(upn)
    school.people.set('stranger', { tid: 'other', oid: 'A1', preferred_username: upn })
    expect(await browser().enter(SCHOOL_ID, 'stranger')).toBe('SchoolOutside')
    expect(server.context.env.school).toBeNull()
    await school.close()
  })
})
