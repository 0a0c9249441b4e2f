import { readFile } from 'node:fs/promises'
import {
  stage as backdrop,
  script,
  target,
  zipped,
} from '@panya/engines/scratch/testing/scratch-files.ts'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { inWorkspace, openBlocks } from './bench-hand.ts'
import { scratchGame } from './scratch-game.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

async function bring(page: Page, name: string, buffer: Uint8Array): Promise<void> {
  await page.getByRole('button', { name: 'Scratch', exact: true }).click()
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(buffer) })
}

interface Saved {
  targets: { name: string; blocks: object; costumes: object[]; variables: object }[]
  monitors: object[]
}

async function saveForScratch(page: Page): Promise<Saved> {
  await page.getByRole('button', { name: 'Scratch', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as .sb3' }).click()
  const bytes = await readFile(await (await download).path())
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  return { bytes, ...JSON.parse(strFromU8(unzipSync(bytes)['project.json']!)) } as Saved & {
    bytes: Uint8Array
  }
}

test('a Scratch game comes in, is played, changed, saved for Scratch, and comes in again as it was', async ({
  page,
}) => {
  await openBlocks(page)
  const stage = page.getByTestId('stage')
  const dialog = page.getByRole('dialog')
  await bring(page, 'apple.sb3', scratchGame())
  await expect(dialog).toContainText('apple.sb3 is open')
  await expect(dialog).toContainText('2 sprites')
  await expect(dialog).toContainText('The file itself is kept with your project.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Let’s go' }).click()
  await test.step('it plays: the value from the file is there, the apple is caught, the score counts', async () => {
    await expect(stage.locator('[data-watcher="score"]')).toContainText('3')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(stage.getByText('Caught! 5')).toBeVisible({ timeout: 20_000 })
    await expect(stage.locator('[data-watcher="score"]')).toContainText('5')
    await page.getByRole('button', { name: 'Stop' }).click()
  })
  await test.step('its blocks can be changed', async () => {
    await page.getByRole('button', { name: 'Basket' }).click()
    await expect(inWorkspace(page, 'Caught!')).toBeVisible()
    await inWorkspace(page, 'Caught!').getByText('Caught!').first().click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Yum! ')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(stage.getByText('Yum! 5')).toBeVisible({ timeout: 20_000 })
    await page.getByRole('button', { name: 'Stop' }).click()
  })
  const first = await saveForScratch(page)
  expect(first.targets.map(({ name }) => name)).toEqual(['Stage', 'Basket', 'Apple'])
  expect(JSON.stringify(first)).toContain('Yum! ')
  expect(first.targets[0], 'values are kept as the run left them').toMatchObject({
    variables: { 'score-id': ['score', 5] },
    lists: { 'list-id': ['names', ['Nok', 'Ploy']] },
  })
  await test.step('it is there after a reload', async () => {
    await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
      timeout: 20_000,
    })
    await page.reload()
    await page.getByRole('button', { name: 'Basket' }).click({ timeout: 45_000 })
    await expect(inWorkspace(page, 'Yum!')).toBeVisible()
  })
  await test.step('what was saved for Scratch comes in again and is saved the same', async () => {
    await bring(page, 'again.sb3', (first as unknown as { bytes: Uint8Array }).bytes)
    await dialog.getByRole('button', { name: 'Let’s go' }).click()
    const second = await saveForScratch(page)
    expect(second.targets).toEqual(first.targets)
    expect(second.monitors).toEqual(first.monitors)
  })
  await test.step('one undo brings back what was there before', async () => {
    await bring(page, 'apple.sb3', scratchGame())
    await dialog.getByRole('button', { name: 'Undo: back to my project' }).click()
    await page.getByRole('button', { name: 'Basket' }).click()
    await expect(inWorkspace(page, 'Yum!')).toBeVisible()
  })
})

test('damaged, hostile and foreign files are refused with a sentence, and nothing changes', async ({
  page,
}) => {
  await openBlocks(page, 'ar')
  const dialog = page.getByRole('dialog')
  const game = scratchGame()
  const bomb = zipSync({ 'project.json': new Uint8Array(120_000_000) }, { level: 1 })
  const files: [name: string, bytes: Uint8Array, words: string][] = [
    ['letter.sb3', Buffer.from('Dear Scratch'), 'هذا ليس مشروع Scratch'],
    ['cut.sb3', game.slice(0, 900), 'تالف'],
    ['bomb.sb3', bomb, 'أكبر من أن يُفتح'],
    ['none.sb3', zipSync({ 'a.txt': Buffer.from('a') }), 'لا يوجد مشروع'],
  ]
  for (const [name, bytes, words] of files) {
    await bring(page, name, bytes)
    await expect(dialog).toContainText(words)
    await expect(dialog).toContainText('لم يتغير شيء')
    await page.keyboard.press('Escape')
  }
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /Owl|بومة/ }).first()).toBeVisible()
})

/** How many of a hundred parts of the stage are dark. */
const darkShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=stage] canvas')!
    const pen = new OffscreenCanvas(120, 90).getContext('2d')!
    pen.drawImage(canvas, 0, 0, 120, 90)
    const { data } = pen.getImageData(0, 0, 120, 90)
    let dark = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at]! < 60 && data[at + 1]! < 60 && data[at + 2]! < 60 && data[at + 3]! > 200) dark++
    return (dark * 100) / (120 * 90)
  })

test('a picture that is bent in every way is still seen, and as it was when the effects go', async ({
  page,
}) => {
  const bend = (effect: string, value: number): [string, Record<string, unknown>] => [
    'looks_seteffectto',
    { inputs: { VALUE: [1, [4, `${value}`]] }, fields: { EFFECT: [effect, null] } },
  ]
  const bent = target({
    size: 800,
    direction: 45,
    blocks: script(
      ['event_whenflagclicked'],
      bend('FISHEYE', 50),
      bend('WHIRL', 90),
      bend('PIXELATE', 20),
      bend('MOSAIC', 10),
    ),
  })
  const empty = { name: 'none', assetId: 'none', md5ext: 'none.svg', dataFormat: 'svg' }
  await openBlocks(page)
  const half =
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="0 0 10 20"><rect width="10" height="20" fill="none"/><rect width="10" height="10"/></svg>'
  const project = {
    targets: [backdrop({ costumes: [empty] }), bent],
    monitors: [],
    meta: { semver: '3.0.0' },
  }
  await bring(page, 'bent.sb3', zipped(project, { 'a.svg': Buffer.from(half) }))
  await page.getByRole('dialog').getByRole('button', { name: 'Let’s go' }).click()
  await expect.poll(() => darkShare(page)).toBeGreaterThan(2)
  const plain = await darkShare(page)
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect.poll(() => darkShare(page)).not.toBe(plain)
  expect(await darkShare(page)).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.poll(() => darkShare(page)).toBe(plain)
})
