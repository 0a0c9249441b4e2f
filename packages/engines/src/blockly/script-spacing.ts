/** Space around every script: none lies on another when a project is opened or a block is put in. */
import * as Blockly from 'blockly/core'

const GAP = 32

type Rect = Blockly.utils.Rect

/** The outline of a script block by block: what stands free beside a short line is not in its way. */
const outline = (script: Blockly.BlockSvg): Rect[] =>
  script.getDescendants(false).map((block) => block.getBoundingRectangleWithoutChildren())

const liesOn = (one: Rect[], other: Rect[]): boolean =>
  one.some((rect) => other.some((taken) => rect.intersects(taken)))

function inTheWay(script: Blockly.BlockSvg, others: Blockly.BlockSvg[]): Rect | null {
  const own = outline(script)
  return others.find((other) => liesOn(own, outline(other)))?.getBoundingRectangle() ?? null
}

/** Moves scripts that lie on another one aside, away from where people begin to read. */
export function moveApart(workspace: Blockly.WorkspaceSvg): void {
  const placed: Blockly.BlockSvg[] = []
  for (const script of workspace.getTopBlocks(false)) {
    for (let taken = inTheWay(script, placed); taken; taken = inTheWay(script, placed)) {
      const { left, right } = script.getBoundingRectangle()
      script.moveBy(workspace.RTL ? taken.left - GAP - right : taken.right + GAP - left, 0)
    }
    placed.push(script)
  }
}

/** Puts a new block where it says, or further down when something is there. */
export function appendWithSpacing(
  workspace: Blockly.WorkspaceSvg,
  state: Blockly.serialization.blocks.State,
): Blockly.BlockSvg {
  const others = workspace.getTopBlocks(false)
  const block = Blockly.serialization.blocks.append(state, workspace, {
    recordUndo: true,
  }) as Blockly.BlockSvg
  Blockly.renderManagement.triggerQueuedRenders(workspace)
  for (let taken = inTheWay(block, others); taken; taken = inTheWay(block, others)) {
    block.moveBy(0, taken.bottom + GAP - block.getBoundingRectangle().top)
  }
  return block
}
