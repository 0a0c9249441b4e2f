/** The account pages for everybody: four languages, light and dark, narrow and wide. */
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newLearner, ownCoins, signInByApi } from './people.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const locale of LOCALES) {
  test(`forms with errors, and the profile, in ${locale}`, async ({ page }) => {
    // That they are accessible before anything is typed is shown with all public pages.
    for (const path of ['/signin', '/signup']) {
      await page.goto(localePath(locale, path))
      await page.locator('main form button[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
      await expectFitForAll(page)
      await expectEyeBesideText(page)
    }
    await signInByApi(page.request, await newLearner(page.request))
    await page.goto(localePath(locale, '/profile'))
    await expect(ownCoins(page)).toBeVisible()
    await expect(page.locator('[name=affiliation]')).toHaveValue(/./)
    await expectFitForAll(page)
  })
}

/** A password is written from left to right in every language; the button that shows it leaves room. */
async function expectEyeBesideText(page: Page): Promise<void> {
  const overlap = await page.locator('input[type=password]').evaluate((input) => {
    const field = input.getBoundingClientRect()
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const eye = document.querySelector(`[aria-controls="${input.id}"]`)?.getBoundingClientRect()
    if (!eye) return Number.POSITIVE_INFINITY
    const start = Math.max(field.left + Number.parseFloat(paddingLeft), eye.left)
    const end = Math.min(field.right - Number.parseFloat(paddingRight), eye.right)
    return Math.max(0, end - start)
  })
  expect(overlap).toBe(0)
}

async function expectFitForAll(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Nothing but the colours changes in the dark.
  await expectContrast(page)
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}
