/** What a second mouse button opens, fingers open as well. */
import blocks from '@panya/tools/coding/block-programming/messages/en.ts'
import { openBlocks } from '../blocks/bench-hand.ts'
import { expect, test } from '../support/test.ts'
import { edgeOf, tapInPalette } from './block-taps.ts'
import { HELD, hold } from './tablet.ts'

test.describe.configure({ timeout: 150_000 })

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('of a block, of the paper under it, and of a value on the stage', async ({ page }) => {
      await openBlocks(page)
      await tapInPalette(page, 'Motion', 'move')
      const entry = (name: string | RegExp) => page.getByRole('menuitem', { name })
      await test.step('a block is copied and put down elsewhere', async () => {
        const block = await edgeOf(page, 'move')
        await hold(page, block, () => expect(entry(/^Delete/)).toBeVisible())
        await entry(/^Copy(?! to)/).tap()
        const paper = (await page.getByTestId('blocks').boundingBox())!
        const place = { x: paper.x + paper.width - 200, y: paper.y + paper.height - 160 }
        await hold(page, place, () => expect(entry(/^Paste/)).toBeVisible())
        await entry(/^Paste/).tap()
        const all = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
        await expect(all.filter({ hasText: 'move' })).toHaveCount(2)
      })
      await test.step('a value is shown large', async () => {
        await page.getByRole('treeitem', { name: 'Variables' }).tap()
        await page.locator('.blocklyFlyoutButton').filter({ hasText: 'variable' }).first().tap()
        await page.keyboard.insertText('score')
        await page.keyboard.press('Enter')
        const monitor = page.getByTestId('stage').locator('[data-watcher="score"]')
        await monitor.tap()
        await page.getByRole('menuitemradio', { name: blocks.monitorLarge }).tap()
        await expect(monitor).toHaveAttribute('data-mode', 'large')
      })
    })
  })
}
