/** Copied blocks travel between tabs: whatever one tab copies, all others can paste. */
import * as Blockly from 'blockly/core'

const KEY = 'panya.blocks.clipboard'

/** Tells the other tabs, if there is something new. */
function keep(): void {
  const copied = Blockly.clipboard.getLastCopiedData()
  if (!copied) return
  const text = JSON.stringify(copied)
  if (localStorage.getItem(KEY) !== text) localStorage.setItem(KEY, text)
}

function takeOver(workspace: Blockly.WorkspaceSvg): void {
  const kept = localStorage.getItem(KEY)
  if (!kept) return
  try {
    Blockly.clipboard.setLastCopiedData(JSON.parse(kept) as Blockly.ICopyData)
    Blockly.clipboard.setLastCopiedWorkspace(workspace)
  } catch {
    localStorage.removeItem(KEY)
  }
}

/** Copies a block with all that hangs under it: copying a hat means copying its script. */
export function copyBlock(block: Blockly.BlockSvg): void {
  const copied = block.toCopyData(true)
  if (!copied) return
  Blockly.clipboard.setLastCopiedData(copied)
  Blockly.clipboard.setLastCopiedWorkspace(block.workspace)
  keep()
}

/** Puts a second one, with all that hangs under it, beside the block. */
export function duplicateBlock(block: Blockly.BlockSvg): boolean {
  const copied = block.toCopyData(true)
  return copied !== null && Blockly.clipboard.paste(copied, block.workspace) !== null
}

export const hasCopied = (): boolean => Blockly.clipboard.getLastCopiedData() !== null

/** Puts what was copied to this place of the workspace. */
export function pasteAt(workspace: Blockly.WorkspaceSvg, place?: Blockly.utils.Coordinate): void {
  const copied = Blockly.clipboard.getLastCopiedData()
  if (copied) Blockly.clipboard.paste(copied, workspace, place)
}

export function shareClipboard(workspace: Blockly.WorkspaceSvg): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === KEY) takeOver(workspace)
  }
  takeOver(workspace)
  window.addEventListener('storage', onStorage)
  // Blockly does not say when something is copied: it happens on a key.
  document.addEventListener('keyup', keep)
  return () => {
    keep()
    window.removeEventListener('storage', onStorage)
    document.removeEventListener('keyup', keep)
  }
}
