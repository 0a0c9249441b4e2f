/** Pixels into shapes: areas of one colour become outlines, the largest at the back. */
import { hexOfChannels } from './colour.ts'
import type { Pixels } from './flood-fill.ts'
import { type Rings, sizeOf, thinned } from './outline.ts'

export interface TracedArea {
  colour: string
  rings: Rings
}

const SEEN = 128
/** A child's drawing has few colours; a photograph becomes a poster. */
const MOST_COLOURS = 16
/** Nearer than this two colours are one: edges are full of steps between. */
const NEAR = 48

const distance = (a: number, b: number): number =>
  Math.abs((a & 255) - (b & 255)) +
  Math.abs(((a >>> 8) & 255) - ((b >>> 8) & 255)) +
  Math.abs(((a >>> 16) & 255) - ((b >>> 16) & 255))

/** The colours that cover most, none of them near another. */
export function mainColours({ data }: Pixels): number[] {
  const counts = new Map<number, number>()
  for (const pixel of data) {
    if (pixel >>> 24 < SEEN) continue
    const colour = pixel & 0xff_ff_ff
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const kept: number[] = []
  for (const [colour] of [...counts].toSorted((a, b) => b[1] - a[1])) {
    if (kept.length >= MOST_COLOURS) break
    if (kept.every((other) => distance(colour, other) > NEAR)) kept.push(colour)
  }
  return kept
}

/** Each pixel's place in the list of colours, counted from 1; 0 for what is see-through. */
function inColours({ data }: Pixels, colours: readonly number[]): Uint8Array {
  const known = new Map<number, number>()
  const nearest = (colour: number): number => {
    let best = 0
    for (let at = 1; at < colours.length; at++)
      if (distance(colour, colours[at]!) < distance(colour, colours[best]!)) best = at
    return best + 1
  }
  return Uint8Array.from(data, (pixel) => {
    if (pixel >>> 24 < SEEN) return 0
    const colour = pixel & 0xff_ff_ff
    const before = known.get(colour)
    if (before !== undefined) return before
    const found = nearest(colour)
    known.set(colour, found)
    return found
  })
}

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const

/** Walks around every area with the area on the right hand, along the edges of its pixels. */
export function edgesOf(
  width: number,
  height: number,
  isIn: (x: number, y: number) => boolean,
): Rings {
  const rings: Rings = []
  const walked = new Uint8Array((width + 1) * (height + 1))
  const has = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && isIn(x, y)
  // An edge to the right lies above a pixel that is in, under one that is not.
  for (let startY = 0; startY <= height; startY++) {
    for (let startX = 0; startX < width; startX++) {
      if (walked[startY * (width + 1) + startX] || !has(startX, startY) || has(startX, startY - 1))
        continue
      const ring: Rings[number] = []
      let [x, y, way] = [startX, startY, 0]
      do {
        if (way === 0) walked[y * (width + 1) + x] = 1
        ring.push({ x, y })
        const [dx, dy] = STEPS[way]!
        x += dx
        y += dy
        way = turnAt(has, x, y, way)
      } while (x !== startX || y !== startY || way !== 0)
      rings.push(ring)
    }
  }
  return rings
}

/** Right where the area ends, left where it goes on beside, else straight on. */
function turnAt(has: (x: number, y: number) => boolean, x: number, y: number, way: number): number {
  const [dx, dy] = STEPS[way]!
  const ahead = (side: 1 | -1): boolean => {
    // The pixel ahead on the right hand (1) or on the left hand (-1) of who walks.
    const px = x + (dx - 1 - side * dy) / 2
    const py = y + (dy - 1 + side * dx) / 2
    return has(Math.round(px), Math.round(py))
  }
  if (!ahead(1)) return (way + 1) % 4
  return ahead(-1) ? (way + 3) % 4 : way
}

/** More of them nobody could edit; the smallest are dust. */
const MOST_RINGS = 1500
const DUST = 6

/** Measures are in pixels from the top left corner. */
export function traceAreas(pixels: Pixels): TracedArea[] {
  const colours = mainColours(pixels)
  const places = inColours(pixels, colours)
  const { width, height } = pixels
  const found = colours.flatMap((colour, index) =>
    edgesOf(width, height, (x, y) => places[y * width + x] === index + 1).map((ring) => ({
      colour,
      ring,
      size: sizeOf([ring]),
    })),
  )
  const large = found
    .filter(({ size }) => size >= DUST)
    .toSorted((a, b) => b.size - a.size)
    .slice(0, MOST_RINGS)
  return colours.flatMap((colour) => {
    const rings = large
      .filter((entry) => entry.colour === colour)
      .map(({ ring }) => thinned([...ring, ring[0]!], 1).slice(0, -1))
      .filter((ring) => ring.length > 2)
    if (rings.length === 0) return []
    const [red, green, blue] = [colour & 255, (colour >>> 8) & 255, (colour >>> 16) & 255]
    return [{ colour: hexOfChannels(red, green, blue), rings }]
  })
}
