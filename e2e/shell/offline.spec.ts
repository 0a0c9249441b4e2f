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

  await page.goto('/th/plans')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตอนนี้ออฟไลน์อยู่')
  await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ตอนนี้ออฟไลน์อยู่')
  // With the network back, the page that was asked for comes by itself.
  await expect(async () => {
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/th\/plans$/, { timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('ตอนนี้ออฟไลน์อยู่')
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

test('a visited tool opens and works without a network', async ({ page, context }) => {
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.goto('/coding/python-programming?user=guest')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
  await context.setOffline(true)

  await page.goto('/coding/python-programming')
  await expect(page.locator('[data-status=ready]')).toBeVisible({ timeout: 45_000 })
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await page.locator('.cm-content').first().click()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('print(6 * 7)')
  await page.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(page.getByRole('log', { name: 'Console' })).toContainText('42')
  await context.setOffline(false)
})

test('a new version of the site says so, aloud, and is one click away', async ({ page }) => {
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true)
  // Another script at the same scope takes over, as the next version's would; a page that is not
  // alive yet does not hear of it.
  const notice = page.getByRole('alert').filter({ hasText: 'newer version' })
  let version = 0
  await expect(async () => {
    version += 1
    const next = `/service-worker.js?next=${version}`
    await page.evaluate((address) => navigator.serviceWorker.register(address), next)
    await expect(notice.first()).toBeVisible({ timeout: 5000 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveAttribute(
    'aria-live',
    'polite',
  )
  const reloaded = page.waitForEvent('load')
  await notice.first().getByRole('button', { name: 'Load it now' }).click()
  await reloaded
})
