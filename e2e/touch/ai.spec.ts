/** The first AI flow, by taps: an example is opened, its drawing is looked at, its result read. */

import { openAi } from '../ai/ai-page.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

test.setTimeout(180_000)

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a mood is read from a sentence, and from another one', async ({ page }) => {
      const room = await openAi(page)
      await page.getByRole('button', { name: 'Examples', exact: true }).tap()
      await page.getByRole('dialog').getByRole('button', { name: 'Mood machine' }).tap()
      await expect(room.node('Show')).toContainText('😊', { timeout: 40_000 })
      await page.getByRole('button', { name: 'Dashboard', exact: true }).tap()
      const text = page.getByRole('textbox', { name: 'Text', exact: true })
      await text.tap()
      await text.fill('This is awful and I am sad')
      await expect(page.getByRole('main').getByText('🙁', { exact: true })).toBeVisible()
    })
  })
}
