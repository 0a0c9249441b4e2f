/** Parts as areas and areas as parts: what the brush draws and the eraser takes away. */
import paper from 'paper/dist/paper-core'
import {
  common,
  type LineEnd,
  lineArea,
  type Rings,
  resolved,
  sizeOf,
  smoothRuns,
  strokeArea,
  united,
  without,
} from '../core/outline.ts'

type Outlined = paper.Path | paper.CompoundPath

const FLATNESS = 0.08
/** How far a smooth line may lie from the points it is drawn through. */
const FIT = 0.05

const isOutlined = (item: paper.Item): item is Outlined =>
  item instanceof paper.Path || item instanceof paper.CompoundPath

function ringsOf(item: Outlined): { rings: Rings; isClosed: boolean } {
  const flat = item.clone({ insert: false })
  flat.flatten(FLATNESS)
  const paths = flat instanceof paper.CompoundPath ? (flat.children as paper.Path[]) : [flat]
  return {
    rings: paths.map(({ segments }) => segments.map(({ point: { x, y } }) => ({ x, y }))),
    isClosed: paths.every(({ closed }) => closed),
  }
}

function fillArea(item: Outlined): Rings {
  return resolved(ringsOf(item).rings, item.fillRule === 'evenodd' ? 'evenodd' : 'nonzero')
}

function strokedArea(item: Outlined): Rings {
  const { rings, isClosed } = ringsOf(item)
  return lineArea(
    rings,
    item.strokeWidth,
    isClosed,
    item.strokeCap as LineEnd,
    item.strokeJoin === 'round',
  )
}

/** Draws an area with as few points as its form needs: corners stay, the rest becomes smooth lines. */
export function partFrom(area: Rings): Outlined | null {
  const paths = area.filter((ring) => ring.length > 2).map(smoothRing)
  const [first] = paths
  if (!first) return null
  if (paths.length === 1) return first
  const whole = new paper.CompoundPath({ insert: false })
  whole.addChildren(paths)
  return whole
}

function smoothRing(ring: Rings[number]): paper.Path {
  const whole = new paper.Path({ insert: false })
  for (const run of smoothRuns(ring)) {
    const line = new paper.Path({ segments: run.map(({ x, y }) => [x, y]), insert: false })
    if (run.length > 3) line.simplify(FIT)
    const [first, ...rest] = line.segments
    if (!first) continue
    if (whole.lastSegment) {
      whole.lastSegment.handleOut = first.handleOut
      whole.addSegments(rest)
    } else whole.addSegments([first, ...rest])
  }
  // The last point is the first one again.
  const { firstSegment, lastSegment } = whole
  if (whole.segments.length > 2 && firstSegment.point.isClose(lastSegment.point, 0.01)) {
    firstSegment.handleIn = lastSegment.handleIn
    lastSegment.remove()
  }
  whole.closed = true
  return whole
}

/** Strokes of one colour that touch become one part, as paint does. */
export function addStroke(
  layer: paper.Layer,
  points: { x: number; y: number }[],
  width: number,
  colour: string,
): paper.Item | null {
  let area = strokeArea(points, width)
  const own = new paper.Color(colour)
  const box = partFrom(area)?.bounds
  if (!box) return null
  // Only what lies on top can take the new paint in without changing what is seen between.
  for (const other of layer.children.toReversed()) {
    if (!isOutlined(other) || !other.bounds.intersects(box)) continue
    const isSame = !other.strokeColor && other.opacity === 1 && other.fillColor?.equals(own)
    const theirs = isSame ? fillArea(other) : []
    if (!isSame || sizeOf(common(theirs, area)) === 0) break
    area = united(area, theirs)
    other.remove()
  }
  const part = partFrom(area)
  if (!part) return null
  part.fillColor = own
  layer.addChild(part)
  return part
}

/** Cuts the area out of everything; texts and masked groups cannot be cut and stay. Returns whether any did. */
export function eraseFrom(
  parent: paper.Item,
  cut: Rings,
  reach: paper.Rectangle,
): { changed: boolean; kept: boolean } {
  let [changed, kept] = [false, false]
  for (const item of parent.children?.slice() ?? []) {
    if (!item.strokeBounds.intersects(reach)) continue
    if (isOutlined(item)) changed = cutOut(item, cut) || changed
    else if (item instanceof paper.Group && !item.clipped) {
      const inside = eraseFrom(item, cut, reach)
      changed ||= inside.changed
      kept ||= inside.kept
      if (item.children.length === 0) item.remove()
    } else kept = true
  }
  return { changed, kept }
}

function cutOut(item: Outlined, cut: Rings): boolean {
  const areas: [Rings, paper.Color][] = []
  if (item.fillColor) areas.push([fillArea(item), item.fillColor])
  if (item.strokeColor && item.strokeWidth > 0) areas.push([strokedArea(item), item.strokeColor])
  if (!areas.some(([area]) => sizeOf(common(area, cut)) > 0)) return false
  for (const [area, colour] of areas) {
    const rest = partFrom(without(area, cut))
    if (!rest) continue
    rest.fillColor = colour
    rest.opacity = item.opacity
    rest.insertBelow(item)
  }
  item.remove()
  return true
}
