/** Where a learner looks first: all scripts in the middle, or their beginning when there is no room for all. */
import type * as Blockly from 'blockly/core'

const MARGIN = 24
/** Words on blocks stay readable. */
const SMALLEST = 0.7

/** Blocks that are only read may become smaller so that no line is cut off. */
function shrinkToWidth(workspace: Blockly.WorkspaceSvg, usualScale: number): void {
  const { left, right } = workspace.getBlocksBoundingBox()
  const fitting = (workspace.getMetrics().viewWidth - 2 * MARGIN) / (right - left)
  workspace.setScale(Math.max(SMALLEST, Math.min(usualScale, fitting)))
}

export function showBeginning(workspace: Blockly.WorkspaceSvg, usualScale: number): void {
  if (workspace.getTopBlocks(false).length === 0) return workspace.scrollCenter()
  if (workspace.isReadOnly()) shrinkToWidth(workspace, usualScale)
  const scale = workspace.getScale()
  const { left, right, top, bottom } = workspace.getBlocksBoundingBox()
  const { viewWidth, viewHeight } = workspace.getMetrics()
  const middleX = ((left + right) / 2) * scale - viewWidth / 2
  const middleY = ((top + bottom) / 2) * scale - viewHeight / 2
  const startX = workspace.RTL ? right * scale + MARGIN - viewWidth : left * scale - MARGIN
  const hasRoomFor = (length: number, room: number): boolean => length * scale + 2 * MARGIN <= room
  const x = hasRoomFor(right - left, viewWidth) ? middleX : startX
  const y = hasRoomFor(bottom - top, viewHeight) ? middleY : top * scale - MARGIN
  workspace.scroll(-x, -y)
}
