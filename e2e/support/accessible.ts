/** What a screen reader or a keyboard would stumble over, by rule and place. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export function expectAccessible(page: Page): Promise<void> {
  return expectNothingFound(axe(page))
}

/** For a page that was looked at before and has only changed its colours. */
export function expectContrast(page: Page): Promise<void> {
  return expectNothingFound(axe(page).withRules('color-contrast'))
}

function axe(page: Page): AxeBuilder {
  return (
    new AxeBuilder({ page })
      // Without frames there is nothing to gather from other places, which costs a page of its own.
      .setLegacyMode(page.frames().length === 1)
      // Blockly measures text on a canvas nobody sees.
      .exclude('.blocklyComputeCanvas')
  )
}

async function expectNothingFound(builder: AxeBuilder): Promise<void> {
  const { violations } = await builder.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
  expect(found).toEqual([])
}
