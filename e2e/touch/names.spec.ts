/** Names of pictures, which a mouse is told while it rests, come to a finger that stays. */
import { openFlow } from '../flow/workbench.ts'
import { expect, test } from '../support/test.ts'
import { HELD, hold, middleOf } from './tablet.ts'

const [[, device]] = HELD
test.use(device)

test('a finger that stays on a picture is told its name, and does not press it', async ({
  page,
}) => {
  await openFlow(page, 'image-processing')
  await page.getByRole('button', { name: 'Add Sample picture' }).tap()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeEnabled()
  const told = page.locator('[popover][aria-hidden=true]')
  await hold(page, await middleOf(undo), () => expect(told).toHaveText('Undo'))
  await expect(page.locator('.react-flow__node')).toHaveCount(1)
  // Whoever taps presses, and hides what was told.
  await undo.tap()
  await expect(told).toHaveCount(0)
  await expect(page.locator('.react-flow__node')).toHaveCount(0)
})
