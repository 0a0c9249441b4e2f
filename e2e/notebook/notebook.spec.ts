import { expect, test } from '../support/test.ts'
import { openNotebook, signIn, waitForNotebook, write } from './notebook-page.ts'

test('what was written and shown is there again after a reload', async ({ page }) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await notebook.play('a = 20\nprint("first line")\na + 22')
  await expect(notebook.output(1).first()).toHaveText('first line')
  await expect(notebook.output(1).last()).toContainText('42')
  await notebook.play('from IPython.display import Math\nMath(r"\\frac{a}{b}")')
  await expect(notebook.output(2).locator('mjx-container')).toBeVisible()
  await notebook.play('import plot\nplot.bar({"cats": 3, "dogs": 5}, title="Pets")')
  await expect(notebook.output(3).locator('img, svg').first()).toBeVisible()
  await notebook.play('open("kept.txt", "w").write("still here")\nNone')
  await page.getByRole('button', { name: 'Files' }).click()
  await expect(page.getByText('kept.txt')).toBeVisible()
  await notebook.saved()

  await page.reload()
  const again = await waitForNotebook(page)
  await expect(again.output(1).last()).toContainText('42')
  await expect(again.output(2).locator('mjx-container')).toBeVisible()
  await expect(again.output(3).locator('img, svg').first()).toBeVisible()
  await again.play('open("kept.txt").read()')
  await expect(again.output(5)).toContainText('still here')
})

test('Python asks, is stopped, and is restarted', async ({ page }) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await notebook.play('name = input("Who? ")')
  const answer = notebook.frame.locator('.jp-Stdin-input')
  await answer.fill('Nok')
  await answer.press('Enter')
  await notebook.play('"hello " + name')
  await expect(notebook.output(2)).toContainText('hello Nok')

  await notebook.play('while True:\n    pass')
  await notebook.stop.click()
  await expect(notebook.output(3)).toContainText('KeyboardInterrupt')
  await notebook.play('name.upper()')
  await expect(notebook.output(4)).toContainText('NOK')

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Restart Python' }).click()
  await expect(page.locator('[data-status=idle]')).toBeVisible({ timeout: 20_000 })
  await notebook.play('name')
  await expect(notebook.output(5)).toContainText('NameError')
})

test('a notebook runs clean, or says which cell does not', async ({ page }) => {
  await signIn(page)
  const notebook = await openNotebook(page)
  await notebook.play('x = 3')
  await notebook.play('x * 2')
  await expect(notebook.output(2)).toContainText('6')
  await page.getByRole('button', { name: 'Runs clean?' }).click()
  const panel = page.getByRole('complementary', { name: 'Does it run clean?' })
  await panel.getByRole('button', { name: 'Check now' }).click()
  await expect(panel.getByText('Runs clean', { exact: true })).toBeVisible({ timeout: 20_000 })

  await write(page, notebook.cells.nth(0), 'x = 5')
  await expect(panel.getByText('Changed since the last check')).toBeVisible()
  await panel.getByRole('button', { name: 'Check now' }).click()
  await expect(panel.getByText('Cell 2: it shows something else now')).toBeVisible({
    timeout: 20_000,
  })
  await notebook.saved()
})
