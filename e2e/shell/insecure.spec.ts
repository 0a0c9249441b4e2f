/** A school's own server without https: what browsers switch off there is said before a project fails to open. */
import words from '@panya/tools/host/browser/messages/en.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'isSecureContext', { get: () => false }),
  )
  await signInByApi(page.request, await newLearner(page.request))
})

test('projects say that they cannot be opened, and whom to ask', async ({ page }) => {
  await page.goto('/coding/python-programming')
  await expect(page.getByRole('note')).toContainText(words['programs-insecure'])
  await expect(page.getByRole('note')).toContainText(words['programs-insecure.way'])
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to all tools' }).click()
  await expect(page).toHaveURL('/home')
})

test('the profile names all that follows from it', async ({ page }) => {
  await page.goto('/profile')
  for (const ability of ['keeping', 'programs', 'camera', 'microphone'] as const) {
    const row = page.locator(`[data-ability="${ability}"]`)
    await expect(row).toContainText(words[`${ability}-insecure`])
  }
})
