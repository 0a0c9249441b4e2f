import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const OLD_TABLET =
  'Mozilla/5.0 (Linux; Android 7.0; SM-T585) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/70.0.3538.110 Safari/537.36'
/** Says nothing that would tell which browser it is. */
const UNKNOWN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.describe('an old tablet', () => {
  test.use({ userAgent: OLD_TABLET, viewport: { width: 390, height: 844 } })

  for (const locale of LOCALES) {
    test(`is told kindly in ${locale}, without a script, in light and dark`, async ({ page }) => {
      await page.goto(localePath(locale, '/coding/block-programming'))
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Chrome 70', { exact: true })).toBeVisible()
      expect(await page.locator('script').count()).toBe(0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBeLessThanOrEqual(390)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
      }
    })
  }

  test('changes the language, goes on anyway and is asked no more', async ({ page }) => {
    await page.goto('/plans?a=1')
    await page.getByRole('link', { name: 'ไทย' }).click()
    await expect(page).toHaveURL('/th/plans?a=1')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('เบราว์เซอร์')
    await page.getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL('/plans?a=1')
    await page.getByRole('link', { name: 'Try it anyway' }).press('Enter')
    await expect(page).toHaveURL('/plans?a=1')
    await expect(page.getByRole('navigation').first()).toBeVisible()
    await page.goto('/home')
    await expect(page.getByText('Chrome 70', { exact: true })).toHaveCount(0)
  })
})

test.describe('a browser nobody knows', () => {
  test.use({ userAgent: UNKNOWN })

  test('is left alone when it has everything', async ({ page }) => {
    await page.goto('/home')
    await expect(page).toHaveURL('/home')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('is told when something is missing, and may go on', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(URL, 'canParse'))
    await page.goto('/th/home?a=1')
    await expect(page).toHaveURL(`/th/old-browser?to=${encodeURIComponent('/th/home?a=1')}`)
    await expect(page.getByText('Chrome 120')).toBeVisible()
    await expectAccessible(page)
    await page.locator('.button').click()
    await expect(page).toHaveURL('/th/home?a=1')
  })
})
