/** The keys of every debugger, wherever on the screen the focus is. */
import type { KeyboardEvent } from 'react'
import type { DebugWay } from './debug-session.ts'
import type { PythonSession } from './python-session.ts'

const WAYS: Record<string, DebugWay> = {
  F5: 'continue',
  F10: 'over',
  F11: 'into',
  'Shift+F11': 'out',
}

export function debugKeys(session: PythonSession) {
  return (event: KeyboardEvent) => {
    if (session.state.status !== 'paused' || event.defaultPrevented) return
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const way = WAYS[event.shiftKey ? `Shift+${event.key}` : event.key]
    if (!way) return
    event.preventDefault()
    session.debug.go(way)
  }
}
