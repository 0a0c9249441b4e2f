/** What a screen reader or a keyboard would stumble over, by rule and place. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(page, await axe(page))
}

/** For a page that was looked at before and has only changed its colours. */
export async function expectContrast(page: Page): Promise<void> {
  return expectNothingFound(page, (await axe(page)).withRules('color-contrast'))
}

async function axe(page: Page): Promise<AxeBuilder> {
  const alone = !(await showsFrames(page))
  return (
    new AxeBuilder({ page })
      .options({ iframes: !alone, resultTypes: ['violations'] })
      // Without frames there is nothing to gather from other places. That costs a page of its own,
      // and of a page full of blocks ten times what looking at it costs.
      .setLegacyMode(alone)
      // Blockly measures text on a canvas nobody sees.
      .exclude('.blocklyComputeCanvas')
  )
}

/** Frames that only run learners' programs are never seen. */
async function showsFrames(page: Page): Promise<boolean> {
  const frames = page.frames().filter((frame) => frame !== page.mainFrame())
  const seen = await Promise.all(
    frames.map(async (frame) => {
      const element = await frame.frameElement().catch(() => null)
      return (await element?.isVisible()) ?? false
    }),
  )
  return seen.includes(true)
}

/** What fades or slides has arrived: colours on the way are not what is read. */
async function stoodStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ends = (one: Animation): boolean =>
      one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map((one) => one.finished),
    )
  })
}

/** What begins to move meanwhile, such as a message whose time is over, begins when the page was looked at. */
async function heldStill(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const rule = '*, ::before, ::after { animation-play-state: paused !important }'
    const still = new CSSStyleSheet()
    still.replaceSync(rule)
    document.adoptedStyleSheets.push(still)
    return still
  })
  return () =>
    sheet.evaluate((still) => {
      const all = document.adoptedStyleSheets
      document.adoptedStyleSheets = all.filter((one) => one !== still)
    })
}

async function expectNothingFound(page: Page, builder: AxeBuilder): Promise<void> {
  await stoodStill(page)
  const goOn = await heldStill(page)
  const { violations } = await builder.analyze()
  await goOn()
  const found: string[] = []
  for (const { id, nodes } of violations) {
    for (const { html, failureSummary, target } of nodes) {
      if (id === 'scrollable-region-focusable' && (await isGoneThrough(page, target.join(' '))))
        continue
      found.push(`${id}: ${html} ${failureSummary ?? ''}`)
    }
  }
  expect(found).toEqual([])
}

/** A list that belongs to the field with the keyboard is scrolled by its arrow keys; nothing in it has the focus itself. */
function isGoneThrough(page: Page, place: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const list = document.querySelector(selector)
    const chosen = document.activeElement?.getAttribute('aria-activedescendant')
    return (
      list?.role === 'listbox' &&
      document.activeElement?.getAttribute('aria-controls') === list.id &&
      list.contains(document.querySelector(`#${CSS.escape(chosen ?? '')}`))
    )
  }, place)
}
