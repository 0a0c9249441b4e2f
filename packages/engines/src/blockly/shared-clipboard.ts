/** Copied blocks travel between tabs: kept when a tab loses the focus, taken over when one gets it. */
import * as Blockly from 'blockly/core'

const KEY = 'panya.blocks.clipboard'

function keep(): void {
  const copied = Blockly.clipboard.getLastCopiedData()
  if (copied) localStorage.setItem(KEY, JSON.stringify(copied))
}

function takeOver(): void {
  const kept = localStorage.getItem(KEY)
  if (!kept) return
  try {
    Blockly.clipboard.setLastCopiedData(JSON.parse(kept) as Blockly.ICopyData)
  } catch {
    localStorage.removeItem(KEY)
  }
}

export function shareClipboard(workspace: Blockly.WorkspaceSvg): () => void {
  const onFocus = (): void => {
    takeOver()
    Blockly.clipboard.setLastCopiedWorkspace(workspace)
  }
  takeOver()
  window.addEventListener('blur', keep)
  window.addEventListener('focus', onFocus)
  return () => {
    keep()
    window.removeEventListener('blur', keep)
    window.removeEventListener('focus', onFocus)
  }
}
