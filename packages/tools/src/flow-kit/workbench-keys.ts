import { useEffect, useRef } from 'react'
import type { Workbench } from './workbench-actions.ts'
import * as act from './workbench-actions.ts'

/** Keys of the workbench: those every editor has, wherever the focus is on the page. They are left alone while somebody types. */

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

/** A slider or a tick is moved, not written in: undo means the flow there. */
const UNWRITTEN = ['range', 'checkbox', 'radio', 'button', 'submit', 'file', 'color']

const WRITABLE = `textarea, [contenteditable]:not([contenteditable=false]), input${UNWRITTEN.map(
  (type) => `:not([type=${type}])`,
).join('')}`

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(WRITABLE) !== null
}

/** Letters that were marked with the mouse are what somebody wants to copy. */
const hasMarkedText = (): boolean => getSelection()?.isCollapsed === false

/** A window over the page has the keys to itself. */
const isCovered = (): boolean => document.querySelector('dialog[open]') !== null

type Keys = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'defaultPrevented' | 'target'
>

/** What a key asks for, or null when it is somebody else's. */
export function wantedOf(event: Keys, readonly: boolean): ((bench: Workbench) => void) | null {
  if (event.defaultPrevented || readonly || isTyping(event.target) || isCovered()) return null
  const isHeld = event.ctrlKey || event.metaKey
  if (event.key === 'Delete' || event.key === 'Backspace') {
    // In a list Backspace is part of looking for an entry by its letters.
    const inList = event.target instanceof HTMLSelectElement
    return isHeld || event.altKey || inList ? null : act.removeSelected
  }
  if (!isHeld || event.altKey) return null
  const key = event.key.toLowerCase()
  if ((key === 'c' || key === 'x') && hasMarkedText()) return null
  return (key === 'z' && event.shiftKey ? COMMANDS.y : COMMANDS[key]) ?? null
}

interface KeyOptions {
  readonly: boolean
  /** False while something else than the flow is shown. */
  active: boolean
  /** Help on what is selected, or on the entry of the list that has the focus. */
  onHelp: (from: Element | null) => void
}

const asksForHelp = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !isCovered() &&
  (event.key === 'F1' || (event.key === '?' && !isTyping(event.target)))

export function useWorkbenchKeys(bench: Workbench, options: KeyOptions): void {
  const latest = useRef({ bench, options })
  useEffect(() => {
    latest.current = { bench, options }
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { bench: now, options: wish } = latest.current
      if (!wish.active) return
      if (asksForHelp(event)) {
        event.preventDefault()
        wish.onHelp(event.target instanceof Element ? event.target : null)
        return
      }
      const command = wantedOf(event, wish.readonly)
      if (!command) return
      event.preventDefault()
      command(now)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
