/** A learner with a board on the screen. */
import type { Page } from '@playwright/test'
import { openBlocks } from '../blocks/bench-hand.ts'
import { expect } from '../support/test.ts'

export async function openBoard(page: Page, board: string): Promise<void> {
  await openBlocks(page)
  await chooseBoard(page, board)
}

export async function chooseBoard(page: Page, board: string): Promise<void> {
  await page.getByLabel('Program for').selectOption({ label: board })
  await expect(page.getByTestId('board')).toBeVisible({ timeout: 20_000 })
}

/** The rows of the LED display, a # for every dot that is lit. */
export async function dots(page: Page): Promise<string[]> {
  return ((await page.getByTestId('matrix').getAttribute('data-dots')) ?? '').split('/')
}

export async function run(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click()
}
