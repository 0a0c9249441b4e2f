/** Where mail is set up: signing up is finished from the mailbox, and an old account confirms its address. */
import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/mailing.ts'
import { expect } from '../support/test.ts'
import { fillSignIn, freshEmail, PASSWORD, signInByApi } from './people.ts'

test.setTimeout(180_000)
// One server for all of them.
test.describe.configure({ mode: 'default' })

test('a sign-up looks the same for a taken address, and ends in the mailbox', async ({
  page,
  post,
  linkTo,
  pupil,
}) => {
  const known = pupil()
  const email = freshEmail()
  const signUp = async (address: string) => {
    await page.goto('/th/signup')
    await expect(page.locator('form button[type=submit]')).toBeEnabled()
    await page.locator('[name=email]').fill(address)
    for (const name of ['displayName', 'firstName', 'lastName', 'affiliation']) {
      await page.locator(`[name=${name}]`).fill('Nok')
    }
    await page.locator('[name=grade]').selectOption('P4')
    await expect(page.locator('[name=password]')).toHaveCount(0)
    await page.locator('form button[type=submit]').click()
    await expect(page.getByRole('heading', { name: 'ดูอีเมลของคุณ' })).toBeFocused()
    const words = await page.getByRole('main').innerText()
    return words.replace(address, '…')
  }
  expect(await signUp(known.email)).toBe(await signUp(email))
  await expectAccessible(page)
  expect((await post.mailTo(known.email)).text).toContain('คุณมีบัญชีอยู่แล้ว')

  const link = await linkTo(email, 'confirm')
  expect(link).toMatch(/^\/th\/confirm#/)
  await page.goto(link)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.locator('[name=password]').fill('short')
  await page.keyboard.press('Enter')
  await expect(page.locator('[name=password]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name=password]').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/th\/home$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'ลิงก์นี้หมดอายุแล้ว' })).toBeVisible()
})

test('an account confirms its address from the profile, signed in, and by nobody else', async ({
  page,
  browser,
  baseURL,
  linkTo,
  pupil,
}) => {
  const owner = pupil()
  await signInByApi(page.request, owner)
  await page.goto('/profile')
  const section = page.getByRole('region', { name: 'Confirm your address' })
  await section.getByRole('button', { name: 'Send me a link' }).click()
  await expect(section.getByText('Sent. Look in your mail')).toBeVisible()
  await expect(section.getByRole('button', { name: 'Send again' })).toBeVisible()
  await expectAccessible(page)
  const link = await linkTo(owner.email, 'verify')

  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  const stranger = await context.newPage()
  await signInByApi(stranger.request, pupil())
  await stranger.goto(link)
  await expect(
    stranger.getByRole('heading', { name: 'This link is for another account' }),
  ).toBeVisible()
  await context.clearCookies()
  await stranger.goto('/home')
  await stranger.goto(link)
  await expect(
    stranger.getByRole('heading', { name: 'Sign in to confirm your address' }),
  ).toBeVisible()
  await stranger.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(stranger.locator('form button[type=submit]')).toBeEnabled()
  await fillSignIn(stranger, owner)
  await stranger.keyboard.press('Enter')
  await expect(stranger.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible()
  await expectAccessible(stranger)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your profile' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'My data' })).toBeVisible()
  await expect(section).toHaveCount(0)
  await context.close()
})
