/** The first data flow, by taps: a table, and a chart of it. */
import { details, done, node, openFlow } from '../flow/workbench.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a table becomes a bar chart', async ({ page }) => {
      await openFlow(page, 'data-analytics')
      await page.getByRole('button', { name: 'Add Sample table' }).tap()
      await done(page, 'Sample table')
      await page.getByRole('button', { name: 'Add Bar chart' }).tap()
      await page.getByRole('button', { name: 'Details', exact: true }).tap()
      for (const [name, column] of [
        ['Across (x)', 'market'],
        ['Up (y)', 'quantity'],
      ] as const) {
        const columns = details(page).getByRole('combobox', { name, exact: true })
        await columns.tap()
        await columns.selectOption(column)
      }
      await done(page, 'Bar chart')
      await expect(node(page, 'Bar chart').locator('canvas, svg').first()).toBeVisible()
    })
  })
}
