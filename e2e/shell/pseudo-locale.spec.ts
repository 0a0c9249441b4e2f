/** Every text accented, 40 % longer and in brackets: what is glued together, cut or made for one width is seen. */
import { OPENS } from '@panya/domain/locale/pseudo.ts'
import type { Page } from '@playwright/test'
import { collectMessages } from '../../scripts/messages/collect.ts'
import { signInByApi, TEACHER } from '../accounts/people.ts'
import { startServerUnderTest } from '../support/server.ts'
import { expect, test } from '../support/test.ts'
import { cutTexts, overflow } from './fit.ts'
import { PUBLIC_PAGES } from './public-pages.ts'

const SIGNED_IN = [
  '/home',
  '/projects',
  '/profile',
  '/coins',
  '/notices',
  '/teach',
  '/teach/library',
]

/** Texts in all languages that no translator speaks on a page: titles of tools, brands, tasks. */
const PLAIN = new Set(
  (await collectMessages()).filter(({ form }) => form !== 'icu').map(({ english }) => english),
)
/** Names that are the same in every language. */
const NAMES = /^(?:Panya|English|Python|Google|Chrome|Firefox|Safari|Edge)\b/

/** Words that were given to no translator, or put together from pieces. */
async function unbracketed(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const NO_TEXT =
      'script, style, noscript, code, pre, kbd, bdi, svg, time, option, textarea, [lang]:not(html), [data-plain]'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? ''
      const parent = node.parentElement
      if (!/[A-Za-z]{3}/.test(text) || !parent?.checkVisibility() || parent.closest(NO_TEXT))
        continue
      texts.push(text)
    }
    return texts
  })
  return found.filter((text) => !PLAIN.has(text) && !NAMES.test(text) && !text.includes('@'))
}

test.describe('dressed up', () => {
  test.use({
    baseURL: async ({}, use) => {
      const server = await startServerUnderTest({ PSEUDO_LOCALE: 'on' })
      await use(server.url)
      await server.stop()
    },
  })
  test.setTimeout(240_000)

  test('public pages fit at 320 and 1280 px, and have no text of one language alone', async ({
    page,
  }) => {
    for (const path of PUBLIC_PAGES) await expectRoom(page, path)
  })

  test('pages of people who are signed in fit, too', async ({ page }) => {
    await signInByApi(page.request, TEACHER)
    for (const path of SIGNED_IN) await expectRoom(page, path)
  })
})

async function expectRoom(page: Page, path: string) {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-pseudo', 'on')
    await expect(page.getByRole('main')).toContainText(OPENS)
    await page.waitForLoadState('networkidle')
    expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0)
    expect.soft(await cutTexts(page), `${path} at ${width}`).toEqual([])
    expect.soft(await unbracketed(page), path).toEqual([])
  }
}

test('where nobody asked for it, no text is dressed up', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).not.toHaveAttribute('data-pseudo')
  await expect(page.locator('body')).not.toContainText(OPENS)
})
