/**
 * Two fingers enlarge the paper and push it along at once, as on every map. Blockly itself enlarges around whichever
 * finger moved last, so that the paper trembles under fingers that only push: from the second finger on it hears nothing.
 */
import type * as Blockly from 'blockly/core'
import {
  type Fingers,
  fingersOf,
  type Spot,
  type View,
  viewUnder,
} from '../gestures/two-fingers.ts'

/** Gives back what ends it. */
export function moveByTwoFingers(workspace: Blockly.WorkspaceSvg): () => void {
  const svg = workspace.getParentSvg()
  const down = new Map<number, Spot>()
  let began: { view: View; fingers: Fingers } | null = null
  let frame = 0

  const fingers = (): Fingers | null => {
    const [one, other, more] = [...down.values()]
    return one && other && !more ? fingersOf(one, other) : null
  }
  const note = ({ pointerId, clientX, clientY }: PointerEvent): void => {
    const { left, top } = svg.getBoundingClientRect()
    down.set(pointerId, { x: clientX - left, y: clientY - top })
  }
  const begin = (): void => {
    const now = fingers()
    began = now && { view: viewOf(workspace), fingers: now }
  }
  const press = (event: PointerEvent): void => {
    if (event.pointerType !== 'touch') return
    note(event)
    begin()
  }
  const move = (event: PointerEvent): void => {
    if (!down.has(event.pointerId)) return
    note(event)
    if (!began) return
    event.stopPropagation()
    // Both fingers have moved by then; drawn once for both.
    frame ||= requestAnimationFrame(() => {
      frame = 0
      const now = fingers()
      if (began && now) look(workspace, viewUnder(began, now, limitsOf(workspace)))
    })
  }
  const release = ({ pointerId }: PointerEvent): void => {
    if (down.delete(pointerId)) begin()
  }
  const ended = new AbortController()
  const heard = { capture: true, signal: ended.signal }
  svg.addEventListener('pointerdown', press, heard)
  // A finger may leave the paper, and is heard again wherever it goes up.
  document.addEventListener('pointermove', move, heard)
  document.addEventListener('pointerup', release, heard)
  document.addEventListener('pointercancel', release, heard)
  return () => {
    ended.abort()
    cancelAnimationFrame(frame)
  }
}

/** Where the paper begins in its drawing: the palette stands before it. */
function originOf(workspace: Blockly.WorkspaceSvg): Spot {
  const { left, top } = workspace.getMetricsManager().getAbsoluteMetrics()
  return { x: left, y: top }
}

function viewOf(workspace: Blockly.WorkspaceSvg): View {
  const { x, y } = originOf(workspace)
  const { scrollX, scrollY } = workspace
  return { x: scrollX + x, y: scrollY + y, zoom: workspace.getScale() }
}

function look(workspace: Blockly.WorkspaceSvg, { x, y, zoom }: View): void {
  if (zoom !== workspace.getScale()) workspace.setScale(zoom)
  const origin = originOf(workspace)
  workspace.scroll(x - origin.x, y - origin.y)
}

function limitsOf({ options }: Blockly.WorkspaceSvg): { least: number; most: number } {
  const { minScale: least, maxScale: most } = options.zoomOptions
  return { least, most }
}
