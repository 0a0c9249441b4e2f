/** The menus of tools and of the header, on a phone: seen whole, and nothing lies over them. */
import blocks from '@panya/tools/coding/block-programming/messages/en.ts'
import type { Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { openMenu } from '../support/menus.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Every item could be pressed; then the menu goes. */
async function expectWithinReach(page: Page, name: string | RegExp): Promise<void> {
  const items = await openMenu(page.getByRole('button', { name, exact: true }))
  expect(items.length).toBeGreaterThan(1)
  // What says of itself that it has nothing to act on is not pressed.
  const able = page.locator('[role=menuitem]:not([aria-disabled=true])')
  for (const item of await able.all()) await item.click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
}

test('menus of the workshop', async ({ page }) => {
  test.slow()
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  await page.getByLabel(/^Your menu/).click()
  const places = page.getByRole('banner').getByRole('listitem').filter({ visible: true })
  for (const link of await places.getByRole('link').all()) await link.click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My coins' })).toBeHidden()

  await page.goto('/coding/python-programming')
  await expect(page.locator('.cm-content').first()).toBeVisible({ timeout: 30_000 })
  await expectWithinReach(page, 'Project menu')
  await expectWithinReach(page, /^What to do with/)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Tidy the code' }).click({ trial: true })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused()

  await page.goto('/flow/image-processing')
  await expect(page.getByRole('button', { name: 'Edit' })).toBeVisible({ timeout: 30_000 })
  await expectWithinReach(page, 'Edit')
  await page.setViewportSize({ width: 820, height: 1180 })
  await page.goto('/coding/block-programming')
  await expect(page.locator('.blocklySvg').first()).toBeVisible({ timeout: 30_000 })
  await expectWithinReach(page, blocks.addSprite)
})
