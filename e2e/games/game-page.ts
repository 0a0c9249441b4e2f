/** Opening a game as a learner nobody else uses, and judging what the server kept. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import type { Page } from '@playwright/test'
import { newLearner, signInByApi } from '../accounts/people.ts'

export async function openGame(page: Page, game: string, locale: Locale = 'en'): Promise<void> {
  const learner = await newLearner(page.request)
  await signInByApi(page.request, learner)
  await page.goto(localePath(locale, `/games/${game}`))
}

/** What the server says after it has played the round again. */
export async function judged(page: Page, finish: () => Promise<void>): Promise<unknown> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/judge'))
  await finish()
  return (await answer).json()
}
