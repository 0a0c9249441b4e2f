/** One's own password and address: changed, forgotten, given by somebody else. */
import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/mailing.ts'
import { SEED_PASSWORD } from '../support/server.ts'
import { expect } from '../support/test.ts'
import {
  ADMIN,
  dataCall,
  failToSignInByApi,
  fillSignIn,
  freshEmail,
  otherDevice,
  PASSWORD,
  signInByApi,
  signOutByMenu,
} from './people.ts'

test.setTimeout(180_000)
// One server for all of them.
test.describe.configure({ mode: 'default' })

/** What an admin finds somebody by. */
async function idOf(admin: APIRequestContext, email: string): Promise<number> {
  const query = 'query q($email: String!) { student(email: $email) { id } }'
  const { student } = await dataCall<{ student: { id: number }[] }>(admin, query, { email })
  return student[0]!.id
}

test('a password is changed in the profile: other devices end, this one goes on', async ({
  page,
  baseURL,
  post,
  pupil,
}) => {
  const person = pupil()
  await signInByApi(page.request, person)
  const other = await otherDevice(baseURL ?? '', person)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Change password' })
  const current = dialog.getByLabel('Your password', { exact: true })
  const fresh = dialog.getByLabel('New password', { exact: true })
  await expectAccessible(page)
  await fresh.fill('short')
  await send.click()
  await expect(fresh).toHaveAttribute('aria-invalid', 'true')
  await current.fill('not this one')
  await fresh.fill(PASSWORD)
  await send.click()
  await expect(dialog.getByText('This is not your password.')).toBeVisible()
  await current.fill(SEED_PASSWORD)
  await fresh.fill(SEED_PASSWORD)
  await send.click()
  await expect(dialog.getByText('This is the one you have now.')).toBeVisible()
  await fresh.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Your password is changed.')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')).toHaveCount(
    1,
  )
  expect((await other.get('/api/projects')).status()).toBe(401)
  await other.dispose()
  await page.goto('/projects')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/projects$/)
  await failToSignInByApi(page.request, person)
  expect((await post.mailTo(person.email)).text).toContain('was changed')
})

test('a forgotten password comes back by mail, once, and every address hears the same', async ({
  page,
  context,
  linkTo,
  pupil,
}) => {
  const person = pupil()
  await page.goto('/signin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forgot-password')
  await expectAccessible(page)
  const ask = async (email: string) => {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send me a link' }).click()
    await expect(page.getByRole('heading', { name: 'Look in your mail' })).toBeFocused()
    const words = await page.getByRole('main').innerText()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'The address was wrong' }).click()
    return words.replace(email, '…')
  }
  expect(await ask(freshEmail())).toBe(await ask(person.email))

  const link = await linkTo(person.email, 'reset-password')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  // The secret has left the address.
  expect(new URL(page.url()).hash).toBe('')
  await expectAccessible(page)
  const second = await context.newPage()
  await second.goto(link)
  for (const tab of [page, second]) {
    await expect(tab.getByText(person.email)).toBeVisible()
    await tab.getByLabel('New password', { exact: true }).fill(PASSWORD)
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible()
  await second.getByRole('button', { name: 'Save the new password' }).click()
  await expect(second.getByRole('heading', { name: 'This link has ended' })).toBeVisible()
  await expectAccessible(second)
  await second.close()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page.locator('form button[type=submit]')).toBeEnabled()
  await fillSignIn(page, { ...person, password: PASSWORD })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/home')
})

test('a password given by an admin is replaced first, then the way leads on; it is no trap', async ({
  page,
  baseURL,
  pupil,
}) => {
  const person = pupil()
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const path = `/api/admin/people/${await idOf(admin, person.email)}/password`
  const { password: given } = (await (await admin.post(path)).json()) as { password: string }
  await admin.dispose()

  const enter = async (address: string) => {
    await page.goto(address)
    await expect(page).toHaveURL(/\/signin\?return=/)
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
    await fillSignIn(page, { ...person, password: given })
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Choose a password of your own' })).toBeVisible()
  }
  await enter('/projects')
  await expectAccessible(page)
  // Another page leads back here, and the way out is open.
  await page.goto('/coins')
  await expect(page).toHaveURL(/\/choose-password\?return=%2Fcoins/)
  await signOutByMenu(page)
  await expect(page).toHaveURL('/home')

  await enter('/projects?sort=name')
  const fresh = page.getByLabel('New password', { exact: true })
  await fresh.fill(given)
  await page.keyboard.press('Enter')
  await expect(page.getByText('This is the one you have now.')).toBeVisible()
  await fresh.fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/projects\?sort=name$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/choose-password')
  await expect(page).toHaveURL('/profile')
})

test('the address changes when its link is opened and pressed, and a teacher stays a teacher', async ({
  page,
  baseURL,
  browser,
  post,
  linkTo,
  pupil,
}) => {
  const next = freshEmail()
  const teacher = pupil()
  const admin = await otherDevice(baseURL ?? '', ADMIN)
  const roles = `/api/admin/people/${await idOf(admin, teacher.email)}/roles`
  expect((await admin.post(roles, { data: { group: 'teacher' } })).ok()).toBe(true)
  await admin.dispose()
  await signInByApi(page.request, teacher)
  const other = await otherDevice(baseURL ?? '', teacher)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('New address').fill(next)
  await dialog.getByLabel('Your password', { exact: true }).fill(SEED_PASSWORD)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('A mail is on its way')).toBeVisible()
  await expectAccessible(page)
  expect((await post.mailTo(teacher.email)).text).toContain(next)

  const link = await linkTo(next, 'change-email')
  const strange = await browser.newContext({ baseURL: baseURL ?? '' })
  const thief = await strange.newPage()
  await signInByApi(thief.request, pupil())
  await thief.goto(link)
  await thief.getByRole('button', { name: 'Use the new address' }).click()
  await expect(
    thief.getByRole('heading', { name: 'This link is for another account' }),
  ).toBeVisible()
  await strange.close()

  await page.goto(link)
  const use = page.getByRole('button', { name: 'Use the new address' })
  await expectAccessible(page)
  await use.click()
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible()
  await expectAccessible(page)
  expect((await other.get('/api/projects')).status()).toBe(401)
  await other.dispose()
  await page.getByRole('main').getByRole('link', { name: 'To your profile' }).click()
  await expect(page.getByText(next).first()).toBeVisible()
  await page.goto('/teach')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/teach$/)
  await failToSignInByApi(page.request, teacher)
})
