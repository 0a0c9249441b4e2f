import { crc32, deflateSync } from 'node:zlib'
import { expect, test } from '../support/test.ts'
import { type Credentials, newLearner, otherDevice, ownCoins, signInByApi } from './people.ts'

let learner: Credentials

test.beforeEach(async ({ page }) => {
  learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await page.goto('/profile')
  await expect(page.getByLabel('First name')).toHaveValue('Nok')
})

test('names, grade and school can be changed and are kept', async ({ page }) => {
  await page.getByLabel('What should we call you?').fill('Captain Owl')
  await page.getByLabel('First name').fill('มะลิ')
  await page.getByLabel('Grade').selectOption('M2')
  await page.getByLabel('School, or where you learn').fill('Coding club')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByLabel('Your menu, มะลิ')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('What should we call you?')).toHaveValue('Captain Owl')
  await expect(page.getByLabel('First name')).toHaveValue('มะลิ')
  await expect(page.getByLabel('Grade')).toHaveValue('M2')
  await expect(page.getByLabel('School, or where you learn')).toHaveValue('Coding club')
})

test('a wrong name is told beside its field, and nothing is saved', async ({ page }) => {
  const first = page.getByLabel('First name')
  await first.fill('x'.repeat(81))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(first).toBeFocused()
  await expect(first).toHaveAccessibleDescription(/too long/)
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Nok')
})

test('a picture is cut to a square by keyboard, sent, and shown everywhere', async ({ page }) => {
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: stripes(600, 200) }
  await page.getByLabel('Choose a picture').setInputFiles(picture)
  const dialog = page.getByRole('dialog', { name: 'Choose what to show' })
  await dialog.getByLabel('Left or right').focus()
  await page.keyboard.press('End')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toHaveCount(0)
  const shown = page.getByRole('img', { name: 'Your picture' })
  await expect(shown).toBeVisible()
  await expect(page.getByRole('banner').locator('summary img')).toBeVisible()
  const { size, colour } = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
    return {
      size: [image.naturalWidth, image.naturalHeight],
      colour: red > blue ? 'red' : 'blue',
    }
  })
  expect(size).toEqual([256, 256])
  expect(colour, 'the right end of the picture').toBe('blue')
})

test('a file that is no picture is refused with a clear word', async ({ page }) => {
  const file = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') }
  await page.getByLabel('Choose a picture').setInputFiles(file)
  await expect(page.getByRole('alert').filter({ hasText: 'not a picture' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('devices are listed, and another one can be signed out', async ({ page, baseURL }) => {
  const other = await otherDevice(baseURL ?? '', learner)
  await page.reload()
  const devices = page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')
  await expect(devices).toHaveCount(2)
  await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1)
  await devices.getByRole('button', { name: /^Sign out/ }).click()
  await expect(devices).toHaveCount(1)
  expect(await (await other.get('/api/auth/session')).json()).toBeNull()
  await expect(ownCoins(page)).toBeVisible()
})

test('language and theme can be chosen', async ({ page }) => {
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.getByRole('main').getByRole('link', { name: 'العربية' }).click()
  await expect(page).toHaveURL('/ar/profile')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ملفك الشخصي')
})

/** A PNG that is red on the left and blue on the right. */
function stripes(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + width * 3)
  for (let x = 0; x < width; x += 1) row[1 + x * 3 + (x < width / 2 ? 0 : 2)] = 255
  const pixels = Buffer.concat(Array.from({ length: height }, () => row))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([signature, ...parts])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}
