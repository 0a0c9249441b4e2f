/** A teacher's own checks: written for two tools, kept when the tool is switched, and answered one by one. */
import { emptyDocument as blocks } from '@panya/tools/coding/block-programming/core/document.ts'
import { WISH } from '../../apps/server/src/testing/give-assignment.ts'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { editor, write } from '../projects/workshop.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { makeRoom, TEACHER } from './class.ts'

test('checks of Python and blocks are kept side by side; the learner sees how each went', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('button', { name: 'Give an assignment' }).first().click()
  await page.getByLabel('Title').fill('Twice as much')
  const tool = page.getByLabel('Tool', { exact: true })
  await tool.selectOption({ label: 'Python' })
  await page.getByRole('button', { name: 'A hidden test' }).click()
  await page.getByLabel('What learners read about test 1').fill('double(2) gives 4')
  await page.getByLabel('Python of test 1').fill('assert double(2) == 4, "Look at double"')
  await page.getByRole('button', { name: 'It uses …' }).click()
  await page.getByLabel('It uses …').selectOption({ label: 'a function of its own' })
  await tool.selectOption({ label: 'Blocks' })
  await page.getByRole('button', { name: 'It uses the block …' }).click()
  await page.getByLabel('It uses the block …').selectOption({ label: 'when ⚑ clicked' })
  await tool.selectOption({ label: 'Python' })
  await expect(page.getByLabel('Python of test 1')).toHaveValue(/double\(2\) == 4/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByRole('link', { name: 'Twice as much' })).toBeVisible()

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await signInByApi(desk.request, await newLearner(desk.request))
  await desk.request.post('/api/class/join', { data: { code: room.joinCode } })
  await desk.goto('/class')
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(editor(desk)).toBeVisible({ timeout: 60_000 })
  await desk.getByRole('button', { name: 'Check my program' }).click()
  const panel = desk.getByRole('complementary', { name: 'What your teacher checks' })
  await expect(panel.getByText('Not yet. 0 of 2 checks passed.')).toBeVisible({ timeout: 60_000 })
  await expect(panel).not.toContainText('assert')
  await write(desk, '\ndef double(n): return n + 3')
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect(panel.getByText('Not yet. 1 of 2 checks passed.')).toBeVisible({ timeout: 30_000 })
  await expect(panel.getByText('Look at double')).toBeVisible()
  await expectAccessible(desk)
  await desk.keyboard.press('Escape')
  await context.close()
})

test('blocks are checked without being run, and the teacher’s list says how it went', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, TEACHER)
  const room = await makeRoom(page.request)
  const checks = [{ kind: 'avoids-block', block: 'control_forever' }]
  const data = { ...WISH, title: 'No end', tool: 'coding/block-programming', checks }
  const given = await page.request.post(`/api/teach/classes/${room.id}/assignments`, { data })
  const { id } = (await given.json()) as { id: number }

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  await signInByApi(desk.request, await newLearner(desk.request))
  await desk.request.post('/api/class/join', { data: { code: room.joinCode } })
  const begun = await desk.request.post(`/api/class/assignments/${id}/start`, {
    data: { document: blocks },
  })
  const { projectId } = (await begun.json()) as { projectId: string }
  const told = desk.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/activity') &&
      /check-passed/.test(answer.request().postData() ?? ''),
    { timeout: 90_000 },
  )
  await desk.goto(`/coding/block-programming?project=${projectId}`)
  await desk.getByRole('button', { name: 'Check my program' }).click({ timeout: 60_000 })
  const panel = desk.getByRole('complementary', { name: 'What your teacher checks' })
  await expect(panel.getByText('It works! Every check passed.')).toBeVisible({ timeout: 30_000 })
  await expect(panel).toContainText('forever')
  await told
  await context.close()
  await page.goto(`/teach/assignment?id=${id}`)
  await expect(page.getByRole('table', { name: 'Work of the class' })).toContainText(
    'checks passed',
  )
})
