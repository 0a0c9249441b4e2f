/** The first Python program with fingers: written, run, answered; a line is stopped at by a tap on its number. */
import { openPython } from '../python/python-page.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a program is written with the row of keys, run, and answers what is typed', async ({
      page,
    }) => {
      const room = await openPython(page)
      await page.locator('.cm-content').first().tap()
      const keys = page.getByRole('toolbar', { name: 'Extra keys' })
      await page.keyboard.insertText('print')
      for (const sign of ['(', '"']) await keys.getByText(sign, { exact: true }).tap()
      await page.keyboard.insertText('Owl')
      for (const sign of ['"', ')']) await keys.getByText(sign, { exact: true }).tap()
      await room.run.tap()
      await expect(room.console).toContainText('Owl')

      await page.locator('.cm-lineNumbers').getByText('1', { exact: true }).tap()
      const dot = page.locator('.cm-breakpoints .cm-gutterElement:visible .cm-breakpoint')
      await expect(dot.first()).toBeVisible()
    })
  })
}
