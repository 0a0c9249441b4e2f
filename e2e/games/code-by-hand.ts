/** What the tests of the programmed games share: blocks by mouse, Python by keys. */
import type { Locator, Page } from '@playwright/test'

async function middle(block: Locator): Promise<{ x: number; y: number }> {
  const box = await block.boundingBox()
  if (!box) throw new Error('The block is not on the page.')
  return { x: box.x + Math.min(24, box.width / 2), y: box.y + box.height / 2 }
}

/** Drags an action out of the drawer and drops it under the last block of the program. */
export async function addAction(page: Page, text: string): Promise<void> {
  const drawer = page.getByRole('treeitem').first()
  if (await drawer.isVisible()) await drawer.click()
  const offered = page.locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
  const program = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
  const from = await middle(offered.filter({ hasText: text }).first())
  const boxes = await Promise.all((await program.all()).map((block) => block.boundingBox()))
  const left = Math.min(...boxes.map((box) => box?.x ?? Number.POSITIVE_INFINITY))
  const bottom = Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(left + 60, bottom + 60, { steps: 6 })
  await page.mouse.move(left + 26, bottom + 14, { steps: 6 })
  await page.mouse.up()
}

/** Presses Tab until the element has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('Tab never reached it.')
}
