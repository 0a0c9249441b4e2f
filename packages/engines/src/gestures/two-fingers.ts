/** Where a canvas is when two fingers have moved on it: what lay between them lies between them still. */

export interface Spot {
  x: number
  y: number
}

export interface View extends Spot {
  zoom: number
}

export interface Fingers {
  middle: Spot
  apart: number
}

export const fingersOf = (one: Spot, other: Spot): Fingers => ({
  middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
  apart: Math.hypot(one.x - other.x, one.y - other.y),
})

export function viewUnder(
  began: { view: View; fingers: Fingers },
  now: Fingers,
  { least, most }: { least: number; most: number },
): View {
  const { view, fingers } = began
  // Fingers that lie on one another have no distance that could grow.
  const grown = fingers.apart > 0 ? now.apart / fingers.apart : 1
  const zoom = Math.min(most, Math.max(least, view.zoom * grown))
  const scale = zoom / view.zoom
  return {
    x: now.middle.x - (fingers.middle.x - view.x) * scale,
    y: now.middle.y - (fingers.middle.y - view.y) * scale,
    zoom,
  }
}
