/** Ties the costume editor's engine to the page. */
import type { PaintedCostume } from '@panya/engines/paint/open-picture.ts'
import { PaintEditor } from '@panya/engines/paint/paint-editor.ts'
import { FIRST_STATE, type PaintState } from '@panya/engines/paint/paint-state.ts'
import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'

const nothing = (): (() => void) => () => undefined

/** Null until the canvases are there and the costume is open. */
export function usePaintEditor(
  sheet: RefObject<HTMLCanvasElement | null>,
  over: RefObject<HTMLCanvasElement | null>,
  costume: PaintedCostume,
  isBackdrop: boolean,
): PaintEditor | null {
  const [editor, setEditor] = useState<PaintEditor | null>(null)
  // The costume as it was when the editor was opened: what is saved meanwhile is what was drawn here.
  const [first] = useState(costume)
  useEffect(() => {
    if (!sheet.current || !over.current) return undefined
    const made = new PaintEditor(sheet.current, over.current, isBackdrop)
    const room = over.current.parentElement
    const resize = (): void => {
      if (room) made.resize(room.clientWidth, room.clientHeight)
    }
    const watcher = new ResizeObserver(resize)
    if (room) watcher.observe(room)
    resize()
    let isGone = false
    void made.open(first).then(() => {
      if (!isGone) setEditor(made)
      return undefined
    })
    return () => {
      isGone = true
      watcher.disconnect()
      setEditor(null)
      made.dispose()
    }
  }, [sheet, over, first, isBackdrop])
  return editor
}

export function usePaintState(editor: PaintEditor | null): PaintState {
  return useSyncExternalStore(
    editor?.subscribe ?? nothing,
    editor?.snapshot ?? (() => FIRST_STATE),
    () => FIRST_STATE,
  )
}
