import en from '@panya/tools/coding/block-programming/messages/en.ts'
import type { Page } from '@playwright/test'
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
  moveUnder,
  openBlocks,
  press,
  python,
  TOOL,
} from './bench-hand.ts'

/** Words that stick out of the block they are written on, as they are drawn. */
function tooWideWords(page: Page): Promise<string[]> {
  return page.locator('.blocklyFlyout:visible text.blocklyText').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const path = text.closest('.blocklyDraggable')?.querySelector(':scope > .blocklyPath')
      if (!path) return []
      const [words, inside] = [text.getBoundingClientRect(), path.getBoundingClientRect()]
      const isOut =
        words.width > inside.width ||
        words.left < inside.left - 0.5 ||
        words.right > inside.right + 0.5
      return isOut ? [`${text.textContent}: ${words.width} in ${inside.width}`] : []
    }),
  )
}

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

test('blocks dragged by mouse make a sprite speak; they are saved, and open in Python', async ({
  page,
}) => {
  await openBlocks(page)
  await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 520, y: 220 })
  await dragBlock(
    page,
    'Looks',
    { hasText: 'say', hasNotText: 'for' },
    await below(inWorkspace(page, 'clicked')),
  )
  await expect.poll(() => python(page)).toContain('Owl.say("Hello!")')
  const stage = page.getByTestId('stage')
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(stage.getByText('Hello!')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(stage.getByText('Hello!')).toBeHidden()
  await test.step('blocks are kept in the backpack; by keys whole scripts are copied to another tab and cut', async () => {
    await chooseInMenu(page, inWorkspace(page, 'clicked'), 'Put in the backpack')
    await page.getByRole('button', { name: 'Backpack' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Use', exact: true }).click()
    await expect(allInWorkspace(page, 'clicked')).toHaveCount(2)
    await press(page, inWorkspace(page, 'clicked'), 'ControlOrMeta+c')
    const other = await page.context().newPage()
    await other.goto(TOOL)
    await expectBlocks(other)
    await other.mouse.click(600, 300)
    await other.keyboard.press('ControlOrMeta+v')
    await expect(inWorkspace(other, 'say')).toBeVisible()
    await press(other, inWorkspace(other, 'clicked'), 'ControlOrMeta+x')
    await expect(inWorkspace(other, 'say')).toHaveCount(0)
    // The editor hears of a change a moment after it is seen; only then can it be taken back.
    await expect(other.getByText('Drag a block here')).toBeVisible()
    await other.keyboard.press('ControlOrMeta+z')
    await expect(inWorkspace(other, 'clicked').filter({ hasText: 'say' })).toBeVisible()
    await other.close()
  })
  await test.step('what was built is there after a reload', async () => {
    await expect(page).toHaveURL(/project=/)
    await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
      timeout: 20_000,
    })
    await page.reload()
    await expect(inWorkspace(page, 'clicked')).toBeVisible({ timeout: 45_000 })
  })
  await test.step('opened in Python the same program plays on the same stage', async () => {
    await expect.poll(() => python(page)).toContain('Owl.say("Hello!")')
    await page.getByRole('button', { name: 'Open in Python' }).click()
    await expect(page).toHaveURL(/coding\/python-programming/)
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(stage.getByText('Hello!')).toBeVisible({ timeout: 45_000 })
    const canvas = stage.locator('canvas')
    await expect
      .poll(async () => (await canvas.screenshot()).length, { timeout: 15_000 })
      .toBeGreaterThan(4000)
  })
})

test('the same by keyboard alone: find, move under, run; then an example to play with', async ({
  page,
}) => {
  await openBlocks(page)
  const stage = page.getByTestId('stage')
  await addByKeyboard(page, 'Find a block', 'when ⚑')
  await addByKeyboard(page, 'Find a block', 'Moves forward')
  await expect(async () => {
    const hat = await inWorkspace(page, 'clicked').boundingBox()
    const added = await inWorkspace(page, 'steps').boundingBox()
    expect(added!.y, 'what is added lies on nothing').toBeGreaterThanOrEqual(hat!.y + hat!.height)
  }).toPass()
  await moveUnder(page, /move/)
  await expect.poll(() => python(page)).toContain('Owl.move(10)')
  const before = await stage.screenshot()
  await page.getByRole('button', { name: 'Run' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  await test.step('arrow keys steer, the score is shown', async () => {
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.getByRole('button', { name: /Catch the mangoes/ }).click()
    await page.getByRole('button', { name: en.exampleHere }).click()
    await page.getByRole('button', { name: 'Run' }).click()
    await expect(stage.locator('[data-watcher="score"]')).toContainText('0')
    await stage.focus()
    const standing = await stage.screenshot()
    await page.keyboard.down('ArrowRight')
    await expect.poll(async () => (await stage.screenshot()).equals(standing)).toBe(false)
    await page.keyboard.up('ArrowRight')
  })
})

test('in every language everything has a name and enough contrast', async ({ page }) => {
  await openBlocks(page)
  for (const [prefix, examples, run] of [
    ['', 'Examples', 'Run'],
    ['/th', 'ตัวอย่าง', 'เล่น'],
    ['/zh', '示例', '运行'],
    ['/ar', 'أمثلة', 'تشغيل'],
  ] as const) {
    if (prefix !== '') {
      await page.goto(`${prefix}${TOOL}`)
      await expectBlocks(page)
    }
    await expect(page.getByRole('button', { name: examples })).toBeVisible()
    await expect(page.getByRole('button', { name: run, exact: true })).toBeVisible()
    await page.getByRole('treeitem').nth(1).click()
    await expect(page.locator('.blocklyFlyout:visible .blocklyDraggable').first()).toBeVisible()
    await expectAccessible(page)
    expect(await tooWideWords(page), `words wider than their block in ${prefix || '/en'}`).toEqual(
      [],
    )
  }
  const words = page.locator('.blocklyFlyout:visible text').filter({ hasText: 'x:' }).first()
  const [arabic, latin] = await words.evaluate((text: SVGTextElement) =>
    ['إ', 'x'].map((letter) => text.getStartPositionOfChar(text.textContent.indexOf(letter)).x),
  )
  expect(arabic, 'in Arabic what is said first stands on the right').toBeGreaterThan(latin!)
})
