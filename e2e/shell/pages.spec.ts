import { directionOf, LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import type { Page } from '@playwright/test'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

for (const locale of LOCALES) {
  const title = `public pages in ${locale} are accessible in light and dark, and fit 320 pixels`
  test(title, async ({ page }) => {
    for (const path of PUBLIC_PAGES) {
      await test.step(path, () => isFitForAll(page, locale, path))
    }
  })
}

test.describe(() => {
  test.use({ expectedErrors: [/404/] })
  test('a page that is not there is accessible in light and dark, and fits 320 pixels', async ({
    page,
  }) => {
    for (const locale of LOCALES) await isFitForAll(page, locale, '/not-here')
    await isFitForAll(page, 'en', '/xx/home')
  })
})

async function isFitForAll(page: Page, locale: (typeof LOCALES)[number], path: string) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto(localePath(locale, path))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
  await expectAccessible(page)

  // Nothing but the colours changes in the dark.
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expectContrast(page)

  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(320)
}
