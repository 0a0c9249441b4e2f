/** Puts a new block into the workspace without a drag: under a stack where it fits, else where there is room. */
import * as Blockly from 'blockly/core'
import { appendWithSpacing } from './script-spacing.ts'

export function addUnder(
  workspace: Blockly.WorkspaceSvg,
  state: Blockly.serialization.blocks.State,
  chosenId: string,
): Blockly.BlockSvg {
  const { id: _id, ...fresh } = state
  const above = workspace.getBlockById(chosenId)?.getRootBlock()
  const view = workspace.getMetricsManager().getViewMetrics(true)
  const place = { x: view.left + view.width / 4, y: view.top + view.height / 5 }
  Blockly.Events.setGroup(true)
  const block = appendWithSpacing(workspace, { ...fresh, ...place })
  const end = above?.lastConnectionInStack(true)
  const begin = block.previousConnection
  if (end && begin && workspace.connectionChecker.canConnect(end, begin, false)) end.connect(begin)
  Blockly.Events.setGroup(false)
  Blockly.renderManagement.triggerQueuedRenders(workspace)
  workspace.scrollBoundsIntoView(block.getBoundingRectangleWithoutChildren())
  return block
}
