/** What the tests of the programmed games share: blocks by mouse, Python by keys. */
import type { Locator, Page } from '@playwright/test'
import { expect } from '../support/test.ts'
import { enter, tabTo } from './game-page.ts'
import { CODE } from './messages.ts'

type CodeLocale = keyof typeof CODE

async function middle(block: Locator): Promise<{ x: number; y: number }> {
  const box = await block.boundingBox()
  if (!box) throw new Error('The block is not on the page.')
  return { x: box.x + Math.min(24, box.width / 2), y: box.y + box.height / 2 }
}

/** Drags an action out of the drawer and drops it under the last block of the program. */
export async function addAction(page: Page, text: string): Promise<void> {
  const blocks = page.getByRole('region', { name: CODE.en.blocksLabel })
  await expect(blocks).toHaveAttribute('data-ready', 'true', { timeout: 30_000 })
  const drawer = page.getByRole('treeitem').first()
  if (await drawer.isVisible()) await drawer.click()
  const offered = page.locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
  const program = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
  const before = await program.count()
  const from = await middle(offered.filter({ hasText: text }).first())
  const boxes = await Promise.all((await program.all()).map((block) => block.boundingBox()))
  const left = Math.min(...boxes.map((box) => box?.x ?? Number.POSITIVE_INFINITY))
  const bottom = Math.max(...boxes.map((box) => (box ? box.y + box.height : 0)))
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(left + 60, bottom + 60, { steps: 6 })
  await page.mouse.move(left + 26, bottom + 14, { steps: 6 })
  await page.mouse.up()
  await expect(program).not.toHaveCount(before)
}

/** The program's Python, ready to be written. */
export async function openPython(page: Page): Promise<Locator> {
  await page.getByRole('tab', { name: CODE.en.viewPython }).click()
  return page.getByRole('textbox', { name: CODE.en.pythonLabel })
}

/** Writes a whole Python program and runs it, without a mouse. */
export async function programByKeyboard(
  page: Page,
  locale: CodeLocale,
  type: (editor: Locator) => Promise<void>,
): Promise<void> {
  const messages = CODE[locale]
  await enter(page, page.getByRole('tab', { name: messages.viewPython }))
  const editor = page.getByRole('textbox', { name: messages.pythonLabel })
  await tabTo(page, editor)
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  await type(editor)
  // Tab moves on from the editor; Run stands before it in the page.
  await enter(page, page.getByRole('button', { name: messages.run, exact: true }))
}

export async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: CODE.en.run, exact: true }).click()
}
