import type { Box, Picture } from '@panya/engines/ai/picture.ts'

/** Warm colour over the parts of a picture that mattered; the rest turns grey. */

/** What each of `cells` by `cells` squares of a part of the picture was worth. */
export interface Heat {
  lost: readonly number[]
  cells: number
  box: Box
}

export function heatPicture(picture: Picture, heat: Heat): Picture {
  const { width, height, rgba } = picture
  const most = Math.max(1e-6, ...heat.lost)
  const out = new Uint8ClampedArray(rgba.length)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const warm = heatAt(heat, pixel % width, Math.floor(pixel / width)) / most
    const at = pixel * 4
    const gray = (rgba[at]! + rgba[at + 1]! + rgba[at + 2]!) / 3
    out[at] = gray * (1 - warm) * 0.8 + warm * (rgba[at]! * 0.4 + 150)
    out[at + 1] = gray * (1 - warm) * 0.8 + warm * (rgba[at + 1]! * 0.5 + 50)
    out[at + 2] = gray * (1 - warm) * 0.8 + warm * rgba[at + 2]! * 0.4
    out[at + 3] = 255
  }
  return { width, height, rgba: out }
}

/** Smooth between the middles of the squares; what the machine does not look at is cold. */
function heatAt({ lost, cells, box }: Heat, x: number, y: number): number {
  const [across, down] = [(x - box.x) / box.width, (y - box.y) / box.height]
  if (across < 0 || across > 1 || down < 0 || down > 1) return 0
  const [gx, gy] = [across * cells - 0.5, down * cells - 0.5]
  const [left, top] = [Math.floor(gx), Math.floor(gy)]
  const cell = (column: number, row: number): number => {
    const clamp = (value: number): number => Math.min(cells - 1, Math.max(0, value))
    return lost[clamp(row) * cells + clamp(column)] ?? 0
  }
  const [fx, fy] = [gx - left, gy - top]
  const above = cell(left, top) * (1 - fx) + cell(left + 1, top) * fx
  const below = cell(left, top + 1) * (1 - fx) + cell(left + 1, top + 1) * fx
  return above * (1 - fy) + below * fy
}
