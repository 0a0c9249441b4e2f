import { randomUUID } from 'node:crypto'
import { codeCell, markdownCell, notebookOf } from '@panya/domain/notebook/notebook.ts'
import { saveAddress } from '@panya/domain/project/save-address.ts'
import { documentOf } from '@panya/tools/coding/jupyter-lite/core/document.ts'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { TEACHER } from '../teach/class.ts'
import { handedIn } from '../teach/handed-in.ts'
import { waitForNotebook } from './notebook-page.ts'

const LONG = Array.from({ length: 40 }, (_, line) => `Line ${line}`).join('\n\n')

function notebook(...last: string[]) {
  const cells = [
    markdownCell(LONG, 'long'),
    codeCell('1 + 1', 'sum'),
    ...last.map((source, at) => codeCell(source, `more${at}`)),
  ]
  return documentOf({ notebook: notebookOf(cells), files: [], clean: null })
}

test('what a learner saves appears in the teacher’s page where it is, a cell is clicked for a comment, the list has the badge', async ({
  page,
  baseURL,
}) => {
  await signInByApi(page.request, TEACHER)
  const tool = 'coding/jupyter-lite'
  const {
    pupil,
    assignment: id,
    projectId,
  } = await handedIn(page.request, baseURL!, tool, notebook())

  await page.goto(`/teach/work?id=${projectId}`)
  const { frame, cells } = await waitForNotebook(page)
  await expect(cells).toHaveCount(2)
  await expect(page.getByText('nothing you do here is saved')).toBeVisible()
  await cells.nth(1).scrollIntoViewIfNeeded()
  const sheet = frame.locator('.jp-WindowedPanel-outer')
  const scrolled = await sheet.evaluate((element) => element.scrollTop)
  expect(scrolled).toBeGreaterThan(100)

  const document = notebook('print("new")')
  const address = saveAddress(projectId, { base: 1, saveId: randomUUID(), document })
  const saved = await pupil.put(address, { data: document.content })
  expect(saved.ok()).toBe(true)
  await expect(cells).toHaveCount(3, { timeout: 15_000 })
  await expect(cells.nth(2)).toContainText('print("new")')
  expect(await sheet.evaluate((element) => element.scrollTop)).toBeGreaterThanOrEqual(scrolled - 1)

  const comments = page.getByRole('complementary', { name: 'Comments' })
  const place = comments.getByLabel('On which cell?')
  await cells.nth(1).click()
  await expect(place).toHaveValue('2 (1 + 1)')
  await cells.nth(2).locator('.cm-content').click()
  await expect(place).toHaveValue('3 (print("new"))')
  await comments.getByLabel('Write a comment').fill('Well found.')
  await comments.getByRole('button', { name: 'Send' }).click()
  await expect(comments.getByText('Cell 3 (print("new"))')).toBeVisible()
  const told = await pupil.get(`/api/projects/${projectId}/comments`)
  expect(await told.json()).toMatchObject({ comments: [{ place: 'cell:3 (print("new"))' }] })

  await pupil.post(`/api/class/assignments/${id}/hand-in`)
  await pupil.dispose()
  await page.goto(`/teach/assignment?id=${id}`)
  const row = page.getByRole('row').filter({ hasText: 'handed in' }).last()
  await expect(row).toContainText('clean run not tried')
})
