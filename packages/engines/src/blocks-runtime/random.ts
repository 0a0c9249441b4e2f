/** A small seeded generator (mulberry32): the same seed gives the same run, here and in Python. */

import { isWhole, num } from './scratch-values.ts'
import type { Value } from './values.ts'

export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Whole numbers give whole numbers, both ends included. */
export function between(random: Random, a: number, b: number): number {
  const low = Math.min(a, b)
  const high = Math.max(a, b)
  if (Number.isInteger(a) && Number.isInteger(b)) {
    return low + Math.floor(random() * (high - low + 1))
  }
  return low + random() * (high - low)
}

/** As Scratch does it: a point in a written limit asks for broken numbers, also in 1.0. */
export function pick(random: Random, a: Value, b: Value): number {
  const [from, to] = [num(a), num(b)]
  const [low, high] = from <= to ? [from, to] : [to, from]
  if (low === high) return low
  if (isWhole(a) && isWhole(b)) return low + Math.floor(random() * (high + 1 - low))
  return random() * (high - low) + low
}
