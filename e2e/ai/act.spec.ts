/** What is heard goes to a board and into an app that fills the screen. */
import { Cable } from '../boards/cable/cable.ts'
import { MicroPythonBoard } from '../boards/cable/devices.ts'
import { chromiumLaunch } from '../support/chromium.ts'
import { expect, test } from '../support/test.ts'
import { openAi } from './ai-page.ts'
import { failToHear, installEar, microphoneHearing, say } from './fake-voice.ts'

const launch = await chromiumLaunch()
test.use({
  launchOptions: { ...launch, args: [...launch.args, ...microphoneHearing()] },
  permissions: ['microphone'],
})
test.setTimeout(120_000)

test('loudness is measured; spoken words reach a board that answers, and an app in full screen', async ({
  page,
}) => {
  const board = new MicroPythonBoard()
  await Cable.install(page, board)
  await installEar(page)
  const room = await openAi(page)
  const { details } = room
  const start = details.getByRole('button', { name: 'Start', exact: true })
  await page.getByRole('button', { name: 'Details', exact: true }).click()

  await room.add('Microphone')
  await start.click()
  await expect(room.node('Microphone')).toContainText('loud? Yes')
  await expect(room.node('Microphone')).toContainText('loud? No')
  await details.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(start).toBeVisible()

  await room.add('Listen')
  await details.getByLabel('Show on the dashboard').check()
  await start.click()
  await expect(details).toContainText('Nothing has come in yet.')
  await say(page, 'good morning')
  await expect(room.node('Listen')).toContainText('good morning')

  // The last words wait for the board and its program.
  await room.add('Send to a board')
  await expect(room.node('Send to a board')).toContainText('good morning')
  await details.getByRole('button', { name: 'Connect a board' }).click()
  await details.getByRole('button', { name: 'Put this program on the board' }).click()
  const answers = details.getByRole('log', { name: 'The board says' })
  await expect(answers).toContainText('got good morning', { timeout: 30_000 })
  await say(page, 'open the door')
  await expect(answers).toContainText('got open the door')

  await page.getByRole('button', { name: 'Dashboard', exact: true }).click()
  await page.getByRole('button', { name: 'Full screen' }).click()
  const leave = page.getByRole('button', { name: 'Leave full screen' })
  await expect(leave).toBeVisible()
  await expect(page.getByRole('region', { name: 'Listen' })).toContainText('open the door')
  await failToHear(page, 'network')
  await expect(page.getByText('Turning speech into text broke off')).toBeVisible()
  await leave.click()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  board.switchOff()
})
