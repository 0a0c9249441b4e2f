import en from '@panya/tools/coding/block-programming/messages/en.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  addByKeyboard,
  allInWorkspace,
  below,
  chooseInMenu,
  dragBlock,
  expectBlocks,
  inWorkspace,
  openBlocks,
  press,
  python,
  TOOL,
} from './bench-hand.ts'

test.describe.configure({ timeout: 150_000 })

const palette = '.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable'

test('all blocks are there in one scroll; a tap adds one under the last, R and a click run them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await openBlocks(page)
  await test.step('the palette leaves room to build', async () => {
    await expect(page.locator(palette).filter({ hasText: 'when ⚑' })).toBeVisible()
    const blocks = await page.getByTestId('blocks').boundingBox()
    const flyout = await page.locator('.blocklyFlyoutBackground').first().boundingBox()
    expect(blocks!.width - flyout!.width, 'room beside the palette').toBeGreaterThan(400)
  })
  await test.step('a tap adds', async () => {
    await page.getByRole('treeitem', { name: 'Events' }).click()
    await page
      .locator(palette)
      .filter({ hasText: 'when ⚑' })
      .first()
      .click({ position: { x: 8, y: 30 } })
    await expect(inWorkspace(page, 'clicked')).toBeVisible()
    await page.getByRole('treeitem', { name: 'Motion' }).click()
    await page
      .locator(palette)
      .filter({ hasText: 'move' })
      .first()
      .click({ position: { x: 8, y: 20 } })
    await expect.poll(() => python(page)).toContain('Owl.move(10)')
  })
  await test.step('a click runs the stack', async () => {
    const stage = page.getByTestId('stage')
    const before = await stage.screenshot()
    await press(page, inWorkspace(page, 'steps'), 'Escape')
    await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  })
  await test.step('a reporter says its value beside it, and not as a fault', async () => {
    await addByKeyboard(page, 'Find a block', 'How far right of')
    const value = page.getByTestId('value')
    const reporter = await inWorkspace(page, 'x position').boundingBox()
    await page.mouse.click(reporter!.x + 6, reporter!.y + reporter!.height / 2)
    await expect(value).toHaveText(/^\d+$/)
    await expect(page.locator('.blocklyWarningIcon, .blocklyIconGroup')).toHaveCount(0)
    await page.mouse.click(reporter!.x + 200, reporter!.y + 150)
    await expect(value).toHaveCount(0)
    for (const key of ['r', 'Enter']) {
      await press(page, inWorkspace(page, 'x position'), key)
      await expect(value, key).toBeVisible()
      await page.mouse.click(reporter!.x + 200, reporter!.y + 150)
      await expect(value).toHaveCount(0)
    }
  })
  await test.step('closed, the palette is a drawer again, and that is remembered', async () => {
    await page.getByRole('button', { name: en.allBlocks }).click()
    await expect(page.locator(palette)).toHaveCount(0)
    await expect(inWorkspace(page, 'clicked')).toBeVisible()
    await page.goto(TOOL)
    await expectBlocks(page)
    await expect(page.locator(palette)).toHaveCount(0)
    await page.getByRole('treeitem', { name: 'Motion' }).click()
    await expect(page.locator(palette).first()).toBeVisible()
  })
})

test('from a category the arrow leads into its own blocks, in both directions of reading', async ({
  page,
}) => {
  await openBlocks(page)
  for (const [prefix, key] of [
    ['', 'ArrowRight'],
    ['/ar', 'ArrowLeft'],
  ] as const) {
    await page.goto(`${prefix}${TOOL}`)
    await expectBlocks(page)
    await page.getByRole('treeitem').nth(4).click()
    await page.keyboard.press(key)
    const focused = page.locator('.blocklyFlyout .blocklyActiveFocus')
    await expect(focused.first()).toBeVisible()
    const first = page.locator(palette).first()
    await expect(first).not.toHaveClass(/blocklyActiveFocus/)
  }
})

test('a script is copied to another sprite by drag and by menu; a deleted sprite comes back', async ({
  page,
}) => {
  await openBlocks(page)
  await page.getByRole('button', { name: en.addSprite }).click()
  await page.getByRole('menuitem', { name: en.surpriseSprite }).click()
  const cards = page.getByRole('list', { name: en.sprites }).getByRole('button')
  await expect(cards).toHaveCount(3)
  await cards.nth(1).click()
  await dragBlock(page, 'Motion', { hasText: 'move' }, { x: 560, y: 240 })
  await test.step('dropped on a card', async () => {
    const from = await below(inWorkspace(page, 'steps'))
    const card = await cards.nth(2).boundingBox()
    await page.mouse.move(from.x + 6, from.y - 14)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 4 })
    await page.mouse.move(card!.x + 20, card!.y + 20, { steps: 12 })
    await expect(cards.nth(2)).toHaveAttribute('data-blocks-above', '')
    await page.mouse.up()
    await expect(inWorkspace(page, 'steps')).toBeVisible()
    await cards.nth(2).click()
    await expect(allInWorkspace(page, 'steps')).toHaveCount(1)
  })
  await test.step('by the menu', async () => {
    await chooseInMenu(page, inWorkspace(page, 'steps'), 'Copy to another sprite')
    await page.getByRole('dialog').getByRole('button', { name: 'Owl' }).click()
    await cards.nth(1).click()
    await expect(allInWorkspace(page, 'steps')).toHaveCount(2)
  })
  await test.step('deleted and brought back, by button and by keys', async () => {
    await page.getByRole('button', { name: en.removeSprite }).click()
    await expect(cards).toHaveCount(2)
    await page.getByRole('button', { name: en.undo, exact: true }).first().click()
    await expect(cards).toHaveCount(3)
    await expect(allInWorkspace(page, 'steps')).toHaveCount(2)
    await page.getByRole('button', { name: en.removeSprite }).click()
    await expect(cards).toHaveCount(2)
    await cards.first().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cards).toHaveCount(3)
  })
  await test.step('a costume goes into the backpack and out again to another sprite', async () => {
    await page.getByRole('tab', { name: en.costumes }).click()
    const costumes = page.getByRole('list', { name: en.costumes }).getByRole('listitem')
    await expect(costumes).not.toHaveCount(0)
    const before = await costumes.count()
    await page.getByRole('button', { name: new RegExp(`^${en.toBackpack}: `) }).click()
    await expect(page.getByText(en.inBackpack)).toBeVisible()
    await page.getByRole('button', { name: en.backpack, exact: true }).click()
    const kept = page.getByRole('dialog').getByRole('listitem')
    const costume = kept.filter({ hasText: en.backpackCostume.replace('{name}', '') })
    await costume.getByRole('button', { name: en.use, exact: true }).click()
    await expect(costumes).toHaveCount(before + 1)
    await page.getByRole('tab', { name: en.sprites }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: en.saveToComputer }).click()
    expect((await download).suggestedFilename()).toMatch(/\.sprite3$/)
  })
  await test.step('an example in place of the project is one step', async () => {
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.getByRole('button', { name: /Catch the mangoes/ }).click()
    await page.getByRole('button', { name: en.exampleHere }).click()
    await expect(page.getByText(en.lostProject)).toBeVisible()
    await cards.first().focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(cards).toHaveCount(3)
  })
})

test('dialogs are written in at once; comments stay with their sprite', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('treeitem', { name: 'Variables' }).click()
  await page.locator('.blocklyFlyoutButton').filter({ hasText: 'variable' }).first().click()
  await page.keyboard.type('score')
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('stage').locator('[data-watcher="score"]')).toBeVisible()
  await dragBlock(page, 'Motion', { hasText: 'move' }, { x: 560, y: 240 })
  await chooseInMenu(page, inWorkspace(page, 'steps'), 'Add Comment')
  await expect(page.locator('.blocklyCommentText')).toBeFocused()
  await page.keyboard.type('walks')
  const cards = page.getByRole('list', { name: en.sprites }).getByRole('button')
  await cards.first().click()
  await expect(inWorkspace(page, 'steps')).toHaveCount(0)
  await cards.nth(1).click()
  await expect(inWorkspace(page, 'steps').locator('.blocklyIconGroup')).toHaveCount(1)
  await expectAccessible(page)
})
