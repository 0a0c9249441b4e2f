import words from '@panya/tools/host/browser/messages/en.ts'
import { expect, test } from '../support/test.ts'
import { editor, expectSaved, openTool, saveState, signInFreshLearner, write } from './workshop.ts'

/** As in a private window of some browsers, and where a school has switched it off. */
test.use({ expectedErrors: [/refused here/] })
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('refused here', 'InvalidStateError')
    }
  })
})

test('work of whoever has an account is saved on the server and opens again', async ({ page }) => {
  await signInFreshLearner(page)
  await openTool(page)
  await write(page, '# nothing is kept here')
  await expectSaved(page)
  await page.reload()
  await expect(editor(page)).toContainText('# nothing is kept here')
})

test('a guest is told at once that nothing is kept, and what to do', async ({ page }) => {
  await openTool(page, '/coding/python-programming?user=guest')
  await write(page, '# a guest')
  await expect(saveState(page)).toHaveText('Not kept: download your project')
  await expect(page.getByRole('alert')).toContainText(words['keeping-refused'])
  await expect(page.getByRole('alert')).toContainText(words['keeping-refused.way'])
})
