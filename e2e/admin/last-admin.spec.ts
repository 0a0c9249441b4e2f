/** A school keeps its last administrator, whichever way two of them try to leave; on a server of its own. */
import type { Page } from '@playwright/test'
import { ADMIN, signInByApi } from '../accounts/people.ts'
import { type ServerUnderTest, startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

let server: ServerUnderTest
test.use({
  baseURL: async ({}, use) => {
    server = await startServerUnderTest()
    await use(server.url)
    await server.stop()
  },
  expectedErrors: [/409 \(Conflict\)/],
})

async function askForOwnDeletion(page: Page): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
}

async function openOther(page: Page, email: string): Promise<void> {
  await page.goto('/admin/people')
  await page.getByLabel('Search').fill(email.slice(0, 14))
  await page.getByRole('link', { name: email }).click()
}

test('an admin who deleted the only other one cannot leave, and one who leaves takes no role away', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const other = await newAdmin(page.request, baseURL ?? '')
  await signInByApi(page.request, ADMIN)

  await openOther(page, other.email)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await expect(page.getByText('Until then it can be undone.')).toBeVisible()
  await askForOwnDeletion(page)
  await expect(page.getByText('You are the last admin here.')).toBeVisible()

  await openOther(page, other.email)
  await page.getByRole('button', { name: 'Undo deleting' }).click()
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeVisible()
  await askForOwnDeletion(page)
  await expect(page.getByRole('dialog')).toBeHidden()

  await openOther(page, other.email)
  await page.getByRole('button', { name: 'Take away: Administrator' }).click()
  await expect(page.getByText('Then there would be no administrator left.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take away: Administrator' })).toBeVisible()
})
