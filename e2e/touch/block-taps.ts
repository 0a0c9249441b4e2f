/** Blocks by taps: out of the palette, and where one is touched that is in the workspace. */
import type { Page } from '@playwright/test'
import { allInWorkspace, inWorkspace } from '../blocks/bench-hand.ts'
import { expect } from '../support/test.ts'

/** Adds a block; it comes under the one that was added before. */
export async function tapInPalette(page: Page, category: string, words: string): Promise<void> {
  await page.getByRole('treeitem', { name: category }).tap()
  const offered = page.locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
  const block = offered.filter({ hasText: words }).first()
  await block.tap({ position: { x: 10, y: 24 } })
  await expect(inWorkspace(page, words)).toBeVisible()
}

/** At its left edge, half way down: no field is there. */
export async function edgeOf(page: Page, words: string): Promise<{ x: number; y: number }> {
  // Those above it hold it, and its words with it.
  const path = allInWorkspace(page, words).last().locator('> .blocklyPath').first()
  const box = await path.boundingBox()
  if (!box) throw new Error(`No block "${words}" is shown.`)
  return { x: box.x + 10, y: box.y + box.height / 2 }
}
