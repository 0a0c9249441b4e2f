/** What moved before the camera between two pictures: an arrow for each small part of it, and nothing of the pictures themselves. */

export const FLOW_COLUMNS = 48
export const FLOW_ROWS = 36

/** How finely arrows are kept: in eighths of a pixel. */
export const FLOW_STEPS = 8

export interface FlowField {
  /** For each part, row by row from the top: how far to the right and how far down, in eighths of a pixel of the small picture. */
  arrows: Int8Array
}

export interface Motion {
  /** From 0 to 100. */
  amount: number
  /** 0 is up, 90 right, 180 down, -90 left. */
  direction: number
}

/** A whole picture that moves by one of its small pixels in a tenth of a second is half of what can be. */
const SCALE = 50
/** Below this nothing is said about a direction. */
const LEAST = 1

/** The arrows of the parts that are `inside` put together; null when they point nowhere. */
export function motionIn(
  { arrows }: FlowField,
  inside: (column: number, row: number) => boolean,
): Motion | null {
  let [right, down, count] = [0, 0, 0]
  for (let row = 0; row < FLOW_ROWS; row++) {
    for (let column = 0; column < FLOW_COLUMNS; column++) {
      if (!inside(column, row)) continue
      const at = (row * FLOW_COLUMNS + column) * 2
      right += arrows[at]!
      down += arrows[at + 1]!
      count += 1
    }
  }
  if (count === 0) return null
  const amount = Math.min(100, (Math.hypot(right, down) / FLOW_STEPS / count) * SCALE)
  if (amount < LEAST) return null
  return { amount: Math.round(amount), direction: directionOf(right, -down) }
}

function directionOf(right: number, up: number): number {
  const degrees = Math.round((Math.atan2(right, up) * 180) / Math.PI)
  return degrees === -180 ? 180 : degrees
}
