import ar from '@panya/tools/coding/block-programming/messages/ar.ts'
import en from '@panya/tools/coding/block-programming/messages/en.ts'
import th from '@panya/tools/coding/block-programming/messages/th.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { expectBlocks, openBlocks, TOOL } from './bench-hand.ts'

test.describe.configure({ timeout: 150_000 })

/** How often the page has begun to play a sound made of samples. */
const played = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { played: number }).played)

async function countSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = window as unknown as { played: number }
    counter.played = 0
    const start = AudioBufferSourceNode.prototype.start
    AudioBufferSourceNode.prototype.start = function play(...when) {
      counter.played++
      start.apply(this, when)
    }
  })
}

test('a sprite is found in Thai, in Arabic and in English, and stands on the stage', async ({
  page,
}) => {
  await openBlocks(page)
  for (const [prefix, messages, asked, name, found] of [
    ['/th', th, 'สุนัข', 'หมา', 'พบ 1 อย่าง'],
    ['/ar', ar, 'الصقر', 'صقر', 'وجدنا عنصرًا واحدًا'],
    // Who learns in Thai may write in English.
    ['/th', th, 'PANDA', 'แพนด้า', 'พบ 1 อย่าง'],
  ] as const) {
    await page.goto(`${prefix}${TOOL}`)
    await expectBlocks(page)
    const stage = page.getByTestId('stage')
    const before = await stage.screenshot()
    await page.getByRole('button', { name: messages.addSprite }).click()
    await page.getByRole('menuitem', { name: messages.fromLibrary }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox').fill(asked)
    await expect(dialog.getByRole('listitem')).toHaveCount(1)
    await expect(dialog.locator('output')).toHaveText(found)
    await expectAccessible(page)
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
    await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  }
})

test('shelves, a second pose, nothing found, and a surprise', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('button', { name: en.addSprite }).click()
  await page.getByRole('menuitem', { name: en.fromLibrary }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('output')).toHaveText(/^\d\d+ found$/)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Vehicles' }).click()
  await expect(dialog.getByRole('button', { name: 'Tuk-tuk' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Tiger' })).toHaveCount(0)
  await test.step('another pose shows while it is looked at', async () => {
    const card = dialog.getByRole('button', { name: 'Bicycle' })
    const still = await card.locator('img').getAttribute('src')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await card.hover()
    await expect(card.locator('img')).not.toHaveAttribute('src', still!)
    await dialog.getByRole('searchbox').hover()
    await expect(card.locator('img')).toHaveAttribute('src', still!)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await card.hover()
    await expect(card.locator('img')).toHaveAttribute('src', still!)
  })
  await dialog.getByRole('searchbox').fill('qwertz')
  await expect(dialog.getByText('There is nothing with these words')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Surprise me' })).toBeDisabled()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Show everything' }).click()
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Surprise me' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('list', { name: en.sprites }).locator('img')).toHaveCount(3)
})

test('a sound is heard before it is chosen; a backdrop is changed', async ({ page }) => {
  await countSounds(page)
  await openBlocks(page)
  await page.getByRole('tab', { name: en.sounds }).click()
  await page.getByRole('button', { name: en.fromLibrary }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').fill('piano')
  await dialog.getByRole('button', { name: 'Hear: happy chord' }).click()
  await expect.poll(() => played(page)).toBe(1)
  await expect(dialog, 'hearing is not choosing').toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'happy chord', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Edit happy chord' })).toBeVisible()
  await expect.poll(() => played(page)).toBe(2)
  await test.step('the stage gets another backdrop', async () => {
    await page.getByRole('tab', { name: en.sprites }).click()
    await page
      .getByRole('list', { name: en.sprites })
      .getByRole('button', { name: en.stage })
      .click()
    await page.getByRole('tab', { name: en.backdrops }).click()
    await page.getByRole('button', { name: en.fromLibrary }).click()
    await dialog.getByRole('button', { name: 'Sea', exact: true }).click()
    await dialog.getByRole('button', { name: 'Under water' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('list', { name: en.backdrops }).getByRole('button', { name: /^Under water/ }),
    ).toBeVisible()
  })
})
