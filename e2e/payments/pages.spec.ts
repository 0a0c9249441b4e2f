/** Every page of paying in all languages, light and dark, on a phone. */
import { directionOf, LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { Page } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { newAdmin } from '../admin/new-admin.ts'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { aGrownUp, aTill, expect, order, test } from './shop.ts'

test.use({ viewport: { width: 360, height: 740 } })

async function expectFine(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(address)
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
  await expect(page.locator('main [aria-busy=true], main output[aria-label]')).toHaveCount(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectContrast(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
}

for (const locale of LOCALES) {
  test(`checkout, orders and an order in ${locale}`, async ({ page, baseURL }) => {
    test.slow()
    await aGrownUp(page.request)
    const paid = await order(page.request)
    const till = await aTill(baseURL)
    await till.confirm(paid)
    await till.close()
    const open = await order(page.request)
    for (const path of [
      '/checkout?plan=basic&cycle=term',
      '/orders',
      `/orders/order?id=${open.id}`,
      `/orders/order?id=${paid.id}`,
    ])
      await expectFine(page, localePath(locale, path))
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
  })
}

test('an administrator’s pages of money in Arabic and Thai', async ({ page, browser, baseURL }) => {
  test.slow()
  const buyer = await browser.newContext({ baseURL })
  await aGrownUp(buyer.request)
  const { id } = await order(buyer.request)
  await buyer.close()
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  for (const locale of ['ar', 'th'] as const)
    for (const path of ['/orders', `/order?id=${id}`, '/statement', '/bookkeeping'])
      await expectFine(page, localePath(locale, `/admin${path}`))
})
