/** A learner at the games: the first level of the map, played to its end, so that something is won and kept. */
import { AREAS } from '@panya/tools/games/grouping/core/board.ts'
import { BOARDS } from '@panya/tools/games/grouping/core/board-library.ts'
import { doodleRound } from '@panya/tools/games/guessing/core/doodle-words.ts'
import type { Page } from '@playwright/test'
import { button } from './hand-moves.ts'
import type { ToolHand } from './tool-hands.ts'

const isReady = (page: Page) => page.locator('[data-game-ready]').waitFor()

async function openFirstLevel(page: Page): Promise<void> {
  await page.locator('[data-stop] button').first().click()
  await page.locator('[data-stage]').waitFor()
}

async function keepsProgress(page: Page, finish: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && /[?&]key=progress/.test(answer.url()),
  )
  await finish()
  await saved
}

/** Nothing is known of it but that it is a game. */
export const GAME_HAND: ToolHand = { usable: isReady, tryExample: openFirstLevel }

/** The first level offers one block, and lacks it twice. */
export const PROGRAM_HAND: ToolHand = {
  usable: isReady,
  async tryExample(page) {
    await openFirstLevel(page)
    await page.locator('[data-stage] [data-ready=true]').waitFor()
    const offered = page.locator('.blocklyFlyout:visible .blocklyBlockCanvas > .blocklyDraggable')
    const program = page.locator('.blocklySvg > .blocklyWorkspace .blocklyDraggable')
    for (let missing = 2; missing > 0; missing -= 1) {
      const count = await program.count()
      await offered.first().click()
      await program.nth(count).waitFor({ state: 'attached' })
    }
    await keepsProgress(page, () => page.locator('[data-run]').click())
  },
}

/** The game begins with drawing for the machine; the other words of the round are skipped. */
export const GUESSING_HAND: ToolHand = {
  usable: isReady,
  async tryExample(page) {
    await openFirstLevel(page)
    await drawCorner(page)
    await page.getByRole('listitem').filter({ hasText: '% sure' }).first().waitFor()
    await keepsProgress(page, async () => {
      for (const _ of doodleRound(1)) {
        await page.getByRole('button', { name: /^(Skip this word|Next word)$/ }).click()
      }
    })
  },
}

async function drawCorner(page: Page): Promise<void> {
  const paper = page.getByRole('application')
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (!box) throw new Error('There is no paper to draw on.')
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(0.3, 0.2))
  await page.mouse.down()
  await page.mouse.move(...at(0.3, 0.7), { steps: 8 })
  await page.mouse.move(...at(0.7, 0.7), { steps: 8 })
  await page.mouse.up()
}

export const GROUPING_HAND: ToolHand = {
  usable: isReady,
  async tryExample(page) {
    await openFirstLevel(page)
    const table = page.getByRole('region', { name: 'Cards to sort' })
    for (const { text, group } of BOARDS[AREAS[0]][0]?.cards ?? []) {
      await table.getByRole('button', { name: text.en, exact: true }).press(String(group + 1))
    }
    await keepsProgress(page, () => button(page, 'Check').click())
  },
}
