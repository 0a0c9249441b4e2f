/** Clicks on blocks: one in the workspace runs, one in the palette is added. R does the same by keyboard. */
import * as Blockly from 'blockly/core'
import { clickedBlockId } from './editor-events.ts'

export interface ClickActions {
  /** Runs the stack or shows the value; what runs already ends. */
  run(block: Blockly.BlockSvg): void
  /** Puts a block like this one into the workspace. */
  add(block: Blockly.BlockSvg): void
}

const RUN_KEY = 'panya-run'

/** Returns how to stop listening. */
export function listenToClicks(workspace: Blockly.WorkspaceSvg, actions: ClickActions): () => void {
  workspace.addChangeListener((event) => {
    const block = workspace.getBlockById(clickedBlockId(event) ?? '')
    if (block) actions.run(block.getRootBlock())
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
  return registerRunKey(actions)
}

function registerRunKey(actions: ClickActions): () => void {
  const { registry } = Blockly.ShortcutRegistry
  if (registry.getRegistry()[RUN_KEY]) registry.unregister(RUN_KEY)
  registry.register({
    name: RUN_KEY,
    keyCodes: [Blockly.utils.KeyCodes.R],
    preconditionFn: (workspace, scope) =>
      !workspace.isDragging() && scope.focusedNode instanceof Blockly.BlockSvg,
    callback: (_workspace, _asked, _shortcut, scope) => {
      const block = scope.focusedNode
      if (!(block instanceof Blockly.BlockSvg)) return false
      if (block.isInFlyout) actions.add(block.getRootBlock())
      else actions.run(block.getRootBlock())
      return true
    },
  })
  return () => {
    if (registry.getRegistry()[RUN_KEY]) registry.unregister(RUN_KEY)
  }
}
