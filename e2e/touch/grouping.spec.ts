/** A board of grouping, by taps: each card, then the group it goes to. */
import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import en from '@panya/tools/games/grouping/messages/en.ts'
import { judged, openGame, signInAsNew } from '../games/game-page.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

const board = findBoard('animal-plant')!

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('animals and plants', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signInAsNew(page)
      await openGame(page, 'grouping')
      await page.getByRole('button', { name: board.title.en }).tap()
      const table = page.getByRole('region', { name: en.table })
      for (const card of board.cards) {
        await table.getByRole('button', { name: card.text.en, exact: true }).tap()
        const group = board.groups[card.group]!.name.en
        await page.getByRole('button', { name: en.putHere.replace('{group}', group) }).tap()
      }
      const result = await judged(page, () =>
        page.getByRole('button', { name: en.check, exact: true }).tap(),
      )
      expect(result).toMatchObject({ ok: true, level: 'animal-plant', stars: 3 })
    })
  })
}
