import { expect, test } from '../support/test.ts'

test('changing the number of sides changes the program on all three rungs', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText('for side in range(4):')).toBeVisible()
  await page.getByRole('button', { name: 'More sides' }).click()
  await page.getByRole('button', { name: 'More sides' }).click()
  await expect(page.getByText('repeat 6 times')).toBeVisible()
  await expect(page.getByText('for side in range(6):')).toBeVisible()
  await expect(page.getByText('# 6 × 60 = 360')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '6 sides' })).toBeVisible()
})

test('a visitor can go on: as a guest, with an account, into a tool', async ({ page }) => {
  await page.goto('/zh')
  const guest = page.getByRole('link', { name: '以访客身份看看' })
  await expect(guest).toHaveAttribute('href', '/zh/home?user=guest')
  await expect(page.getByRole('link', { name: '开始创作' }).first()).toHaveAttribute(
    'href',
    '/zh/signup',
  )
  const card = page
    .locator('main')
    .getByRole('link', { name: /^Python/ })
    .first()
  await expect(card).toHaveAttribute('href', '/zh/coding/python-programming')
})
