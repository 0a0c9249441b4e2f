/** Moves the points of a path and their handles; a click on the line makes a new point. */
import paper from 'paper/dist/paper-core'
import type { Spot } from '../core/board.ts'
import type { Job, Keys } from '../core/job.ts'
import { at, type Desk, hitDeep } from './desk.ts'

const REACH = 10

export function reshape(desk: Desk, from: Spot, keys: Keys): Job | null {
  const held = desk.shaped && holdPoint(desk, desk.shaped, from, keys)
  if (held) return held
  const item = hitDeep(desk, from)
  const path = pathAt(item, from)
  if (!path || path !== desk.shaped) {
    desk.shaped = path
    desk.nodes = new Set()
    return null
  }
  return addPoint(desk, path, from)
}

function pathAt(item: paper.Item | null, from: Spot): paper.Path | null {
  if (item instanceof paper.Path) return item
  if (!(item instanceof paper.CompoundPath)) return null
  const paths = item.children as paper.Path[]
  const away = (path: paper.Path): number => path.getNearestPoint(at(from)).getDistance(at(from))
  return paths.toSorted((a, b) => away(a) - away(b))[0] ?? null
}

function holdPoint(desk: Desk, path: paper.Path, from: Spot, keys: Keys): Job | null {
  const near = (point: paper.Point): boolean => point.getDistance(at(from)) < REACH / desk.zoom
  for (const segment of desk.nodes) {
    for (const side of ['handleIn', 'handleOut'] as const) {
      if (segment[side].length * desk.zoom < 4 || !near(segment.point.add(segment[side]))) continue
      return {
        move(to, { alt }) {
          const isSmooth = segment.isSmooth() && !alt
          segment[side] = at(to).subtract(segment.point)
          const other = side === 'handleIn' ? 'handleOut' : 'handleIn'
          if (isSmooth) segment[other] = segment[side].normalize(-segment[other].length)
        },
        up: () => true,
      }
    }
  }
  const segment = path.segments.find(({ point }) => near(point))
  if (!segment) return null
  if (keys.shift) desk.nodes = new Set([...desk.nodes, segment])
  else if (!desk.nodes.has(segment)) desk.nodes = new Set([segment])
  let last = at(from)
  let isMoved = false
  return {
    move(to) {
      isMoved = true
      for (const node of desk.nodes) node.point = node.point.add(at(to).subtract(last))
      last = at(to)
    },
    up: () => isMoved,
  }
}

function addPoint(desk: Desk, path: paper.Path, from: Spot): Job | null {
  const location = path.getNearestLocation(at(from))
  if (!location || location.point.getDistance(at(from)) > REACH / desk.zoom) return null
  const segment = path.divideAt(location)
  if (!segment) return null
  desk.nodes = new Set([segment])
  return {
    move(to) {
      segment.point = at(to)
    },
    up: () => true,
  }
}

export function bendNodes({ nodes }: Desk, form: 'smooth' | 'corner'): void {
  for (const segment of nodes) {
    if (form === 'smooth') segment.smooth({ type: 'catmull-rom' })
    else segment.clearHandles()
  }
}

/** A path of one point is nothing: it goes with its last points. */
export function removeNodes(desk: Desk): void {
  const { shaped, nodes } = desk
  for (const segment of nodes) segment.remove()
  desk.nodes = new Set()
  if (shaped && shaped.segments.length < 2) {
    shaped.remove()
    desk.shaped = null
  }
}

/** Chooses the point before or after the chosen one. */
export function nextNode(desk: Desk, step: 1 | -1): number | null {
  const segments = desk.shaped?.segments ?? []
  if (segments.length === 0) return null
  const [first] = desk.nodes
  const index = first ? (first.index + step + segments.length) % segments.length : 0
  desk.nodes = new Set([segments[index]!])
  return index
}
