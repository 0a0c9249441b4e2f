/** A school day: a class of thirty and two teachers, an assignment, somebody who struggles, a comment, a mark, a report. */
import type { Page } from '@playwright/test'
import { type Credentials, newLearner, signInByApi } from '../accounts/people.ts'
import { editor, expectSaved, write } from '../projects/workshop.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher, joinAsNew, type Room, TEACHER } from './class.ts'

const SIZE = 30

async function makeClass(page: Page, name: string): Promise<Room> {
  await page.goto('/teach')
  await page.getByRole('button', { name: 'New class' }).first().click()
  await page.getByRole('dialog').getByLabel('Name of the class').fill(name)
  await page.getByRole('button', { name: 'Make the class' }).click()
  await expect(page.getByRole('heading', { name: 'Join with this code' })).toBeVisible()
  const id = Number(new URL(page.url()).searchParams.get('id'))
  const joinCode = await page.getByText(/^[A-Z]{3}-[0-9A-Z]{5}$/).innerText()
  return { id, name, joinCode }
}

async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
}

/** A colleague of the class, with a browser of their own. */
async function addColleague(page: Page, colleague: Credentials): Promise<void> {
  await openTab(page, 'Settings')
  await page.getByRole('button', { name: 'Add a teacher' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('The teacher’s email').fill(colleague.email)
  await dialog.getByRole('button', { name: 'Add a teacher' }).click()
  await expect(page.getByRole('table', { name: 'Teachers' })).toContainText(colleague.email)
}

/** With a check that learners can make themselves. */
async function giveAssignment(page: Page): Promise<void> {
  await openTab(page, 'Assignments')
  await page.getByRole('button', { name: 'Give an assignment' }).click()
  await page.getByLabel('Title').fill('Count to three')
  await page.getByLabel('What to do').fill('# Task\n\nPrint **1**, **2** and **3**.')
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: 'Python' })
  await page.getByRole('button', { name: 'What it prints' }).click()
  await page.getByLabel('Output 1').fill('1\n2\n3')
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  await expect(page.getByRole('link', { name: 'Count to three' })).toBeVisible()
}

/** Runs the program so many times; each run ends with the same mistake, and is told to the board. */
async function failAgain(page: Page, times: number): Promise<void> {
  const run = page.getByRole('button', { name: 'Run', exact: true })
  for (let time = 0; time < times; time += 1) {
    await expect(run).toBeEnabled({ timeout: 60_000 })
    const told = page.waitForRequest(
      (made) => made.url().endsWith('/api/activity') && /NameError/.test(made.postData() ?? ''),
      { timeout: 30_000 },
    )
    await run.click()
    await told
  }
}

test('thirty learners join, two teachers share the class; one learner struggles, is seen, gets help, checks, hands in and is marked', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000)
  await signInByApi(page.request, TEACHER)
  const room = await makeClass(page, 'School day')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  const learner = await newLearner(desk.request)
  await signInByApi(desk.request, learner)
  await desk.goto(`/class?code=${room.joinCode.toLowerCase()}`)
  await desk.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(desk.getByRole('heading', { name: 'School day' })).toBeVisible()

  const colleague = await anotherTeacher(baseURL ?? '')
  await addColleague(page, colleague)
  for (let made = 1; made < SIZE; made += 5) {
    const some = Math.min(5, SIZE - made)
    await Promise.all(Array.from({ length: some }, () => joinAsNew(baseURL ?? '', room)))
  }
  const otherContext = await browser.newContext({ baseURL: baseURL ?? '' })
  const other = await otherContext.newPage()
  await signInByApi(other.request, colleague)
  await other.goto('/teach')
  await other.getByRole('link', { name: 'School day' }).click()
  await openTab(other, 'Learners')
  await expect(other.getByRole('heading', { name: '30 learners' })).toBeVisible()
  await giveAssignment(other)
  await otherContext.close()
  await openTab(page, 'Assignments')
  await expect(page.getByRole('link', { name: 'Count to three' })).toBeVisible()

  await desk.reload()
  await desk.getByRole('button', { name: 'Begin' }).click()
  await expect(editor(desk)).toBeVisible({ timeout: 60_000 })
  await write(desk, 'prin(1)')
  await expectSaved(desk)
  await openTab(page, 'Live board')
  await expect(
    page.getByRole('list', { name: 'Live board' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await failAgain(desk, 3)
  const first = page.getByRole('list', { name: 'Live board' }).locator(':scope > li').first()
  await expect(first).toContainText('NameError', { timeout: 15_000 })
  await expect(first).toContainText('3 times in a row')

  await first.getByRole('link').click()
  await expect(editor(page)).toContainText('prin(1)', { timeout: 60_000 })
  await page.locator('.cm-lineNumbers').getByText('1', { exact: true }).click()
  await expect(page.getByLabel(/On which line/)).toHaveValue('1')
  await page.getByLabel('Write a comment').fill('Look at the name once more.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('region', { name: 'Comments' }).getByText('Line 1')).toBeVisible()

  await desk.getByRole('button', { name: 'Check my program' }).click()
  await expect(desk.getByText('Not yet').first()).toBeVisible({ timeout: 30_000 })
  await editor(desk).click()
  await desk.keyboard.press('Control+a')
  await desk.keyboard.type('for number in range(1, 4): print(number)')
  await desk.getByRole('button', { name: 'Check my program' }).click()
  await expect(desk.getByText('It works! Every check passed.').first()).toBeVisible({
    timeout: 30_000,
  })
  await desk.getByRole('button', { name: /^Assignment/ }).click()
  const panel = desk.getByRole('complementary', { name: 'Assignment' })
  await expect(panel.getByText('Look at the name once more.')).toBeVisible()
  await expect(panel.getByText('3', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Hand in' }).click()
  await expect(panel.getByRole('button', { name: 'Hand in again' })).toBeVisible()
  await expect(editor(page)).toContainText('range(1, 4)', { timeout: 15_000 })

  await page.goto(`/teach/class?id=${room.id}&tab=assignments`)
  await page.getByRole('link', { name: 'Count to three' }).click()
  const row = page.getByRole('row').filter({ hasText: 'handed in' }).last()
  await row.getByRole('button', { name: /^Mark the work of/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Mark, at most 10').fill('9')
  await dialog.getByLabel('A few words').fill('Well counted.')
  await dialog.getByRole('button', { name: 'Give back with the mark' }).click()
  await expect(page.getByText('9 / 10')).toBeVisible()
  const csv = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Marks as CSV' }).click()
  expect((await csv).suggestedFilename()).toMatch(/^marks-\d+\.csv$/)

  await desk.goto('/class')
  await expect(desk.getByText('Mark: 9 of 10')).toBeVisible()
  await expect(desk.getByText('Well counted.')).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'What my teacher sees about me' })).toBeVisible()

  await page.goto(`/teach/report?id=${room.id}&span=week`)
  await expect(page.getByRole('heading', { name: 'Report of School day' })).toBeVisible()
  await expect(
    page.getByRole('table', { name: 'Learner by learner' }).getByRole('row'),
  ).toHaveCount(SIZE + 1)
  expect((await page.pdf()).length).toBeGreaterThan(5000)
  await context.close()
})
