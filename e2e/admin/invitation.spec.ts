/** A role for an address nobody has proved: the link is handed over, accepted once, or withdrawn. */
import { randomBytes } from 'node:crypto'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newAdmin } from './new-admin.ts'

// A refused link is an answer of the server that the browser also writes down.
test.use({ expectedErrors: [/status of 4\d\d/] })

const someone = () => `colleague-${randomBytes(4).toString('hex')}@school.example`

test('an admin invites by a link; a colleague signs in, accepts and teaches; the link is used up', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = someone()
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/roles')
  const teachers = page.getByRole('region', { name: 'Teachers' })
  await teachers.getByLabel('Email').fill(email)
  await teachers.getByRole('button', { name: 'Add a teacher' }).click()
  const field = page.getByLabel('Link of the invitation')
  await expect(page.getByText(`${email} is invited.`)).toBeVisible()
  const link = await field.inputValue()
  await expect(page.getByRole('table', { name: 'Open invitations' })).toContainText(email)
  await expectAccessible(page)

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const desk = await context.newPage()
  const colleague = await newLearner(context.request)
  await desk.goto(`/ar/invitation${new URL(link).hash}`)
  await expect(desk.getByRole('heading', { name: 'أنت مدعوّ' })).toBeVisible()
  expect(desk.url()).not.toContain('#')
  await expectAccessible(desk)
  await desk.getByRole('main').getByRole('link', { name: 'تسجيل الدخول' }).click()
  await expect(desk.locator('form button[type=submit]')).toBeEnabled()
  expect(desk.url()).not.toContain(new URL(link).hash.slice(1))
  await desk.locator('[name=email]').fill(colleague.email)
  await desk.locator('[name=password]').fill(colleague.password)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('heading', { name: /وصلتك دعوة لدور معلّم/ })).toBeVisible()
  await expect(desk.getByText(colleague.email)).toBeVisible()
  await desk.getByRole('button', { name: 'قبول' }).click()
  await expect(desk.getByRole('heading', { name: 'أنت معلّم الآن' })).toBeVisible()
  await desk.getByRole('link', { name: 'إلى صفوفك' }).click()
  await expect(desk).toHaveURL(/\/ar\/teach$/)
  expect((await desk.request.get('/api/teach/classes')).status()).toBe(200)

  const late = await context.newPage()
  await late.goto(`/invitation${new URL(link).hash}`)
  await expect(
    late.getByRole('heading', { name: 'This invitation was used already' }),
  ).toBeVisible()
  await late.goto('/invitation')
  await expect(late.getByRole('heading', { name: 'This invitation is not there' })).toBeVisible()
  await context.close()
})

test('a withdrawn invitation opens nothing', async ({ page, baseURL }) => {
  test.slow()
  const email = someone()
  await signInByApi(page.request, await newAdmin(page.request, baseURL ?? ''))
  await page.goto('/admin/roles')
  const admins = page.getByRole('region', { name: 'Administrators' })
  await admins.getByLabel('Email').fill(email)
  await page.keyboard.press('Enter')
  const link = await page.getByLabel('Link of the invitation').inputValue()
  await page.getByRole('button', { name: `Withdraw the invitation of ${email}` }).click()
  await expect(page.getByText(email, { exact: true })).toHaveCount(1)
  await page.goto(`/invitation${new URL(link).hash}`)
  await expect(page.getByRole('heading', { name: 'This invitation is not there' })).toBeVisible()
})
