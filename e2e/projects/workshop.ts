/** A learner at work in the Python tool, as far as saving goes. */
import type { Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

export const TOOL = '/coding/python-programming'

export const editor = (page: Page) => page.locator('.cm-content').first()
export const saveState = (page: Page) => page.locator('output[data-state]')

export async function signInFreshLearner(page: Page) {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  return learner
}

export async function openTool(page: Page, address = TOOL): Promise<void> {
  await page.goto(address)
  await expect(editor(page)).toBeVisible({ timeout: 30_000 })
}

/** Types at the end of the program, as a person does. */
export async function write(page: Page, text: string): Promise<void> {
  await editor(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

export async function expectSaved(page: Page): Promise<void> {
  await expect(saveState(page)).toHaveAttribute('data-state', 'saved', { timeout: 20_000 })
}

/** The address of the project that is open, after its first change. */
export function projectAddress(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
