import { newLearner, PASSWORD, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedErrors: [/status of 400/] })

test('data is downloaded; the account is deleted with the password, and kept after all', async ({
  page,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/profile')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^panya-data-\d{4}-\d\d-\d\d\.zip$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const password = dialog.getByLabel('Your password', { exact: true })
  await password.fill('not my password')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(password).toHaveAccessibleDescription(/not your password/)
  await password.fill(PASSWORD)
  await password.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/Your account will be deleted on/)).toBeVisible()

  await page.goto('/home')
  const notice = page.getByRole('region', { name: /This account will be deleted on/ })
  await notice.getByRole('button', { name: 'Keep my account' }).click()
  await expect(notice).toHaveCount(0)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: 'Delete my account' })).toBeVisible()
})

test('the footer leads to the privacy page, in the reader’s language', async ({ page }) => {
  await page.goto('/th')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ความเป็นส่วนตัว' }).click()
  await expect(page).toHaveURL('/th/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ความเป็นส่วนตัวแบบเข้าใจง่าย')
  await expect(page.getByText('60 วัน')).toBeVisible()
})
