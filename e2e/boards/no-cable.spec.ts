import { readFileSync } from 'node:fs'
import en from '@panya/tools/coding/block-programming/messages/en.ts'
import words from '@panya/tools/host/browser/messages/en.ts'
import { strFromU8, unzipSync } from 'fflate'
import { below, dragBlock, inWorkspace } from '../blocks/bench-hand.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openBoard, run } from './board-bench.ts'

test.describe.configure({ timeout: 150_000 })

/** As in Safari, and in every browser of a tablet. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serial'))
})

test('without a cable the page says so before anybody connects, and the program is taken along', async ({
  page,
}) => {
  await openBoard(page, 'KidBright32 V1.5i')
  await expect(page.getByText(en.noCable)).toBeVisible()
  await dragBlock(page, 'Events', { hasText: 'board starts' }, { x: 560, y: 240 })
  const start = inWorkspace(page, 'board starts')
  await dragBlock(page, 'Buzzer', { hasText: 'play tone' }, await below(start))
  await test.step('the board on the screen works', async () => {
    await run(page)
    await expect(page.getByText(en['phase.ready'])).toBeVisible({ timeout: 20_000 })
  })
  await page.getByRole('button', { name: en.takeTitle }).press('Enter')
  await expect(page.getByText(words['boards-unsupported'])).toBeVisible()
  await expect(page.getByText(words['boards-unsupported.way'])).toBeVisible()
  await expect(page.getByRole('button', { name: en.connect, exact: true })).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download board.zip' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('board.zip')
  const files = unzipSync(new Uint8Array(readFileSync(await file.path())))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['board/main.py', 'board/kidbright.py', 'board/READ-ME.txt']),
  )
  expect(strFromU8(files['board/main.py']!)).toContain('await buzzer.tone(440, 0.5)')
  expect(strFromU8(files['board/READ-ME.txt']!)).toContain(en.takeUpload)
})

test('a board that takes sketches has no cable here in any browser: the file and the steps are beside it', async ({
  page,
}) => {
  await openBoard(page, 'iDuino R4')
  await expect(page.getByText(en.noCable)).toHaveCount(0)
  await page.getByRole('tab', { name: en.tabDevice }).click()
  await expect(page.getByText(en.takeArduinoUpload)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download blocks.ino' }).click()
  expect((await download).suggestedFilename()).toBe('blocks.ino')
})
