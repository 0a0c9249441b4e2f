import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { countRequests, newLearner, ownCoins, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'

const THAI = { locale: 'th-TH' }

/** Another device, or the same one after its browser was closed. */
async function openBrowser(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  return (await browser.newContext(options)).newPage()
}

async function chooseInHeader(page: Page, name: string): Promise<void> {
  await page
    .locator('header summary', { has: page.locator('svg') })
    .filter({ hasText: /English|ไทย|中文|العربية/ })
    .first()
    .click()
  await page.locator('header details[open]').getByRole('link', { name }).click()
}

async function signInOn(page: Page, { email, password }: { email: string; password: string }) {
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  // A form that is not alive yet swallows the key.
  await expect(page.locator('main form button[type=submit]').first()).toBeEnabled()
  await page.keyboard.press('Enter')
}

const language = (page: Page) => page.locator('html')

test.describe('a Thai browser', () => {
  test.use(THAI)

  test('comes to Thai pages, and to nothing else first', async ({ page }) => {
    const documents: string[] = []
    page.on('response', (answer) => {
      if (answer.request().isNavigationRequest())
        documents.push(`${answer.status()} ${new URL(answer.url()).pathname}`)
    })
    await page.goto('/home?from=letter#tools')
    await expect(page).toHaveURL('/th/home?from=letter#tools')
    await expect(language(page)).toHaveAttribute('lang', 'th')
    expect(documents).toEqual(['302 /home', '200 /th/home'])
    expect(await page.context().cookies()).toEqual([])
  })

  test('finds the language in every link of the pages', async ({ page }) => {
    const { email, password } = await newLearner(page.request)
    await signInByApi(page.request, { email, password })
    for (const path of ['/', '/home', '/plans', '/privacy', '/profile', '/projects']) {
      await page.goto(path)
      await expect(ownCoins(page)).toBeVisible()
      const others = await page
        .locator('a[href^="/"]:not([data-chooses-locale]):not([href^="/api/"])')
        .evaluateAll((links) =>
          links
            .map((link) => link.getAttribute('href') ?? '')
            .filter((href) => !/^\/th(?=[/?#]|$)/.test(href)),
        )
      expect(others, path).toEqual([])
    }
    await page.goto('/th/plans')
    await page.getByRole('banner').locator('a[href="/th/home"]').first().click()
    await expect(page).toHaveURL('/th/home')
  })

  test.describe('of a stranger', () => {
    test.use({ expectedErrors: [/404/] })
    test('is told in Thai that a page is not there', async ({ page }) => {
      const answer = await page.goto('/not-here')
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('ไม่พบหน้านี้')
    })
  })

  test('stays in English once that was chosen, also after it was closed', async ({
    page,
    browser,
    baseURL,
  }) => {
    const detours = countRequests(page, 'GET', '/en/plans')
    await page.goto('/plans?from=letter')
    await expect(page).toHaveURL('/th/plans?from=letter')
    await chooseInHeader(page, 'English')
    await expect(page).toHaveURL('/plans?from=letter')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    expect(detours()).toBe(0)
    await page.reload()
    await expect(page).toHaveURL('/plans?from=letter')
    const storageState = await page.context().storageState()
    const kept = { name: 'locale', value: 'en', sameSite: 'Lax' }
    expect(storageState.cookies).toContainEqual(expect.objectContaining(kept))
    const later = await openBrowser(browser, { ...THAI, baseURL: baseURL ?? '', storageState })
    for (const path of ['/', '/home', '/plans']) {
      await later.goto(path)
      await expect(later).toHaveURL(path)
      await expect(language(later)).toHaveAttribute('lang', 'en')
    }
    // What somebody sent in Thai is read in Thai, and changes nothing.
    await later.goto('/th/plans')
    await expect(language(later)).toHaveAttribute('lang', 'th')
    await later.goto('/plans')
    await expect(language(later)).toHaveAttribute('lang', 'en')
    await later.context().close()
  })

  test('without scripts can choose English too', async ({ browser, baseURL }) => {
    const options = { ...THAI, baseURL: baseURL ?? '', javaScriptEnabled: false }
    const page = await openBrowser(browser, options)
    await page.goto('/home')
    await chooseInHeader(page, 'English')
    await expect(page).toHaveURL('/home')
    await page.goto('/plans')
    await expect(page).toHaveURL('/plans')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.context().close()
  })

  test('that asks for /en gets the plain address, in English from then on', async ({ page }) => {
    await page.goto('/en/plans?x=1')
    await expect(page).toHaveURL('/plans?x=1')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.goto('/EN')
    await expect(page).toHaveURL('/')
    await expect(language(page)).toHaveAttribute('lang', 'en')
  })
})

test.describe('before the page’s scripts have come', () => {
  test.use({ ...THAI, expectedErrors: [/net::ERR_FAILED|dynamically imported module/] })
  test('a choice is kept', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/signin?return=/th/profile')
    await chooseInHeader(page, '中文')
    await expect(page).toHaveURL('/zh/signin?return=/th/profile')
    await page.goto('/home')
    await expect(page).toHaveURL('/zh/home')
  })
})

test.describe('somebody who is signed in', () => {
  test('finds the language they chose on the next device, once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const learner = await newLearner(page.request)
    await signInByApi(page.request, learner)
    await page.goto('/profile')
    // The question stands above the links: they stay where they are once it is there.
    await expect(page.getByRole('heading', { name: /when were you born/i })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'ไทย' }).click()
    await expect(page).toHaveURL('/th/profile')
    const kept = async () => (await (await page.request.get('/api/profile')).json()).locale
    await expect.poll(kept).toBe('th')

    const device = await openBrowser(browser, { locale: 'en-US', baseURL: baseURL ?? '' })
    const shown: string[] = []
    device.on('response', (answer) => {
      if (answer.request().isNavigationRequest()) shown.push(new URL(answer.url()).pathname)
    })
    await device.goto('/profile?tab=1')
    await expect(device).toHaveURL('/signin?return=%2Fprofile%3Ftab%3D1')
    await signInOn(device, learner)
    await expect(device).toHaveURL('/th/profile?tab=1')
    await expect(device.getByText(learner.email)).toBeVisible()
    expect(shown).toEqual(['/profile', '/th/profile'])
    await device.goto('/home')
    await expect(device).toHaveURL('/th/home')
    // An address that says it otherwise is not fought.
    await device.goto('/ar/profile')
    await expect(device.getByText(learner.email)).toBeVisible()
    await expect(device).toHaveURL('/ar/profile')
    await device.context().close()
  })

  test('who chose English comes to English pages in a Thai browser', async ({
    page,
    browser,
    baseURL,
  }) => {
    const learner = await newLearner(page.request)
    await signInByApi(page.request, learner)
    await page.goto('/th/home')
    await expect(ownCoins(page)).toBeVisible()
    const saved = page.waitForResponse('**/api/profile/locale')
    await chooseInHeader(page, 'English')
    await saved
    const device = await openBrowser(browser, { ...THAI, baseURL: baseURL ?? '' })
    await device.goto('/signin?return=/projects')
    await expect(device).toHaveURL('/th/signin?return=/projects')
    await signInOn(device, learner)
    await expect(device).toHaveURL('/projects')
    await expect(ownCoins(device)).toBeVisible()
    await device.goto('/')
    await expect(language(device)).toHaveAttribute('lang', 'en')
    await device.context().close()
  })

  test('who chooses at the sign-in page is taken at their word', async ({ page }) => {
    const learner = await newLearner(page.request)
    await signInByApi(page.request, learner)
    await page.request.put('/api/profile/locale', { data: { locale: 'th' } })
    await page.context().clearCookies()
    await page.goto('/signin?return=/profile')
    await chooseInHeader(page, 'العربية')
    await expect(page).toHaveURL('/ar/signin?return=/profile')
    const saved = page.waitForResponse('**/api/profile/locale')
    await signInOn(page, learner)
    await expect(page).toHaveURL('/ar/profile')
    await saved
    expect((await (await page.request.get('/api/profile')).json()).locale).toBe('ar')
    await page.goto('/home')
    await expect(page).toHaveURL('/ar/home')
  })

  test('without a language of their own stays where they are', async ({ page }) => {
    const learner = await newLearner(page.request)
    await page.goto('/zh/signin?return=/profile')
    await signInOn(page, learner)
    await expect(page).toHaveURL('/zh/profile')
    await expect(page.getByText(learner.email)).toBeVisible()
    await page.goto('/home')
    await expect(page).toHaveURL('/home')
  })
})

test('a guest’s choice stays on the device', async ({ page }) => {
  const saves = countRequests(page, 'PUT', '/api/profile/locale')
  await page.goto('/home?user=guest')
  await expect(ownCoins(page)).toBeVisible()
  await chooseInHeader(page, 'ไทย')
  await expect(page).toHaveURL(/\/th\/home/)
  await expect(ownCoins(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('chosen-locale'))).toBeNull()
  expect(saves()).toBe(0)
})

test.describe('with the service worker', () => {
  test.use({
    ...THAI,
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/],
  })

  test('a plain address leads to the language, online and offline', async ({ page, context }) => {
    await page.goto('/')
    await expect(page).toHaveURL('/th')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
      .toBe(true)
    await page.goto('/home')
    await expect(page).toHaveURL('/th/home')
    await expect
      .poll(() => page.evaluate(async () => !!(await caches.match('/th/home'))))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/home?x=1')
    await expect(page).toHaveURL('/th/home?x=1')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/plans')
    await expect(page).toHaveURL('/th/offline?return=%2Fth%2Fplans')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตอนนี้ออฟไลน์อยู่')
    // A page that is not alive yet does not hear of the network.
    await expect(async () => {
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(page).toHaveURL('/th/plans', { timeout: 3000 })
    }).toPass()

    await chooseInHeader(page, 'English')
    await expect(page).toHaveURL('/plans')
    await page.goto('/home')
    await expect(page).toHaveURL('/home')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.goto('/en/home')
    await expect(page).toHaveURL('/home')
    // The first page in a language brings what is shown without a network in it.
    await expect
      .poll(() => page.evaluate(async () => !!(await caches.match('/offline'))))
      .toBe(true)
    await context.setOffline(true)
    await page.goto('/home')
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await page.goto('/signup')
    await expect(page).toHaveURL('/offline?return=%2Fsignup')
    await context.setOffline(false)
  })
})
