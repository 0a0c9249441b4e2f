/** Drawings, signs, moods and sounds are understood on the device. */
import { expect, test } from '../support/test.ts'
import { openAi } from './ai-page.ts'

test.setTimeout(180_000)
// The reader tells of settings that its Thai data has and it does not know.
test.use({ expectedErrors: [/Parameter not found/] })

test('a drawing, two signs, a question by its meaning and a sound, all from our own address', async ({
  page,
}) => {
  const room = await openAi(page)
  await room.openExample('Guess my drawing')
  await expect(room.node('Speak')).toContainText('That is: sun', { timeout: 30_000 })

  await room.openExample('Read a sign')
  await expect(room.node('Read text in a picture')).toContainText('Owl Library', {
    timeout: 40_000,
  })
  await expect(room.node('Which language?')).toContainText('English')
  await room.look('Sample picture')
  await room.details.getByLabel('Which one').selectOption('sign-th')
  await room.look('Read text in a picture')
  await room.details.getByLabel('Language').selectOption('tha')
  await expect(room.node('Read text in a picture')).toContainText('ห้องสมุด', { timeout: 40_000 })
  await expect(room.node('Which language?')).toContainText('Thai')

  await room.openExample('School helper')
  await expect(room.node('Show')).toContainText('Lunch costs', { timeout: 40_000 })

  await room.openExample('Sound detective')
  await expect(room.node('Ask about a sound')).toContainText('whistle', { timeout: 40_000 })
})

test('in Arabic an example becomes an app with its inputs, and Python beside it', async ({
  page,
}) => {
  const room = await openAi(page, 'ar')
  await room.openExample('آلة المزاج')
  await expect(room.node('عرض')).toContainText('😊', { timeout: 30_000 })
  await page.getByRole('button', { name: 'بايثون' }).click()
  await expect(page.locator('pre')).toContainText('SentimentIntensityAnalyzer')
  await page.getByRole('button', { name: 'لوحة العرض' }).click()
  await page.getByRole('main').getByLabel('النص', { exact: true }).fill('هذا فظيع، أنا حزين')
  await expect(page.getByRole('main').getByText('🙁', { exact: true })).toBeVisible()
})
