/** Which colours a sprite touches: what lies in front at the places where the sprite is solid. */
import type { Actor } from './actor.ts'
import { boxOf, colourAt, coversPoint, type Placed } from './geometry.ts'
import type { PenBitmap } from './pen-bitmap.ts'

interface ColouredWorld {
  readonly actors: readonly Actor[]
  readonly penBitmap: PenBitmap | null
  readonly rules: { isSameColour(a: number, b: number): boolean }
  backdrop(): Placed
}

const GRID = 48
/** Pictures are looked at in small: neighbouring colours mix a little. */
const TOLERANCE = 14

/** Scratch looks at the first five, five and four bits of red, green and blue. */
export function isSameColour(a: number, b: number): boolean {
  return (a & 0xf8f8f0) === (b & 0xf8f8f0)
}

export function isNear(a: number, b: number): boolean {
  return [16, 8, 0].every(
    (shift) => Math.abs(((a >> shift) & 255) - ((b >> shift) & 255)) <= TOLERANCE,
  )
}

/** The colour seen at a place when one sprite is taken away: others from the front, strokes, the backdrop. */
function seenAt(world: ColouredWorld, without: Actor, x: number, y: number): number | null {
  for (const actor of world.actors.toReversed()) {
    if (actor === without || actor.spec.isStage || !actor.visible) continue
    const colour = colourAt(actor.placed(), x, y)
    if (colour !== null) return colour
  }
  return world.penBitmap?.at(x, y) ?? colourAt(world.backdrop(), x, y)
}

/** With a colour of its own, only the parts of the sprite that have it count. */
export function touchesColour(
  world: ColouredWorld,
  actor: Actor,
  colour: string,
  own: string | null = null,
): boolean {
  if (!actor.visible) return false
  const isSame = (seen: number | null, looked: number): boolean =>
    seen !== null && world.rules.isSameColour(seen, looked)
  const wanted = Number.parseInt(colour.slice(1, 7), 16)
  const mine = own === null ? null : Number.parseInt(own.slice(1, 7), 16)
  const placed = actor.placed()
  const { left, right, top, bottom } = boxOf(placed)
  const stepX = Math.max(1, (right - left) / GRID)
  const stepY = Math.max(1, (top - bottom) / GRID)
  for (let y = bottom + stepY / 2; y < top; y += stepY) {
    for (let x = left + stepX / 2; x < right; x += stepX) {
      if (!coversPoint(placed, x, y)) continue
      if (mine !== null && !isSame(colourAt(placed, x, y), mine)) continue
      if (isSame(seenAt(world, actor, x, y), wanted)) return true
    }
  }
  return false
}
