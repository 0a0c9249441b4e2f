/** The shape on the front page: as many sides as the reader likes, as long as the angle is a whole number. */

export const SIDES = [3, 4, 5, 6, 8, 9, 10, 12] as const

export function turnOf(sides: number): number {
  return 360 / sides
}

/** The neighbour of `sides` in one direction; the ends stay where they are. */
export function stepSides(sides: number, by: 1 | -1): number {
  const index = SIDES.findIndex((known) => known === sides)
  return SIDES[Math.min(SIDES.length - 1, Math.max(0, index + by))] ?? sides
}

/** A closed path around (50, 50), walked like a turtle does: forward, right, forward, right… */
export function polygonPath(sides: number, radius = 40): string {
  const offset = -90 - 180 / sides
  const corners = Array.from({ length: sides }, (_, corner) => {
    const angle = ((offset + (corner * 360) / sides) * Math.PI) / 180
    return `${(50 + radius * Math.cos(angle)).toFixed(1)} ${(50 + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${corners.join('L')}Z`
}
