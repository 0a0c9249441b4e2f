/** Pages know who is here: nobody who is signed in is offered an account, not even for a moment. */
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newLearner, ownCoins, signInByApi, signOutByMenu } from './people.ts'

const MORE = { name: 'More' }

for (const path of ['/home', '/', '/plans', '/th/home']) {
  test(`${path} shows nothing that is for visitors while it asks who is here`, async ({ page }) => {
    await signInByApi(page.request, await newLearner(page.request))
    await page.goto('/home')
    await expect(ownCoins(page)).toBeVisible()
    await page.addInitScript(watchForVisitorLinks)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/auth/session', async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest('**/api/auth/session')
    await page.goto(path)
    await asked
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    answer()
    await expect(ownCoins(page)).toBeVisible()
    expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([])
  })
}

/** Looks at every frame that is painted. */
function watchForVisitorLinks(): void {
  const seen: string[] = []
  Reflect.set(window, 'seen', seen)
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href*="/sign"]')) {
      const here = link.checkVisibility() && !/Start making/.test(link.textContent)
      if (here) seen.push(`${link.textContent} ${document.readyState}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

test('visitors see the way in at once, also before the page is alive', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/home')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(footer(page).getByRole('link', { name: 'Make an account' })).toBeVisible()
  await context.close()
})

test('the footer offers an account to visitors alone', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  await expect(ownCoins(page)).toBeVisible()
  for (const name of ['Make an account', 'Sign in']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await expectAccessible(page)
  await signOutByMenu(page)
  await expect(footer(page).getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(footer(page).getByRole('link', { name: 'Make an account' })).toBeVisible()
})

test('the plans name the one somebody has, and offer no start to who has started', async ({
  page,
}) => {
  await page.goto('/plans')
  await expect(page.getByRole('link', { name: 'Start for free' })).toBeVisible()
  await expect(page.getByText('My plan')).toHaveCount(0)
  await signInByApi(page.request, await newLearner(page.request))
  await page.reload()
  const mine = page.getByRole('listitem').filter({ hasText: 'My plan' })
  await expect(mine).toHaveCount(1)
  await expect(mine.getByRole('heading', { level: 2 })).toContainText('Free')
  await expect(page.getByRole('link', { name: 'Start for free' })).toHaveCount(0)
})

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('navigation', MORE)
