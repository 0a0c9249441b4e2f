/** The first picture flow, by taps: two nodes from the list, one wire, several nodes taken at once. */
import { done, input, node, openFlow, output, pictureOf } from '../flow/workbench.ts'
import { expect, test } from '../support/test.ts'
import { HELD } from './tablet.ts'

for (const [held, device] of HELD) {
  test.describe(held, () => {
    test.use(device)

    test('a picture becomes gray; both nodes are taken into a group', async ({ page }) => {
      await openFlow(page, 'image-processing')
      await page.getByRole('button', { name: 'Add Sample picture' }).tap()
      await done(page, 'Sample picture')
      await page.locator('.react-flow__pane').tap({ position: { x: 20, y: 20 } })
      await page.getByRole('button', { name: 'Add Gray', exact: true }).tap()
      await page.getByRole('button', { name: 'Show all' }).tap()
      await output(page, 'Sample picture').tap()
      await expect(page.getByText('Now choose where the wire goes. Escape stops.')).toBeVisible()
      await input(page, 'Gray').tap()
      await done(page, 'Gray')
      expect((await pictureOf(page, 'Gray')).spread).toBe(0)

      await test.step('several are chosen one after the other', async () => {
        const edit = page.getByRole('button', { name: 'Edit', exact: true })
        await edit.tap()
        await page.getByRole('menuitem', { name: /^Choose several/ }).tap()
        for (const name of ['Sample picture', 'Gray']) {
          const title = node(page, name).locator('header > span').first()
          if ((await node(page, name).locator('[data-selected]').count()) === 0) await title.tap()
        }
        await expect(page.locator('article[data-selected]')).toHaveCount(2)
        await edit.tap()
        await page.getByRole('menuitem', { name: /^Group/ }).tap()
        await expect(page.locator('.react-flow__node-group')).toBeVisible()
      })
    })
  })
}
