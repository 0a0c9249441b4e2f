import type { Picture } from '../picture.ts'

/** Lays warm colour over the parts of a picture that mattered; the rest turns grey. `most` glows in full. */
export function heatPicture(
  { width, height, rgba }: Picture,
  lost: readonly number[],
  cells: number,
  most: number,
): Picture {
  const out = new Uint8ClampedArray(rgba.length)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [(pixel % width) / width, Math.floor(pixel / width) / height]
    const heat = Math.min(1, heatAt(lost, cells, x, y) / most)
    const at = pixel * 4
    const gray = (rgba[at]! + rgba[at + 1]! + rgba[at + 2]!) / 3
    out[at] = gray * (1 - heat) * 0.8 + heat * (rgba[at]! * 0.4 + 150)
    out[at + 1] = gray * (1 - heat) * 0.8 + heat * (rgba[at + 1]! * 0.5 + 50)
    out[at + 2] = gray * (1 - heat) * 0.8 + heat * rgba[at + 2]! * 0.4
    out[at + 3] = 255
  }
  return { width, height, rgba: out }
}

/** Smooth between the middles of the squares. */
function heatAt(lost: readonly number[], cells: number, x: number, y: number): number {
  const [gx, gy] = [x * cells - 0.5, y * cells - 0.5]
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
