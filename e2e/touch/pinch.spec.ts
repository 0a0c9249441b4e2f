/** Two fingers on a canvas enlarge and push what is on it, and never the page around it. */
import blocks from '@panya/tools/coding/block-programming/messages/en.ts'
import type { Page } from '@playwright/test'
import { openBlocks } from '../blocks/bench-hand.ts'
import { done, node, openFlow } from '../flow/workbench.ts'
import { expect, test } from '../support/test.ts'
import { edgeOf, tapInPalette } from './block-taps.ts'
import { HELD, middleOf, pageScale, pinch, pushByTwo } from './tablet.ts'

test.describe.configure({ timeout: 150_000 })

/** An empty place of the blocks' paper. */
async function emptyPlace(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.getByTestId('blocks').boundingBox())!
  return { x: box.x + box.width - 140, y: box.y + box.height - 120 }
}

const [[, device]] = HELD
test.use(device)

test('a flow', async ({ page }) => {
  await openFlow(page, 'image-processing')
  await page.getByRole('button', { name: 'Add Sample picture' }).tap()
  await done(page, 'Sample picture')
  const card = node(page, 'Sample picture')
  const widthOf = async () => (await card.boundingBox())!.width
  const before = await widthOf()
  const pane = (await page.locator('.react-flow__pane').boundingBox())!
  await pinch(page, { x: pane.x + pane.width / 2, y: pane.y + pane.height - 60 }, 2)
  await expect.poll(widthOf).toBeGreaterThan(before * 1.3)
  // Begun on a node as well.
  const large = await widthOf()
  await pinch(page, await middleOf(card), 0.5)
  await expect.poll(widthOf).toBeLessThan(large * 0.8)
  const { x, y } = (await card.boundingBox())!
  await pushByTwo(page, await middleOf(card), { x: 60, y: 90 })
  await expect.poll(async () => Math.round((await card.boundingBox())!.x - x)).toBeGreaterThan(40)
  await expect.poll(async () => Math.round((await card.boundingBox())!.y - y)).toBeGreaterThan(60)
  expect(await pageScale(page)).toBe(1)
})

test('blocks', async ({ page }) => {
  await openBlocks(page)
  await tapInPalette(page, 'Events', 'when ⚑')
  const hat = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable > .blocklyPath')
  const widthOf = async () => (await hat.first().boundingBox())!.width
  const before = await widthOf()
  await pinch(page, await emptyPlace(page), 1.8)
  await expect.poll(widthOf).toBeGreaterThan(before * 1.2)
  await pinch(page, await emptyPlace(page), 0.5)
  const { x, y } = await edgeOf(page, 'when ⚑')
  await pushByTwo(page, await emptyPlace(page), { x: -80, y: -60 })
  await expect.poll(async () => (await edgeOf(page, 'when ⚑')).x - x).toBeLessThan(-50)
  await expect.poll(async () => (await edgeOf(page, 'when ⚑')).y - y).toBeLessThan(-30)
  expect(await pageScale(page)).toBe(1)
})

test('a costume', async ({ page }) => {
  await openBlocks(page)
  await page.getByRole('tab', { name: blocks.costumes }).tap()
  await page
    .getByRole('button', { name: new RegExp(`^${blocks.editPicture}`) })
    .first()
    .tap()
  const dialog = page.getByRole('dialog')
  const zoom = async () =>
    Number.parseInt((await dialog.getByText(/^\d+ %$/).textContent()) ?? '', 10)
  const before = await zoom()
  const sheet = await middleOf(dialog.locator('canvas').last())
  await pinch(page, sheet, 2)
  await expect.poll(zoom).toBeGreaterThan(before * 1.3)
  expect(await pageScale(page)).toBe(1)
})
