/** Keys of the drawing: which one does what. */

import type { PaintTool } from './paint-state.ts'
import type { Order } from './vector/arrange.ts'

export type PaintCommand =
  | {
      do:
        | 'undo'
        | 'redo'
        | 'all'
        | 'none'
        | 'copy'
        | 'cut'
        | 'paste'
        | 'duplicate'
        | 'group'
        | 'ungroup'
        | 'remove'
        | 'add'
        | 'zoomIn'
        | 'zoomOut'
        | 'fit'
    }
  | { do: 'next'; step: 1 | -1 }
  | { do: 'move'; x: number; y: number }
  | { do: 'order'; order: Order }
  | { do: 'tool'; tool: PaintTool }

const TOOL_KEYS: Record<string, PaintTool> = {
  KeyS: 'select',
  KeyA: 'reshape',
  KeyB: 'brush',
  KeyE: 'eraser',
  KeyF: 'fill',
  KeyT: 'text',
  KeyL: 'line',
  KeyR: 'rectangle',
  KeyC: 'ellipse',
  KeyI: 'pick',
  KeyO: 'centre',
}

const WITH_CONTROL: Record<string, PaintCommand> = {
  KeyZ: { do: 'undo' },
  KeyY: { do: 'redo' },
  KeyA: { do: 'all' },
  KeyC: { do: 'copy' },
  KeyX: { do: 'cut' },
  KeyV: { do: 'paste' },
  KeyD: { do: 'duplicate' },
  KeyG: { do: 'group' },
  Equal: { do: 'zoomIn' },
  Minus: { do: 'zoomOut' },
  Digit0: { do: 'fit' },
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface KeyPress {
  key: string
  /** The place of the key: letters are found on Thai and Arabic keyboards, too. */
  code: string
  shiftKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
}

export function commandFor({
  key,
  code,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: KeyPress): PaintCommand | null {
  if (altKey) return null
  if (ctrlKey || metaKey) {
    if (shiftKey && code === 'KeyZ') return { do: 'redo' }
    if (shiftKey && code === 'KeyG') return { do: 'ungroup' }
    return WITH_CONTROL[code] ?? null
  }
  const arrow = ARROWS[key]
  const step = shiftKey ? 10 : 1
  if (arrow) return { do: 'move', x: arrow[0] * step, y: arrow[1] * step }
  if (key === 'Delete' || key === 'Backspace') return { do: 'remove' }
  if (key === 'Enter') return { do: 'add' }
  if (key === ']' || code === 'BracketRight')
    return shiftKey ? { do: 'order', order: 'forward' } : { do: 'next', step: 1 }
  if (key === '[' || code === 'BracketLeft')
    return shiftKey ? { do: 'order', order: 'backward' } : { do: 'next', step: -1 }
  const tool = TOOL_KEYS[code]
  return tool && !shiftKey ? { do: 'tool', tool } : null
}
