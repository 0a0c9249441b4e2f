/** A learner at the tools in which one writes programs. */
import { button, kept, openFirstExample } from './hand-moves.ts'
import type { ToolHand } from './tool-hands.ts'

/** Run and Stop stand in the same place in every tool. */
export const CODE_HAND: ToolHand = {
  usable: (page) => button(page, 'Run').waitFor(),
  async tryExample(page) {
    await openFirstExample(page)
    await button(page, 'Run').click()
    await kept(page)
    const stop = button(page, 'Stop')
    if (await stop.isEnabled()) await stop.click()
  },
}

export const BLOCKS_HAND: ToolHand = {
  usable: (page) => page.locator('.blocklyToolbox').waitFor(),
  async tryExample(page) {
    await openFirstExample(page)
    await button(page, 'Run').click()
    await page.locator('[data-running=true]').first().waitFor({ state: 'attached' })
    await kept(page)
    await button(page, 'Stop').click()
    await page.locator('[data-running=false]').first().waitFor({ state: 'attached' })
  },
}

export const PYTHON_HAND: ToolHand = {
  usable: (page) => page.locator('[data-status=ready]').waitFor(),
  async tryExample(page) {
    await openFirstExample(page)
    await button(page, 'Run').click()
    // The first example is a game, which goes on until it is stopped.
    await page.getByRole('application').locator('canvas').waitFor()
    await kept(page)
    await button(page, 'Stop').click()
    await page.locator('[data-ending]').waitFor({ state: 'attached' })
    await page.locator('[data-status=ready]').waitFor()
  },
}

export const NOTEBOOK_HAND: ToolHand = {
  usable: (page) => page.locator('[data-status=idle]').waitFor(),
  async tryExample(page) {
    const cells = page.frameLocator('iframe').locator('.jp-Notebook .jp-Cell')
    await button(page, 'Lessons').click()
    await page
      .getByRole('complementary', { name: 'Lessons' })
      .getByRole('listitem')
      .first()
      .getByRole('button')
      .click()
    await page.waitForURL(/[?&]project=/)
    // An empty notebook has a single cell.
    await cells.nth(1).waitFor()
    await page.locator('[data-status=idle]').waitFor()
    await button(page, 'Run all').click()
    await cells.locator('.jp-OutputArea-output').first().waitFor()
    await page.locator('[data-status=idle]').waitFor()
    await kept(page)
  },
}
