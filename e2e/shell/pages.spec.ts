import { AxeBuilder } from '@axe-core/playwright'
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { expect, test } from '../support/test.ts'

for (const locale of LOCALES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const path of ['/', '/home', '/not-here']) {
      const expectedErrors = path === '/not-here' ? [/404/] : []
      test.describe(() => {
        test.use({ colorScheme, expectedErrors })
        test(`${localePath(locale, path)} is accessible in ${colorScheme}`, async ({ page }) => {
          await page.goto(localePath(locale, path))
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations).toEqual([])
        })
      })
    }
  }
}
