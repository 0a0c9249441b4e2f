import { chancesOf, type Learned } from './learned.ts'

/**
 * Which parts of a picture an answer came from. A network sees a picture as a map of places, and its
 * features are the mean of all places: asked again without some of them, the answer is worth less
 * where they mattered.
 */

export interface PlaceMap {
  /** Places a side. */
  side: number
  /** Features of each place, row by row. */
  values: Float32Array
}

/** A place is left out with those around it: alone it is too small to change an answer. */
const AROUND = 1

function meanOf({ side, values }: PlaceMap, isLeftOut: (row: number, column: number) => boolean) {
  const features = values.length / (side * side)
  const mean = new Float32Array(features)
  let count = 0
  for (let place = 0; place < side * side; place++) {
    if (isLeftOut(Math.floor(place / side), place % side)) continue
    count++
    for (let at = 0; at < features; at++) mean[at]! += values[place * features + at]!
  }
  return mean.map((value) => value / Math.max(1, count))
}

/** For each place, how much less likely the class is without it; never below nothing. */
export function lostWithout(learned: Learned, map: PlaceMap, about: number): number[] {
  const whole = chancesOf(
    learned,
    meanOf(map, () => false),
  )[about]!
  return Array.from({ length: map.side ** 2 }, (_, place) => {
    const [row, column] = [Math.floor(place / map.side), place % map.side]
    const without = meanOf(
      map,
      (y, x) => Math.abs(y - row) <= AROUND && Math.abs(x - column) <= AROUND,
    )
    return Math.max(0, whole - chancesOf(learned, without)[about]!)
  })
}

/** Four maps, each half a place beside the others, as one that is twice as fine. */
export function interleaved(maps: readonly (readonly number[])[], side: number): number[] {
  return Array.from({ length: (side * 2) ** 2 }, (_, place) => {
    const [row, column] = [Math.floor(place / (side * 2)), place % (side * 2)]
    const map = maps[(row % 2) * 2 + (column % 2)]!
    return map[Math.floor(row / 2) * side + Math.floor(column / 2)]!
  })
}
