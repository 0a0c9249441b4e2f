import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { aDemo, anAdmin, aStudent, TEST_PASSWORD } from '../../testing/people.ts'
import { Browser, signIn } from '../../testing/sign-in.ts'
import { startSmtpServer } from '../../testing/smtp-server.ts'
import { startTestServer, type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function someone(make = aStudent) {
  const { id, email } = await make(server)
  const { withCookie: headers } = await signIn(server, email)
  const choose = (payload: object) =>
    server.app.inject({ method: 'PUT', url: '/api/profile/locale', headers, payload })
  const read = async () => (await server.app.inject({ url: '/api/profile', headers })).json().locale
  return { id, email, headers, choose, read }
}

/** What a browser hears when somebody signs in on it. */
async function signInAnew(email: string) {
  const browser = new Browser(server)
  const { csrfToken } = (await browser.get('/api/auth/csrf')).json()
  const form = { csrfToken, email, password: TEST_PASSWORD, callbackUrl: '/home' }
  return browser.postForm('/api/auth/callback/credentials', form)
}

test('nobody has a language before they choose one, and a sign-in changes nothing then', async () => {
  const { email, read } = await someone()
  expect(await read()).toBeNull()
  const answer = await signInAnew(email)
  expect(answer.json()).toMatchObject({ session: { user: { email } }, locale: null })
  expect(String(answer.headers['set-cookie'])).not.toContain('locale=')
})

test('what somebody chose is with them wherever they sign in', async () => {
  const { email, choose, read } = await someone()
  for (const locale of ['th', 'en']) {
    const saved = await choose({ locale })
    expect([saved.statusCode, saved.headers['set-cookie']]).toEqual([
      204,
      `locale=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`,
    ])
    expect(await read()).toBe(locale)
    const answer = await signInAnew(email)
    expect(answer.json().locale).toBe(locale)
    expect(answer.headers['set-cookie']).toContain(saved.headers['set-cookie'])
  }
})

test('a wrong password tells nothing of the language', async () => {
  const { email, choose } = await someone()
  await choose({ locale: 'ar' })
  const browser = new Browser(server)
  const { csrfToken } = (await browser.get('/api/auth/csrf')).json()
  const answer = await browser.postForm('/api/auth/callback/credentials', {
    csrfToken,
    email,
    password: 'not-the-password',
  })
  expect(answer.body).not.toContain('locale')
  expect(String(answer.headers['set-cookie'])).not.toContain('locale=')
})

test.each([{}, { locale: 'xx' }, { locale: null }, { locale: 'th', id: 1 }, { locale: 'TH' }])(
  '%j is no choice',
  async (payload) => {
    const { choose, read } = await someone()
    expect((await choose(payload)).statusCode).toBe(400)
    expect(await read()).toBeNull()
  },
)

test('guests share an account, which has no language; strangers have no account', async () => {
  const guest = await someone(aDemo)
  const refused = await guest.choose({ locale: 'th' })
  expect(refused.statusCode).toBe(403)
  expect(refused.headers['set-cookie']).toBeUndefined()
  expect(await guest.read()).toBeNull()
  const stranger = { method: 'PUT', url: '/api/profile/locale', payload: { locale: 'th' } } as const
  expect((await server.app.inject(stranger)).statusCode).toBe(401)
})

test('nobody chooses for somebody else, not even an admin', async () => {
  const learner = await someone()
  const admin = await someone(anAdmin)
  await admin.choose({ locale: 'zh' })
  const url = `/api/admin/people/${learner.id}`
  const payload = { locale: 'zh' }
  const answer = await server.app.inject({ method: 'PATCH', url, headers: admin.headers, payload })
  expect(answer.statusCode).toBe(400)
  expect(await learner.read()).toBeNull()
})

test('mails are in the language of the account, whatever page they were asked for on', async () => {
  const post = await startSmtpServer()
  onTestFinished(post.close)
  const mailing = await testServer({ SMTP_URL: post.url, PUBLIC_URL: 'http://localhost:3000' })
  const [thai, undecided] = [await aStudent(mailing), await aStudent(mailing)]
  const mailFor = async ({ email }: { email: string }, choice?: object) => {
    const { withCookie: headers } = await signIn(mailing, email)
    if (choice)
      await mailing.app.inject({
        method: 'PUT',
        url: '/api/profile/locale',
        headers,
        payload: choice,
      })
    const url = '/api/personal-data/deletion'
    const payload = { password: TEST_PASSWORD, locale: 'ar' }
    expect((await mailing.app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(
      200,
    )
    return (await post.mailTo(email)).text
  }
  expect(await mailFor(thai, { locale: 'th' })).toContain('http://localhost:3000/th/profile')
  expect(await mailFor(undecided)).toContain('http://localhost:3000/ar/profile')
})
