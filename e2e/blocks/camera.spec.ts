/** A picture is taken with the camera and becomes a costume or a backdrop. */
import ar from '@panya/tools/coding/block-programming/camera/messages/ar.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { expectBlocks, openBlocks, TOOL } from './bench-hand.ts'
import { askedFor, devicesOn, refuseDevices, watchDevices } from './heard-sounds.ts'

/** Chromium's own moving test picture: a film from a file has one size only. */
const FAKE_DEVICES = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...FAKE_DEVICES] },
  permissions: ['camera'],
})
test.describe.configure({ timeout: 150_000 })

async function openCamera(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Camera', exact: true }).click()
}

test('counted down, taken, taken again, used; the camera goes off', async ({ page }) => {
  await watchDevices(page)
  await openBlocks(page)
  await page.getByRole('tab', { name: 'Costumes' }).click()
  expect(await askedFor(page), 'nobody is asked before').toEqual([])
  await openCamera(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('status')).toHaveText(/The camera is on/)
  await expectAccessible(page)
  const use = dialog.getByRole('button', { name: 'Use' })
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText('2')
  await expect(use).toBeFocused()
  await dialog.getByRole('button', { name: 'Turn around' }).click()
  await dialog.getByRole('button', { name: 'Again' }).click()
  await dialog.getByRole('button', { name: 'Take' }).click()
  await expect(use).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  expect(await devicesOn(page)).toBe(0)
  const costumes = page.getByRole('list', { name: 'Costumes' })
  await expect(costumes.locator('img').last()).toHaveAttribute('src', /^(data:image\/webp|blob:)/)
  await test.step('it is there after a reload', async () => {
    await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
      timeout: 20_000,
    })
    await page.reload()
    await expectBlocks(page)
    await page.getByRole('tab', { name: 'Costumes' }).click()
    await expect(costumes.getByText('photo')).toBeVisible()
  })
})

test('closing the window lets the camera go', async ({ page }) => {
  await watchDevices(page)
  await openBlocks(page)
  await page.getByRole('tab', { name: 'Costumes' }).click()
  await openCamera(page)
  await expect.poll(() => devicesOn(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await devicesOn(page)).toBe(0)
})

test('without a camera it says so, in Arabic too', async ({ page }) => {
  await refuseDevices(page, 'NotFoundError')
  await openBlocks(page)
  await page.getByRole('tab', { name: 'Costumes' }).click()
  await openCamera(page)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/No camera was found/)
  await page.goto(`/ar${TOOL}`)
  await expectBlocks(page)
  await page.getByRole('tab', { name: 'المظاهر' }).click()
  await page.getByRole('button', { name: ar.camera, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(ar.missing)
  await expectAccessible(page)
})
