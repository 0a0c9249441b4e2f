/** Fills an area of similar pixels, line by line, on pixels seen as whole numbers. */
export interface Pixels {
  width: number
  height: number
  /** Red, green, blue and solidity of each, in one number as the machine stores them. */
  data: Uint32Array
}

export function packed(red: number, green: number, blue: number, alpha = 255): number {
  return ((alpha << 24) | (blue << 16) | (green << 8) | red) >>> 0
}

function similar(from: number, tolerance: number): (pixel: number) => boolean {
  const known = new Map<number, boolean>()
  const isClear = from >>> 24 === 0
  return (pixel) => {
    if (pixel === from) return true
    const before = known.get(pixel)
    if (before !== undefined) return before
    let difference = 0
    // What is seen through has no colour to compare.
    const shifts = isClear && pixel >>> 24 === 0 ? [] : [0, 8, 16, 24]
    for (const shift of shifts)
      difference += Math.abs(((pixel >>> shift) & 255) - ((from >>> shift) & 255))
    const is = difference <= tolerance
    known.set(pixel, is)
    return is
  }
}

/**
 * Colours every pixel that is joined with the first one and looks like it. `colourAt` gives the new one, which may
 * differ from place to place. Returns how many were coloured.
 */
export function floodFill(
  { width, height, data }: Pixels,
  startX: number,
  startY: number,
  tolerance: number,
  colourAt: (x: number, y: number) => number,
): number {
  if (startX < 0 || startY < 0 || startX >= width || startY >= height) return 0
  const start = startY * width + startX
  const isSame = similar(data[start]!, tolerance)
  const done = new Uint8Array(width * height)
  const stack = [start]
  let count = 0
  const isOpen = (at: number): boolean => done[at] === 0 && isSame(data[at]!)
  for (let seed = stack.pop(); seed !== undefined; seed = stack.pop()) {
    if (!isOpen(seed)) continue
    const row = Math.floor(seed / width)
    let at = seed
    while (at > row * width && isOpen(at - 1)) at--
    let above = false
    let below = false
    for (; at < (row + 1) * width && isOpen(at); at++) {
      done[at] = 1
      count++
      const up = row > 0 && isOpen(at - width)
      const down = row < height - 1 && isOpen(at + width)
      if (up && !above) stack.push(at - width)
      if (down && !below) stack.push(at + width)
      above = up
      below = down
    }
  }
  for (let at = 0; at < done.length; at++)
    if (done[at] === 1) data[at] = colourAt(at % width, Math.floor(at / width))
  return count
}

/** The smallest box around what can be seen, or null when there is nothing. */
export function visibleBox({
  width,
  height,
  data,
}: Pixels): { x: number; y: number; width: number; height: number } | null {
  let [left, right, top, bottom] = [width, -1, -1, -1]
  for (let y = 0; y < height; y++) {
    const row = y * width
    let first = 0
    while (first < width && data[row + first]! >>> 24 === 0) first++
    if (first === width) continue
    let last = width - 1
    while (data[row + last]! >>> 24 === 0) last--
    if (top < 0) top = y
    bottom = y
    left = Math.min(left, first)
    right = Math.max(right, last)
  }
  return top < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
