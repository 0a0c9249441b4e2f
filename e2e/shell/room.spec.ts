/** Room for every language: nothing is too wide on a small phone, and Thai marks are not cut. */
import { LOCALES, localePath } from '@panya/domain/locale/locale.ts'
import { signInByApi, TEACHER } from '../accounts/people.ts'
import { expect, test } from '../support/test.ts'
import { cutTexts, overflow } from './fit.ts'

const PAGES = ['/home', '/projects', '/profile', '/coins', '/notices', '/teach', '/plans']

for (const locale of LOCALES)
  test(`pages in ${locale} fit a phone of 320 pixels`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    await signInByApi(page.request, TEACHER)
    for (const path of PAGES) {
      await page.goto(localePath(locale, path))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await overflow(page), path).toBeLessThanOrEqual(0)
      expect.soft(await cutTexts(page), path).toEqual([])
    }
  })

test('Thai has room above and below for its vowels and tones', async ({ page }) => {
  for (const path of ['/th', '/th/home', '/th/plans', '/th/privacy', '/th/signin']) {
    await page.goto(path)
    const tight = await page.evaluate(() => {
      const MARKS = /[\u0e31\u0e34-\u0e3a\u0e47-\u0e4e]/
      return [...document.body.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
        const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        if (!own.some((node) => MARKS.test(node.textContent ?? '')) || !element.checkVisibility())
          return []
        const { lineHeight, fontSize } = getComputedStyle(element)
        const room = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)
        const isPlain = element.matches('p, li, dd')
        const least = isPlain ? 1.6 : 1.25
        return room < least ? [`${room.toFixed(2)}: ${element.tagName} ${element.textContent}`] : []
      })
    })
    expect.soft(tight, path).toEqual([])
  }
})
