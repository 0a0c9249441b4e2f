/** A learner at a flow workbench: adds nodes, wires them, reads what they made. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { Locator, Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

export async function openFlow(page: Page, tool: string, locale: Locale = 'en'): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
  await page.goto(localePath(locale, `/flow/${tool}`))
  await expect(page.locator('.react-flow__pane')).toBeVisible({ timeout: 45_000 })
}

export const node = (page: Page, name: string): Locator =>
  page.getByRole('group', { name: `Node ${name}`, exact: true })

export const done = async (page: Page, name: string): Promise<void> =>
  expect(node(page, name).locator('[data-status=done]')).toBeVisible({ timeout: 45_000 })

export const output = (page: Page, name: string): Locator =>
  node(page, name).getByRole('button', { name: /^Output/ })

export const input = (page: Page, name: string): Locator =>
  node(page, name).getByRole('button', { name: /^Input/ })

/** By the search alone; with a node selected the new one is wired to it. */
export async function addBySearch(page: Page, name: string): Promise<void> {
  const search = page.getByRole('searchbox', { name: 'Find a node' })
  await search.fill(name)
  await search.press('Enter')
  await expect(node(page, name)).toBeVisible()
}

export const details = (page: Page): Locator => page.getByRole('region', { name: 'Details' })

export async function openDetails(page: Page, name: string): Promise<Locator> {
  const button = page.getByRole('button', { name: 'Details', exact: true })
  if ((await button.getAttribute('aria-pressed')) !== 'true') await button.click()
  await expect(details(page).getByRole('heading', { level: 2, name })).toBeVisible()
  return details(page)
}

/** Rows of the result shown in the details, cell by cell. */
export function resultRows(page: Page): Promise<string[][]> {
  return details(page)
    .getByRole('region', { name: 'Result' })
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())),
    )
}

/** How colourful the node's picture is, and how many different pixels it has. */
export function pictureOf(page: Page, name: string): Promise<{ spread: number; shades: number }> {
  return node(page, name)
    .locator('canvas')
    .first()
    .evaluate((element) => {
      const canvas = element as HTMLCanvasElement
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
      const seen = new Set<number>()
      let spread = 0
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
        spread = Math.max(spread, Math.max(r, g, b) - Math.min(r, g, b))
        seen.add((r << 16) | (g << 8) | b)
      }
      return { spread, shades: seen.size }
    })
}
