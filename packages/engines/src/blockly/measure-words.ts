/** Blocks are as wide as their words were when they were measured: in other letters they are measured anew. */
import type * as Blockly from 'blockly/core'

export function measureWords(workspace: Blockly.WorkspaceSvg): void {
  const palette = workspace.getFlyout()?.getWorkspace()
  for (const one of [workspace, ...(palette ? [palette] : [])]) {
    for (const block of one.getAllBlocks(false)) {
      for (const field of block.getFields()) field.forceRerender()
    }
  }
}
