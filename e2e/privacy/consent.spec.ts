/** A young learner's first day: asked when they were born, the guardian written to, the guardian's yes. */
import { AxeBuilder } from '@axe-core/playwright'
import { birthYearBands } from '@panya/domain/consent/birth-year-bands.ts'
import { bangkokYear } from '@panya/domain/time/bangkok.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { ADMIN, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'

const [, child, older] = birthYearBands('TH', bangkokYear(new Date()))
const years = (band = child) => `${band?.from}–${band?.to}`

async function violations(page: Page) {
  return (await new AxeBuilder({ page }).analyze()).violations
}

/** The newest mail to somebody, as the admin finds it without a mail server. */
async function mailTo(admin: APIRequestContext, to: string): Promise<{ text: string }> {
  const { mails } = (await (await admin.get('/api/admin/outbox')).json()) as {
    mails: { to: string; text: string }[]
  }
  const mail = mails.find((one) => one.to === to)
  if (!mail) throw new Error(`no mail to ${to}`)
  return mail
}

test('a child asks, the guardian answers from the mail, and the card goes', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/home')
  const question = page.getByRole('region', { name: /when were you born/ })
  await question.getByRole('button', { name: 'That is me' }).click()
  await expect(question.getByRole('alert')).toContainText('Choose the years')
  await question.getByRole('radio', { name: years() }).check()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'That is me' }).click()

  const ask = page.getByRole('region', { name: 'Ask your parent or guardian' })
  const parent = `parent-${Date.now()}@home.example`
  await ask.getByLabel('Their email').fill('nobody')
  await ask.getByRole('button', { name: 'Write to them' }).click()
  await expect(ask.getByLabel('Their email')).toHaveAccessibleDescription(/not look like an email/)
  await ask.getByLabel('Their email').fill(parent)
  await ask.getByRole('button', { name: 'Write to them' }).click()
  await expect(ask.getByRole('status')).toContainText('pa•••@home.example')
  expect(await violations(page)).toEqual([])

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
  expect(await violations(guardian)).toEqual([])
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

test('a letter can be printed, and only the letter', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.request.put('/api/consent', { data: { country: 'TH', ...child } })
  await page.goto('/home')
  await page.getByRole('button', { name: 'Print a letter instead' }).click()
  const letter = page.getByRole('article')
  await expect(letter).toContainText(/[A-Z2-9]{5}-[A-Z2-9]{5}/)
  await page.emulateMedia({ media: 'print' })
  await expect(letter.getByRole('heading')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByLabel('Their email')).toBeHidden()
})

test('in Thai with Buddhist years, in Arabic and dark; an older learner just goes on', async ({
  page,
}) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/ar/home')
  await expect(page.getByRole('region', { name: /متى وُلدت/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.goto('/th/home')
  const question = page.getByRole('region', { name: /คุณเกิดปีไหน/ })
  const buddhist = `${(older?.from ?? 0) + 543}–${(older?.to ?? 0) + 543}`
  await question.getByRole('radio', { name: buddhist }).check()
  await question.getByRole('button', { name: 'ฉันเอง' }).click()
  await expect(question).toHaveCount(0)
  await page.reload()
  await page.waitForResponse('**/api/consent')
  await expect(question).toHaveCount(0)
})
