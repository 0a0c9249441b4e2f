/** Whoever is sent to sign-in from a page of their own comes back to it. */
import { expect, test } from '../support/test.ts'
import { newLearner, openAs } from './people.ts'

// What a page still asks for while its session ends is refused.
test.use({ expectedErrors: [/401/] })

for (const path of ['/coins', '/projects?sort=name', '/ar/profile', '/class']) {
  test(`from ${path}`, async ({ page }) => {
    await openAs(page, await newLearner(page.request), path)
    const json = { isValid: false, reason: 'inactive' }
    await page.route('**/api/auth/validate-session', (route) => route.fulfill({ json }))
    await page.clock.runFor(10_000)
    const [, locale = ''] = /^(\/ar)?/.exec(path) ?? []
    await expect(page).toHaveURL(`${locale}/signin?return=${encodeURIComponent(path)}`)
  })
}
