/** What the vector tools share: the sheet, what is chosen, the colours, and the preview. */
import paper from 'paper/dist/paper-core'
import type { Spot } from '../core/board.ts'
import type { Ink, Preview } from '../core/job.ts'
import type { Look } from './paints.ts'

export interface Desk {
  layer: paper.Layer
  chosen: paper.Item[]
  /** The path whose points are shown, and those of them that are chosen. */
  shaped: paper.Path | null
  nodes: Set<paper.Segment>
  look: Look
  zoom: number
  preview: Preview | null
  /** Strokes that are drawn and are still to become shapes. */
  wet: Set<Ink>
}

export const at = ({ x, y }: Spot): paper.Point => new paper.Point(x, y)

const REACH = 8

/** The innermost thing under the pointer; a shape with holes counts as one. */
export function hitDeep({ layer, zoom }: Desk, spot: Spot): paper.Item | null {
  const options = { fill: true, stroke: true, tolerance: REACH / zoom }
  const item =
    layer.hitTest(at(spot), { ...options, tolerance: 1 / zoom })?.item ??
    layer.hitTest(at(spot), options)?.item
  if (!item || item === layer) return null
  return item.parent instanceof paper.CompoundPath ? item.parent : item
}

export function topPart({ layer }: Desk, item: paper.Item | null): paper.Item | null {
  let part = item
  while (part && part.parent !== layer) part = part.parent
  return part
}
