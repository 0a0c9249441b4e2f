/** The account pages for everybody: four languages, light and dark, narrow and wide. */
import { AxeBuilder } from '@axe-core/playwright'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { newLearner, ownCoins, signInByApi } from './people.ts'

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ colorScheme })

      for (const path of ['/signin', '/signup']) {
        test(`${localePath(locale, path)} in ${colorScheme}`, async ({ page }) => {
          await page.goto(localePath(locale, path))
          await expect(page.locator('main form button[type=submit]')).toBeEnabled()
          expect(await violations(page)).toEqual([])
          await page.locator('main form button[type=submit]').click()
          await expect(page.locator('[aria-invalid=true]').first()).toBeFocused()
          expect(await violations(page), 'with errors').toEqual([])
          await expectNoSidewaysScroll(page)
        })
      }

      test(`${localePath(locale, '/profile')} in ${colorScheme}`, async ({ page }) => {
        await signInByApi(page.request, await newLearner(page.request))
        await page.goto(localePath(locale, '/profile'))
        await expect(ownCoins(page)).toBeVisible()
        await expect(page.locator('[name=affiliation]')).toHaveValue(/./)
        expect(await violations(page)).toEqual([])
        await expectNoSidewaysScroll(page)
      })
    })
  }
}

async function violations(page: Page) {
  return (await new AxeBuilder({ page }).analyze()).violations
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  const { scrollWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
  }))
  expect(scrollWidth).toBeLessThanOrEqual(320)
}
