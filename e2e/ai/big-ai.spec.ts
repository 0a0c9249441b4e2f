/** The server's AI in a flow: what it answers, what it costs, and what it says when it cannot. */
import { type ModelServer, startModelServer } from '../../apps/server/src/testing/model-server.ts'
import { ADMIN, otherDevice, ownCoins } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { openAi } from './ai-page.ts'

let model: ModelServer
test.use({
  // A server of its own: it has a language model, and its prices change.
  baseURL: async ({}, use) => {
    model = await startModelServer()
    const server = await startServerUnderTest({ AI_BASE_URL: model.url, AI_MODEL: 'owl-1' })
    await use(server.url)
    await server.stop()
    await model.close()
  },
  // A refused run is an answer of the server that the browser also writes down.
  expectedErrors: [/status of 4\d\d/],
})
test.setTimeout(180_000)

test('the big AI finds, reads, compares and answers at a press for its price; what fails costs nothing', async ({
  page,
  baseURL,
}) => {
  const room = await openAi(page)
  await answerAge(page.request, 'older')
  const { details } = room
  const press = (name: string) => details.getByRole('button', { name })
  const ask = async (price: string, cost: string): Promise<void> => {
    await press(price).click()
    await expect(details).toContainText(cost, { timeout: 60_000 })
  }

  await room.openExample('Two eyes compared')
  await room.look('Big AI: find things')
  await expect(room.node('Big AI: find things')).toContainText('Not asked yet')
  await expect(details).toContainText('You have 30 coins.')
  await ask('Run for 2 coins', 'Done. It cost 2 coins.')
  await expect(room.node('Big AI: find things')).toContainText('cup')

  await room.openExample('Read a sign')
  await room.look('Sample picture')
  await room.add('Big AI: read a page')
  await room.look('Big AI: read a page')
  await ask('Run for 3 coins', 'Done. It cost 3 coins.')
  await expect(room.node('Big AI: read a page')).toContainText('Owl Library')

  await room.openExample('School helper')
  await room.look('Text')
  await room.add('Big AI: same meaning')
  await room.look('Big AI: same meaning')
  await expect(press('Run for 1 coin')).toBeDisabled()
  await details.getByLabel(/^texts/).selectOption({ index: 1 })
  await ask('Run for 1 coin', 'Done. It cost 1 coin.')
  await expect(room.node('Big AI: same meaning')).toContainText('Lunch costs')
  await expect(details).toContainText('You have 24 coins.')

  model.be({ kind: 'answers', pieces: ['Owls turn ', 'their heads.'] })
  await room.look('Text')
  await room.add('Big AI: ask')
  await room.look('Big AI: ask')
  await ask('Run for 4 coins', 'Done. It cost 4 coins.')
  await expect(room.node('Big AI: ask')).toContainText('Owls turn their heads.')
  await expect(ownCoins(page).or(details.getByText('You have 20 coins.')).first()).toBeVisible()

  // The model breaks off: the last answer stays and the coins come back.
  model.be({ kind: 'breaks-off', after: 'Owls' })
  await ask('Run for 4 coins', 'You have your coins back.')
  await expect(details).toContainText('You have 20 coins.')
  await expect(room.node('Big AI: ask')).toContainText('Owls turn their heads.')

  // Another price is never taken unseen; above what one has, it cannot be pressed.
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const price = (coins: number) => admin.put('/api/admin/ai-prices/chat', { data: { coins } })
  await price(5)
  await ask('Run for 4 coins', 'The price has just changed.')
  await expect(press('Run for 5 coins')).toBeEnabled()
  await price(21)
  await press('Run for 5 coins').click()
  await expect(details).toContainText('You do not have enough coins for this.')
  await expect(press('Run for 21 coins')).toBeDisabled()
  await expect(details).toContainText('You have 20 coins.')
  await admin.dispose()
})
