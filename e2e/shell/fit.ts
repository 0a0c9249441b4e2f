/** What does not fit on a page: it pushes the page wider, or is cut where nobody meant it. */
import type { Page } from '@playwright/test'

/** How much wider the page is than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Texts in a box that hides what is too wide, and does not say so with an ellipsis. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element)
        const hides = overflowX === 'hidden' || overflowX === 'clip'
        // What only a screen reader says has a pixel.
        const isShown = element.clientWidth > 1 && element.clientHeight > 1
        const isMeant = textOverflow !== 'clip'
        return hides && isShown && !isMeant && element.scrollWidth > element.clientWidth + 1
      })
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent}`)
  })
