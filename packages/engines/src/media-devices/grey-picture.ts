/** Small grey pictures: made from coloured ones, smoothed, halved, doubled, and summed up around each pixel. */

export interface Grey {
  width: number
  height: number
  grey: Float32Array
}

/** How bright the pixels of a coloured picture look, from 0 to 255. */
export function greyOf(rgba: Uint8ClampedArray): Float32Array {
  const grey = new Float32Array(rgba.length / 4)
  for (let at = 0; at < grey.length; at++)
    grey[at] = rgba[at * 4]! * 0.3 + rgba[at * 4 + 1]! * 0.59 + rgba[at * 4 + 2]! * 0.11
  return grey
}

/** Replaces each value by the sum over the square around it; beyond the border there is nothing. */
export function boxSums(values: Float32Array, width: number, height: number, reach: number): void {
  const line = new Float32Array(Math.max(width, height))
  for (let y = 0; y < height; y++) sumLine(values, y * width, 1, width, reach, line)
  for (let x = 0; x < width; x++) sumLine(values, x, width, height, reach, line)
}

function sumLine(
  values: Float32Array,
  from: number,
  stride: number,
  length: number,
  reach: number,
  line: Float32Array,
): void {
  for (let at = 0; at < length; at++) line[at] = values[from + at * stride]!
  let sum = 0
  for (let at = 0; at <= reach && at < length; at++) sum += line[at]!
  for (let at = 0; at < length; at++) {
    values[from + at * stride] = sum
    if (at + reach + 1 < length) sum += line[at + reach + 1]!
    if (at >= reach) sum -= line[at - reach]!
  }
}

/** Takes trembling away: each pixel is the mean of itself and its eight neighbours. */
export function smooth({ width, height, grey }: Grey): Float32Array {
  const smoothed = grey.slice()
  boxSums(smoothed, width, height, 1)
  for (let y = 0; y < height; y++) {
    const rows = y === 0 || y === height - 1 ? 2 : 3
    for (let x = 0; x < width; x++)
      smoothed[y * width + x] =
        smoothed[y * width + x]! / (x === 0 || x === width - 1 ? rows * 2 : rows * 3)
  }
  return smoothed
}

export function half({ width, height, grey }: Grey): Grey {
  const small = { width: width >> 1, height: height >> 1 }
  const made = new Float32Array(small.width * small.height)
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      const at = y * 2 * width + x * 2
      made[y * small.width + x] =
        (grey[at]! + grey[at + 1]! + grey[at + width]! + grey[at + width + 1]!) / 4
    }
  }
  return { ...small, grey: made }
}

/** Distances that were found in a picture of half the size. */
export function twice(
  values: Float32Array,
  { width, height }: { width: number; height: number },
): Float32Array {
  const [fromWidth, fromHeight] = [width >> 1, height >> 1]
  const made = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.min(fromHeight - 1, y >> 1) * fromWidth
    for (let x = 0; x < width; x++)
      made[y * width + x] = values[row + Math.min(fromWidth - 1, x >> 1)]! * 2
  }
  return made
}
