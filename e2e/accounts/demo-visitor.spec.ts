import { expect, test } from '../support/test.ts'
import { newLearner, openAs, ownCoins } from './people.ts'

for (const path of ['/home', '/ar/home', '/', '/profile']) {
  test(`${path}?user=guest signs in, and the parameter leaves the address`, async ({ page }) => {
    await page.goto(`${path}?user=guest&a=1#here`)
    await expect(ownCoins(page)).toBeVisible()
    await expect(page).toHaveURL(`${path}?a=1#here`)
    const session = await (await page.request.get('/api/auth/session')).json()
    expect(session).toMatchObject({ user: { email: 'guest@panya.example' } })
  })
}

test('it takes the place of whoever was signed in', async ({ page }) => {
  await openAs(page, await newLearner(page.request))
  await page.goto('/profile?user=guest')
  await expect(page.getByText('You are looking around as a guest')).toBeVisible()
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
