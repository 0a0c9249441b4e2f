/** Clicks on blocks: one in the workspace runs, one in the palette is added. */
import type * as Blockly from 'blockly/core'
import { clickedBlockId } from './editor-events.ts'

export interface ClickActions {
  /** Runs the stack or shows the value; what runs already ends. */
  run(block: Blockly.BlockSvg): void
  /** Asked first: true when the press meant something else. */
  press?(block: Blockly.BlockSvg): boolean
  /** Puts a block like this one into the workspace. */
  add(block: Blockly.BlockSvg): void
}

export function listenToClicks(workspace: Blockly.WorkspaceSvg, actions: ClickActions): void {
  workspace.addChangeListener((event) => {
    const block = workspace.getBlockById(clickedBlockId(event) ?? '')
    if (block && !actions.press?.(block)) actions.run(block.getRootBlock())
  })
  // A drawer that closes by itself adds what is clicked without us.
  const flyout = workspace.getFlyout()
  if (flyout && !flyout.autoClose) {
    const inside = flyout.getWorkspace()
    inside.addChangeListener((event) => {
      const block = inside.getBlockById(clickedBlockId(event) ?? '')
      if (block) actions.add(block.getRootBlock())
    })
  }
}
