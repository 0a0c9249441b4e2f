/** A keyboard that comes up from below never covers the line that is written: where it makes the page smaller, and where it lies over it. */
import text from '@panya/tools/coding/block-programming/text/messages/en.ts'
import type { Locator, Page } from '@playwright/test'
import { openBlocks } from '../blocks/bench-hand.ts'
import { openPython as openGamePython } from '../games/code-by-hand.ts'
import { openGame, signInAsNew } from '../games/game-page.ts'
import { PROGRAMMING } from '../games/messages.ts'
import { openNotebook, signIn, write } from '../notebook/notebook-page.ts'
import { openPython, writeProgram } from '../python/python-page.ts'
import { expect, test } from '../support/test.ts'
import { openLevel } from './game-taps.ts'
import { HELD } from './tablet.ts'

test.describe.configure({ timeout: 150_000 })

/** What a tablet's keyboard takes. */
const KEYBOARD = { lying: 380, upright: 420 }

const LINES = Array.from({ length: 60 }, (_, line) => `print(${line})`).join('\n')

/** Gives what is left of the page's height. */
type Bring = (page: Page, keyboard: number) => Promise<number>

const makesThePageSmaller: Bring = async (page, keyboard) => {
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width, height: height - keyboard })
  return height - keyboard
}

/** The browser of the tests has none of these: it is told that less of the page is seen. */
const liesOverThePage: Bring = async (page, keyboard) =>
  page.evaluate((covered) => {
    const left = innerHeight - covered
    Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => left })
    visualViewport!.dispatchEvent(new Event('resize'))
    return left
  }, keyboard)

const [[, lying], [, upright]] = HELD
/** Both positions and both kinds; more pairs of them meet no other code. */
const TABLETS = [
  ['lying, a keyboard that makes the page smaller', lying, makesThePageSmaller, KEYBOARD.lying],
  ['upright, a keyboard that lies over the page', upright, liesOverThePage, KEYBOARD.upright],
] as const

async function expectAbove(line: Locator, left: number): Promise<void> {
  await expect(async () => {
    const box = (await line.boundingBox({ timeout: 1000 }))!
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(left + 1)
  }).toPass({ timeout: 10_000 })
}

/** The last line that is seen, which a keyboard would cover first. */
async function tapLastSeen(page: Page, lines: Locator): Promise<void> {
  const height = page.viewportSize()!.height
  const places = await lines.evaluateAll((all) =>
    all.map((one) => {
      const { left, top, bottom } = one.getBoundingClientRect()
      const x = left + 60
      const y = (top + bottom) / 2
      return { x, y, isSeen: one.contains(document.elementFromPoint(x, y)) }
    }),
  )
  const last = places.findLast(({ y, isSeen }) => isSeen && y < height)!
  await page.touchscreen.tap(last.x, last.y)
}

/** A long program, seen from its beginning, and a finger where the keyboard will come. */
async function writeAndTapBelow(page: Page): Promise<void> {
  await writeProgram(page, LINES)
  const scroller = page.locator('.cm-scroller').first()
  await scroller.evaluate((one) => one.scrollTo(0, 0))
  await tapLastSeen(page, page.locator('.cm-line'))
}

for (const [name, device, bring, keyboard] of TABLETS) {
  test.describe(name, () => {
    test.use(device)

    test('Python, and its row of keys', async ({ page }) => {
      await openPython(page)
      await writeAndTapBelow(page)
      const left = await bring(page, keyboard)
      await expectAbove(page.locator('.cm-activeLine'), left)
      await expectAbove(page.getByRole('toolbar', { name: 'Extra keys' }), left)
    })

    test('the text beside blocks', async ({ page }) => {
      await openBlocks(page)
      await page.getByText(text.text, { exact: true }).first().tap()
      await writeAndTapBelow(page)
      const left = await bring(page, keyboard)
      await expectAbove(page.locator('.cm-activeLine'), left)
    })

    test('a game in Python', async ({ page }) => {
      await signInAsNew(page)
      await openGame(page, 'programming')
      await openLevel(page, PROGRAMMING.en['level.steps-1.title'])
      const editor = await openGamePython(page)
      await editor.tap()
      await editor.fill(Array.from({ length: 40 }, () => 'move()').join('\n'))
      await editor.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(120, 120))
      const left = await bring(page, keyboard)
      const line = page.locator('[aria-hidden] span', { hasText: /^18$/ }).locator('..')
      await expectAbove(line, left)
    })

    test('a notebook', async ({ page }) => {
      await signIn(page)
      const notebook = await openNotebook(page)
      await write(page, notebook.cells.first(), LINES.slice(0, 300))
      await page.keyboard.press('Control+End')
      const left = await bring(page, keyboard)
      await expectAbove(notebook.cells.first().locator('.cm-line').last(), left)
    })
  })
}
