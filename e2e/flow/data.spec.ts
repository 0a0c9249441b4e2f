import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import {
  addBySearch,
  details,
  done,
  input,
  node,
  openDetails,
  openFlow,
  output,
  resultRows,
} from './workbench.ts'

test('by keyboard alone: type a table, compute, group, and read the sums', async ({ page }) => {
  await openFlow(page, 'data-analytics')
  const { keyboard } = page
  const focused = (name: string) =>
    page.evaluate((wanted) => document.activeElement?.getAttribute('aria-label') === wanted, name)
  for (let step = 0; step < 40 && !(await focused('Find a node')); step += 1) {
    await keyboard.press('Tab')
  }
  await keyboard.type('paste')
  await keyboard.press('Enter')
  await done(page, 'Paste')
  await page.getByRole('button', { name: 'Details', exact: true }).press('Enter')
  await details(page).getByRole('textbox', { name: 'Text' }).focus()
  await keyboard.press('Control+a')
  await keyboard.insertText('city,price,quantity\nRayong,2,3\nNan,5,1\nRayong,10,2')
  await expect
    .poll(() => resultRows(page))
    .toEqual([
      ['Rayong', '2', '3'],
      ['Nan', '5', '1'],
      ['Rayong', '10', '2'],
    ])
  await addBySearch(page, 'Compute')
  await done(page, 'Compute')
  await addBySearch(page, 'Group and summarise')
  const panel = await openDetails(page, 'Group and summarise')
  await panel.getByRole('combobox', { name: 'Group by' }).selectOption('city')
  await panel.getByRole('combobox', { name: 'Summary' }).selectOption('sum')
  await panel.getByRole('combobox', { name: 'Columns to summarise' }).selectOption('total')
  await expect
    .poll(async () => (await resultRows(page)).toSorted(([a = ''], [b = '']) => a.localeCompare(b)))
    .toEqual([
      ['Nan', '5'],
      ['Rayong', '26'],
    ])

  // A wire taken away and drawn again with Enter on its two ports.
  await page.getByRole('group', { name: 'Wire from Compute to Group and summarise' }).focus()
  await keyboard.press('Enter')
  await keyboard.press('Delete')
  await expect(node(page, 'Group and summarise').locator('[data-status=needs-input]')).toBeVisible()
  await output(page, 'Compute').press('Enter')
  await input(page, 'Group and summarise').press('Enter')
  await done(page, 'Group and summarise')

  await page.getByRole('button', { name: 'Python', exact: true }).press('Enter')
  await expect(page.getByText('.groupby(')).toBeVisible()
})

test('a broken file is named on its node, and the rest goes on', async ({ page }) => {
  await openFlow(page, 'data-analytics')
  await addBySearch(page, 'Sample table')
  await done(page, 'Sample table')
  await page.locator('.react-flow__pane').click({ position: { x: 20, y: 500 } })
  await addBySearch(page, 'My file')
  const panel = await openDetails(page, 'My file')
  const file = {
    name: 'marks.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('PK no'),
  }
  await panel.locator('input[type=file]').setInputFiles(file)
  await expect(node(page, 'My file').locator('[data-status=error]')).toBeVisible()
  await expect(panel.getByRole('status')).toContainText(/file/i)
  await done(page, 'Sample table')
})

for (const locale of ['th', 'ar'] as const) {
  test(`an example in ${locale} runs, and everything is accessible in light and dark`, async ({
    page,
  }) => {
    await openFlow(page, 'data-analytics', locale)
    const examples = { th: 'ตัวอย่าง', ar: 'أمثلة' }[locale]
    await page.getByRole('button', { name: examples, exact: true }).click()
    await page.getByRole('dialog').locator('li button').first().click()
    await expect(page.locator('article[data-status=done]').first()).toBeVisible({ timeout: 45_000 })
    await expect(page.locator('article[data-status=error]')).toHaveCount(0)
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page)
  })
}
