/** Every section of the administration, together in four languages, light and dark, for everybody, on a phone. */
import type { Page } from '@playwright/test'
import { signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

interface Way {
  locale: string
  scheme: 'light' | 'dark'
  width: number
  sections: string[]
}

/** Each section once; those with the most words and the widest tables on a phone as well. */
const WAYS: [Way, Way][] = [
  [
    { locale: '', scheme: 'light', width: 1280, sections: ['', '/people', '/audit', '/content'] },
    { locale: '/ar', scheme: 'dark', width: 390, sections: ['/person?id=5', '/coins', '/grants'] },
  ],
  [
    {
      locale: '/th',
      scheme: 'dark',
      width: 1280,
      sections: ['/attendance', '/roles', '/brand', '/one-roster'],
    },
    {
      locale: '/zh',
      scheme: 'light',
      width: 390,
      sections: [
        '/people',
        '/switches',
        '/demo',
        '/firmware',
        '/health',
        '/plan-requests',
        '/orders',
        '/statement',
        '/bookkeeping',
        '/outbox',
        '/python-packages',
      ],
    },
  ],
]

for (const ways of WAYS) {
  test(`sections for everybody: ${ways.map(({ locale }) => locale || '/en').join(' and ')}`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
    for (const { locale, scheme, width, sections } of ways) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: scheme })
      for (const section of sections) await expectFine(page, `${locale}/admin${section}`)
    }
  })
}

async function expectFine(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('main nav [aria-current=page]').first()).toBeAttached()
  await expect(page.getByRole('main').locator('h1')).toBeVisible()
  await expect(page.locator('output[aria-label]')).toHaveCount(0)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await expectAccessible(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide, `${address} scrolls sideways`).toBeLessThanOrEqual(0)
}
