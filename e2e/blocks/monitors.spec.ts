import en from '@panya/tools/coding/block-programming/messages/en.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { expectBlocks, openBlocks, TOOL } from './bench-hand.ts'

test.describe.configure({ timeout: 120_000 })

test('monitors are dragged, moved by keys, drawn otherwise, and kept; the stage fills the screen', async ({
  page,
}) => {
  await openBlocks(page)
  const stage = page.getByTestId('stage')
  await page.getByRole('treeitem', { name: 'Variables' }).click()
  await page.locator('.blocklyFlyoutButton').filter({ hasText: 'variable' }).first().click()
  await page.keyboard.type('speed')
  await page.keyboard.press('Enter')
  const monitor = stage.locator('[data-watcher="speed"]')
  await expect(monitor).toContainText('0')
  const place = async (): Promise<{ x: number; y: number }> => {
    const [box, around] = [await monitor.boundingBox(), await stage.boundingBox()]
    return { x: box!.x - around!.x, y: box!.y - around!.y }
  }
  await test.step('by pointer', async () => {
    const box = await monitor.boundingBox()
    await page.mouse.move(box!.x + 5, box!.y + 5)
    await page.mouse.down()
    await page.mouse.move(box!.x + 105, box!.y + 85, { steps: 5 })
    await page.mouse.up()
    await expect.poll(async () => (await place()).x).toBeGreaterThan(90)
  })
  await test.step('by keys', async () => {
    const before = await place()
    await monitor.focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(async () => (await place()).y).toBeGreaterThan(before.y + 3)
  })
  await test.step('as a slider it sets the variable', async () => {
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: en.monitorSlider }).click()
    await monitor.getByRole('slider').fill('42')
    await expect(monitor.locator('output')).toHaveText('42')
    await monitor.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: en.monitorRange }).click()
    const ends = page.getByRole('dialog')
    await ends.getByLabel(en.sliderMin).fill('50')
    await ends.getByLabel(en.sliderMax).fill('5')
    await page.keyboard.press('Enter')
    await expect(ends.getByText(en['slider.minTooLarge'])).toBeVisible()
    await ends.getByLabel(en.sliderMin).fill('-5')
    await page.keyboard.press('Enter')
    await expect(monitor.getByRole('slider')).toHaveAttribute('min', '-5')
    await expect(monitor.getByRole('slider')).toHaveAttribute('max', '5')
    await expectAccessible(page)
  })
  await test.step('a value of the sprite is shown too', async () => {
    await page.getByText(en.watchMore).click()
    await page.getByRole('checkbox', { name: 'x position' }).check()
    await expect(stage.locator('[data-watcher="motion_x"]')).toContainText('x position')
  })
  await test.step('full screen and back by Escape; the focus comes back', async () => {
    const small = await stage.boundingBox()
    await page.getByRole('button', { name: en.fullScreen }).click()
    await expect
      .poll(async () => (await stage.boundingBox())!.width)
      .toBeGreaterThan(small!.width * 1.5)
    await expect(stage).toBeFocused()
    await page.keyboard.press('Escape')
    // As it was, to the pixel: places are measured on it next.
    await expect
      .poll(async () => Math.abs((await stage.boundingBox())!.width - small!.width))
      .toBeLessThan(1)
    await expect(page.getByRole('button', { name: en.fullScreen })).toBeFocused()
  })
  await test.step('the place is kept', async () => {
    const before = await place()
    await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
      timeout: 20_000,
    })
    await page.goto(TOOL + new URL(page.url()).search)
    await expectBlocks(page)
    await expect.poll(async () => Math.abs((await place()).x - before.x)).toBeLessThan(3)
    await expect(monitor).toHaveAttribute('data-mode', 'slider')
  })
})
