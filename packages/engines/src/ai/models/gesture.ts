/** Which fingers are up, and what the hand is saying, from its 21 points. */

export interface HandPoint {
  x: number
  y: number
}

export const GESTURES = [
  'fist',
  'thumb-up',
  'thumb-down',
  'point',
  'victory',
  'three',
  'four',
  'open',
  'rock',
  'call',
  'other',
] as const
export type Gesture = (typeof GESTURES)[number]

const far = (a: HandPoint, b: HandPoint): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A finger is up when its tip is clearly further from the wrist than its middle joint. */
function fingersUp(points: readonly HandPoint[]): boolean[] {
  const wrist = points[0]!
  const little = points[17]!
  const thumb = far(points[4]!, little) > far(points[2]!, little) * 1.1
  const others = [5, 9, 13, 17].map(
    (first) => far(points[first + 3]!, wrist) > far(points[first + 1]!, wrist) * 1.15,
  )
  return [thumb, ...others]
}

/** Thumb, index, middle, ring and little finger as a word of five letters. */
const SHAPES: Record<string, Gesture> = {
  '00000': 'fist',
  '01000': 'point',
  '11000': 'point',
  '01100': 'victory',
  '11100': 'three',
  '01110': 'three',
  '01111': 'four',
  '11111': 'open',
  '01001': 'rock',
  '11001': 'rock',
  '10001': 'call',
}

export function gestureOf(points: readonly HandPoint[]): { fingers: number; gesture: Gesture } {
  const up = fingersUp(points)
  const fingers = up.filter(Boolean).length
  const shape = up.map(Number).join('')
  if (shape === '10000') {
    const rise = points[2]!.y - points[4]!.y
    const size = far(points[0]!, points[9]!)
    if (Math.abs(rise) > size * 0.3)
      return { fingers, gesture: rise > 0 ? 'thumb-up' : 'thumb-down' }
  }
  return { fingers, gesture: SHAPES[shape] ?? 'other' }
}
