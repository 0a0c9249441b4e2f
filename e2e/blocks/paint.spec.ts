import en from '@panya/tools/coding/block-programming/messages/en.ts'
import arPaint from '@panya/tools/coding/block-programming/paint/messages/ar.ts'
import paint from '@panya/tools/coding/block-programming/paint/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { expectBlocks, openBlocks, TOOL } from './bench-hand.ts'

test.describe.configure({ timeout: 150_000 })

const sheetOf = (page: Page): Locator => page.getByTestId('paint-sheet')
const tool = (page: Page, name: string): Locator =>
  page.getByRole('toolbar', { name: paint.tools }).getByRole('button', { name, exact: true })
/** Behind the editor there are buttons of the same names. */
const button = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })

async function drawNew(page: Page): Promise<void> {
  await page.getByRole('tab', { name: en.costumes }).click()
  await page.getByRole('button', { name: en.draw, exact: true }).click()
  await expect(tool(page, paint['tool.brush'])).toBeVisible({ timeout: 30_000 })
}

/** Drags over the sheet between places given in shares of it. */
async function drag(page: Page, ...way: [x: number, y: number][]): Promise<void> {
  const box = await sheetOf(page).boundingBox()
  if (!box) throw new Error('There is no sheet.')
  const [[x, y], ...rest] = way as [[number, number], ...[number, number][]]
  await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  await page.mouse.down()
  for (const [toX, toY] of rest)
    await page.mouse.move(box.x + box.width * toX, box.y + box.height * toY, { steps: 6 })
  await page.mouse.up()
}

/** What the list of costumes shows of a costume: the drawing itself. */
async function svgOf(page: Page, name: string): Promise<string> {
  const picture = page.getByRole('button', { name, exact: true }).locator('img')
  return decodeURIComponent((await picture.getAttribute('src')) ?? '')
}

test('a costume drawn by hand stands on the stage, and is there after a reload', async ({
  page,
}) => {
  await openBlocks(page)
  const stage = page.getByTestId('stage')
  const before = await stage.screenshot()
  await drawNew(page)
  await tool(page, paint['tool.rectangle']).click()
  await drag(page, [0.4, 0.4], [0.6, 0.6])
  await expect(page.getByRole('group', { name: paint.part })).toBeVisible()
  await tool(page, paint['tool.brush']).click()
  await drag(page, [0.3, 0.3], [0.5, 0.25], [0.7, 0.3])
  await tool(page, paint['tool.text']).click()
  await drag(page, [0.42, 0.75], [0.42, 0.75])
  await page.getByRole('textbox', { name: paint.typeHere }).fill('สวัสดี')
  await page.keyboard.press('Escape')
  await test.step('the bucket paints with two colours', async () => {
    await tool(page, paint['tool.fill']).click()
    await button(page, paint.fill).click()
    await page.getByLabel(paint.kindOfPaint).selectOption(paint['paint.radial'])
    await page.keyboard.press('Escape')
    await drag(page, [0.5, 0.5], [0.5, 0.5])
  })
  await test.step('the eraser cuts, and undo brings back', async () => {
    await tool(page, paint['tool.eraser']).click()
    await drag(page, [0.5, 0.2], [0.5, 0.32])
    await button(page, paint.undo).click()
    await expect(button(page, paint.redo)).toBeEnabled()
  })
  await expectAccessible(page)
  await page.getByRole('dialog').getByLabel(paint.name, { exact: true }).fill('house')
  await button(page, paint.done).click()
  await expect(sheetOf(page)).toBeHidden()
  const svg = await svgOf(page, 'house')
  expect(svg).toContain('radialGradient')
  expect(svg).toContain('สวัสดี')
  expect(svg).not.toContain('data-paper')
  await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)
  await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
    timeout: 20_000,
  })
  await page.reload()
  await expectBlocks(page)
  await page.getByRole('tab', { name: en.costumes }).click()
  expect(await svgOf(page, 'house')).toBe(svg)
  await test.step('opened and closed without a change it stays as it was, and asks nothing', async () => {
    await page.getByRole('button', { name: `${en.editPicture}: house` }).click()
    await expect(tool(page, paint['tool.brush'])).toBeVisible({ timeout: 30_000 })
    await button(page, paint.close).click()
    await expect(sheetOf(page)).toBeHidden()
    expect(await svgOf(page, 'house')).toBe(svg)
  })
  await test.step('carried to the front it is the first', async () => {
    const costumes = page.getByRole('list', { name: en.costumes }).getByRole('listitem')
    await expect(costumes.first()).not.toContainText('house')
    await page.getByRole('button', { name: 'house', exact: true }).dragTo(costumes.first())
    await expect(costumes.first()).toContainText('house')
  })
})

test('by keyboard alone: a rectangle is added, placed by numbers, chosen and painted', async ({
  page,
}) => {
  await openBlocks(page)
  await drawNew(page)
  await expect(sheetOf(page)).toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.press('Enter')
  await page.keyboard.press('c')
  await page.keyboard.press('Enter')
  await page.keyboard.press('s')
  await page.keyboard.press(']')
  await expect(
    page.getByRole('dialog').locator('output').filter({ hasText: '1 of 2' }),
  ).toBeVisible()
  const part = page.getByRole('group', { name: paint.part })
  await part.getByLabel(paint.width).fill('60')
  await page.keyboard.press('Enter')
  await part.getByLabel(paint.x, { exact: true }).fill('100')
  await page.keyboard.press('Enter')
  await sheetOf(page).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect(part.getByLabel(paint.x, { exact: true })).toHaveValue('110')
  await expect(part.getByLabel(paint.width)).toHaveValue('60')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(part.getByLabel(paint.x, { exact: true })).toHaveValue('100')
  await test.step('the turning point moves by arrows and by dragging its cross', async () => {
    const said = page.getByRole('dialog').locator('output')
    await page.keyboard.press('o')
    await page.keyboard.press('Shift+ArrowRight')
    const first = await said.textContent()
    expect(first).toContain('x:')
    await page.keyboard.press('ArrowRight')
    await expect(said).not.toHaveText(first ?? '')
    await tool(page, paint['tool.centre']).click()
    await drag(page, [0.3, 0.3], [0.4, 0.4])
    await expect(said).toContainText('x:')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
  })
  await button(page, paint.done).click()
  expect((await svgOf(page, en.drawingName)).match(/<path/g)).toHaveLength(2)
})

test('a picture of the library becomes pixels, and shapes again', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('tab', { name: en.costumes }).click()
  await page.getByRole('button', { name: `${en.editPicture}: owl 1` }).click()
  await button(page, paint.toBitmap).click()
  await tool(page, paint['tool.brush']).click()
  await drag(page, [0.2, 0.2], [0.3, 0.2])
  await button(page, paint.done).click()
  expect(await svgOf(page, 'Owl 1')).toMatch(/^data:image\/(png|webp)/)
  await page.getByRole('button', { name: `${en.editPicture}: owl 1` }).click()
  await button(page, paint.toVector).click()
  await expect(tool(page, paint['tool.reshape'])).toBeVisible()
  await button(page, paint.done).click()
  expect(await svgOf(page, 'Owl 1')).toContain('<path')
})

test('in Arabic the tools stand on the right, and text runs to the left', async ({ page }) => {
  await openBlocks(page)
  await page.goto(`/ar${TOOL}`)
  await expectBlocks(page)
  await page.getByRole('tab').nth(1).click()
  await page.getByRole('button', { name: 'رسم', exact: true }).click()
  const tools = page.getByRole('toolbar', { name: arPaint.tools })
  await expect(tools).toBeVisible({ timeout: 30_000 })
  const [side, sheet] = [await tools.boundingBox(), await sheetOf(page).boundingBox()]
  expect(side!.x).toBeGreaterThan(sheet!.x + sheet!.width - 5)
  await tools.getByRole('button', { name: arPaint['tool.text'] }).click()
  await drag(page, [0.5, 0.5], [0.5, 0.5])
  await page.getByRole('textbox', { name: arPaint.typeHere }).fill('مرحبا')
  await page.keyboard.press('Escape')
  await expectAccessible(page)
  await button(page, arPaint.done).click()
  expect(await svgOf(page, 'رسمة')).toMatch(/text-anchor="end"[\s\S]*مرحبا/)
})

test('on a phone the page says kindly where to build', async ({ page }) => {
  await openBlocks(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(page.getByRole('tab', { name: en.costumes })).toHaveCount(0)
})
