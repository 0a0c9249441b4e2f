/** The first floor of the dungeon, by taps. */
import { judged, openGame, signInAsNew } from '../games/game-page.ts'
import { CODE, DUNGEON } from '../games/messages.ts'
import { expect, test } from '../support/test.ts'
import { openLevel, tapOffered } from './game-taps.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('two steps, and Run', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signInAsNew(page)
      await openGame(page, 'dungeon')
      await openLevel(page, DUNGEON.en['floor-1.title'])
      for (const _ of [1, 2]) await tapOffered(page, 'go')
      const run = page.getByRole('button', { name: CODE.en.run, exact: true })
      const verdict = await judged(page, () => run.tap())
      expect(verdict).toMatchObject({ ok: true, level: 'floor-1', stars: 3 })
    })
  })
}
