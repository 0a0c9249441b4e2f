import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { openPython, run } from './code-by-hand.ts'
import { enter, judged, openGame, signInAsNew } from './game-page.ts'
import { CODE, DUNGEON, PROGRAMMING } from './messages.ts'

/** Several things are done on one page: together they may take longer than one alone. */
test.describe.configure({ timeout: 150_000 })

const FIRST = {
  programming: { level: 'steps-1', title: PROGRAMMING.en['level.steps-1.title'], block: 'move' },
  dungeon: { level: 'floor-1', title: DUNGEON.en['floor-1.title'], block: 'go' },
} as const
type Name = keyof typeof FIRST

async function openFirst(page: Page, game: Name): Promise<void> {
  await openGame(page, game)
  await page
    .getByRole('button', { name: new RegExp(FIRST[game].title) })
    .first()
    .click()
  const blocks = page.getByRole('region', { name: CODE.en.blocksLabel })
  await expect(blocks).toHaveAttribute('data-ready', 'true', { timeout: 30_000 })
}

/** The middle of a loop is its hole. */
const AT_ITS_CORNER = { x: 14, y: 14 }

function offered(page: Page, text: string): Locator {
  return page
    .locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
    .filter({ hasText: text })
    .first()
}

/** Goes on by Tab from the choice of views until a block of the palette has the focus. */
async function tabToPalette(page: Page): Promise<void> {
  await page.getByRole('tab', { name: CODE.en.viewBlocks }).focus()
  await expect(async () => {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate(
      () => document.activeElement?.closest('.blocklyFlyout') !== null,
    )
    expect(isThere).toBe(true)
  }).toPass({ intervals: [50] })
}

const added = (page: Page): Locator => page.locator('output', { hasText: /: added\. \d/ })

for (const game of ['programming', 'dungeon'] as const) {
  const { level, block } = FIRST[game]
  /** Both begin with two blocks still to come: the robot with none, the hero with one of three. */
  const counts = game === 'programming' ? [1, 2] : [2, 3]

  test(`the first level of ${game} by clicks alone, shown by a hand that goes away`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await signInAsNew(page)
    await openFirst(page, game)
    const hand = page.locator('[data-ghost-hand]')
    await expect(hand).toBeVisible()
    await expect(
      page.locator('.blocklyFlyout .blocklyBlockCanvas > .blocklyDraggable'),
    ).toHaveCount(1)
    for (const count of counts) {
      await offered(page, block).click()
      await expect(added(page)).toContainText(`${count} block`)
      await expect(hand).toHaveCount(0)
    }
    await expect(page.locator('[data-run-hand]')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const verdict = await judged(page, () => run(page))
    expect(verdict).toMatchObject({ ok: true, level, stars: 3 })
    await expect(page.locator('[data-run-hand]')).toHaveCount(0)
    await openFirst(page, game)
    await expect(hand).toHaveCount(0)
  })

  test(`the first level of ${game} by keys alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsNew(page)
    await openFirst(page, game)
    await expect(page.locator('[data-ghost-hand="still"]')).toBeVisible()
    await tabToPalette(page)
    for (const count of counts) {
      await page.keyboard.press('Enter')
      await expect(added(page)).toContainText(`${count} block`)
    }
    const verdict = await judged(page, () =>
      enter(page, page.getByRole('button', { name: CODE.en.run, exact: true })),
    )
    expect(verdict).toMatchObject({ ok: true, level, stars: 3 })
  })
}

test.describe('with fingers on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the first levels by taps alone', async ({ page }) => {
    // What beats cannot be tapped by a machine before it has come to rest.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signInAsNew(page)
    for (const game of ['programming', 'dungeon'] as const) {
      await openFirst(page, game)
      await expect(page.locator('[data-ghost-hand]')).toBeVisible()
      for (const _ of [1, 2]) await offered(page, FIRST[game].block).tap()
      const verdict = await judged(page, () =>
        page.getByRole('button', { name: CODE.en.run, exact: true }).tap(),
      )
      expect(verdict).toMatchObject({ ok: true, level: FIRST[game].level, stars: 3 })
    }
  })
})

test('an empty program says what to do first, and what was added is undone in one step', async ({
  page,
}) => {
  await signInAsNew(page)
  await openFirst(page, 'programming')
  await run(page)
  await expect(page.locator('p', { hasText: CODE.en.addBlockFirst })).toBeVisible()
  const program = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
  await offered(page, 'move').click()
  await expect(program).toHaveCount(2)
  await page.keyboard.press('Control+z')
  await expect(program).toHaveCount(1)
})

test('a loop that is empty takes the next block, and a hint is drawn in the view that is used', async ({
  page,
}) => {
  await signInAsNew(page)
  await openGame(page, 'programming')
  await page.getByRole('button', { name: /A long bridge/ }).click()
  const hints = page.getByRole('region', { name: CODE.en.hints })
  await test.step('blocks in blocks', async () => {
    await hints.getByRole('button', { name: CODE.en.hint }).click()
    await expect(hints).toContainText('It can be done with 2 blocks.')
    await hints.getByRole('button', { name: CODE.en.hintMore }).click()
    await hints.getByRole('button', { name: CODE.en.hintMore }).click()
    await expect(hints.getByRole('img', { name: /repeat 7/ })).toBeVisible()
    await expectAccessible(page)
  })
  await test.step('the last block is the learner’s own', async () => {
    await offered(page, 'repeat').click({ position: AT_ITS_CORNER })
    await hints.getByRole('button', { name: CODE.en.hint }).click()
    for (const _ of [1, 2]) await hints.getByRole('button', { name: CODE.en.hintMore }).click()
    await expect(hints).toContainText(CODE.en.hintLast)
    await expect(hints.getByRole('img', { name: 'move' })).toHaveCount(0)
    await hints.getByRole('button', { name: CODE.en.hintClose }).click()
    await expect(hints.getByRole('listitem')).toHaveCount(0)
  })
  await test.step('the move goes into the loop; code in Python', async () => {
    await offered(page, 'move').click()
    const editor = await openPython(page)
    await expect(editor).toHaveValue(/^for _ in range\(\d+\):\n {4}move\(\)\n$/)
    await editor.fill('')
    await hints.getByRole('button', { name: CODE.en.hint }).click()
    for (const _ of [1, 2]) await hints.getByRole('button', { name: CODE.en.hintMore }).click()
    await expect(hints.locator('pre')).toHaveText('for _ in range(7):')
    await expect(hints.getByRole('img')).toHaveCount(0)
  })
})

test('the dungeon gives hints from a known way, and from what went wrong', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
  await openFirst(page, 'dungeon')
  const hints = page.getByRole('region', { name: CODE.en.hints })
  await run(page)
  await hints.getByRole('button', { name: CODE.en.hint }).click()
  await expect(hints).toContainText(DUNGEON.en['trouble.over'])
  for (const _ of [1, 2]) await hints.getByRole('button', { name: CODE.en.hintMore }).click()
  await expect(hints.getByRole('img', { name: /go/ })).toHaveCount(2)
  await openGame(page, 'dungeon')
  await page.getByRole('button', { name: DUNGEON.en.dailyGo }).click()
  await run(page)
  await hints.getByRole('button', { name: CODE.en.hint }).click()
  await hints.getByRole('button', { name: CODE.en.hintMore }).click()
  await expect(hints).toContainText(CODE.en.hintHelps)
  await expect(hints.getByRole('img')).toHaveCount(1)
  await test.step('from right to left the words stand on their blocks, too', async () => {
    await page.goto('/ar/games/programming?level=while-1')
    const arabic = page.getByRole('region', { name: CODE.ar.hints })
    for (const _ of [1, 2, 3]) await arabic.getByRole('button').last().click()
    await expect(arabic.getByRole('img')).toHaveCount(1)
    const block = (await arabic.getByRole('img').boundingBox())!
    for (const word of await arabic.locator('svg text').all()) {
      const box = (await word.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(block.x)
      expect(box.x + box.width).toBeLessThanOrEqual(block.x + block.width)
    }
  })
})
