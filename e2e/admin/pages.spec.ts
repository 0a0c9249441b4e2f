/** Every section of the administration: in four languages, light and dark, for everybody, on a phone. */
import AxeBuilder from '@axe-core/playwright'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

const SECTIONS = [
  'overview',
  'people',
  'person',
  'roles',
  'demo',
  'grants',
  'attendance',
  'audit',
].concat(['switches', 'brand', 'firmware', 'health'])

/** Each section in one of the ways; together every way and every section. */
const WAYS = [
  { locale: '', scheme: 'light', width: 1280 },
  { locale: '/th', scheme: 'dark', width: 1280 },
  { locale: '/zh', scheme: 'light', width: 390 },
  { locale: '/ar', scheme: 'dark', width: 390 },
] as const

for (const [turn, { locale, scheme, width }] of WAYS.entries()) {
  test(`sections for everybody: ${locale || '/en'}, ${scheme}, ${width} px`, async ({
    page,
    baseURL,
  }) => {
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme })
    for (const section of SECTIONS.filter((_name, index) => index % 2 === turn % 2)) {
      const path = section === 'overview' ? '/admin' : `/admin/${section}`
      await page.goto(`${locale}${path}${section === 'person' ? '?id=5' : ''}`)
      await expect(page.locator('main nav [aria-current=page]').first()).toBeAttached()
      await expect(page.getByRole('main').locator('h1')).toBeVisible()
      await expect(page.locator('output[aria-label]')).toHaveCount(0)
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${section}: ${id} ${nodes[0]?.html}`)
      expect(found).toEqual([])
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${section} scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}
