/** The box around what is chosen: where its handles are, and what dragging one of them does. */
import type { Box, Spot } from './board.ts'

export const CORNERS = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Corner = (typeof CORNERS)[number]
export type Handle = Corner | 'turn'

const SIDES: Record<Corner, [x: number, y: number]> = {
  nw: [0, 0],
  n: [0.5, 0],
  ne: [1, 0],
  e: [1, 0.5],
  se: [1, 1],
  s: [0.5, 1],
  sw: [0, 1],
  w: [0, 0.5],
}

/** How far above the box it is turned, on the screen. */
export const TURN_REACH = 26

export function handleSpot(box: Box, handle: Handle, zoom: number): Spot {
  if (handle === 'turn') return { x: box.x + box.width / 2, y: box.y - TURN_REACH / zoom }
  const [x, y] = SIDES[handle]
  return { x: box.x + box.width * x, y: box.y + box.height * y }
}

/** A flat thing has no handles that would make it higher, and a narrow one only those in its corners. */
export function handlesOf(box: Box, zoom: number): Handle[] {
  const isSmall = (side: number): boolean => side * zoom < 40
  return [
    'turn',
    ...CORNERS.filter((corner) => {
      if (corner === 'n' || corner === 's') return box.height > 0.01 && !isSmall(box.width)
      if (corner === 'e' || corner === 'w') return box.width > 0.01 && !isSmall(box.height)
      return true
    }),
  ]
}

/** The nearest handle within reach of a finger. */
export function handleAt(box: Box, at: Spot, zoom: number, reach: number): Handle | null {
  let nearest: Handle | null = null
  let distance = reach / zoom
  for (const handle of handlesOf(box, zoom)) {
    const spot = handleSpot(box, handle, zoom)
    const away = Math.hypot(spot.x - at.x, spot.y - at.y)
    if (away > distance) continue
    nearest = handle
    distance = away
  }
  return nearest
}

export interface Scaling {
  x: number
  y: number
  /** What stays where it is. */
  pivot: Spot
}

const SMALLEST = 0.5

/**
 * How the box must grow for its handle to be where the pointer is. Even: both sides by the same share. It never
 * becomes nothing; dragged through itself it is mirrored.
 */
export function scalingFor(
  box: Box,
  corner: Corner,
  to: Spot,
  options: { even?: boolean; fromMiddle?: boolean } = {},
): Scaling {
  const [sideX, sideY] = SIDES[corner]
  const opposite = { x: box.x + box.width * (1 - sideX), y: box.y + box.height * (1 - sideY) }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const pivot = options.fromMiddle ? middle : opposite
  const from = handleSpot(box, corner, 1)
  const share = (wanted: number, now: number, side: number): number => {
    if (side === 0.5 || Math.abs(now) < 0.001) return 1
    const length = Math.abs(wanted) < SMALLEST ? SMALLEST * (Math.sign(wanted) || 1) : wanted
    return length / now
  }
  let x = share(to.x - pivot.x, from.x - pivot.x, sideX)
  let y = share(to.y - pivot.y, from.y - pivot.y, sideY)
  if (options.even) {
    const most = sideX === 0.5 ? y : sideY === 0.5 ? x : Math.abs(x) > Math.abs(y) ? x : y
    const size = Math.abs(most)
    x = size * (Math.sign(x) || 1)
    y = size * (Math.sign(y) || 1)
  }
  return { x, y, pivot }
}

/** Degrees from one place to another around a point; in whole eighths of a half turn when wanted. */
export function turnBetween(pivot: Spot, from: Spot, to: Spot, inSteps = false): number {
  const angle = (spot: Spot): number =>
    (Math.atan2(spot.y - pivot.y, spot.x - pivot.x) * 180) / Math.PI
  const turn = angle(to) - angle(from)
  return inSteps ? Math.round(turn / 15) * 15 : turn
}

export function boxesMeet(a: Box, b: Box): boolean {
  return (
    a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height
  )
}

export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const right = Math.max(...boxes.map(({ x, width }) => x + width))
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height))
  return { x: left, y: top, width: right - left, height: bottom - top }
}
