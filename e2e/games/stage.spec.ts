import kit from '@panya/tools/game-kit/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openPython, run } from './code-by-hand.ts'
import { openGame, signInAsNew } from './game-page.ts'
import { CODE, DUNGEON, PROGRAMMING } from './messages.ts'

test.describe.configure({ timeout: 120_000 })

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
]

interface Staged {
  game: 'programming' | 'dungeon'
  first: RegExp
  board: (page: Page) => Locator
  wins: string
  won: string
  next: string
  fails: string
  failed: string
  endless: string
  explained: string
}

const STAGES: Staged[] = [
  {
    game: 'programming',
    first: /^(Level )?1\b.*First steps/,
    board: (page) => page.locator('[data-stage] svg:has(title)').first(),
    wins: 'move()\nmove()\n',
    won: PROGRAMMING.en['end.won'],
    next: PROGRAMMING.en.nextLevel,
    fails: 'left()\nmove()\nmove()\n',
    failed: PROGRAMMING.en['end.bump'],
    endless: 'while True:\n    left()\n',
    explained: PROGRAMMING.en['end.endless'],
  },
  {
    game: 'dungeon',
    first: /^1\s*Into the dark/,
    board: (page) => page.locator('[data-stage] canvas').first(),
    wins: 'for _ in range(3):\n    go("east")\n',
    won: DUNGEON.en['end.won'],
    next: DUNGEON.en.nextFloor,
    fails: 'go("east")\n',
    failed: DUNGEON.en['end.not-there'],
    endless: 'while True:\n    go("west")\n',
    explained: DUNGEON.en['end.endless'],
  },
]

/** In every size: all of it is on the page as it is, without scrolling. */
async function expectInSight(page: Page, ...targets: Locator[]): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const target of targets) {
      await expect(target).toBeVisible()
      const box = await target.boundingBox()
      expect(box).not.toBeNull()
      expect(box!.x).toBeGreaterThanOrEqual(-1)
      expect(box!.y).toBeGreaterThanOrEqual(-1)
      expect(box!.x + box!.width).toBeLessThanOrEqual(width + 1)
      expect(box!.y + box!.height).toBeLessThanOrEqual(height + 1)
    }
  }
}

async function write(page: Page, source: string): Promise<void> {
  await (await openPython(page)).fill(source)
}

/** What failed is marked on the board, and the words about it leave the mark in sight. */
async function expectBeside(mark: Locator, words: Locator): Promise<void> {
  const [place, card] = await Promise.all([mark.boundingBox(), words.boundingBox()])
  const above = card!.y - place!.y
  const below = place!.y + place!.height - (card!.y + card!.height)
  expect(Math.max(above, below)).toBeGreaterThan(place!.height / 2)
}

async function openFirst(page: Page, { game, first }: Staged): Promise<void> {
  await openGame(page, game)
  await page.getByRole('button', { name: first }).first().click()
  await expect(page.locator('[data-stage]')).toBeVisible()
}

for (const stage of STAGES) {
  test(`${stage.game}: board, controls, result and reason in sight`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsNew(page)
    await openFirst(page, stage)
    const runs = page.getByRole('button', { name: CODE.en.run, exact: true })
    // A newcomer's phone begins where the hand shows how; the board is one press away.
    await page.getByRole('button', { name: CODE.en.paneBoard, exact: true }).click()
    await expectInSight(page, stage.board(page), runs)
    const before = await stage.board(page).boundingBox()

    await write(page, stage.fails)
    await run(page)
    const lost = page.getByRole('region', { name: stage.failed })
    const again = lost.getByRole('button', { name: 'Try again' })
    await expect(again).toBeFocused()
    await expectInSight(page, lost.getByText(stage.failed), again, runs)
    const mark = page.locator('[data-mark]')
    // The dungeon paints its mark.
    if (stage.game === 'programming') await expectBeside(mark, lost.locator('div').first())
    // Looking on is easier when nothing moves but the hero.
    expect(await stage.board(page).boundingBox()).toEqual(before)
    await again.click()
    await expect(lost).toBeHidden()

    await write(page, stage.wins)
    await run(page)
    const won = page.getByRole('region', { name: stage.won })
    const next = won.getByRole('button', { name: stage.next })
    await expect(next).toBeFocused()
    await expectInSight(page, won.getByText(stage.won), next, stage.board(page))
    await page.keyboard.press('Escape')
    await expect(won).toBeHidden()
    await expect(runs).toBeFocused()
  })
}

for (const stage of STAGES) {
  test(`${stage.game}: an endless loop is explained at once, an empty program asks for a block`, async ({
    page,
  }) => {
    await signInAsNew(page)
    await openFirst(page, stage)
    await write(page, '')
    await run(page)
    await expect(page.locator('p', { hasText: CODE.en.addBlockFirst })).toBeVisible()
    await expect(page.getByRole('button', { name: CODE.en.pause, exact: true })).toBeHidden()

    // Loops come later than the first level of the robot; a level of its own chapter has them.
    if (stage.game === 'programming') {
      await openGame(page, stage.game)
      await page.getByRole('button', { name: /How far\?/ }).click()
    }
    await write(page, stage.endless)
    await run(page)
    await expect(page.getByRole('region', { name: stage.explained })).toBeVisible({
      timeout: 2_000,
    })
    await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  })
}

/** How many sounds the page has begun. */
const heard = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { heard: number }).heard)

test('stars count when they land, and what is heard can be switched off', async ({ page }) => {
  const [robot] = STAGES
  await page.addInitScript(() => {
    const begins = AudioBufferSourceNode.prototype.start
    Object.assign(globalThis, { heard: 0 })
    AudioBufferSourceNode.prototype.start = function start(...when) {
      ;(globalThis as unknown as { heard: number }).heard += 1
      begins.apply(this, when)
    }
  })
  await signInAsNew(page)
  await openFirst(page, robot!)
  await write(page, robot!.wins)
  await page.getByRole('button', { name: CODE.en.startOver }).click()
  await expect(page.getByText(CODE.en.startOverAsk)).toBeVisible()
  await page.getByRole('button', { name: CODE.en.stepForward, exact: true }).click()
  await expect(page.getByText(CODE.en.startOverAsk)).toBeHidden()
  await expect(page.getByText('1 / 2')).toBeVisible()
  await expect(page.getByRole('banner').getByText(/\b0 stars$/)).toBeVisible()
  await page.getByRole('button', { name: CODE.en.goOn, exact: true }).click()
  await expect(page.getByRole('button', { name: robot!.next })).toBeFocused()
  await expect(page.getByRole('banner').getByText(/\b3 stars$/)).toBeVisible()
  // A step, the goal and three stars at least.
  await expect.poll(() => heard(page)).toBeGreaterThanOrEqual(5)

  await page.getByRole('button', { name: kit.settings }).click()
  await page.getByRole('checkbox', { name: kit.sound }).uncheck()
  await page.keyboard.press('Escape')
  const before = await heard(page)
  await run(page)
  await expect(page.getByRole('button', { name: robot!.next })).toBeFocused()
  expect(await heard(page)).toBe(before)
})
