/** Opening a game as a learner nobody else uses, and judging what the server kept. */
import { type Locale, localePath } from '@panya/domain/locale/locale.ts'
import ar from '@panya/tools/game-kit/messages/ar.ts'
import en from '@panya/tools/game-kit/messages/en.ts'
import th from '@panya/tools/game-kit/messages/th.ts'
import zh from '@panya/tools/game-kit/messages/zh.ts'
import type { Locator, Page } from '@playwright/test'
import { type Credentials, newLearner, otherDevice, signInByApi } from '../accounts/people.ts'
import { answerAge } from '../privacy/answer-age.ts'
import { expect } from '../support/test.ts'
import { anotherTeacher, joinAsNew, makeRoom } from '../teach/class.ts'

const LINK_MESSAGES = { en, th, zh, ar }

export async function signInAsNew(page: Page): Promise<void> {
  await signInByApi(page.request, await newLearner(page.request))
}

/** The game in one language, as whoever is signed in; its menu is only there when the page is alive. */
export async function openGame(page: Page, game: string, locale: Locale = 'en'): Promise<void> {
  await page.goto(localePath(locale, `/games/${game}`))
  await expect(page.locator('[data-game-ready]')).toBeVisible({ timeout: 30_000 })
}

/** What the server says after it has played the round again. */
export async function judged(page: Page, finish: () => Promise<void>): Promise<unknown> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/judge'))
  await finish()
  return (await answer).json()
}

/** Puts the focus on what comes before it in the page, then goes on by Tab as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  await target.evaluate((element) => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex]',
    )
    const before = [...all].filter(
      (one) =>
        one !== element &&
        one.tabIndex >= 0 &&
        !one.matches(':disabled') &&
        one.checkVisibility() &&
        (one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    before.at(-1)?.focus()
  })
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab never reached it.')
}

/** Goes there by Tab and presses Enter. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Nobody shares before they were asked for their age. */
export async function signInToShare(page: Page, person: Credentials): Promise<void> {
  await signInByApi(page.request, person)
  await answerAge(page.request, 'older')
}

/** A learner in a class of their own: who has none has nobody to share with. */
export async function signInWithClass(page: Page): Promise<void> {
  const baseURL = process.env['E2E_URL'] ?? ''
  const teacher = await otherDevice(baseURL, await anotherTeacher(baseURL))
  await signInToShare(page, await joinAsNew(baseURL, await makeRoom(teacher)))
  await teacher.dispose()
}

/** Makes a link in the open game and gives its address. */
export async function makeLink(page: Page, share: string, locale: Locale = 'en'): Promise<string> {
  const t = LINK_MESSAGES[locale]
  await page.getByRole('button', { name: share, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: t.linkTitle })
  await dialog.getByRole('button', { name: t.copy, exact: true }).click()
  const address = await dialog.getByLabel(t.linkLabel).inputValue()
  await page.keyboard.press('Escape')
  return address
}

/** The link that plays this round again, followed as somebody else would. */
export async function followReplay(page: Page, locale: Locale = 'en'): Promise<void> {
  const address = await makeLink(page, LINK_MESSAGES[locale].share, locale)
  await page.goto('/home')
  await page.goto(address)
}
