import { SIDE } from './doodle-model.ts'

/** Turning strokes of a pen into the small grey picture the network was taught with. */

/** A stroke is a list of points x, y, x, y, … in any unit. */
export type Stroke = readonly number[]

/** Half the width of a line on the small picture, and the paper left around the drawing. */
const PEN_RADIUS = 0.74
const MARGIN = 1

interface Box {
  left: number
  top: number
  width: number
  height: number
}

export function boundsOf(strokes: readonly Stroke[]): Box | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const stroke of strokes) {
    for (let i = 0; i + 1 < stroke.length; i += 2) {
      left = Math.min(left, stroke[i]!)
      right = Math.max(right, stroke[i]!)
      top = Math.min(top, stroke[i + 1]!)
      bottom = Math.max(bottom, stroke[i + 1]!)
    }
  }
  return left > right ? null : { left, top, width: right - left, height: bottom - top }
}

function distanceToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax
  const dy = by - ay
  const length = dx * dx + dy * dy
  const along =
    length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function inkSegment(picture: Float32Array, ax: number, ay: number, bx: number, by: number): void {
  const reach = PEN_RADIUS + 1
  const firstX = Math.max(0, Math.floor(Math.min(ax, bx) - reach))
  const lastX = Math.min(SIDE - 1, Math.ceil(Math.max(ax, bx) + reach))
  const firstY = Math.max(0, Math.floor(Math.min(ay, by) - reach))
  const lastY = Math.min(SIDE - 1, Math.ceil(Math.max(ay, by) + reach))
  for (let y = firstY; y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const distance = distanceToSegment(x + 0.5, y + 0.5, ax, ay, bx, by)
      const ink = Math.min(1, Math.max(0, PEN_RADIUS + 0.5 - distance))
      if (ink > picture[y * SIDE + x]!) picture[y * SIDE + x] = ink
    }
  }
}

/**
 * Draws strokes centred and as large as they fit. `frame` keeps the scale of the whole drawing when
 * only some of its strokes are drawn.
 */
export function rasterise(
  strokes: readonly Stroke[],
  frame: Box | null = boundsOf(strokes),
): Float32Array {
  const picture = new Float32Array(SIDE * SIDE)
  if (!frame) return picture
  const scale = (SIDE - 2 * MARGIN) / Math.max(frame.width, frame.height, 1e-6)
  const placeX = (x: number) => (x - frame.left - frame.width / 2) * scale + SIDE / 2
  const placeY = (y: number) => (y - frame.top - frame.height / 2) * scale + SIDE / 2
  for (const stroke of strokes) {
    for (let i = 0; i + 1 < stroke.length; i += 2) {
      const ax = placeX(stroke[i]!)
      const ay = placeY(stroke[i + 1]!)
      const bx = placeX(stroke[i + 2] ?? stroke[i]!)
      const by = placeY(stroke[i + 3] ?? stroke[i + 1]!)
      inkSegment(picture, ax, ay, bx, by)
    }
  }
  return picture
}
