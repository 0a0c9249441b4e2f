/** A young learner's first day: asked when they were born, the guardian written to, the guardian's yes. */
import type { APIRequestContext } from '@playwright/test'
import { ADMIN, newLearner, otherDevice, PASSWORD, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { BANDS } from './answer-age.ts'

/** The newest mail to somebody, as the admin finds it without a mail server. */
async function mailTo(admin: APIRequestContext, to: string): Promise<{ text: string }> {
  const { mails } = (await (await admin.get('/api/admin/outbox')).json()) as {
    mails: { to: string; text: string }[]
  }
  const mail = mails.find((one) => one.to === to)
  if (!mail) throw new Error(`no mail to ${to}`)
  return mail
}

test('a child asks by letter and by mail, the guardian answers, and the card goes', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  const question = page.getByRole('region', { name: /when were you born/ })
  await question.getByRole('button', { name: 'That is me' }).click()
  await expect(question.getByRole('alert')).toContainText('Choose the years')
  await question.getByRole('radio', { name: `${BANDS.child.from}–${BANDS.child.to}` }).check()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'That is me' }).click()

  const ask = page.getByRole('region', { name: 'Ask your parent or guardian' })
  await ask.getByRole('button', { name: 'Print a letter instead' }).click()
  const letter = page.getByRole('article')
  await expect(letter).toContainText(/[A-Z2-9]{5}-[A-Z2-9]{5}/)
  await page.emulateMedia({ media: 'print' })
  await expect(letter.getByRole('heading')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(ask.getByLabel('Their email')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const parent = `parent-${Date.now()}@home.example`
  await ask.getByLabel('Their email').fill('nobody')
  await ask.getByRole('button', { name: 'Write to them' }).click()
  await expect(ask.getByLabel('Their email')).toHaveAccessibleDescription(/not look like an email/)
  await ask.getByLabel('Their email').fill(parent)
  await ask.getByRole('button', { name: 'Write to them' }).click()
  await expect(ask.getByRole('status')).toContainText('pa•••@home.example')
  await expectAccessible(page)

  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const code = /#([A-Z0-9-]{11})/.exec((await mailTo(admin, parent)).text)?.[1] ?? ''
  await admin.dispose()
  const guardian = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await guardian.goto(`/guardian#${code}`)
  await expect(guardian.getByLabel('Your code')).toHaveValue(code)
  await expect(guardian).toHaveURL('/guardian')
  await guardian.getByRole('button', { name: 'Go on' }).click()
  await expect(guardian.getByRole('heading', { name: /May Nok use Panya fully/ })).toBeVisible()
  await guardian.getByLabel('Your name').fill('Somsri Dee')
  await guardian.getByLabel('Your email').fill(parent)
  await guardian.getByRole('button', { name: /I consent/ }).click()
  await expect(guardian.getByRole('status').filter({ hasText: 'You have consented' })).toBeVisible()
  await expectAccessible(guardian)
  const download = guardian.waitForEvent('download')
  await guardian.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^panya-data-.*\.zip$/)
  await guardian.context().close()

  const answered = page.waitForResponse('**/api/consent')
  await page.reload()
  await answered
  await expect(page.getByRole('heading', { name: 'Everything you can make here' })).toBeVisible()
  await expect(ask).toHaveCount(0)
})

test.describe(() => {
  test.use({ expectedErrors: [/status of 400/] })

  test('an older learner answers and goes on; takes the data along, deletes the account and keeps it after all', async ({
    page,
  }) => {
    test.slow()
    await signInByApi(page.request, await newLearner(page.request))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/ar/home')
    await expect(page.getByRole('region', { name: /متى وُلدت/ })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/th/home')
    const question = page.getByRole('region', { name: /คุณเกิดปีไหน/ })
    const buddhist = `${(BANDS.older.from ?? 0) + 543}–${BANDS.older.to + 543}`
    await question.getByRole('radio', { name: buddhist }).check()
    await question.getByRole('button', { name: 'ฉันเอง' }).click()
    await expect(question).toHaveCount(0)
    await page.emulateMedia({ colorScheme: 'light' })

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
})

test('the footer leads to the privacy page, in the reader’s language', async ({ page }) => {
  await page.goto('/th')
  await page.getByRole('contentinfo').getByRole('link', { name: 'ความเป็นส่วนตัว' }).click()
  await expect(page).toHaveURL('/th/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ความเป็นส่วนตัวแบบเข้าใจง่าย')
  await expect(page.getByText('60 วัน')).toBeVisible()
})
