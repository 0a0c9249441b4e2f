/** Two fingers that go the same way push the paper along, as on every map; Blockly itself only enlarges with them. */
import type * as Blockly from 'blockly/core'

interface Spot {
  x: number
  y: number
}

/** Gives back what ends it. */
export function pushByTwoFingers(workspace: Blockly.WorkspaceSvg): () => void {
  const down = new Map<number, Spot>()
  const middle = (): Spot | null => {
    const [a, b, more] = [...down.values()]
    return a && b && !more ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : null
  }
  const press = (event: PointerEvent): void => {
    if (event.pointerType === 'touch')
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return
    const before = middle()
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const now = middle()
    if (!before || !now) return
    workspace.scroll(workspace.scrollX + now.x - before.x, workspace.scrollY + now.y - before.y)
  }
  const release = (event: PointerEvent): void => {
    down.delete(event.pointerId)
  }
  const ended = new AbortController()
  const { signal } = ended
  const svg = workspace.getParentSvg()
  svg.addEventListener('pointerdown', press, { capture: true, signal })
  // A finger may leave the paper, and is heard again wherever it goes up.
  document.addEventListener('pointermove', move, { capture: true, signal })
  document.addEventListener('pointerup', release, { capture: true, signal })
  document.addEventListener('pointercancel', release, { capture: true, signal })
  return () => ended.abort()
}
