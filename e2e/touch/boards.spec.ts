/** The first program of a board, by taps; a finger presses one of the board's own buttons. */
import { openBoard } from '../boards/board-bench.ts'
import { expect, test } from '../support/test.ts'
import { tapInPalette } from './block-taps.ts'
import { HELD, hold, middleOf } from './tablet.ts'

test.describe.configure({ timeout: 150_000 })

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a finger on button S1 sounds the buzzer', async ({ page }) => {
      await openBoard(page, 'KidBright32 V1.3')
      await tapInPalette(page, 'Events', 'when button')
      await tapInPalette(page, 'Buzzer', 'play tone')
      await page.getByRole('button', { name: 'Run', exact: true }).tap()
      await expect(page.getByText('The program is running.')).toBeVisible({ timeout: 20_000 })
      const board = page.getByTestId('board')
      const button = await middleOf(page.getByRole('button', { name: 'Button S1' }))
      await hold(page, button, () => expect(board).toHaveAttribute('data-tone', '440'))
    })
  })
}
