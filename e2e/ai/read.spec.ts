import { expect, test } from '../support/test.ts'
import { openAi } from './ai-room.ts'

test.setTimeout(120_000)
// The reader tells of settings that its Thai data has and it does not know.
test.use({ expectedErrors: [/Parameter not found/] })

test('a drawing is guessed, an English and a Thai sign are read, all from our own address', async ({
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
})
