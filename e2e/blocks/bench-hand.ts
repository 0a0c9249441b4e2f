/** A learner at work with blocks: hands on the mouse, or on the keyboard alone. */
import type { Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

export const TOOL = '/coding/block-programming'

export async function openBlocks(page: Page, locale: 'en' | 'ar' = 'en'): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto(locale === 'en' ? TOOL : `/${locale}${TOOL}`)
  await expectBlocks(page)
}

/** The toolbox is only there when the page is alive. */
export async function expectBlocks(page: Page): Promise<void> {
  await expect(page.locator('.blocklyToolbox')).toBeVisible({ timeout: 45_000 })
}

/** Where something is once it has stopped moving: the palette scrolls to a category. */
async function restingBox(block: Locator): ReturnType<Locator['boundingBox']> {
  const isResting = (): Promise<boolean> =>
    block.evaluate(async (element) => {
      const { top } = element.getBoundingClientRect()
      for (let frame = 0; frame < 3; frame++)
        await new Promise((resolve) => requestAnimationFrame(resolve))
      return element.getBoundingClientRect().top === top
    })
  await expect.poll(isResting).toBe(true)
  return block.boundingBox()
}

/** Drags a block out of the toolbox and drops it with its top left corner at this point of the page. */
export async function dragBlock(
  page: Page,
  category: string,
  words: { hasText: string; hasNotText?: string },
  to: { x: number; y: number },
): Promise<void> {
  await page.getByRole('treeitem', { name: category }).click()
  const block = page.locator('.blocklyFlyout .blocklyDraggable').filter(words).first()
  const box = await restingBox(block)
  if (!box) throw new Error(`No block "${words.hasText}" in ${category}.`)
  // By the left edge, half way down: there every block has something to hold.
  const grip = box.height / 2
  await page.mouse.move(box.x + 8, box.y + grip)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + grip + 20, { steps: 4 })
  // From the empty side: other places it would fit in are not passed on the way.
  await page.mouse.move(to.x + 160, to.y + 160, { steps: 6 })
  await page.mouse.move(to.x + 8, to.y + grip, { steps: 8 })
  await page.mouse.up()
}

/** The blocks of the workspace that show these words, or have one inside that does. */
export function allInWorkspace(page: Page, words: string): Locator {
  return page
    .locator('.blocklySvg > .blocklyWorkspace > .blocklyBlockCanvas .blocklyDraggable')
    .filter({ hasText: words })
}

export function inWorkspace(page: Page, words: string): Locator {
  return allInWorkspace(page, words).first()
}

/** Opens the menu of a block and chooses from it. */
export async function chooseInMenu(page: Page, block: Locator, entry: string): Promise<void> {
  const box = await block.locator('> .blocklyPath').first().boundingBox()
  if (!box) throw new Error('The block is not shown.')
  await page.mouse.click(box.x + 10, box.y + box.height / 2, { button: 'right' })
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Chooses a block with the mouse and presses a key. */
export async function press(page: Page, block: Locator, key: string): Promise<void> {
  const box = await block.locator('> .blocklyPath').first().boundingBox()
  if (!box) throw new Error('The block is not shown.')
  await page.mouse.click(box.x + 10, box.y + box.height / 2)
  await expect(page.locator('.blocklyActiveFocus')).toBeVisible()
  await page.keyboard.press(key)
}

/** Right under a block that is in the workspace. */
export async function below(block: Locator): Promise<{ x: number; y: number }> {
  const box = await block.locator('> .blocklyPath').first().boundingBox()
  if (!box) throw new Error('The block is not shown.')
  return { x: box.x + 2, y: box.y + box.height - 4 }
}

/** Moves the block that has the focus under the one above, by keys. */
export async function moveUnder(page: Page, label: RegExp): Promise<void> {
  await expect(page.locator('.blocklyActiveFocus')).toHaveAttribute('aria-label', label)
  await page.keyboard.press('m')
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    const said = page.locator('[aria-live]').filter({ hasText: 'after when' })
    await expect(said).toBeAttached({ timeout: 500 })
  }).toPass()
  await page.keyboard.press('Enter')
}

/** Finds a block by its words and adds it, without a mouse. */
export async function addByKeyboard(page: Page, label: string, words: string): Promise<void> {
  await page.getByRole('searchbox', { name: label }).fill(words)
  const found = page.getByRole('search').getByRole('button').first()
  await expect(found).toBeVisible()
  await found.focus()
  await page.keyboard.press('Enter')
}

export async function python(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Python' }).click()
  return page.getByTestId('python').innerText()
}
