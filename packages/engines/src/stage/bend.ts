/** Fisheye, whirl, pixelate and mosaic: from where in a picture the colour of a point is taken. */
import type { SpriteView } from '../blocks-runtime/world/frame.ts'

export interface Bends {
  fisheye: number
  whirl: number
  pixelate: number
  mosaic: number
}

export function bendsOf({
  fisheye = 0,
  whirl = 0,
  pixelate = 0,
  mosaic = 0,
}: Pick<SpriteView, 'fisheye' | 'whirl' | 'pixelate' | 'mosaic'>): Bends | null {
  const isPlain = fisheye === 0 && whirl === 0 && pixelate === 0 && mosaic === 0
  return isPlain ? null : { fisheye, whirl, pixelate, mosaic }
}

/** How many pictures stand beside each other. */
export const tilesOf = (mosaic: number): number =>
  Math.min(512, Math.max(1, Math.round((Math.abs(mosaic) + 10) / 10)))

/** Points are parts of the picture, from 0 to 1; its size is in stage units. */
export function bentPoint(
  [x, y]: readonly [number, number],
  { fisheye, whirl, pixelate, mosaic }: Bends,
  [width, height]: readonly [number, number],
): [number, number] {
  let [u, v] = [x, y]
  if (mosaic !== 0) {
    const tiles = tilesOf(mosaic)
    u = (u * tiles) % 1
    v = (v * tiles) % 1
  }
  if (pixelate !== 0) {
    const size = Math.max(0.1, Math.abs(pixelate) / 10)
    const [columns, rows] = [width / size, height / size]
    u = (Math.floor(u * columns) + 0.5) / columns
    v = (Math.floor(v * rows) + 0.5) / rows
  }
  if (whirl !== 0) [u, v] = whirled(u, v, (whirl * Math.PI) / 180)
  if (fisheye !== 0) [u, v] = bulged(u, v, Math.max(0, (fisheye + 100) / 100))
  return [u, v]
}

/** Turned most in the middle, not at all at the rim. */
function whirled(u: number, v: number, angle: number): [number, number] {
  const [x, y] = [u - 0.5, v - 0.5]
  const rim = Math.max(0, 1 - Math.hypot(x, y) * 2)
  const turn = angle * rim * rim
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return [0.5 + x * cos - y * sin, 0.5 + x * sin + y * cos]
}

function bulged(u: number, v: number, strength: number): [number, number] {
  const [x, y] = [(u - 0.5) * 2, (v - 0.5) * 2]
  const far = Math.hypot(x, y)
  if (far === 0 || far >= 1) return [u, v]
  const scale = far ** strength / far / 2
  return [0.5 + x * scale, 0.5 + y * scale]
}
