import { expect, test } from '../support/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|404/],
})

test('what was visited opens without a network, the rest says so kindly', async ({
  page,
  context,
}) => {
  await page.goto('/th/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect.poll(() => page.evaluate(async () => !!(await caches.match('/th/home')))).toBe(true)
  await page.goto('/th')
  await context.setOffline(true)

  await page.goto('/th/home')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('header summary', { hasText: 'เครื่องมือ' }).click()
  await page.goto('/th')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('โค้ดจริง')

  await page.goto('/th/never-seen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตอนนี้ออฟไลน์อยู่')
  await context.setOffline(false)
})

test('interfaces are never kept', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/home')
  await page.evaluate(() => fetch('/api/nothing').catch(() => undefined))
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map((request) => new URL(request.url).pathname)
  })
  expect(kept.length).toBeGreaterThan(10)
  expect(kept.filter((path) => /^\/(api|graphql)/.test(path))).toEqual([])
})
