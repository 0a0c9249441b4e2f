/** A round of guessing, by taps. */
import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import { createRound } from '@panya/tools/games/guessing/core/guess-round.ts'
import en from '@panya/tools/games/guessing/messages/en.ts'
import { judged, openGame, signInAsNew } from '../games/game-page.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a picture is uncovered and named, until the round is over', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await signInAsNew(page)
      await openGame(page, 'guessing')
      await page.getByRole('button', { name: new RegExp(THEME_MESSAGES.animals.en) }).tap()
      const { pictures } = createRound({ level: 'animals/1', reveal: 'tiles', answer: 'choose' })!
      const result = await judged(page, async () => {
        for (const [index, picture] of pictures.entries()) {
          await page.getByRole('button', { name: en['more.tiles'] }).tap()
          await page.getByRole('button', { name: picture.word.en, exact: true }).tap()
          const last = index + 1 === pictures.length
          await page.getByRole('button', { name: last ? en.seeResult : en.nextPicture }).tap()
        }
      })
      expect(result).toMatchObject({ ok: true, level: 'animals/1', stars: 3 })
    })
  })
}
