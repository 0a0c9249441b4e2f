import { THEME_MESSAGES } from '@panya/tools/game-kit/core/pictures/trait-messages.ts'
import kit from '@panya/tools/game-kit/messages/en.ts'
import { findBoard } from '@panya/tools/games/grouping/core/board-library.ts'
import { createPuzzle } from '@panya/tools/games/grouping/core/rule-game.ts'
import grouping from '@panya/tools/games/grouping/messages/en.ts'
import { createRound } from '@panya/tools/games/guessing/core/guess-round.ts'
import guessing from '@panya/tools/games/guessing/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { openGame, signInAsNew } from './game-page.ts'

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 720 },
]

/** In every size: wholly in the window, and nothing was scrolled to bring it there. */
async function expectInSight(page: Page, ...parts: Locator[]): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect(await page.locator('main').evaluate((main) => main.scrollTop)).toBe(0)
    for (const part of parts) await expect(part.first()).toBeInViewport({ ratio: 1 })
  }
}

const named = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsNew(page)
})

test('guessing: picture and answers, then result, reason and next', async ({ page }) => {
  await openGame(page, 'guessing')
  await page.getByRole('button', { name: new RegExp(THEME_MESSAGES.animals.en) }).click()
  const { pictures } = createRound({ level: 'animals/1', reveal: 'tiles', answer: 'choose' })!
  for (const [index, picture] of pictures.entries()) {
    const choices = picture.choices.map((choice) => named(page, choice.word.en))
    const board = page.getByRole('group', { name: guessing.hiddenPicture })
    await expectInSight(page, board, named(page, guessing['more.tiles']), ...choices)
    await named(page, picture.word.en).click()
    const last = index + 1 === pictures.length
    const next = named(page, last ? guessing.seeResult : guessing.nextPicture)
    await expect(next).toBeFocused()
    const reason = page.getByRole('heading', { name: guessing.whyTitle })
    const yes = page.getByRole('heading', { name: `Yes: ${picture.word.en}!` })
    await expectInSight(page, yes, reason, next)
    await next.click()
  }
  const next = named(page, guessing.nextRound)
  await expect(next).toBeFocused()
  const over = page.getByRole('heading', { name: guessing.roundOver })
  await expectInSight(page, over, page.getByRole('listitem').first(), next)
})

test('grouping: cards and groups, then result, reason and next', async ({ page }) => {
  const board = findBoard('animal-plant')!
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: board.title.en }).click()
  const table = page.getByRole('region', { name: grouping.table })
  const check = named(page, grouping.check)
  const group = (index: number) => page.getByRole('region', { name: `${index + 1}: ` })
  await expectInSight(page, table, group(0), group(1), check)
  for (const card of board.cards) {
    const wrong = card.id === 'cactus'
    await table.getByRole('button', { name: card.text.en, exact: true }).focus()
    await page.keyboard.press(String(wrong ? 1 : card.group + 1))
  }
  await check.click()
  const why = page.getByText('Not in “Animals”: cactus.', { exact: false })
  await expectInSight(page, why, table.getByRole('button', { name: 'cactus' }), check)
  await table.getByRole('button', { name: 'cactus' }).focus()
  await page.keyboard.press('2')
  await check.click()
  const next = named(page, grouping.nextBoard)
  await expect(next).toBeFocused()
  const sorted = page.getByRole('heading', { name: grouping.sorted })
  await expectInSight(page, sorted, page.getByText(board.groups[0]!.why.en), next)
})

test('a hidden rule: cards and rules, then result, reason and next', async ({ page }) => {
  const puzzle = createPuzzle(1)!
  await openGame(page, 'grouping')
  await page.getByRole('button', { name: /^Level 1 / }).click()
  const rules = page.getByRole('group', { name: grouping.nameRule }).getByRole('button')
  const card = page.getByRole('button', { name: /^Test:/ }).first()
  await expectInSight(page, card, rules.first(), rules.last())
  await card.click()
  await rules.nth(puzzle.answer).click()
  const next = named(page, grouping.nextLevel)
  await expect(next).toBeFocused()
  const found = page.getByRole('heading', { name: /You found it/ })
  await expectInSight(page, found, page.getByText(grouping.ruleWhy), next, named(page, kit.again))
})
