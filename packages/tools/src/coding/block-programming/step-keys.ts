/** Undo and redo of the whole project by keys, wherever no blocks and no words are being edited. */
import type { KeyboardEvent } from 'react'
import type { BlocksSession } from './blocks-session.ts'

const HAS_ITS_OWN = 'input, textarea, select, [contenteditable], .injectionDiv, dialog'

export function stepByKey(event: KeyboardEvent, session: BlocksSession): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return
  if ((event.target as Element).closest(HAS_ITS_OWN)) return
  const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey)
  if (!isRedo && event.code !== 'KeyZ') return
  event.preventDefault()
  if (isRedo) session.redo()
  else session.undo()
}
