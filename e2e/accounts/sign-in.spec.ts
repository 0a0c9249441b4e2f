import { request } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { failToSignInByApi, fillSignIn, newLearner, ownCoins } from './people.ts'

test('by keyboard, and back to the page that was asked for', async ({ page }) => {
  const learner = await newLearner(page.request)
  await page.goto('/profile')
  await page.getByLabel('Email').focus()
  await page.keyboard.type(learner.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(learner.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(learner.email)).toBeVisible()
})

test('a tool that was asked for opens in a document of its own', async ({ page }) => {
  const learner = await newLearner(page.request)
  await page.goto('/games/guessing')
  await expect(page).toHaveURL('/signin?return=%2Fgames%2Fguessing')
  await fillSignIn(page, learner)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/games/guessing')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('a way back to another place leads home', async ({ page }) => {
  const learner = await newLearner(page.request)
  for (const wanted of ['https://evil.example/', '//evil.example', '/\\evil.example', '/signin']) {
    // Nothing of the page before may still ask for somebody who is gone.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(`/signin?return=${encodeURIComponent(wanted)}`)
    await fillSignIn(page, learner)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/home')
    await expect(ownCoins(page)).toBeVisible()
  }
})

test('the way back survives the detour over sign-up', async ({ page }) => {
  await page.goto('/th/signin?return=/th/profile')
  await page.getByRole('main').getByRole('link', { name: 'สร้างบัญชี' }).click()
  await expect(page).toHaveURL(/\/th\/signup\?return=(%2F|\/)th(%2F|\/)profile$/)
})

test.describe('before the page’s scripts have come', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|dynamically imported module/] })

  test('links keep the way back', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/th/signin?return=/th/profile')
    await page.getByRole('main').getByRole('link', { name: 'สร้างบัญชี' }).click()
    await expect(page).toHaveURL('/th/signup?return=/th/profile')
    await page.locator('header summary', { hasText: 'ไทย' }).click()
    await page.locator('header details[open]').getByRole('link', { name: 'العربية' }).click()
    await expect(page).toHaveURL('/ar/signup?return=/th/profile')
  })

  test('no button can be pressed that would do nothing', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/signin')
    await expect(page.getByRole('button', { name: 'Show password' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeDisabled()
  })
})

test('says what is missing and puts the focus there', async ({ page }) => {
  await page.goto('/signin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Type your email address\./)
  await email.fill('somebody@school.example')
  await page.keyboard.press('Enter')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toBeFocused()
  await expect(password).toHaveAccessibleDescription(/Type your password\./)
})

test('an unknown email and a wrong password are told alike', async ({ page }) => {
  const { email } = await newLearner(page.request)
  const said: string[] = []
  for (const address of [email, 'nobody-knows@school.example']) {
    await page.goto('/signin')
    await fillSignIn(page, { email: address, password: 'not the password' })
    await page.getByRole('button', { name: 'Sign in' }).click()
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await expect(alert).toBeVisible()
    said.push(await alert.innerText())
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  }
  expect(said[0]).toBe('The email or the password is not right. Check both and try again.')
  expect(said[1]).toBe(said[0])
})

test('many wrong tries are slowed down with a clear word', async ({ page, baseURL }) => {
  const { email } = await newLearner(page.request)
  const wrong = { email, password: 'not the password' }
  await page.goto('/signin')
  await fillSignIn(page, wrong)
  const elsewhere = await request.newContext({ baseURL: baseURL ?? '' })
  for (let attempt = 0; attempt < 10; attempt += 1) await failToSignInByApi(elsewhere, wrong)
  await elsewhere.dispose()
  const slow = page.getByRole('alert').filter({ hasText: 'Wait a minute, then try again.' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(slow).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('the password can be shown, pasted, and filled by a password manager', async ({ page }) => {
  await page.goto('/signin')
  const password = page.getByLabel('Password', { exact: true })
  await expect(password).toHaveAttribute('type', 'password')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  const pasted = await password.evaluate((field: HTMLInputElement) => {
    field.focus()
    const allowed = field.dispatchEvent(
      new ClipboardEvent('paste', { cancelable: true, bubbles: true }),
    )
    document.execCommand('insertText', false, 'purple owls')
    return allowed && field.value
  })
  expect(pasted).toBe('purple owls')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
})

test('a visitor looks around as a guest', async ({ page }) => {
  await page.goto('/signin?return=/profile')
  await page.getByRole('button', { name: 'Look around as a guest' }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText('You are looking around as a guest')).toBeVisible()
})

test('who is signed in already does not see the form', async ({ page }) => {
  await page.goto('/home?user=guest')
  await expect(ownCoins(page)).toBeVisible()
  await page.goto('/signin')
  await expect(page).toHaveURL('/home')
})

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('without a connection it says so, and what was typed stays', async ({ page }) => {
    await page.goto('/signin')
    await fillSignIn(page, { email: 'a@school.example', password: 'purple owls' })
    await page.route('**/api/auth/**', (route) => route.abort())
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not reach' })).toBeVisible()
    await expect(page.getByLabel('Email')).toHaveValue('a@school.example')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
  })
})
