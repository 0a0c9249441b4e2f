/** The first level of the robot, by taps; and a program written in Python with fingers. */
import { openPython } from '../games/code-by-hand.ts'
import { judged, openGame, signInAsNew } from '../games/game-page.ts'
import { CODE, PROGRAMMING } from '../games/messages.ts'
import { expect, test } from '../support/test.ts'
import { openLevel, tapOffered } from './game-taps.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('two blocks and Run; the same in Python', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signInAsNew(page)
      await openGame(page, 'programming')
      await openLevel(page, PROGRAMMING.en['level.steps-1.title'])
      for (const _ of [1, 2]) await tapOffered(page, 'move')
      const run = page.getByRole('button', { name: CODE.en.run, exact: true })
      const verdict = await judged(page, () => run.tap())
      expect(verdict).toMatchObject({ ok: true, level: 'steps-1', stars: 3 })

      await openGame(page, 'programming')
      await openLevel(page, PROGRAMMING.en['level.steps-1.title'])
      const editor = await openPython(page)
      await editor.tap()
      await editor.fill('move()\nmove()\n')
      const again = await judged(page, () => run.tap())
      expect(again).toMatchObject({ ok: true, level: 'steps-1' })
    })
  })
}
