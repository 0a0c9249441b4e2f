/** Nothing is told or shown to a mouse alone: names of pictures come to a finger that stays, and nothing waits for a hover to be seen. */

import { openFlow } from '../flow/workbench.ts'
import { expect, test } from '../support/test.ts'
import { ROOMS } from './rooms.ts'
import { HELD, hold, middleOf } from './tablet.ts'

test.describe.configure({ timeout: 180_000 })

const [[, device]] = HELD
test.use(device)

test('a finger that stays on a picture is told its name, and does not press it', async ({
  page,
}) => {
  await openFlow(page, 'image-processing')
  await page.getByRole('button', { name: 'Add Sample picture' }).tap()
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(undo).toBeEnabled()
  const told = page.locator('[popover][aria-hidden=true]')
  await hold(page, await middleOf(undo), () => expect(told).toHaveText('Undo'))
  await expect(page.locator('.react-flow__node')).toHaveCount(1)
  // Whoever taps presses, and hides what was told.
  await undo.tap()
  await expect(told).toHaveCount(0)
  await expect(page.locator('.react-flow__node')).toHaveCount(0)
})

/** What is hidden until a mouse rests on it, by the rule that would show it. */
function shownByHover(): string[] {
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

/** The faint dot under a mouse in the margin: fingers tap the number beside it, or the key of the debugger. */
const HAS_ANOTHER_WAY = /cm-breakpoints/

/** Something that can be pressed, shows no word and has no name to be told. */
function nameless(): string[] {
  const pressed = document.querySelectorAll<HTMLElement>('button, [role=button], summary, a[href]')
  return [...pressed]
    .filter((one) => one.checkVisibility() && !one.closest('.blocklySvg, [aria-hidden=true]'))
    .filter((one) => one.innerText.trim() === '' && !one.title && !one.ariaLabel)
    .map((one) => one.outerHTML.slice(0, 120))
}

for (const [name, { open }] of Object.entries(ROOMS)) {
  test(`${name}: nothing waits for a mouse to be seen`, async ({ page }) => {
    await open(page)
    const shown = await page.evaluate(shownByHover)
    expect(shown.filter((rule) => !HAS_ANOTHER_WAY.test(rule))).toEqual([])
    expect(await page.evaluate(nameless), 'without a name').toEqual([])
  })
}
