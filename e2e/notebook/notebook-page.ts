/** A learner at a notebook: writes cells, runs them, reads what they show. */
import type { FrameLocator, Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

const READY_MS = 45_000

export interface NotebookPage {
  page: Page
  frame: FrameLocator
  cells: Locator
  run: Locator
  stop: Locator
  /** Writes into the last cell, runs it and goes on in a new one. */
  play(source: string): Promise<void>
  output(cell: number): Locator
  saved(): Promise<void>
}

export async function signIn(page: Page): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
}

export async function openNotebook(
  page: Page,
  path = '/coding/jupyter-lite',
): Promise<NotebookPage> {
  await page.goto(path)
  return waitForNotebook(page)
}

export async function waitForNotebook(page: Page): Promise<NotebookPage> {
  const frame = page.frameLocator('iframe')
  await expect(page.locator('[data-status=idle]')).toBeVisible({ timeout: READY_MS })
  const cells = frame.locator('.jp-Notebook .jp-Cell')
  await expect(cells.first()).toBeVisible({ timeout: READY_MS })
  return {
    page,
    frame,
    cells,
    run: page.getByRole('button', { name: 'Run all', exact: true }),
    stop: page.getByRole('button', { name: 'Stop', exact: true }),
    output: (cell) => cells.nth(cell - 1).locator('.jp-OutputArea-output'),
    async play(source) {
      const count = await cells.count()
      await write(page, cells.nth(count - 1), source)
      await page.keyboard.press('Shift+Enter')
      await expect(cells).toHaveCount(count + 1)
    },
    async saved() {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    },
  }
}

/** Pastes, so that no helpful editor adds brackets or spaces. */
export async function write(page: Page, cell: Locator, source: string): Promise<void> {
  const editor = cell.locator('.cm-content')
  await editor.click()
  await page.keyboard.press('Control+a')
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, source)
}
