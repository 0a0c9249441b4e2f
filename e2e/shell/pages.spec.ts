import { AxeBuilder } from '@axe-core/playwright'
import { directionOf, LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { expect, test } from '../support/test.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

for (const locale of LOCALES) {
  for (const path of [...PUBLIC_PAGES, '/not-here']) {
    const address = localePath(locale, path)
    test.describe(() => {
      test.use({ expectedErrors: path === '/not-here' ? [/404/] : [] })
      test(`${address} is accessible in light and dark, and fits 320 pixels`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
        await page.goto(address)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(locale))
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])

        await page.setViewportSize({ width: 320, height: 640 })
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width).toBeLessThanOrEqual(320)
      })
    })
  }
}
