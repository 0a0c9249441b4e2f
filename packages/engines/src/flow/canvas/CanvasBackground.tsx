import { useStoreApi, ViewportPortal } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import { backgroundFor, GAP, type Sheet } from './background-size.ts'

/**
 * The dotted ground under a flow. It lies with the nodes and hides what is behind them, so that the
 * browser moves ground, wires and nodes as one picture.
 */

export function CanvasBackground() {
  const canvas = useStoreApi()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let lies: Sheet | null = null
    const lay = (): void => {
      const sheet = backgroundFor(canvas.getState(), lies)
      if (!element.current || sheet === lies) return
      lies = sheet
      for (const side of ['left', 'top', 'width', 'height'] as const)
        element.current.style[side] = `${sheet[side]}px`
    }
    lay()
    return canvas.subscribe(lay)
  }, [canvas])
  return (
    <ViewportPortal>
      <div
        ref={element}
        className="flow-ground"
        style={{ position: 'absolute', zIndex: -1, backgroundSize: `${GAP}px ${GAP}px` }}
        aria-hidden="true"
      />
    </ViewportPortal>
  )
}
