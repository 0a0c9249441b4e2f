/** Much is changed at once: how large it all is, and how wide each word, is looked up once and not after every block. */
import * as Blockly from 'blockly/core'

/** All of it is one step that can be taken back. */
export function manyChanges<T>(workspace: Blockly.WorkspaceSvg, change: () => T): T {
  const group = Blockly.Events.getGroup()
  Blockly.Events.setGroup(group || true)
  workspace.setResizesEnabled(false)
  Blockly.utils.dom.startTextWidthCache()
  try {
    return change()
  } finally {
    Blockly.utils.dom.stopTextWidthCache()
    workspace.setResizesEnabled(true)
    Blockly.Events.setGroup(group)
  }
}

/** Draws what waits to be drawn. Whoever finds a place for all of it afterwards needs none bumped aside meanwhile. */
export function drawInPlace(workspace: Blockly.WorkspaceSvg): void {
  const { snapRadius } = Blockly.config
  Blockly.config.snapRadius = 0
  try {
    Blockly.renderManagement.triggerQueuedRenders(workspace)
  } finally {
    Blockly.config.snapRadius = snapRadius
  }
}
