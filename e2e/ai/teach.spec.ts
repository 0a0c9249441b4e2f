/** A learner's whole way with a model: examples, a test, why, an app, a share, and on into blocks. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher } from '../teach/class.ts'
import { openAi } from './ai-page.ts'
import { cameraShowing } from './fake-camera.ts'

const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...cameraShowing('coffee.jpg')] },
  permissions: ['camera'],
  expectedErrors: [/the worker breaks/],
})
test.setTimeout(240_000)

interface Upload {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Cuts a photograph into 36 small pictures. */
async function cut(page: Page, name: string): Promise<Upload[]> {
  const file = readFileSync(join(import.meta.dirname, `pictures/${name}.jpg`)).toString('base64')
  const pieces = await page.evaluate(async (data) => {
    const photo = new Image()
    photo.src = `data:image/jpeg;base64,${data}`
    await photo.decode()
    return Array.from({ length: 36 }, (_, at) => {
      const canvas = document.createElement('canvas')
      canvas.width = 85
      canvas.height = 85
      const [x, y] = [(at % 6) * -85, Math.floor(at / 6) * -85]
      canvas.getContext('2d')?.drawImage(photo, x, y)
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1]!
    })
  }, file)
  return pieces.map((piece, at) => ({
    name: `${name}-${at}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.from(piece, 'base64'),
  }))
}

test('two classes of photographs are taught, tested on others, shared as an app, and used in blocks', async ({
  page,
  browser,
  baseURL,
}) => {
  const room = await openAi(page, 'en', await anotherTeacher(baseURL ?? ''))
  await room.openExample('My own classes')
  const [bricks, grass] = [await cut(page, 'brick'), await cut(page, 'grass')]
  await room.look('My picture set')
  await room.details.getByLabel('Name of class 1').fill('brick')
  await room.details.getByLabel('Name of class 2').fill('grass')
  await room.details.getByLabel('Choose pictures for brick').setInputFiles(bricks)
  const group = (name: string) => room.details.getByRole('group', { name })
  await expect(group('brick')).toContainText('36 pictures')
  await room.details.getByLabel('Choose pictures for grass').setInputFiles(grass.slice(0, 10))
  await expect(group('grass')).toContainText('10 pictures')
  await expect(room.details).toContainText('One class has far more examples than another')
  await room.details.getByLabel('Choose pictures for grass').setInputFiles(grass.slice(10))
  await expect(group('grass')).toContainText('36 pictures')

  // 44 % for the test: 20 of each class to learn from, 32 others to be tested with.
  await room.look('Teach with pictures')
  await room.details.getByLabel('Kept for the test (%)').fill('44')
  await expect(room.details).toContainText('Learned from 40 examples, tested with 32 others', {
    timeout: 90_000,
  })
  const score = room.details.getByText('% right in the test').first()
  expect(Number.parseInt((await score.textContent()) ?? '', 10)).toBeGreaterThanOrEqual(90)
  await room.details.getByRole('button', { name: /of “brick” were called “brick”/ }).click()
  await expect(
    room.details.getByRole('list', { name: 'Examples in this cell' }).getByRole('img').first(),
  ).toBeVisible()
  const { violations } = await new AxeBuilder({ page })
    .include('section[aria-label=Details]')
    .analyze()
  expect(violations).toEqual([])

  // Shared, it opens as an app that a visitor without an account can use.
  await expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Project menu' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('radio', { name: /Everybody with the link/ }).click()
  const link = await page.getByLabel('Link to the project').inputValue()
  await page.keyboard.press('Escape')
  const context = await browser.newContext({ baseURL: baseURL ?? '', permissions: ['camera'] })
  const visitor = await context.newPage()
  await visitor.goto(link)
  const tile = visitor.getByRole('region', { name: 'Camera' })
  await tile.getByRole('button', { name: 'Start the camera' }).click({ timeout: 40_000 })
  await expect(visitor.getByRole('region', { name: 'Ask about a picture' })).toContainText(
    /brick|grass/,
    { timeout: 60_000 },
  )
  await context.close()

  // On into blocks, where the camera's pictures reach the program.
  await room.look('Teach with pictures')
  await room.add('Model card')
  await room.details.getByRole('button', { name: 'Use in blocks' }).click({ timeout: 40_000 })
  await expect(page).toHaveURL(/block-programming\?project=/, { timeout: 30_000 })
  await page.getByRole('tab', { name: 'Model' }).click({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Start the camera' }).click()
  await expect(page.getByRole('tabpanel')).toContainText(/(brick|grass) · \d+%/, {
    timeout: 60_000,
  })
  await expect(async () => {
    await page.getByRole('button', { name: 'Run', exact: true }).click()
    await expect(page.getByText(/^(brick|grass)$/).first()).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 40_000 })
})

test('a model says why, survives the loss of its worker, and leaves as a file that comes back', async ({
  page,
}) => {
  const room = await openAi(page)
  await room.openExample('Unfair: the wrong clue')
  await room.done('Ask why')
  await expect(room.node('Ask about a picture')).toContainText('ripe')
  await room.look('Ask why')
  await expect(room.details).toContainText('The nearest examples it learned from')

  const worker = page.workers().find((other) => other.url().includes('ai-worker'))!
  const gone = new Promise((resolve) => worker.once('close', resolve))
  await worker.evaluate(() => {
    setTimeout(() => {
      throw new Error('the worker breaks')
    })
  })
  await gone
  await room.done('Ask why')
  await expect(room.node('Ask about a picture')).toContainText('ripe')

  await room.look('Model card')
  const download = page.waitForEvent('download')
  await room.details.getByRole('button', { name: 'Save the model as a file' }).click()
  const file = await (await download).path()
  await room.add('Model from a file')
  await room.details.getByLabel('Choose a file').setInputFiles({
    name: 'model.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  })
  await expect(room.details).toContainText('Learned from 30 examples', { timeout: 40_000 })
})
