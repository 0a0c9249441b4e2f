import type { Box, Picture } from './picture.ts'

/** A few pens that work on plain pixels: the same in every browser and in tests. Roots, as `hypot` is slow. */

export type Rgb = readonly [number, number, number]

export function blank(width: number, height: number, [r, g, b]: Rgb): Picture {
  const rgba = new Uint8ClampedArray(width * height * 4)
  new Uint32Array(rgba.buffer).fill(((255 << 24) | (b << 16) | (g << 8) | r) >>> 0)
  return { width, height, rgba }
}

function mix(picture: Picture, x: number, y: number, colour: Rgb, share: number): void {
  const at = (y * picture.width + x) * 4
  for (let part = 0; part < 3; part++) {
    const old = picture.rgba[at + part]!
    picture.rgba[at + part] = old + (colour[part]! - old) * share
  }
}

/** Fills where `inside` is positive; its value in pixels makes a soft border. */
function fill(
  picture: Picture,
  box: Box,
  colour: Rgb,
  inside: (x: number, y: number) => number,
): void {
  const left = Math.max(0, Math.floor(box.x - 1))
  const top = Math.max(0, Math.floor(box.y - 1))
  const right = Math.min(picture.width - 1, Math.ceil(box.x + box.width + 1))
  const bottom = Math.min(picture.height - 1, Math.ceil(box.y + box.height + 1))
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const share = Math.min(1, inside(x + 0.5, y + 0.5) + 0.5)
      if (share > 0) mix(picture, x, y, colour, share)
    }
  }
}

export function ellipse(
  picture: Picture,
  x: number,
  y: number,
  across: number,
  down: number,
  colour: Rgb,
  turn = 0,
): void {
  const reach = Math.max(across, down)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  fill(
    picture,
    { x: x - reach, y: y - reach, width: reach * 2, height: reach * 2 },
    colour,
    (px, py) => {
      const a = ((px - x) * cos + (py - y) * sin) / across
      const b = ((py - y) * cos - (px - x) * sin) / down
      return (1 - Math.sqrt(a * a + b * b)) * Math.min(across, down)
    },
  )
}

export function disc(picture: Picture, x: number, y: number, radius: number, colour: Rgb): void {
  ellipse(picture, x, y, radius, radius, colour)
}

export function line(
  picture: Picture,
  from: { x: number; y: number },
  to: { x: number; y: number },
  width: number,
  colour: Rgb,
): void {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy || 1
  const half = width / 2
  const box = {
    x: Math.min(from.x, to.x) - half,
    y: Math.min(from.y, to.y) - half,
    width: Math.abs(dx) + width,
    height: Math.abs(dy) + width,
  }
  fill(picture, box, colour, (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length))
    const [off, up] = [x - from.x - along * dx, y - from.y - along * dy]
    return half - Math.sqrt(off * off + up * up)
  })
}

export function frame(picture: Picture, box: Box, width: number, colour: Rgb): void {
  const corners = [
    { x: box.x, y: box.y },
    { x: box.x + box.width, y: box.y },
    { x: box.x + box.width, y: box.y + box.height },
    { x: box.x, y: box.y + box.height },
  ]
  corners.forEach((corner, at) => line(picture, corner, corners[(at + 1) % 4]!, width, colour))
}

/** Colours that are told apart in both themes and by most colour-blind eyes. */
export const PENS: readonly Rgb[] = [
  [67, 56, 202],
  [194, 65, 12],
  [15, 118, 110],
  [202, 138, 4],
  [190, 24, 93],
  [22, 101, 52],
]

/** `#rrggbb` as three numbers. */
export function rgbOf(hex: string): Rgb {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) || 0
  return [part(1), part(3), part(5)]
}
