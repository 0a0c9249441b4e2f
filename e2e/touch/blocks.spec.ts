/** The first program with blocks, by taps; and a block that is moved without a drag. */
import en from '@panya/tools/coding/block-programming/messages/en.ts'
import { openBlocks } from '../blocks/bench-hand.ts'
import { expect, test } from '../support/test.ts'
import { edgeOf, tapInPalette } from './block-taps.ts'
import { HELD, hold } from './tablet.ts'

test.describe.configure({ timeout: 150_000 })

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a sprite moves when Run is tapped; a block goes under another by two taps', async ({
      page,
    }) => {
      await openBlocks(page)
      await tapInPalette(page, 'Events', 'when ⚑')
      await tapInPalette(page, 'Motion', 'move')
      const stage = page.getByTestId('stage')
      const before = await stage.screenshot()
      await page.getByRole('button', { name: en.run, exact: true }).tap()
      await expect.poll(async () => (await stage.screenshot()).equals(before)).toBe(false)

      await test.step('moved under another, and that is one step', async () => {
        await tapInPalette(page, 'Looks', 'say')
        const python = page.getByTestId('python')
        await page.getByRole('tab', { name: 'Python' }).tap()
        await expect(python).toContainText(/move[^]*say/)
        const move = page.getByRole('menuitem', { name: 'Move by tapping' })
        await hold(page, await edgeOf(page, 'say'), () => expect(move).toBeVisible())
        await move.tap()
        await expect(page.getByTestId('value')).toContainText('tap where it goes')
        const hat = await edgeOf(page, 'when ⚑')
        await page.touchscreen.tap(hat.x, hat.y)
        await expect(python).toContainText(/say[^]*move/)
        await page.getByRole('button', { name: en.undo, exact: true }).first().tap()
        await expect(python).toContainText(/move[^]*say/)
      })
    })
  })
}
