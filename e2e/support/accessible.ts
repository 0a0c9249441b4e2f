/** What a screen reader or a keyboard would stumble over, by rule and place. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './test.ts'

export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Blockly measures text on a canvas nobody sees.
    .exclude('.blocklyComputeCanvas')
    .analyze()
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  expect(found).toEqual([])
}
