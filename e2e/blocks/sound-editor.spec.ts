/** A sound is recorded, cut and turned around by hand, and heard on the stage. */
import en from '@panya/tools/coding/block-programming/messages/en.ts'
import ar from '@panya/tools/coding/block-programming/sound-editor/messages/ar.ts'
import type { Locator, Page } from '@playwright/test'
import { microphoneHearing } from '../ai/fake-voice.ts'
import { expectAccessible } from '../support/accessible.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { below, dragBlock, expectBlocks, inWorkspace, openBlocks, TOOL } from './bench-hand.ts'
import { askedFor, devicesOn, played, refuseDevices, watchDevices } from './heard-sounds.ts'

const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...microphoneHearing()] },
  permissions: ['microphone'],
})
test.describe.configure({ timeout: 150_000 })

const button = (place: Page | Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name, exact: true })

async function openSounds(page: Page): Promise<void> {
  await openBlocks(page)
  await page.getByRole('tab', { name: 'Sounds' }).click()
}

/** Until the clock shows more than a second. */
async function recordForASecond(page: Page): Promise<Locator> {
  await button(page, 'Record').click()
  const dialog = page.getByRole('dialog')
  await expect(button(dialog, 'Record')).toBeFocused()
  expect(await askedFor(page), 'nobody is asked before Record is pressed').toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('meter')).toBeVisible()
  await expect(dialog.getByText(/^[1-9]\.\d of 30 seconds$/)).toBeVisible()
  await button(dialog, 'Stop recording').click()
  await expect(dialog.getByRole('slider', { name: 'Start of the part' })).toBeVisible()
  expect(await askedFor(page)).toEqual(['microphone'])
  expect(await devicesOn(page), 'the microphone is let go').toBe(0)
  return dialog
}

test('recorded, cut by keyboard, reversed, saved, played by a block; there after a reload', async ({
  page,
}) => {
  await watchDevices(page)
  await openSounds(page)
  const dialog = await recordForASecond(page)
  const said = dialog.getByRole('status')
  await test.step('the part is chosen by arrow keys', async () => {
    await button(dialog, 'Keep only this').click()
    await expect(said).toHaveText(/Choose a part first/)
    const start = dialog.getByRole('slider', { name: 'Start of the part' })
    for (let press = 0; press < 5; press++) await start.press('ArrowRight')
    await expect(start).toHaveAttribute('aria-valuetext', '0.5 seconds')
    await button(dialog, 'Keep only this').press('Enter')
    await expect(said).toHaveText(/^Cut to the part, [\d.]+ seconds\.$/)
    await button(dialog, 'Reverse').press('Enter')
    await expect(said).toHaveText(/^Reversed, [\d.]+ seconds\.$/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(said).toHaveText(/^Taken back/)
    await page.keyboard.press('ControlOrMeta+y')
    await expect(said).toHaveText(/^Done again/)
    await button(dialog, 'Play').click()
    await expect.poll(() => played(page)).toHaveLength(1)
    await expectAccessible(page)
  })
  await test.step('leaving asks first; saving keeps it', async () => {
    await dialog.getByLabel('Name', { exact: true }).fill('my voice')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'This sound is not saved yet' })).toBeVisible()
    await button(page, 'Go on').click()
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('my voice')
    await button(dialog, 'Save').click()
    await expect(button(page, 'Play my voice')).toBeVisible()
  })
  const [length = 0] = await played(page)
  await test.step('with the other sounds gone it is the one a block plays', async () => {
    for (const name of ['pop', 'hoot']) {
      await button(page, `More for ${name}`).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await expect(button(page, `Play ${name}`)).toHaveCount(0)
    }
    await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 560, y: 240 })
    const hat = inWorkspace(page, 'clicked')
    await dragBlock(page, 'Sound', { hasText: 'start sound' }, await below(hat))
    await expect(inWorkspace(page, 'my voice')).toBeVisible()
    await button(page, 'Run').click()
    // The first was the editor's own.
    await expect.poll(async () => (await played(page)).length).toBe(2)
    expect((await played(page)).at(-1)).toBeCloseTo(length, 1)
  })
  await test.step('after a reload it is still there', async () => {
    await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
      timeout: 20_000,
    })
    await page.reload()
    await expectBlocks(page)
    await expect(inWorkspace(page, 'my voice')).toBeVisible()
    await button(page, 'Run').click()
    await expect.poll(async () => (await played(page)).at(-1)).toBeCloseTo(length, 1)
  })
})

test('a sound of the library is edited: the block that played it plays the new one', async ({
  page,
}) => {
  await watchDevices(page)
  await openSounds(page)
  await dragBlock(page, 'Events', { hasText: 'clicked' }, { x: 560, y: 240 })
  await dragBlock(
    page,
    'Sound',
    { hasText: 'start sound' },
    await below(inWorkspace(page, 'clicked')),
  )
  await button(page, 'Run').click()
  await expect.poll(() => played(page)).toHaveLength(1)
  const [before = 0] = await played(page)
  await button(page, 'Edit pop').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Echo').click()
  await expect(dialog.getByRole('status')).toHaveText(/^With an echo/)
  await button(dialog, 'Save').click()
  await expect(dialog).toBeHidden()
  await expect(inWorkspace(page, 'pop')).toBeVisible()
  await button(page, 'Run').click()
  await expect.poll(async () => (await played(page)).at(-1)).toBeGreaterThan(before + 0.5)
  await test.step('copied, named, moved, and taken along as a file', async () => {
    const choose = async (name: string, entry: string): Promise<void> => {
      await button(page, `More for ${name}`).click()
      await page.getByRole('menuitem', { name: entry }).click()
    }
    await choose('pop', 'Duplicate')
    await choose('pop 2', 'Rename')
    await page.getByRole('dialog').getByRole('textbox').fill('puff')
    await page.getByRole('dialog').getByRole('textbox').press('Enter')
    await choose('puff', 'Move up')
    await expect(page.getByRole('list', { name: 'Sounds' }).getByRole('listitem')).toContainText([
      'puff',
      'pop',
      'hoot',
    ])
    const download = page.waitForEvent('download')
    await choose('puff', en.saveToComputer)
    expect((await download).suggestedFilename()).toBe('puff.wav')
  })
})

test('without a microphone it says what to do, and nothing is lost', async ({ page }) => {
  await refuseDevices(page, 'NotAllowedError')
  await openSounds(page)
  await button(page, 'Record').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Record').click()
  await expect(dialog.getByRole('status')).toHaveText(/The microphone is not allowed/)
  await expect(button(dialog, 'Record')).toBeEnabled()
  await button(dialog, 'Close').click()
  await expect(button(page, 'Play pop')).toBeVisible()
})

test('closed while it records, the microphone is let go', async ({ page }) => {
  await watchDevices(page)
  await openSounds(page)
  await button(page, 'Record').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Record').click()
  await expect(dialog.getByRole('meter')).toBeVisible()
  expect(await devicesOn(page)).toBe(1)
  await button(dialog, 'Close').click()
  await expect.poll(() => devicesOn(page)).toBe(0)
})

test('in Arabic everything has a name, and time still goes from left to right', async ({
  page,
}) => {
  await openBlocks(page)
  await page.goto(`/ar${TOOL}`)
  await expectBlocks(page)
  await page.getByRole('tab', { name: ar.list }).click()
  await page
    .getByRole('list', { name: ar.list })
    .getByRole('button', { name: ar.editNamed.replace('{name}', '').trim() })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const start = dialog.getByRole('slider', { name: ar.start })
  const before = await start.inputValue()
  await start.press('ArrowRight')
  expect(Number(await start.inputValue())).toBeGreaterThan(Number(before))
  await button(dialog, ar['action.robot']).click()
  await expect(dialog.getByRole('status')).toContainText('روبوت')
  await expectAccessible(page)
})
