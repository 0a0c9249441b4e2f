/** Space around every script: none lies on another when a project is opened or a block is put in. */
import * as Blockly from 'blockly/core'
import { GAP, TakenRoom } from './script-room.ts'

/** Moves scripts that lie on another one aside, away from where people begin to read. */
export function moveApart(workspace: Blockly.WorkspaceSvg): void {
  const room = new TakenRoom()
  for (const script of workspace.getTopBlocks(false)) {
    for (let taken = room.under(script); taken; taken = room.under(script)) {
      const { left, right } = script.getBoundingRectangle()
      script.moveBy(workspace.RTL ? taken.left - GAP - right : taken.right + GAP - left, 0)
    }
    room.add(script)
  }
}

/** Puts a new block where it says, or further down when something is there. */
export function appendWithSpacing(
  workspace: Blockly.WorkspaceSvg,
  state: Blockly.serialization.blocks.State,
): Blockly.BlockSvg {
  const room = new TakenRoom(workspace.getTopBlocks(false))
  const block = Blockly.serialization.blocks.append(state, workspace, {
    recordUndo: true,
  }) as Blockly.BlockSvg
  Blockly.renderManagement.triggerQueuedRenders(workspace)
  room.moveDown(block)
  return block
}
