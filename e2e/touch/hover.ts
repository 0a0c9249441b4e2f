/** Finds what a tool tells or shows to a mouse alone. */
import type { Page } from '@playwright/test'

/** The faint dot under a mouse in the margin: fingers tap the number beside it, or the key of the debugger. */
const HAS_ANOTHER_WAY = /cm-breakpoints/

/** The rules that would show what is hidden until a mouse rests on it. */
export async function shownByHover(page: Page): Promise<string[]> {
  const rules = await page.evaluate(hiddenUntilHover)
  return rules.filter((rule) => !HAS_ANOTHER_WAY.test(rule))
}

/** What can be pressed, shows no word and has no name to be told. */
export function nameless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressed = document.querySelectorAll<HTMLElement>(
      'button, [role=button], summary, a[href]',
    )
    return [...pressed]
      .filter((one) => one.checkVisibility() && !one.closest('.blocklySvg, [aria-hidden=true]'))
      .filter((one) => one.innerText.trim() === '' && !one.title && !one.ariaLabel)
      .map((one) => one.outerHTML.slice(0, 120))
  })
}

function hiddenUntilHover(): string[] {
  const SHOWS = ['opacity', 'visibility', 'display', 'pointer-events', 'clip-path', 'content']
  const found = new Set<string>()
  const look = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if ('cssRules' in rule) look(rule.cssRules as CSSRuleList)
      if (!(rule instanceof CSSStyleRule) || !rule.selectorText.includes(':hover')) continue
      if (!SHOWS.some((name) => rule.style.getPropertyValue(name) !== '')) continue
      const [pseudo] = /::[a-z]+/.exec(rule.selectorText) ?? []
      const rested = rule.selectorText.replaceAll(/:hover|::[a-z]+/g, '')
      for (const element of document.querySelectorAll(rested)) {
        const { content, opacity, visibility, display } = getComputedStyle(element, pseudo)
        const isHidden = Number(opacity) < 0.5 || visibility === 'hidden' || display === 'none'
        if (isHidden || (pseudo && content === 'none')) found.add(rule.selectorText)
      }
    }
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    look(sheet.cssRules)
  return [...found]
}
