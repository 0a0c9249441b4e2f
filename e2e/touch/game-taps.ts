/** Levels of the programmed games, by taps. */
import type { Page } from '@playwright/test'
import { CODE } from '../games/messages.ts'
import { expect } from '../support/test.ts'

export async function openLevel(page: Page, title: string): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(title) })
    .first()
    .tap()
  const blocks = page.getByRole('region', { name: CODE.en.blocksLabel })
  await expect(blocks).toHaveAttribute('data-ready', 'true', { timeout: 30_000 })
}

/** Adds a block of the palette under the last one. */
export async function tapOffered(page: Page, text: string): Promise<void> {
  const program = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
  const before = await program.count()
  await page
    .locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
    .filter({ hasText: text })
    .first()
    .tap()
  await expect(program).not.toHaveCount(before)
}
