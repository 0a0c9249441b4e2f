/** Parts as areas and areas as parts: what the brush draws and the eraser takes away. */
import paper from 'paper/dist/paper-core'
import {
  boxAround,
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
import { finished, type Pieces } from '../core/pieces.ts'

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
function* smoothPart(area: Rings): Pieces<Outlined | null> {
  const paths: paper.Path[] = []
  for (const ring of area) {
    if (ring.length < 3) continue
    paths.push(yield* smoothRing(ring))
  }
  const [first] = paths
  if (!first) return null
  if (paths.length === 1) return first
  const whole = new paper.CompoundPath({ insert: false })
  whole.addChildren(paths)
  return whole
}

export function partFrom(area: Rings): Outlined | null {
  return finished(smoothPart(area))
}

function* smoothRing(ring: Rings[number]): Pieces<paper.Path> {
  const whole = new paper.Path({ insert: false })
  for (const run of smoothRuns(ring)) {
    const line = new paper.Path({ segments: run.map(({ x, y }) => [x, y]), insert: false })
    if (run.length > 3) line.simplify(FIT)
    yield
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

/** Strokes of one colour that touch become one part, as paint does. The sheet changes with the last piece only. */
export function* addArea(
  layer: paper.Layer,
  drawn: Rings,
  colour: string,
): Pieces<paper.Item | null> {
  let area = drawn
  const own = new paper.Color(colour)
  const around = boxAround(area)
  if (!around) return null
  const box = new paper.Rectangle(around.x, around.y, around.width, around.height)
  const taken: paper.Item[] = []
  // Only what lies on top can take the new paint in without changing what is seen between.
  for (const other of layer.children.toReversed()) {
    if (!isOutlined(other) || !other.bounds.intersects(box)) continue
    const isSame = !other.strokeColor && other.opacity === 1 && other.fillColor?.equals(own)
    const theirs = isSame ? fillArea(other) : []
    if (!isSame || sizeOf(common(theirs, area)) === 0) break
    yield
    area = united(area, theirs)
    taken.push(other)
    yield
  }
  const part = yield* smoothPart(area)
  if (!part) return null
  for (const other of taken) other.remove()
  part.fillColor = own
  layer.addChild(part)
  return part
}

export function addStroke(
  layer: paper.Layer,
  points: { x: number; y: number }[],
  width: number,
  colour: string,
): paper.Item | null {
  return finished(addArea(layer, strokeArea(points, width), colour))
}

/** Cuts the area out of everything; texts and masked groups cannot be cut and stay. Returns whether any did. */
export function* eraseFrom(
  parent: paper.Item,
  cut: Rings,
): Pieces<{ changed: boolean; kept: boolean }> {
  const around = boxAround(cut)
  if (!around) return { changed: false, kept: false }
  const reach = new paper.Rectangle(around.x, around.y, around.width, around.height)
  let [changed, kept] = [false, false]
  for (const item of parent.children?.slice() ?? []) {
    if (!item.strokeBounds.intersects(reach)) continue
    if (isOutlined(item)) changed = (yield* cutOut(item, cut)) || changed
    else if (item instanceof paper.Group && !item.clipped) {
      const inside = yield* eraseFrom(item, cut)
      changed ||= inside.changed
      kept ||= inside.kept
      if (item.children.length === 0) item.remove()
    } else kept = true
  }
  return { changed, kept }
}

/** A part is there as it was, or without what was cut out: never between. */
function* cutOut(item: Outlined, cut: Rings): Pieces<boolean> {
  const areas: [Rings, paper.Color][] = []
  if (item.fillColor) areas.push([fillArea(item), item.fillColor])
  if (item.strokeColor && item.strokeWidth > 0) areas.push([strokedArea(item), item.strokeColor])
  yield
  if (!areas.some(([area]) => sizeOf(common(area, cut)) > 0)) return false
  const rests: Outlined[] = []
  for (const [area, colour] of areas) {
    const rest = yield* smoothPart(without(area, cut))
    if (!rest) continue
    rest.fillColor = colour
    rest.opacity = item.opacity
    rests.push(rest)
  }
  for (const rest of rests) rest.insertBelow(item)
  item.remove()
  return true
}
