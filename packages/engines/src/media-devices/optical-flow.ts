/**
 * Optical flow by Lucas and Kanade, from coarse to fine: where the small grey pictures of a camera have moved to.
 * Whoever knows two of them gets one arrow for each part of the picture; parts that stand still have none.
 */

import { FLOW_COLUMNS, FLOW_ROWS, FLOW_STEPS, type FlowField } from './flow-field.ts'
import { boxSums, half, smooth, twice } from './grey-picture.ts'

export const GREY_WIDTH = 96
export const GREY_HEIGHT = 72

/** Pictures of half the size find what moved far, the whole ones where exactly. */
const LEVELS = 4
/** Each pixel is looked at together with its neighbours: so many on each side. */
const REACH = 3
/** Grey without edges says nothing about where it moved: what weighs less than this is no edge. */
const PLAIN = 250
/** Trembling of cheap cameras, in steps of grey; and what is too little to be called motion, in pixels. */
const NOISE = 3.5
const STILL = 0.3
/** A level only mends what the coarser one found. */
const MOST_STEP = 2

interface Level {
  width: number
  height: number
  grey: Float32Array
}

interface Field {
  right: Float32Array
  down: Float32Array
}

/** Keeps the last picture, to compare the next one with. */
export class OpticalFlow {
  #before: Level[] | null = null

  /** The next picture is the first again. */
  forget(): void {
    this.#before = null
  }

  /** Null for the first picture. Grey from 0 to 255, row by row. */
  next(grey: Float32Array): FlowField | null {
    const now = levelsOf(grey)
    const before = this.#before
    this.#before = now
    return before && fieldOf(before, now)
  }
}

function levelsOf(grey: Float32Array): Level[] {
  const first = { width: GREY_WIDTH, height: GREY_HEIGHT, grey }
  // Twice, as light falls off softly.
  const once = { ...first, grey: smooth(first) }
  const levels: Level[] = [{ ...first, grey: smooth(once) }]
  while (levels.length < LEVELS) levels.push(half(levels.at(-1)!))
  return levels
}

function fieldOf(before: Level[], now: Level[]): FlowField {
  const light = lightChange(before[0]!.grey, now[0]!.grey)
  let found: Field | null = null
  for (let level = LEVELS - 1; level >= 0; level--) {
    const size = before[level]!
    const start: Field = found
      ? { right: twice(found.right, size), down: twice(found.down, size) }
      : { right: new Float32Array(size.grey.length), down: new Float32Array(size.grey.length) }
    found = refined(size, now[level]!, start, light)
  }
  return arrowsOf(before[0]!, now[0]!, found!, light)
}

/** A lamp that is switched on, or a camera that gets used to it, is no motion: what most pixels changed by. */
function lightChange(before: Float32Array, now: Float32Array): number {
  const counts = new Uint16Array(511)
  for (let at = 0; at < before.length; at++) {
    const change = Math.round(now[at]! - before[at]!) + 255
    counts[change] = counts[change]! + 1
  }
  let rest = before.length / 2
  const middle = counts.findIndex((count) => {
    rest -= count
    return rest <= 0
  })
  return middle - 255
}

function refined(before: Level, now: Level, start: Field, light: number): Field {
  const { width, height, grey } = before
  const count = grey.length
  const xx = new Float32Array(count)
  const xy = new Float32Array(count)
  const yy = new Float32Array(count)
  const xt = new Float32Array(count)
  const yt = new Float32Array(count)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      const gx = (grey[at + 1]! - grey[at - 1]!) / 2
      const gy = (grey[at + width]! - grey[at - width]!) / 2
      const change = sample(now, x + start.right[at]!, y + start.down[at]!) - grey[at]! - light
      xx[at] = gx * gx
      xy[at] = gx * gy
      yy[at] = gy * gy
      xt[at] = gx * change
      yt[at] = gy * change
    }
  }
  for (const sums of [xx, xy, yy, xt, yt]) boxSums(sums, width, height, REACH)
  const right = new Float32Array(count)
  const down = new Float32Array(count)
  for (let at = 0; at < count; at++) {
    const a = xx[at]! + PLAIN
    const b = xy[at]!
    const d = yy[at]! + PLAIN
    const determinant = a * d - b * b
    right[at] = start.right[at]! + step((b * yt[at]! - d * xt[at]!) / determinant)
    down[at] = start.down[at]! + step((b * xt[at]! - a * yt[at]!) / determinant)
  }
  return { right, down }
}

const step = (value: number): number => Math.max(-MOST_STEP, Math.min(MOST_STEP, value))

/** Between four pixels; at the border the last one goes on. */
function sample({ width, height, grey }: Level, x: number, y: number): number {
  const inX = Math.max(0, Math.min(width - 1.001, x))
  const inY = Math.max(0, Math.min(height - 1.001, y))
  const left = Math.trunc(inX)
  const top = Math.trunc(inY)
  const across = inX - left
  const along = inY - top
  const at = top * width + left
  const above = grey[at]! * (1 - across) + grey[at + 1]! * across
  const below = grey[at + width]! * (1 - across) + grey[at + width + 1]! * across
  return above * (1 - along) + below * along
}

function arrowsOf(before: Level, now: Level, { right, down }: Field, light: number): FlowField {
  const { width, height, grey } = before
  const changes = new Float32Array(grey.length)
  for (let at = 0; at < grey.length; at++) changes[at] = Math.abs(now.grey[at]! - grey[at]! - light)
  boxSums(changes, width, height, REACH)
  const least = NOISE * (2 * REACH + 1) ** 2 * 4
  const arrows = new Int8Array(FLOW_COLUMNS * FLOW_ROWS * 2)
  for (let row = 0; row < FLOW_ROWS; row++) {
    for (let column = 0; column < FLOW_COLUMNS; column++) {
      const at = row * 2 * width + column * 2
      if (four(changes, at, width) < least) continue
      const x = four(right, at, width) / 4
      const y = four(down, at, width) / 4
      if (Math.hypot(x, y) < STILL) continue
      const place = (row * FLOW_COLUMNS + column) * 2
      arrows[place] = short(x)
      arrows[place + 1] = short(y)
    }
  }
  return { arrows }
}

/** Each part is two pixels wide and high. */
function four(values: Float32Array, at: number, width: number): number {
  return values[at]! + values[at + 1]! + values[at + width]! + values[at + width + 1]!
}

const short = (pixels: number): number =>
  Math.max(-127, Math.min(127, Math.round(pixels * FLOW_STEPS)))
