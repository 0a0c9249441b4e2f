/** A learner at the tools in which one wires nodes. */
import { kept, openFirstExample } from './hand-moves.ts'
import type { ToolHand } from './tool-hands.ts'

export const FLOW_HAND: ToolHand = {
  usable: (page) => page.locator('.react-flow__pane').waitFor(),
  async tryExample(page) {
    await openFirstExample(page)
    // A flow that is opened runs by itself.
    await page.waitForFunction(() => {
      const nodes = [...document.querySelectorAll<HTMLElement>('.react-flow__node [data-status]')]
      return nodes.length > 0 && nodes.every((node) => node.dataset['status'] === 'done')
    })
    await kept(page)
  },
}
