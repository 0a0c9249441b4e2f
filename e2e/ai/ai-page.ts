/** A learner in the AI tool: opens examples, selects nodes, reads what they say. */
import type { Locator, Page } from '@playwright/test'
import { type Credentials, newLearner, signInByApi } from '../accounts/people.ts'
import { expect } from '../support/test.ts'

const SLOW = 90_000

export interface AiRoom {
  page: Page
  /** A node on the canvas by its name. */
  node(name: string): Locator
  details: Locator
  openExample(name: string): Promise<void>
  /** Selects a node, so that its details are open. */
  look(name: string): Promise<void>
  done(name: string): Promise<void>
  /** Adds a node from the list, connected to what is selected. */
  add(name: string): Promise<void>
}

const WORDS = {
  en: { examples: 'Examples', details: 'Details', replace: 'Open the example' },
  ar: { examples: 'أمثلة', details: 'التفاصيل', replace: 'فتح المثال' },
}

export async function openAi(
  page: Page,
  locale: keyof typeof WORDS = 'en',
  person?: Credentials,
): Promise<AiRoom> {
  await signInByApi(page.request, person ?? (await newLearner(page.request)))
  await page.goto(`${locale === 'en' ? '' : `/${locale}`}/flow/ai-application`)
  const words = WORDS[locale]
  const examples = page.getByRole('button', { name: words.examples, exact: true })
  await expect(examples).toBeVisible({ timeout: 30_000 })
  const node = (name: string) => page.locator('article').filter({ hasText: name }).first()
  return {
    page,
    node,
    details: page.getByRole('region', { name: words.details }),
    async openExample(name) {
      const replaces = (await page.locator('.react-flow__node').count()) > 0
      await examples.click()
      await page.getByRole('dialog').getByRole('button', { name }).click()
      if (replaces) await page.getByRole('button', { name: words.replace }).click()
    },
    async look(name) {
      // Nodes out of sight are not drawn; by keyboard, as they may lie under the map.
      await page.getByRole('button', { name: 'Show all' }).click()
      await page.getByRole('group', { name: `Node ${name}`, exact: true }).focus()
      await page.keyboard.press('Enter')
    },
    async add(name) {
      await page.getByRole('searchbox').or(page.getByPlaceholder('Find a node')).fill(name)
      await page.getByRole('button', { name: `Add ${name}`, exact: true }).click()
    },
    async done(name) {
      await expect(node(name)).toHaveAttribute('data-status', 'done', { timeout: SLOW })
    },
  }
}
