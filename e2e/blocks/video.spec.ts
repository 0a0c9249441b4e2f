/** A program looks through the camera: it reacts to a wave, shows who waves, keeps nothing, and lets go. */
import { sb3, script, stage, target } from '@panya/engines/scratch/testing/scratch-files.ts'
import blocksAr from '@panya/tools/coding/block-programming/messages/ar.ts'
import scratchAr from '@panya/tools/coding/block-programming/scratch/messages/ar.ts'
import ar from '@panya/tools/coding/block-programming/senses/messages/ar.ts'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { dragBlock, expectBlocks, openBlocks } from './bench-hand.ts'
import { askedFor, devicesOn, refuseDevices, watchDevices } from './heard-sounds.ts'
import { cameraWaving } from './waving-camera.ts'

const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...cameraWaving()] },
  permissions: ['camera'],
})
test.describe.configure({ timeout: 150_000 })

/** A sprite as large as a hand, in the middle: when motion > 5, say. */
const WAVED = sb3(
  stage({ videoState: 'on', videoTransparency: 20 }),
  target({
    size: 800,
    blocks: script(
      ['videoSensing_whenMotionGreaterThan', { inputs: { REFERENCE: [1, [4, '5']] } }],
      ['looks_say', { inputs: { MESSAGE: [1, [10, 'I see you!']] } }],
    ),
  }),
)

async function bring(page: Page, go: string): Promise<void> {
  await page.getByRole('button', { name: 'Scratch', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'wave.sb3',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(WAVED),
  })
  await dialog.getByRole('button', { name: go }).click()
}

/** How many of a hundred parts are as red as the sign before the camera. */
async function redShare(page: Page, webp: Buffer | null): Promise<number> {
  return page.evaluate(async (base64) => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=stage] canvas')!
    const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0))
    const picture =
      base64 === null ? canvas : await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    const pen = new OffscreenCanvas(120, 90).getContext('2d')!
    pen.drawImage(picture, 0, 0, 120, 90)
    const { data } = pen.getImageData(0, 0, 120, 90)
    let red = 0
    for (let at = 0; at < data.length; at += 4)
      if (data[at]! > data[at + 1]! + 60 && data[at]! > data[at + 2]! + 60) red += 1
    return (red * 100) / (120 * 90)
  }, webp?.toString('base64') ?? null)
}

test('somebody waves, the program says so; nobody is in the project’s picture; Stop lets the camera go', async ({
  page,
}) => {
  await watchDevices(page)
  await openBlocks(page)
  await bring(page, 'Let’s go')
  await expect(page.locator('output[data-state]')).toHaveAttribute('data-state', 'saved', {
    timeout: 20_000,
  })
  await page.reload()
  await expectBlocks(page)
  expect(await askedFor(page), 'nobody is asked before it runs').toEqual([])
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/thumbnail'),
  )
  const run = page.getByRole('button', { name: 'Run', exact: true })
  await run.click()
  const note = page.getByText('The camera is on. Its picture stays on this device')
  await expect(note).toBeVisible()
  await expect(page.getByTestId('stage').getByText('I see you!')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await expect.poll(() => redShare(page, null)).toBeGreaterThan(3)
  await test.step('what is saved shows the stage without who sits before it', async () => {
    await dragBlock(page, 'Looks', { hasText: 'say' }, { x: 560, y: 420 })
    const picture = await page.request.get((await saved).url())
    expect(picture.status()).toBe(200)
    expect(await redShare(page, await picture.body())).toBe(0)
    expect(await devicesOn(page), 'it goes on meanwhile').toBe(1)
  })
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(note).toBeHidden()
  await expect.poll(() => devicesOn(page)).toBe(0)
  await expect.poll(() => redShare(page, null)).toBe(0)
  await test.step('again, and off by the button beside it', async () => {
    await run.click()
    await expect.poll(() => devicesOn(page)).toBe(1)
    await page.getByRole('button', { name: 'Turn the camera off' }).click()
    await expect.poll(() => devicesOn(page)).toBe(0)
  })
  expect(await askedFor(page)).toEqual(['camera', 'camera'])
})

test('a camera that is refused is said so, in Arabic, and the program goes on', async ({
  page,
}) => {
  await refuseDevices(page, 'NotAllowedError')
  await openBlocks(page, 'ar')
  await bring(page, scratchAr.go)
  await page.getByRole('button', { name: blocksAr.run, exact: true }).click()
  await expect(page.getByText(ar.denied)).toBeVisible()
  await expect(page.getByRole('button', { name: ar.again })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByTestId('stage').getByText('I see you!')).toBeHidden()
})
