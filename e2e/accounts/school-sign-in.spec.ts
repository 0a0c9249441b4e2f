/** A school's own server is at 127.0.0.1 and ours at localhost: two sites, as in life. */
import type { Page } from '@playwright/test'
import { codeAt } from '../../apps/server/src/testing/app-code.ts'
import {
  type SchoolServer,
  startSchoolServer,
} from '../../apps/server/src/testing/school-server.ts'
import { expectAccessible } from '../support/accessible.ts'
import { startServerUnderTest } from '../support/server.ts'
import { test as base, expect } from '../support/test.ts'
import { anotherTeacher } from '../teach/class.ts'
import { ADMIN, freshEmail, otherDevice, ownCoins, signInByApi, signOutByMenu } from './people.ts'

const DOMAIN = 'school.example'
const BUTTON = { name: 'Sign in with Doi Suthep School' }

let school: SchoolServer

const test = base.extend<object, { ours: string }>({
  ours: [
    async ({}, use) => {
      school = await startSchoolServer()
      const server = await startServerUnderTest({
        OIDC_ISSUER: school.issuer,
        OIDC_DOMAIN: DOMAIN,
        OIDC_NAME: 'Doi Suthep School',
        OIDC_CLIENT_ID: school.clientId,
        OIDC_CLIENT_SECRET: school.clientSecret,
      })
      await use(server.url.replace('127.0.0.1', 'localhost'))
      await server.stop()
      await school.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ ours }, use) => {
    await use(ours)
  },
})
// One school for all of them.
test.describe.configure({ mode: 'default' })
test.use({ otherSite: /^http:\/\/127\.0\.0\.1:\d+$/, expectedErrors: [/status of 40[01]/] })

/** Somebody the school knows, by the name on its page. */
function pupil(claims: Record<string, unknown> = {}) {
  const email = freshEmail()
  const [name = ''] = email.split('@')
  const names = { name: 'Mali Dee', given_name: 'Mali', family_name: 'Dee' }
  school.people.set(name, { email, email_verified: true, ...names, ...claims })
  return { name, email }
}

async function choose(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible()
  await page.getByRole('button', { name, exact: true }).click()
}

async function enter(page: Page, name: string): Promise<void> {
  await page.goto('/signin')
  await page.getByRole('button', BUTTON).click()
  await choose(page, name)
}

test('to the school and back to /home, out again, and the next one is asked who they are', async ({
  page,
}) => {
  const first = pupil()
  const second = pupil()
  await page.goto('/signin')
  await expect(page.getByRole('button', BUTTON)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', BUTTON).press('Enter')
  await choose(page, first.name)
  await expect(page).toHaveURL('/home')
  await expect(ownCoins(page)).toBeVisible()
  const here = async () =>
    ((await (await page.request.get('/api/auth/session')).json()) as Here)?.user
  expect((await here())?.email).toBe(first.email)

  // Out here, and out there: the machine is the next one's.
  await signOutByMenu(page)
  await expect(ownCoins(page)).toBeHidden()
  const question = page.getByRole('dialog', { name: 'Sign out of Doi Suthep School too?' })
  await expectAccessible(page)
  await question.getByRole('link', { name: 'Sign out there too' }).click()
  await page.getByRole('button', { name: 'Sign out of the school' }).click()
  await expect(page).toHaveURL('/home')
  await expect(question).toHaveCount(0)
  expect(await here()).toBeUndefined()
  await enter(page, second.name)
  await expect(page).toHaveURL('/home')
  await expect(ownCoins(page)).toBeVisible()
  expect((await here())?.email).toBe(second.email)

  // The first one again: the same account, not another.
  await signOutByMenu(page)
  await page.getByRole('button', { name: 'No, this device is mine' }).click()
  await expect(question).toHaveCount(0)
  await enter(page, first.name)
  await expect(page).toHaveURL('/home')
  await expect(ownCoins(page)).toBeVisible()
  expect((await here())?.email).toBe(first.email)
})

type Here = { user: { email: string } } | null

test('a tool that was asked for is there afterwards, in the page’s own language', async ({
  page,
}) => {
  const { name } = pupil()
  await page.goto('/th/coding/python-programming')
  await expect(page).toHaveURL(/\/th\/signin\?return=/)
  await page.getByRole('button', { name: 'เข้าสู่ระบบด้วย Doi Suthep School' }).click()
  await choose(page, name)
  await expect(page).toHaveURL('/th/coding/python-programming')
})

test('who changes their mind, and who is not let in, learns why', async ({ page, baseURL }) => {
  const alert = page.getByRole('alert').filter({ hasText: /\S/ })
  await enter(page, 'nobody')
  await expect(page).toHaveURL(/\/signin\?error=/)
  await expect(alert).toContainText('You did not finish signing in at your school')
  await expectAccessible(page)
  await enter(page, pupil({ email: 'mali@gmail.example' }).name)
  await expect(alert).toContainText('does not belong to this school')
  await enter(page, pupil({ email_verified: false }).name)
  await expect(alert).toContainText('has not confirmed your email address')

  const closed = pupil()
  await enter(page, closed.name)
  await expect(page).toHaveURL('/home')
  await expect(ownCoins(page)).toBeVisible()
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const session = (await (await page.request.get('/api/auth/session')).json()) as {
    user: { id: string }
  }
  const done = await admin.put(`/api/admin/people/${session.user.id}/state`, {
    data: { state: 'closed' },
  })
  expect(done.ok()).toBe(true)
  await admin.dispose()
  await page.context().clearCookies()
  await enter(page, closed.name)
  await expect(alert).toContainText('This account has been closed')

  await page.goto('/ar/signin?error=Configuration')
  await expect(alert).toContainText('لم يعمل تسجيل الدخول عبر مدرستك')
  await page.goto('/signin?with=school&callbackUrl=%2Fhome')
  await expect(alert).toContainText('That took too long')
})

test('a teacher’s second factor is asked for', async ({ page, baseURL }) => {
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  const headers = { origin: baseURL ?? '' }
  await page.request.post('/api/second-factor/confirm/password', {
    data: { password: teacher.password },
    headers,
  })
  const begun = await page.request.post('/api/second-factor/app', { headers })
  const { secret, setup } = (await begun.json()) as { secret: string; setup: string }
  const code = codeAt(secret, new Date())
  const added = await page.request.put('/api/second-factor/app', { data: { setup, code }, headers })
  expect(added.ok()).toBe(true)
  await page.context().clearCookies()
  await enter(page, pupil({ email: teacher.email }).name)
  await page.getByLabel('Code from your app').fill(codeAt(secret, new Date(Date.now() + 30_000)))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
  await page.goto('/teach')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('somebody else who was signed in here is not taken for the one who comes', async ({
  page,
}) => {
  const before = pupil()
  const next = pupil()
  await enter(page, before.name)
  await expect(ownCoins(page)).toBeVisible()
  // As a learning platform would send them: with a ticket, while somebody is still signed in.
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as {
    csrfToken: string
  }
  const begun = await page.request.post(`/api/auth/signin/school-${DOMAIN}`, {
    form: { csrfToken, callbackUrl: '/profile' },
    headers: { 'x-auth-return-redirect': '1' },
  })
  await page.goto(((await begun.json()) as { url: string }).url)
  await choose(page, next.name)
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(next.email).first()).toBeVisible()
})

test('an admin disconnects a school’s account that went to somebody else, who gets one of their own', async ({
  page,
}) => {
  const before = pupil()
  await enter(page, before.name)
  await expect(ownCoins(page)).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: 'Signing in' })).toContainText('Doi Suthep School')
  const session = (await (await page.request.get('/api/auth/session')).json()) as {
    user: { id: string }
  }
  const next = pupil({ email: before.email })
  await page.context().clearCookies()
  await enter(page, next.name)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toContainText(
    'Somebody else at your school had this address',
  )

  await signInByApi(page.request, ADMIN)
  await page.goto(`/admin/person?id=${session.user.id}`)
  await page.getByRole('button', { name: 'Disconnect Doi Suthep School' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(before.email)
  await dialog.getByLabel('The address belongs to somebody else now').check()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Disconnect Doi Suthep School' })).toHaveCount(0)

  await page.context().clearCookies()
  await enter(page, next.name)
  await expect(ownCoins(page)).toBeVisible()
  const now = await page.request.get('/api/auth/session')
  expect(((await now.json()) as typeof session).user.id).not.toBe(session.user.id)
})

test('an admin sets schools up: tried, offered by address, chosen from a list, switched off', async ({
  page,
}) => {
  await signInByApi(page.request, ADMIN)
  await page.goto('/admin/school-sign-in')
  await expect(page.getByRole('article', { name: 'Doi Suthep School' })).toContainText('OIDC_')
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(page.getByText('The provider answers as it should.')).toBeVisible()
  for (const [name, domain] of [
    ['Ban Nok School', 'bannok.example'],
    ['โรงเรียนบ้านป่า', 'banpa.example'],
    ['مدرسة النور', 'nour.example'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a school' }).click()
    await page.getByLabel('Name of the school').fill(name)
    await page.getByLabel('Domain of its addresses').fill(domain)
    await page.getByLabel('Client ID').fill('panya')
    await page.getByLabel('Client secret', { exact: true }).fill('do not tell')
    await expect(page.getByText(`/api/auth/callback/school-${domain}`)).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('article', { name })).toContainText(domain)
  }
  await page.getByRole('button', { name: 'Change Ban Nok School' }).click()
  await page.getByLabel('Provider', { exact: true }).selectOption('other')
  await page.getByLabel('Issuer').fill('https://localhost:5432')
  await page
    .getByRole('article', { name: 'Ban Nok School' })
    .getByRole('button', { name: 'Try it' })
    .click()
  await expect(page.getByText('inside the server’s own network')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This provider needs its own secret.')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.context().clearCookies()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in with my school' }).click()
  await page.getByLabel('Your school', { exact: true }).selectOption({ label: 'Doi Suthep School' })
  await expectAccessible(page)
  await page.getByLabel('Email').fill('nok@bannok.example')
  await expect(page.getByRole('button', { name: 'Sign in with Ban Nok School' })).toBeVisible()
  await page.getByLabel('Email').fill(freshEmail())
  // The school lists whom it knows when its page is asked for: known before the click.
  const mali = pupil()
  await page.getByRole('button', BUTTON).click()
  await choose(page, mali.name)
  await expect(page).toHaveURL('/home')

  await page.context().clearCookies()
  await signInByApi(page.request, ADMIN)
  await page.goto('/admin/school-sign-in')
  await page.getByRole('button', { name: 'Switch off Ban Nok School' }).click()
  await expect(page.getByRole('button', { name: 'Switch on Ban Nok School' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove Ban Nok School' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('article', { name: 'Ban Nok School' })).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
