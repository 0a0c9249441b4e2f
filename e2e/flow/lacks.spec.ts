/** What a node needs and the browser lacks is said in the place of its button. */
import words from '@panya/tools/host/browser/messages/en.ts'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { addBySearch, details, openDetails, openFlow } from './workbench.ts'

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serial')
    Reflect.deleteProperty(MediaDevices.prototype, 'getUserMedia')
  })
})

for (const [tool, node, button, lack] of [
  ['image-processing', 'Camera', 'Start the camera', 'camera-unsupported'],
  ['data-analytics', 'Board readings', 'Start', 'boards-unsupported'],
  ['data-analytics', 'Microphone', 'Start', 'microphone-unsupported'],
] as const) {
  test(`${node} of ${tool}`, async ({ page }) => {
    await openFlow(page, tool)
    await addBySearch(page, node)
    await openDetails(page, node)
    const note = details(page).getByRole('note')
    await expect(note).toContainText(words[lack])
    await expect(note).toContainText(words[`${lack}.way`])
    await expect(details(page).getByRole('button', { name: button, exact: true })).toHaveCount(0)
    await expectAccessible(page)
  })
}
