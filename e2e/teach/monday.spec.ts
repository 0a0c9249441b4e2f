/**
 * A teacher's Monday, from the list of names to the archive: thirty learners, three tasks of different tools with
 * checks of their own, thirty works marked by keyboard, returned, taken along; a guardian looks on. No page is loaded
 * anew and no step is done twice.
 */
import { readFileSync } from 'node:fs'
import { emptyDocument as blocks } from '@panya/tools/coding/block-programming/core/document.ts'
import { emptyDocument as python } from '@panya/tools/coding/python-programming/core/document.ts'
import { emptyDocument as table } from '@panya/tools/flow/data-analytics/core/document.ts'
import { type APIRequestContext, type Locator, type Page, request } from '@playwright/test'
import { PASSWORD, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expect, test } from '../support/test.ts'
import { anotherTeacher } from './class.ts'

const SIZE = 30
const ROOM = 'Monday'
const numbers = Array.from({ length: SIZE }, (_, index) => index + 1)

interface Learner {
  email: string
  api: APIRequestContext
}

/** What is asked for in the form: which tool, and a check of its kind. */
const TASKS = [
  {
    title: 'Count to three',
    tool: 'Python',
    document: python(),
    async check(form: Locator) {
      await form.getByRole('button', { name: 'What it prints' }).click()
      await form.getByLabel('Output 1').fill('1\n2\n3')
    },
  },
  {
    title: 'A flag starts it',
    tool: 'Blocks',
    document: blocks,
    async check(form: Locator) {
      await form.getByRole('button', { name: 'It uses the block …' }).click()
      await form.getByLabel('It uses the block …').selectOption({ label: 'when ⚑ clicked' })
    },
  },
  {
    title: 'A chart of fruit',
    tool: 'Data analytics',
    document: table,
    async check(form: Locator) {
      await form.getByRole('button', { name: 'It uses the node …' }).click()
      await form.getByLabel('It uses the node …').selectOption({ index: 1 })
    },
  },
] as const

const openTab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).click()

async function inviteThirty(page: Page, run: string): Promise<string[]> {
  await page.getByRole('button', { name: 'New class' }).first().click()
  await page.getByRole('dialog').getByLabel('Name of the class').fill(ROOM)
  await page.getByRole('button', { name: 'Make the class' }).click()
  await openTab(page, 'Learners')
  await page.getByRole('button', { name: 'Invite a list' }).click()
  const dialog = page.getByRole('dialog')
  const emails = numbers.map((number) => `monday-${number}-${run}@school.example`)
  const lines = emails.map((email, index) => `${email},Learner ${index + 1},Suk,P4`)
  await dialog.getByLabel('Paste the list').fill(lines.join('\n'))
  await dialog.getByRole('button', { name: 'Check the list' }).click()
  await dialog.getByRole('button', { name: `Invite ${SIZE} learners` }).click()
  await expect(page.getByRole('table', { name: 'Invited' })).toContainText(emails[0] ?? '')
  return emails
}

/** Each takes the invitation, as the page of it does. */
async function comeIn(page: Page, baseURL: string, room: string): Promise<Learner[]> {
  const answer = await page.request.get(`/api/teach/classes/${room}/invites`)
  const { invites } = (await answer.json()) as { invites: { code: string; email: string }[] }
  return Promise.all(
    invites.map(async ({ code, email }) => {
      const api = await request.newContext({ baseURL })
      const data = { password: PASSWORD, affiliation: 'Doi Suthep School' }
      const made = await api.post(`/api/invites/${code}/activate`, { data })
      expect(made.status(), await made.text()).toBe(201)
      await signInByApi(api, { email, password: PASSWORD })
      return { email, api }
    }),
  )
}

async function give(page: Page, task: (typeof TASKS)[number]): Promise<string> {
  await openTab(page, 'Assignments')
  await page.getByRole('button', { name: 'Give an assignment' }).first().click()
  await page.getByLabel('Title').fill(task.title)
  await page.getByLabel('Tool', { exact: true }).selectOption({ label: task.tool })
  await task.check(page.getByRole('main'))
  await page.getByRole('button', { name: 'Give it to the class' }).click()
  const link = page.getByRole('link', { name: task.title })
  await expect(link).toBeVisible()
  return new URLSearchParams((await link.getAttribute('href'))?.split('?')[1]).get('id') ?? ''
}

async function handIn({ api }: Learner, id: string, document: unknown): Promise<void> {
  const work = `/api/class/assignments/${id}`
  const begun = await api.post(`${work}/start`, { data: { document } })
  expect(begun.ok(), await begun.text()).toBe(true)
  expect((await api.post(`${work}/hand-in`)).ok()).toBe(true)
}

/** By keyboard alone, from the first work to the return of all. */
async function markAll(page: Page, title: string, count: number): Promise<void> {
  await openTab(page, 'Assignments')
  await page.getByRole('link', { name: title }).click()
  const way = page.getByRole('link', { name: 'Mark one after the other' })
  await way.focus()
  await page.keyboard.press('Enter')
  for (let index = 1; index <= count; index += 1) {
    await expect(page.getByText(`${index} of ${count}`, { exact: true })).toBeVisible()
    const mark = page.getByLabel('Mark, at most 10')
    await expect(mark).toBeFocused()
    await expect(mark).toHaveValue('')
    await page.keyboard.type(String(index % 11))
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByText('That was the last one.')).toBeVisible()
  await page.getByRole('button', { name: `Return all marked (${count})` }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Return', exact: true }).press('Enter')
  await expect(page.getByText(`${count} works returned.`)).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).press('Enter')
  await page.getByRole('link', { name: 'Assignments', exact: true }).press('Enter')
}

/** What a guardian signed on paper is recorded; the link for them opens what their child made. */
async function showGuardian(page: Page, guardian: Page, name: string): Promise<void> {
  await openTab(page, 'Learners')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Record a guardian’s answer' }).click()
  const answer = page.getByRole('dialog', { name: /guardian’s answer/ })
  await answer.getByRole('radio', { name: 'They consent' }).check()
  await answer.getByLabel('Name of the parent').fill('Somsri Suk')
  await answer.getByRole('button', { name: 'Record the answer' }).click()
  await expect(answer).toHaveCount(0)
  await page.getByRole('link', { name: 'Consent, letters and links' }).click()
  // Both pages have such a button.
  await expect(page.getByRole('heading', { name: `Guardians of ${ROOM}` })).toBeVisible()
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Link to the progress for the guardian' }).click()
  const dialog = page.getByRole('dialog', { name: `A link for the guardian of ${name}` })
  await dialog.getByRole('button', { name: 'Make the link' }).click()
  const field = dialog.getByLabel('Link to the progress for the guardian', { exact: true })
  await expect(field).toHaveValue(/#/)
  const link = new URL(await field.inputValue())
  await guardian.goto(link.pathname + link.hash)
  await expect(guardian.getByRole('heading', { level: 1 })).toContainText('Learner 1')
  await expect(guardian.getByText(TASKS[0].title).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await openTab(page, 'Learners')
}

async function archive(page: Page): Promise<void> {
  await openTab(page, 'Settings')
  await page.getByRole('button', { name: 'Archive the class' }).click()
  const asking = page.getByRole('dialog', { name: 'Archive the class?' })
  await asking.getByRole('button', { name: 'Archive the class' }).click()
  await expect(page.getByRole('button', { name: 'Bring the class back' })).toBeVisible()
}

test('thirty learners, three tasks, thirty works marked by keyboard, returned and taken along, a guardian, the archive', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(300_000)
  page.setDefaultTimeout(30_000)
  const teacher = await anotherTeacher(baseURL ?? '')
  await signInByApi(page.request, teacher)
  let loads = 0
  page.on('request', (made) => {
    if (made.isNavigationRequest() && made.frame() === page.mainFrame()) loads += 1
  })
  await page.goto('/teach')
  const emails = await inviteThirty(page, String(teacher.id))
  const room = new URL(page.url()).searchParams.get('id') ?? ''
  const learners = await comeIn(page, baseURL ?? '', room)
  await answerAge(learners[0]!.api, 'child')
  expect(new Set(learners.map(({ email }) => email))).toEqual(new Set(emails))

  const given: string[] = []
  for (const task of TASKS) given.push(await give(page, task))
  const share = SIZE / TASKS.length
  for (const [index, learner] of learners.entries()) {
    const task = Math.floor(index / share)
    await handIn(learner, given[task] ?? '', TASKS[task]?.document)
  }
  for (const { title } of TASKS) await markAll(page, title, share)

  await openTab(page, 'Gradebook')
  await expect(page.locator('tbody tr')).toHaveCount(SIZE)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /CSV/ }).press('Enter')
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  // Headings, the most that can be had, weights; at the end the means of the class.
  expect(lines.filter((line) => line.includes(',Learner '))).toHaveLength(SIZE)
  const guardian = await browser.newContext({ baseURL: baseURL ?? '' })
  await showGuardian(page, await guardian.newPage(), 'Learner 1 Suk')
  await guardian.close()
  await archive(page)
  const own = await learners[0]?.api.get('/api/class/past-assignments')
  expect(await own?.text()).toContain('Count to three')
  await Promise.all(learners.map(({ api }) => api.dispose()))
  // Works open in an isolated page, which is entered and left once for each task; nothing else loads anew.
  expect(loads).toBe(1 + 2 * TASKS.length)
})
