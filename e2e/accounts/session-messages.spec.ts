/** Each message of the error catalogue, as a learner sees it, and where it leads. */
import { type Page, request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newLearner, openAs, otherDevice, signOutByApi, signOutByMenu } from './people.ts'

const CHECK = '**/api/auth/validate-session'

// What a page still asks for while its session ends is refused.
test.use({ expectedErrors: [/401/] })

test('default: an unknown reason says that the session has expired', async ({ page }) => {
  await openAs(page, await newLearner(page.request))
  const json = { isValid: false, reason: 'something-new' }
  await page.route(CHECK, (route) => route.fulfill({ json }))
  await expectEnded(page, 'Your session has expired. Please sign in again.')
})

test('not_found: a session nobody knows', async ({ page }) => {
  await openAs(page, await newLearner(page.request))
  const postData = JSON.stringify({ sessionId: 'nobody-knows-this-session' })
  await page.route(CHECK, (route) => route.continue({ postData }))
  await expectEnded(page, 'Your session is no longer valid. Please sign in again.')
})

test.describe('signed out elsewhere', () => {
  test('exceeded_limit: a fourth device ends the first', async ({ page, baseURL }) => {
    const learner = await newLearner(page.request)
    await openAs(page, learner)
    for (let device = 2; device <= 4; device += 1) await otherDevice(baseURL ?? '', learner)
    await expectEnded(
      page,
      'You have been signed out because you exceeded the maximum number of devices (3).',
    )
  })

  test('inactive: signed out from elsewhere', async ({ page, context, baseURL }) => {
    await openAs(page, await newLearner(page.request))
    const storageState = await context.storageState()
    await signOutByApi(await request.newContext({ baseURL: baseURL ?? '', storageState }))
    await expectEnded(page, 'Your session has been deactivated. Please sign in again.')
  })
})

for (const [locale, message] of [
  ['th', 'คุณถูกออกจากระบบเพราะใช้งานเกินจำนวนอุปกรณ์สูงสุด (3 เครื่อง)'],
  ['zh', '你已被退出登录，因为超过了设备数量上限（3 台）。'],
  ['ar', 'تم تسجيل خروجك لأنك تجاوزت الحد الأقصى لعدد الأجهزة (3).'],
] as const) {
  test(`exceeded_limit in ${locale}, and sign-in in the same language`, async ({ page }) => {
    await openAs(page, await newLearner(page.request), `/${locale}/home`)
    const json = { isValid: false, reason: 'exceeded_limit' }
    await page.route(CHECK, (route) => route.fulfill({ json }))
    await expectEnded(page, message, `/${locale}/signin`)
  })
}

async function expectEnded(page: Page, message: string, destination = '/signin'): Promise<void> {
  await page.clock.runFor(10_000)
  const toast = page.locator('#session-invalid')
  await expect(toast).toHaveText(message)
  await expect(page.locator('.Toastify__toast-container--top-center')).toContainText(message)
  await expect(toast.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '5s')
  await expect(page).toHaveURL(destination)
  await expect(toast).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL('/signin?return=%2Fprofile')
}

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a failing check is only logged', async ({ page }) => {
    await openAs(page, await newLearner(page.request))
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('session-check'))
    await page.route(CHECK, (route) => route.abort())
    await page.clock.runFor(10_000)
    await logged
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    await expect(page).toHaveURL('/home')
  })

  test('a failing sign-out says so for 3 s and signs out anyway', async ({ page }) => {
    await openAs(page, await newLearner(page.request), '/profile')
    await page.route('**/api/auth/signout', (route) => route.abort())
    await signOutByMenu(page)
    const toast = page.locator('.Toastify__toast')
    await expect(toast).toHaveText('Logout encountered an error. Redirecting...')
    await expect(toast.locator('.Toastify__progress-bar')).toHaveCSS('animation-duration', '3s')
    await expect(toast).toHaveCSS('display', 'flex')
    await expect(page).toHaveURL('/home')
    await page.unroute('**/api/auth/signout')
    await expect(toast).toHaveCount(0)
    await page.goto('/profile')
    await expect(page).toHaveURL('/signin?return=%2Fprofile')
    const session = await page.request.get('/api/auth/session')
    expect(await session.json(), 'the server has heard of it by now').toBeNull()
  })
})
