import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { newLearner, openAs, ownCoins, signInByApi } from './people.ts'

for (const path of ['/home', '/ar/home', '/', '/profile']) {
  test(`${path}?user=guest signs in, and the parameter leaves the address`, async ({ page }) => {
    await page.goto(`${path}?user=guest&a=1#here`)
    await expect(ownCoins(page)).toBeVisible()
    await expect(page).toHaveURL(`${path}?a=1#here`)
    const session = await (await page.request.get('/api/auth/session')).json()
    expect(session).toMatchObject({ user: { email: 'guest@panya.example' } })
  })
}

test('whoever is signed in is asked first, and stays by every way but one', async ({ page }) => {
  const learner = await newLearner(page.request)
  await openAs(page, learner)
  const dialog = page.getByRole('dialog', { name: 'Look around as a guest?' })
  const whoIsHere = async () => (await (await page.request.get('/api/auth/session')).json()).user
  for (const stay of [
    () => dialog.getByRole('button', { name: 'Stay signed in' }).click(),
    () => page.keyboard.press('Enter'),
    () => page.keyboard.press('Escape'),
    async () => {
      await page.reload()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
    },
  ]) {
    await page.goto('/profile?user=guest&a=1#here')
    await expect(dialog).toContainText('You are signed in as Nok')
    await expectAccessible(page)
    await stay()
    await expect(page).toHaveURL('/profile?a=1#here')
    await expect(page.getByText(learner.email)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    expect(await whoIsHere()).toMatchObject({ email: learner.email })
  }
  await page.goto('/profile?user=guest')
  await dialog.getByRole('button', { name: 'Sign out and look around' }).click()
  await expect(page.getByText('You are looking around as a guest')).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await page.goto('/home?user=guest')
  await expect(page).toHaveURL('/home')
  await expect(dialog, 'a guest has nothing to lose').toHaveCount(0)
})

test('the question is asked in the language of the link', async ({ page }) => {
  await signInByApi(page.request, await newLearner(page.request))
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const [path, title] of [
    ['/th/home', 'จะแวะชมในฐานะผู้เยี่ยมชมไหม'],
    ['/zh/home', '以访客身份看看吗？'],
    ['/ar/home', 'أتريد أن تتجوّل ضيفًا؟'],
  ]) {
    await page.goto(`${path}?user=guest`)
    await expect(page.getByRole('dialog', { name: title! })).toBeVisible()
    await expectAccessible(page)
  }
})

test('the question is asked on every kind of page, and nothing is lost by staying', async ({
  page,
}) => {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  const dialog = page.getByRole('dialog', { name: 'Look around as a guest?' })
  for (const path of ['/', '/plans', '/privacy', '/coins', '/class', '/games/guessing']) {
    await page.goto(`${path}?user=guest`)
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await expect(page).toHaveURL(path)
    const session = await (await page.request.get('/api/auth/session')).json()
    expect(session).toMatchObject({ user: { email: learner.email } })
  }
})

test('an unknown key does nothing', async ({ page }) => {
  let attempts = 0
  page.on('request', (made) => {
    if (made.url().includes('/callback/')) attempts += 1
  })
  await page.goto('/home?user=nobody')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await page.goto('/profile?user=nobody')
  await expect(page).toHaveURL(/\/signin\?return=/)
  expect(attempts).toBe(0)
})

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('a failed demo sign-in is only logged', async ({ page }) => {
    await page.route('**/api/auth/callback/credentials', (route) => route.abort())
    const logged = page.waitForEvent('console', (line) => line.text().startsWith('demo-sign-in'))
    await page.goto('/home?user=guest')
    await logged
    await expect(page).toHaveURL('/home')
    await expect(page.locator('.Toastify__toast')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})
