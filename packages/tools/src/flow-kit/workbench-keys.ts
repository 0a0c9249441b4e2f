import type { KeyboardEvent } from 'react'
import type { Workbench } from './workbench-actions.ts'
import * as act from './workbench-actions.ts'

/** Keys of the canvas: those every editor has. They are left alone while somebody types. */

const COMMANDS: Record<string, (bench: Workbench) => void> = {
  c: (bench) => void act.copySelected(bench),
  x: (bench) => void act.copySelected(bench).then(() => act.removeSelected(bench)),
  v: (bench) => void act.pasteCopied(bench),
  d: act.duplicateSelected,
  g: act.groupSelected,
  a: act.selectAll,
  z: ({ session }) => session.undo(),
  y: ({ session }) => session.redo(),
}

function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [contenteditable]') !== null
  )
}

export function onCanvasKey(event: KeyboardEvent, bench: Workbench, readonly: boolean): void {
  if (readonly || isTyping(event.target)) return
  if (event.key === 'Delete' || event.key === 'Backspace') {
    event.preventDefault()
    act.removeSelected(bench)
    return
  }
  if (!event.ctrlKey && !event.metaKey) return
  const key = event.key.toLowerCase()
  const command = key === 'z' && event.shiftKey ? COMMANDS.y : COMMANDS[key]
  if (!command) return
  event.preventDefault()
  command(bench)
}
