import { expect, test } from '../support/test.ts'

test('the first Tab stop skips to the content', async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('the tools menu opens by keyboard, closes on Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/home')
  const menu = page.locator('header summary', { hasText: 'Tools' })
  const dungeon = page.locator('header').getByRole('link', { name: /Dungeon/ })
  await expect(dungeon).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(dungeon.filter({ visible: true })).toBeVisible()
  // The menu opens without scripts; Escape closes it as soon as they are there.
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(dungeon.first()).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(menu).toBeFocused()
})

test('changing the language keeps the page and its query', async ({ page }) => {
  await page.goto('/home?from=letter')
  await page.locator('header summary', { hasText: 'English' }).click()
  await page
    .locator('header')
    .getByRole('link', { name: 'العربية' })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/ar\/home\?from=letter$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('the theme is chosen once and remembered, also before the page is alive', async ({ page }) => {
  let alive = () => {}
  const asked = new Promise<void>((go) => {
    alive = go
  })
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  const themes = page.getByRole('button', { name: 'Switch between light and dark' }).first()
  await themes.click()
  await expect.poll(ground).not.toBe(light)
  alive()
  await expect(page.getByRole('button', { name: 'More sides' })).toBeEnabled()
  expect(await ground()).not.toBe(light)
  await themes.click()
  await expect.poll(ground).toBe(light)
  await themes.click()
  await page.reload()
  expect(await ground()).not.toBe(light)
})

test('the tools menu and languages are there without scripts', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/th')
  await page.locator('header summary', { hasText: 'เครื่องมือ' }).click()
  await expect(page.locator('header details[open]').getByRole('link').first()).toBeVisible()
  await context.close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } })
  test('one menu holds everything the header has no room for', async ({ page }) => {
    await page.goto('/home')
    await page.locator('header summary[aria-label=Menu]').click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Plans' })).toBeVisible()
    await expect(menu.getByRole('link', { name: 'ไทย' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Dungeon/ })).toBeVisible()
  })
})
