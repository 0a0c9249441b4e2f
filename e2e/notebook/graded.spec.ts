/** A teacher makes a notebook with hidden tests; a learner gets it without them; it is graded and marked. */
import { codeCell } from '@panya/domain/notebook/notebook.ts'
import { type Page, request } from '@playwright/test'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { joinAsNew, makeRoom, TEACHER } from '../teach/class.ts'
import { waitForNotebook, write } from './notebook-page.ts'
import { storedDocument, storeProject } from './stored-notebook.ts'

const ANSWER = 'def double(n):\n    ### BEGIN SOLUTION\n    return 2 * n\n    ### END SOLUTION'
const TESTS =
  'assert double(2) == 4\n### BEGIN HIDDEN TESTS\nassert double(-3) == -6\n### END HIDDEN TESTS'

async function keptAt(page: Page, projectId: string): Promise<string> {
  return (await page.request.get(`/api/projects/${projectId}`)).text()
}

test('made, given without its secrets, done, graded with them, marked', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const starter = await storeProject(
    page.request,
    storedDocument([codeCell(ANSWER, 'a'), codeCell(TESTS, 'b')]),
  )
  await page.goto(`/coding/jupyter-lite?project=${starter}`)
  const { saved } = await waitForNotebook(page)
  await page.getByRole('button', { name: 'Graded task' }).click()
  const panel = page.getByRole('complementary', { name: 'Make it a graded task' })
  // What would be seen by everybody is said, as long as it would be.
  await expect(panel.getByRole('alert')).toContainText('Cell 1')
  await panel.getByLabel('What cell 1 is').selectOption('answer')
  await panel.getByLabel('What cell 2 is').selectOption('tests')
  await panel.getByLabel('Points of cell 2').fill('3')
  await expect(panel.getByText('3 points in all')).toBeVisible()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await saved()

  const room = await makeRoom(page.request)
  const wish = {
    ...WISH,
    title: 'Doubling',
    tool: 'coding/jupyter-lite',
    starterProjectId: starter,
  }
  const gave = await page.request.post(`/api/teach/classes/${room.id}/assignments`, { data: wish })
  expect(gave.status(), await gave.text()).toBe(201)
  const { id } = await gave.json()

  const learner = await joinAsNew(baseURL ?? '', room)
  const api = await request.newContext({ baseURL: baseURL ?? '' })
  await signInByApi(api, learner)
  const begun = await api.post(`/api/class/assignments/${id}/start`, { data: { document: null } })
  const { projectId } = await begun.json()
  await api.dispose()

  const desk = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signInByApi(desk.request, learner)
  await desk.goto(`/coding/jupyter-lite?project=${projectId}`)
  const theirs = await waitForNotebook(desk)
  await expect(theirs.cells.nth(0)).toContainText('YOUR CODE HERE')
  await expect(theirs.cells.nth(0)).not.toContainText('return 2 * n')
  await expect(theirs.cells.nth(1)).toContainText('assert double(2) == 4')
  await expect(theirs.cells.nth(1)).not.toContainText('-6')
  await expect(desk.getByRole('button', { name: 'Graded task' })).toHaveCount(0)
  // The tests are to be read, not to be changed.
  await expect(theirs.cells.nth(1).locator('.cm-content')).toHaveAttribute('aria-readonly', 'true')
  await write(desk, theirs.cells.nth(0), 'def double(n):\n    return n ** 2')
  // The page may still say "Saved" of what was there before: what counts lies on the server.
  await expect.poll(() => keptAt(desk, projectId)).toContain('return n ** 2')
  await desk.request.post(`/api/class/assignments/${id}/hand-in`)

  await page.goto(`/teach/work?id=${projectId}&assignment=${id}&student=${learner.id}`)
  await waitForNotebook(page)
  await page.getByRole('button', { name: 'Grade', exact: true }).click()
  const grading = page.getByRole('complementary', { name: 'Grade this work' })
  await grading.getByRole('button', { name: 'Grade now' }).click()
  await expect(grading.getByText('0 of 3 points')).toBeVisible({ timeout: 60_000 })
  await expect(grading.getByText('AssertionError')).toBeVisible()

  await write(desk, theirs.cells.nth(0), 'def double(n):\n    return n + n')
  await expect.poll(() => keptAt(desk, projectId)).toContain('return n + n')
  await desk.context().close()
  await expect(page.frameLocator('iframe').locator('.jp-Cell').first()).toContainText('n + n')
  await grading.getByRole('button', { name: 'Grade now' }).click()
  await expect(grading.getByText('3 of 3 points')).toBeVisible({ timeout: 60_000 })
  await grading.getByRole('button', { name: 'Use as the mark' }).click()
  await expect(page.getByLabel('Mark, at most 10')).toHaveValue('10')
  await page.getByRole('button', { name: 'Give back with the mark' }).click()
  await expect(page.getByText('Given back.')).toBeVisible()
})
