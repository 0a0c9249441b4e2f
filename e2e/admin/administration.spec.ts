/** A day of a school's administrator: people, roles, closing, subscriptions from a table, settings, the log. */
import type { Page } from '@playwright/test'
import { dataCall, freshEmail, newLearner, PASSWORD, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

const INSERT = `mutation ($email: String!) {
  insert_student(email: $email, display_name: "Fai", first_name: "Fai", last_name: "Dee",
    grade: "P4", affiliation: "Doi Suthep School") { id }
}`

async function openAdmin(page: Page, baseURL = '', path = '/admin'): Promise<void> {
  await signInByApi(page.request, await newAdmin(page.request, baseURL))
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeVisible()
}

test('finds somebody, gives them a role, signs them out, closes and deletes the account', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const learner = await newLearner(page.request)
  const other = await browser.newContext({ baseURL })
  await signInByApi(other.request, learner)
  await openAdmin(page, baseURL, '/admin/people')
  await page.getByLabel('Search').fill(learner.email.slice(0, 14))
  await page.getByRole('link', { name: learner.email }).click()
  await expect(page.getByRole('heading', { name: 'Nok Dee' })).toBeVisible()
  expect(page.url()).not.toContain('@')

  await page.getByRole('button', { name: 'Give: Teacher' }).click()
  await expect(page.getByRole('button', { name: 'Take away: Teacher' })).toBeVisible()

  await page.getByRole('button', { name: /^Sign out / }).click()
  await expect(page.getByText('No device right now.')).toBeVisible()
  expect((await other.request.get('/api/profile')).status()).toBe(401)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await expect(page.getByText('Until then it can be undone.')).toBeVisible()
  const guest = await other.newPage()
  await guest.goto('/signin')
  await expect(async () => {
    await guest.getByLabel('Email').fill(learner.email)
    await guest.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await guest.getByRole('button', { name: 'Sign in' }).click()
    await expect(guest.getByText('This account has been closed.')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.getByRole('button', { name: 'Undo deleting' }).click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await signInByApi(other.request, learner)

  await page.getByRole('link', { name: 'What was done to this account' }).click()
  const log = page.getByRole('table', { name: 'Audit log' })
  await expect(log.getByText('deleted an account')).toBeVisible()
  await expect(log.getByText('opened an account again')).toBeVisible()
  await other.close()
})

test('gives 100 subscriptions from a table with 3 bad lines: 97 made, 3 reported, again nothing', async ({
  page,
  baseURL,
}) => {
  await openAdmin(page, baseURL, '/admin/grants')
  const lines = Array.from({ length: 97 }, () => freshEmail())
  // Many at once: rows only, because making passwords for so many takes its time.
  await Promise.all(lines.map((email) => dataCall(page.request, INSERT, { email })))
  lines.push('not an email', 'nobody-here@school.example', lines[0] ?? '')
  await page.getByLabel('Paste from a spreadsheet').fill(['email', ...lines].join('\n'))
  await page.getByLabel('Why').fill('Science fair')
  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('97 subscriptions to give')).toBeVisible()
  await expect(page.getByRole('row', { name: /99.*does not look like an email/ })).toBeVisible()
  await page.getByRole('button', { name: 'Give 97 subscriptions' }).click()
  await expect(page.getByText('97 subscriptions given')).toBeVisible()
  await expect(page.getByText('3 lines are not right')).toBeVisible()

  await page.getByRole('button', { name: 'See what would happen' }).click()
  await expect(page.getByText('0 subscriptions to give')).toBeVisible()
  await expect(page.getByText('97 given before, nothing to do')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give 0 subscriptions' })).toBeDisabled()
})
