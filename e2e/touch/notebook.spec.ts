/** The first cell of a notebook, by taps. */
import { openNotebook, signIn } from '../notebook/notebook-page.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a cell is written and run', async ({ page }) => {
      await signIn(page)
      const notebook = await openNotebook(page)
      await notebook.cells.first().locator('.cm-content').tap()
      await page.keyboard.insertText('6 * 7')
      await notebook.run.tap()
      await expect(notebook.output(1)).toContainText('42')
    })
  })
}
