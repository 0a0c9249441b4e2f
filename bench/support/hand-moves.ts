/** What a hand does in more than one tool. */
import type { Locator, Page } from '@playwright/test'

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true }).first()
}

export async function openFirstExample(page: Page): Promise<void> {
  await button(page, 'Examples').click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
}

/** The work is a project, and the server has it as it is. */
export async function kept(page: Page): Promise<void> {
  await page.waitForURL(/[?&]project=/)
  await page.locator('output[data-state=saved]').waitFor()
}
