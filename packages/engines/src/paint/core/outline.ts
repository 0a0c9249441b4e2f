/** Areas as polygons: the outline of a brush stroke, areas put together, one cut out of another. */
import { Clipper, ClipType, EndType, FillRule, JoinType } from 'clipper2-ts'
import type { Box, Spot } from './board.ts'
import { finished, type Pieces } from './pieces.ts'

/** Outer edges run one way round, holes the other. */
export type Rings = Spot[][]

export type LineEnd = 'round' | 'butt' | 'square'

const DIGITS = 3
/** How far a round edge may be from a true circle, in stage units. */
const ROUNDNESS = 0.04
const ENDS = { round: EndType.Round, butt: EndType.Butt, square: EndType.Square }

/** Every point that a straight line between its neighbours shows as well is left out. */
export function thinned(points: readonly Spot[], tolerance: number): Spot[] {
  if (points.length < 3) return [...points]
  const kept = new Uint8Array(points.length)
  kept[0] = 1
  kept[points.length - 1] = 1
  const open: [number, number][] = [[0, points.length - 1]]
  for (let part = open.pop(); part; part = open.pop()) {
    const [first, last] = part
    let farthest = -1
    let distance = tolerance
    for (let at = first + 1; at < last; at++) {
      const away = distanceToLine(points[at]!, points[first]!, points[last]!)
      if (away <= distance) continue
      distance = away
      farthest = at
    }
    if (farthest < 0) continue
    kept[farthest] = 1
    open.push([first, farthest], [farthest, last])
  }
  return points.filter((_, at) => kept[at] === 1)
}

function distanceToLine(spot: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : ((spot.x - a.x) * dx + (spot.y - a.y) * dy) / square
  const along = Math.min(1, Math.max(0, share))
  return Math.hypot(spot.x - a.x - dx * along, spot.y - a.y - dy * along)
}

/** The area of a few points of a brush. */
function runArea(points: readonly Spot[], width: number): Rings {
  const way = thinned(points, Math.min(0.6, width / 12))
  const [first] = way
  if (!first) return []
  // A line of one point has no length to go along: it is a dot.
  const line = way.length === 1 ? [first, { x: first.x + 0.01, y: first.y }] : way
  return outlineOf([line], width, { isClosed: false, end: 'round', join: JoinType.Round })
}

/** A long line crosses itself often, and that is dear: short ones are outlined and put together two by two. */
const RUN_POINTS = 48

/**
 * The area a round brush covers on its way, worked out while the hand still moves: how much there is to do with a
 * point does not grow with the way before it, and little is left when the hand lets go.
 */
export class StrokeOutline {
  readonly #width: number
  /** The points since the last run, which begin with its end. */
  #run: Spot[] = []
  /** Areas of 1, 2, 4 … runs; two of a size become one. */
  #areas: { runs: number; area: Rings }[] = []

  constructor(width: number) {
    this.#width = width
  }

  add(spot: Spot): void {
    this.#run.push(spot)
    if (this.#run.length <= RUN_POINTS) return
    this.#keep({ runs: 1, area: runArea(this.#run, this.#width) })
    this.#run = [spot]
  }

  #keep(next: { runs: number; area: Rings }): void {
    const last = this.#areas.at(-1)
    if (last?.runs !== next.runs) {
      this.#areas.push(next)
      return
    }
    this.#areas.pop()
    this.#keep({ runs: last.runs * 2, area: united(last.area, next.area) })
  }

  /** Crossings are resolved: it has no edges inside. */
  *area(): Pieces<Rings> {
    let area = runArea(this.#run, this.#width)
    for (const { area: before } of this.#areas.toReversed()) {
      yield
      area = united(area, before)
    }
    return area
  }
}

export function strokeArea(points: readonly Spot[], width: number): Rings {
  const outline = new StrokeOutline(width)
  for (const point of points) outline.add(point)
  return finished(outline.area())
}

/** The area an outline covers. */
export function lineArea(
  lines: Rings,
  width: number,
  isClosed: boolean,
  end: LineEnd,
  isRound: boolean,
): Rings {
  return outlineOf(lines, width, { isClosed, end, join: isRound ? JoinType.Round : JoinType.Miter })
}

function outlineOf(
  lines: Rings,
  width: number,
  { isClosed, end, join }: { isClosed: boolean; end: LineEnd; join: JoinType },
): Rings {
  const grown = Clipper.inflatePathsD(
    lines,
    width / 2,
    join,
    isClosed ? EndType.Joined : ENDS[end],
    4,
    DIGITS,
    ROUNDNESS,
  )
  return united(grown)
}

export function united(...areas: Rings[]): Rings {
  return Clipper.booleanOpD(ClipType.Union, areas.flat(), null, FillRule.NonZero, DIGITS)
}

/** Areas drawn by the rule that every second crossing is a hole, as areas without crossings. */
export function resolved(area: Rings, rule: 'evenodd' | 'nonzero'): Rings {
  return Clipper.booleanOpD(
    ClipType.Union,
    area,
    null,
    rule === 'evenodd' ? FillRule.EvenOdd : FillRule.NonZero,
    DIGITS,
  )
}

export function without(area: Rings, cut: Rings): Rings {
  return Clipper.booleanOpD(ClipType.Difference, area, cut, FillRule.NonZero, DIGITS)
}

export function common(area: Rings, other: Rings): Rings {
  return Clipper.booleanOpD(ClipType.Intersection, area, other, FillRule.NonZero, DIGITS)
}

/** The box around an area, or null where there is none. */
export function boxAround(area: Rings): Box | null {
  if (area.length === 0) return null
  const { left, top, right, bottom } = Clipper.getBoundsPathsD(area)
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function sizeOf(area: Rings): number {
  return Math.abs(Clipper.areaPathsD(area))
}

/**
 * A ring as runs between its corners, each to be drawn as one smooth line. Without a corner the ring is one run that
 * ends where it begins.
 */
export function smoothRuns(ring: readonly Spot[], sharpest = 35): Spot[][] {
  const count = ring.length
  if (count < 3) return [[...ring]]
  const turn = (at: number): number => {
    const [a, b, c] = [ring[(at + count - 1) % count]!, ring[at]!, ring[(at + 1) % count]!]
    const bend = Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x)
    return Math.abs((((((bend * 180) / Math.PI + 540) % 360) + 360) % 360) - 180)
  }
  const corners = ring.flatMap((_, at) => (turn(at) > sharpest ? [at] : []))
  const [start = 0] = corners
  const turned = [...ring.slice(start), ...ring.slice(0, start + 1)]
  const cuts = corners.length < 2 ? [0, count] : [...corners.map((at) => at - start), count]
  return cuts.slice(0, -1).map((from, index) => turned.slice(from, cuts[index + 1]! + 1))
}
