/** A browser that is opened again after its session has ended elsewhere says why, wherever it is opened. */
import { type Page, request } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  type Credentials,
  fillSignIn,
  newLearner,
  openAs,
  otherDevice,
  ownCoins,
  signInByApi,
  signOutByApi,
} from './people.ts'

const EXCEEDED = 'You have been signed out because you exceeded the maximum number of devices (3).'
const INACTIVE = 'Your session has been deactivated. Please sign in again.'

// What a page still asks for while its session ends is refused.
test.use({ expectedErrors: [/401/] })

const back = (path: string) => `/signin?return=${encodeURIComponent(path)}`

for (const [path, destination, message] of [
  ['/home', '/signin', EXCEEDED],
  ['/games/grouping', back('/games/grouping'), EXCEEDED],
  ['/projects', back('/projects'), EXCEEDED],
  ['/profile', back('/profile'), EXCEEDED],
  ['/class', back('/class'), EXCEEDED],
  [
    '/th/coins?from=menu',
    `/th${back('/th/coins?from=menu')}`,
    'คุณถูกออกจากระบบเพราะใช้งานเกินจำนวนอุปกรณ์สูงสุด (3 เครื่อง)',
  ],
] as const) {
  test(`exceeded_limit: ${path} opened on a device over the limit`, async ({ page, baseURL }) => {
    const learner = await newLearner(page.request)
    await signInByApi(page.request, learner)
    await page.goto('/home')
    await expect(ownCoins(page)).toBeVisible()
    await page.goto('about:blank')
    await threeMore(baseURL ?? '', learner)
    await page.goto(path)
    await expectTold(page, message, destination)
    // Said once: from here on it is a browser like any other.
    await page.reload()
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
    await expect(page.locator('#session-invalid')).toHaveCount(0)
  })
}

test('whoever was sent away signs in again and is where they were', async ({ page, baseURL }) => {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await threeMore(baseURL ?? '', learner)
  await page.goto('/coins')
  await expectTold(page, EXCEEDED, back('/coins'))
  await expectAccessible(page)
  await expect(page.locator('form button[type=submit]')).toBeEnabled()
  await fillSignIn(page, learner)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/coins')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My coins')
})

test('inactive: signed out from elsewhere while the browser was closed', async ({
  page,
  context,
  baseURL,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  const storageState = await context.storageState()
  await signOutByApi(await request.newContext({ baseURL: baseURL ?? '', storageState }))
  await page.goto('/projects')
  await expectTold(page, INACTIVE, back('/projects'))
})

test('expired: idle for too long', async ({ page }) => {
  const headers = { 'x-session-ended': 'expired' }
  await page.route('**/api/auth/session', (route) => route.fulfill({ json: null, headers }))
  await page.goto('/home')
  await expectTold(page, 'Your session has expired. Please sign in again.', '/signin')
})

test('a tab that was asleep for a night says so when it wakes up', async ({ page, baseURL }) => {
  const learner = await newLearner(page.request)
  await openAs(page, learner, '/profile')
  await threeMore(baseURL ?? '', learner)
  await page.clock.fastForward('12:00:00')
  await page.evaluate(() => dispatchEvent(new Event('focus')))
  await expectTold(page, EXCEEDED, back('/profile'))
})

test('the front page sends nobody away; the next page says it', async ({ page, baseURL }) => {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await threeMore(baseURL ?? '', learner)
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('#session-invalid')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Explore' }).click()
  await expectTold(page, EXCEEDED, '/signin')
})

test('a guest link opens the guest account on such a device', async ({ page, baseURL }) => {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await threeMore(baseURL ?? '', learner)
  await page.goto('/profile?user=guest')
  await expect(page.getByText('You are looking around as a guest')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(page.locator('#session-invalid')).toHaveCount(0)
})

async function threeMore(baseURL: string, learner: Credentials): Promise<void> {
  for (let device = 2; device <= 4; device += 1) await otherDevice(baseURL, learner)
}

async function expectTold(page: Page, message: string, destination: string): Promise<void> {
  const toast = page.locator('#session-invalid')
  await expect(toast).toHaveText(message)
  await expect(page).toHaveURL(destination)
  await expect(toast).toBeVisible()
}
