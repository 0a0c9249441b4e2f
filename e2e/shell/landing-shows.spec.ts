/** What the front page shows besides its words: a level to play, tools at work, the way to each plan, paper. */
import type { Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'

const level = (page: Page) => page.getByTestId('tiny-level')
const button = (page: Page, name: string) => level(page).getByRole('button', { name, exact: true })

/** Until it is alive its arrows cannot be pressed. */
async function openLevel(page: Page, path = '/'): Promise<Locator> {
  await page.goto(path)
  // Coming near is what makes it live: what the server wrote gives way to what can be played.
  await expect(async () => {
    await level(page).scrollIntoViewIfNeeded({ timeout: 2_000 })
    await expect(level(page).getByRole('button').first()).toBeEnabled({ timeout: 2_000 })
  }).toPass()
  return level(page)
}

const running = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )

test('the level is won by taps, and the way on leads into the game', async ({ page }) => {
  await openLevel(page)
  await button(page, '▶ Run').click()
  await expect(level(page).getByRole('status')).toHaveText('Put in a step first: tap an arrow.')
  for (const name of ['Step', 'Turn left', 'Step', 'Step']) await button(page, name).click()
  await button(page, '▶ Run').click()
  await expect(level(page).getByText('no way through here').first()).toBeVisible()
  await button(page, 'Try again').click()
  await button(page, 'Take out step 2: Turn left').click()
  await button(page, 'Take out step 3: Step').click()
  for (const name of ['Turn left', 'Step']) await button(page, name).click()
  await button(page, '▶ Run').click()
  await expect(level(page).getByText('3 stars of 3')).toBeAttached()
  const next = level(page).getByRole('link', { name: 'Play the whole game' })
  await expect(next).toBeFocused()
  await expect(next).toHaveAttribute('href', '/games/programming?user=guest')
  await expectAccessible(page)
})

test('the level is won with the keyboard alone, and is told to who listens', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openLevel(page, '/ar')
  await level(page).getByRole('button', { name: 'خطوة', exact: true }).focus()
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowRight', 'Backspace', 'ArrowLeft', 'ArrowUp'])
    await page.keyboard.press(key)
  await expect(level(page).getByRole('status')).toHaveText('خطوة، الخطوة 4')
  await level(page).getByRole('button', { name: 'تشغيل' }).press('Enter')
  await expect(level(page).getByRole('status')).toHaveText('وصل الروبوت!')
  await expect(level(page).getByRole('link', { name: 'لعب اللعبة كاملة' })).toBeFocused()
})

test('pictures move while they are in sight, and can be held still', async ({ page }) => {
  await page.goto('/')
  const pictures = page.locator('[data-living]')
  const first = pictures.first()
  await expect(first).not.toHaveAttribute('data-playing')
  await first.scrollIntoViewIfNeeded()
  await expect(first).toHaveAttribute('data-playing')
  await expect.poll(() => running(page)).toBeGreaterThan(0)
  await page.getByRole('checkbox', { name: 'Hold the pictures still' }).check()
  await expect.poll(() => running(page)).toBe(0)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(first).not.toHaveAttribute('data-playing')
})

test('nothing moves for who wants it still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  for (const picture of await page.locator('[data-living]').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('data-playing')
    await expect.poll(() => running(page)).toBe(0)
  }
})

test('every plan has a button that leads to it, signed in or not', async ({ page }) => {
  const ways = { 'Start for free': '/signup', 'Choose Basic': '/checkout?plan=basic' }
  for (const path of ['/', '/plans']) {
    await page.goto(path)
    for (const [name, href] of Object.entries({ ...ways, 'Choose Pro': '/checkout?plan=pro' }))
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await expect(page).toHaveURL(/\/signin\?return=%2Fcheckout%3Fplan%3Dbasic$/)

  await signInByApi(page.request, await newLearner(page.request))
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Start for free' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Choose Pro' }).click()
  await expect(page.getByRole('heading', { name: 'Order the plan Pro' })).toBeVisible()
})

test('what the demo school made stands there in its makers’ words and leads to its tool', async ({
  page,
}) => {
  await page.goto('/th')
  const flower = page.getByRole('link', { name: /ดอกไม้ของมะลิ/ })
  await expect(flower).toHaveAttribute('href', '/th/coding/python-programming')
  await expect(page.getByRole('link', { name: /Rain in our school garden/ })).toBeVisible()
})

test('from another page the front page is made whole in the browser', async ({ page }) => {
  await page.goto('/plans')
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await expect(button(page, 'Step')).toBeEnabled()
  await page.locator('[data-living]').first().scrollIntoViewIfNeeded()
  await expect(page.locator('[data-living]').first()).toHaveAttribute('data-playing')
})

test('it fits every width, and a finished level is accessible in the dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/th', '/zh', '/ar']) {
    await page.goto(path)
    for (const width of [320, 390, 820, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  }
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await openLevel(page)
  await button(page, 'Step').click()
  await button(page, '▶ Run').click()
  await expect(button(page, 'Try again')).toBeFocused()
  await expectContrast(page)
})

test('on paper there are no menus, and letters are black on white in the dark, too', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  for (const path of ['/', '/plans']) {
    await page.goto(path)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    for (const one of await page.locator('main :is(a[class*=button], button)').all())
      await expect(one).toBeHidden()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toBeVisible()
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
    const paper = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--surface'),
    )
    expect(paper.trim()).toMatch(/^#fff(fff)?$/)
    // Nothing waits for a reader who comes near.
    const waiting = page.locator('.when-near')
    for (const part of await waiting.all())
      await expect(part).toHaveCSS('content-visibility', 'visible')
  }
})
