import { expectAccessible, expectContrast } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openGame, signInAsNew } from './game-page.ts'

/** Four maps are looked at on one page, twice. */
test.describe.configure({ timeout: 240_000 })

const GAMES = {
  programming: { places: 8, stops: 60, first: /^1 First steps/ },
  dungeon: { places: 7, stops: 30, first: /^1 Into the dark/ },
  guessing: { places: 6, stops: 18, first: /^Round 1/ },
  grouping: { places: 9, stops: 100, first: /Next/ },
} as const

const SIZES = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

for (const [game, { places, stops, first }] of Object.entries(GAMES)) {
  test(`${game} opens with a map: drawn places, a picture for every level, the hero at the next`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsNew(page)
    await openGame(page, game)
    for (const size of SIZES) {
      await page.setViewportSize(size)
      const drawn = page.locator('[data-place]')
      await expect(drawn).toHaveCount(places)
      await expect(page.locator('[data-scene]')).toHaveCount(places)
      for (const place of await drawn.all()) {
        await expect(place.getByRole('heading', { level: 2 })).not.toBeEmpty()
        await expect(place.getByRole('paragraph').first()).not.toBeEmpty()
      }
      const levels = drawn.getByRole('listitem').getByRole('button')
      await expect.poll(() => levels.count()).toBeGreaterThanOrEqual(stops)
      const thumb = page.locator('[data-thumb]:has(svg, img), [data-thumb="rule"]')
      await expect(levels.filter({ has: thumb })).toHaveCount(await levels.count())
      await expect(page.locator('[data-stop="next"]')).toHaveCount(1)
      await expect(page.locator('[data-stop="next"]').getByRole('button')).toHaveAccessibleName(
        first,
      )
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(isWide, `wider than ${size.width}`).toBe(false)
      await expect(page.getByRole('banner').getByRole('button').last()).toBeInViewport({ ratio: 1 })
      const box = await drawn.first().boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
      const last = drawn.last().getByRole('heading', { level: 2 })
      const ways = page.getByRole('navigation', { name: 'Jump to a place' })
      await ways.getByRole('button', { name: (await last.textContent()) ?? '' }).click()
      await expect(last).toBeInViewport()
      await expect(last).toBeFocused()
    }
    await expectAccessible(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
    await expectContrast(page)
    if (game !== 'guessing') return
    // Drawing comes first there.
    await page
      .locator('[data-place]')
      .first()
      .getByRole('button', { name: 'Start drawing' })
      .click()
    await expect(page.getByRole('application')).toBeVisible()
  })
}

test('the next level by keyboard: levels come in the order of play, also from right to left', async ({
  page,
}) => {
  await signInAsNew(page)
  await openGame(page, 'programming', 'ar')
  const levels = page.locator('[data-place]').getByRole('listitem').getByRole('button')
  await levels.first().focus()
  for (let number = 2; number <= 12; number++) {
    await page.keyboard.press('Tab')
    await expect(levels.nth(number - 1)).toBeFocused()
    await expect(levels.nth(number - 1)).toHaveAccessibleName(new RegExp(`^${number} `))
  }
  const [one, two] = await Promise.all([levels.nth(0).boundingBox(), levels.nth(1).boundingBox()])
  expect(one!.x).toBeGreaterThan(two!.x)
  await page.locator('[data-stop="next"]').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-place]')).toHaveCount(0)
})

const SOLVED = { stars: 3, score: 100, plays: 1 }

test('stars open the wardrobe; what is chosen is worn on the map and on the board, and stays', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  await openGame(page, 'programming')
  const wardrobe = page.locator('summary', { hasText: 'Wardrobe' })
  const choice = (name: string | RegExp) => page.getByRole('radio', { name })
  await test.step('nothing but the plain look is open at first', async () => {
    await wardrobe.click()
    await expect(choice('Indigo')).toBeChecked()
    await expect(choice('Sea green')).toBeDisabled()
    await expect(page.getByText('from 3 stars')).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('three stars later a colour and a cap can be chosen by keyboard', async () => {
    const levels = { 'steps-1': SOLVED }
    const value = { version: 1, levels, streak: { days: 0, best: 0, lastDay: '' } }
    const kept = await page.request.put('/api/progress?tool=games/programming&key=progress', {
      data: { value },
      headers: { origin: new URL(page.url()).origin },
    })
    expect(kept.ok()).toBe(true)
    await openGame(page, 'programming')
    await wardrobe.click()
    await choice('Indigo').focus()
    const saved = page.waitForResponse(
      (answer) => answer.url().includes('key=look') && answer.request().method() === 'PUT',
    )
    await page.keyboard.press('ArrowRight')
    await saved
    await expect(choice('Sea green')).toBeChecked()
    const hatSaved = page.waitForResponse(
      (answer) => answer.url().includes('key=look') && answer.request().method() === 'PUT',
    )
    await choice(/^Cap/).check()
    await hatSaved
  })
  await test.step('it is still worn after a reload, and on the board', async () => {
    await openGame(page, 'programming')
    const hero = page.locator('[data-stop="next"] > div > svg')
    await expect(hero.locator('path[fill="#0f8a80"]')).toHaveCount(1)
    await expect(hero.locator('path[fill="#c2410c"]')).toHaveCount(1)
    await page.getByRole('button', { name: 'Level 2:' }).click()
    await expect(page.locator('rect[fill="#0f8a80"]').first()).toBeVisible()
    await expect(page.locator('path[fill="#c2410c"]').first()).toBeVisible()
  })
})
