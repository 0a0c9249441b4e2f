/** Where a sprite is and what it touches, in stage units (x to the right, y up, 0 in the middle). */
import { type CostumeSpec, STAGE_HEIGHT, STAGE_WIDTH } from '../program.ts'

export interface Placed {
  x: number
  y: number
  /** Clockwise turn of the picture in degrees. */
  turn: number
  flipped: boolean
  scale: number
  width: number
  height: number
  /** The point of the costume that stands at x and y: 0 to 1 from its left and its top, 0.5 is the middle. */
  anchorX: number
  anchorY: number
  mask: Mask | null
}

export function anchorX(costume: CostumeSpec | undefined): number {
  return costume?.centreX === undefined ? 0.5 : costume.centreX / costume.width
}

export function anchorY(costume: CostumeSpec | undefined): number {
  return costume?.centreY === undefined ? 0.5 : costume.centreY / costume.height
}

/** Which parts of a costume are solid, row by row from the top. */
export interface Mask {
  columns: number
  rows: number
  /** One byte per cell, 0 is see-through. */
  cells: Uint8Array
  /** What lies around everything that can be seen: u, v, u, v …, from 0 to 1 from the left and from the top. */
  hull?: readonly number[]
  /** The picture in small, three bytes a cell, for those who ask about colours. */
  picture?: { columns: number; rows: number; rgb: Uint8Array }
}

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const RADIANS = Math.PI / 180

export function boxOf(placed: Placed): Box {
  const halfWidth = (placed.width * placed.scale) / 2
  const halfHeight = (placed.height * placed.scale) / 2
  const cos = Math.cos(placed.turn * RADIANS)
  const sin = Math.sin(placed.turn * RADIANS)
  const reachX = halfWidth * Math.abs(cos) + halfHeight * Math.abs(sin)
  const reachY = halfWidth * Math.abs(sin) + halfHeight * Math.abs(cos)
  const across = (1 - 2 * placed.anchorX) * halfWidth * (placed.flipped ? -1 : 1)
  const up = (2 * placed.anchorY - 1) * halfHeight
  const middleX = placed.x + across * cos + up * sin
  const middleY = placed.y - across * sin + up * cos
  return {
    left: middleX - reachX,
    right: middleX + reachX,
    top: middleY + reachY,
    bottom: middleY - reachY,
  }
}

/** The box of what can be seen of a costume; of all of it as long as nobody has drawn it. */
export function solidBoxOf(placed: Placed): Box {
  const hull = placed.mask?.hull ?? []
  if (hull.length === 0) return boxOf(placed)
  const cos = Math.cos(placed.turn * RADIANS) * placed.scale
  const sin = Math.sin(placed.turn * RADIANS) * placed.scale
  const [width, height] = [placed.width * (placed.flipped ? -1 : 1), placed.height]
  const box = { left: Infinity, right: -Infinity, top: -Infinity, bottom: Infinity }
  for (let at = 0; at + 1 < hull.length; at += 2) {
    const across = (hull[at]! - placed.anchorX) * width
    const up = (placed.anchorY - hull[at + 1]!) * height
    const [x, y] = [placed.x + across * cos + up * sin, placed.y - across * sin + up * cos]
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.max(box.top, y)
    box.bottom = Math.min(box.bottom, y)
  }
  return box
}

/** Gone beyond an edge, and not only as far as it. */
export function isBeyondEdge(box: Box): boolean {
  return (
    box.left < -STAGE_WIDTH / 2 ||
    box.right > STAGE_WIDTH / 2 ||
    box.top > STAGE_HEIGHT / 2 ||
    box.bottom < -STAGE_HEIGHT / 2
  )
}

export function touchesEdge(box: Box): boolean {
  return (
    box.left <= -STAGE_WIDTH / 2 ||
    box.right >= STAGE_WIDTH / 2 ||
    box.top >= STAGE_HEIGHT / 2 ||
    box.bottom <= -STAGE_HEIGHT / 2
  )
}

/** Where a point of the stage lies in the costume: 0 to 1 from the left and from the top, or null outside. */
function inCostume(placed: Placed, x: number, y: number): [u: number, v: number] | null {
  const cos = Math.cos(placed.turn * RADIANS)
  const sin = Math.sin(placed.turn * RADIANS)
  const dx = (x - placed.x) / placed.scale
  const dy = (y - placed.y) / placed.scale
  const across = (dx * cos - dy * sin) * (placed.flipped ? -1 : 1)
  const up = dx * sin + dy * cos
  const u = across / placed.width + placed.anchorX
  const v = placed.anchorY - up / placed.height
  return u < 0 || u >= 1 || v < 0 || v >= 1 ? null : [u, v]
}

function isSolid({ mask }: Placed, u: number, v: number): boolean {
  if (!mask) return true
  return mask.cells[Math.floor(v * mask.rows) * mask.columns + Math.floor(u * mask.columns)] !== 0
}

/** True when the costume is solid at this point of the stage. */
export function coversPoint(placed: Placed, x: number, y: number): boolean {
  const place = inCostume(placed, x, y)
  return place !== null && isSolid(placed, place[0], place[1])
}

/** The costume's colour at this point as 0xrrggbb; null where it is see-through or not drawn yet. */
export function colourAt(placed: Placed, x: number, y: number): number | null {
  const place = inCostume(placed, x, y)
  const picture = placed.mask?.picture
  if (!place || !picture || !isSolid(placed, place[0], place[1])) return null
  const { columns, rows, rgb } = picture
  const at = (Math.floor(place[1] * rows) * columns + Math.floor(place[0] * columns)) * 3
  return (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!
}

function overlap(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
  return box.left < box.right && box.bottom < box.top ? box : null
}

/** Two sprites touch where both are solid; looked at on a grid of at most 48 by 48 points. */
export function touches(a: Placed, b: Placed): boolean {
  const shared = overlap(boxOf(a), boxOf(b))
  if (!shared) return false
  const stepX = Math.max(1, (shared.right - shared.left) / 48)
  const stepY = Math.max(1, (shared.top - shared.bottom) / 48)
  for (let y = shared.bottom + stepY / 2; y < shared.top; y += stepY) {
    for (let x = shared.left + stepX / 2; x < shared.right; x += stepX) {
      if (coversPoint(a, x, y) && coversPoint(b, x, y)) return true
    }
  }
  return false
}
