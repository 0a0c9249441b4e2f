/** Asks the nearest examples: the oldest way to learn, and the easiest to explain. */

export interface Neighbour {
  /** Which example. */
  index: number
  distance: number
}

export function nearestOf(
  vectors: readonly Float32Array[],
  asked: Float32Array,
  count: number,
): Neighbour[] {
  return vectors
    .map((vector, index) => ({ index, distance: distanceOf(vector, asked) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, count)
}

function distanceOf(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at]! - b[at]!) ** 2
  return Math.sqrt(sum)
}

/** Each neighbour votes for its class; the nearer, the louder. */
export function votes(
  neighbours: readonly Neighbour[],
  classes: readonly number[],
  classCount: number,
): number[] {
  const scores = Array.from({ length: classCount }, () => 0)
  for (const { index, distance } of neighbours) scores[classes[index]!]! += 1 / (distance + 0.05)
  const all = scores.reduce((sum, score) => sum + score, 0) || 1
  return scores.map((score) => score / all)
}

/** So much has to be alike before anything is said: with nothing in common all classes are as likely. */
const DOUBT = 0.05

/** For texts: each neighbour votes with what it has in common with the one asked about. */
export function likeness(
  neighbours: readonly Neighbour[],
  vectors: readonly Float32Array[],
  asked: Float32Array,
  classes: readonly number[],
  classCount: number,
): number[] {
  const scores = Array.from({ length: classCount }, () => DOUBT)
  for (const { index } of neighbours) {
    let common = 0
    asked.forEach((value, at) => {
      common += value * vectors[index]![at]!
    })
    scores[classes[index]!]! += common
  }
  const all = scores.reduce((sum, score) => sum + score, 0)
  return scores.map((score) => score / all)
}
