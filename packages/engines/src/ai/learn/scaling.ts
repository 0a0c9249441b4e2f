/** Brings numbers to a common size before anything is learned from them. */

export type Scaling =
  | { kind: 'direction'; middle: number[] }
  | { kind: 'spread'; middle: number[]; spread: number[] }

/**
 * For pictures and texts: which way they differ from the mean of all examples, as their length says
 * little. For columns of a table: how many spreads from the mean.
 */
export function scalingFor(kind: Scaling['kind'], vectors: readonly Float32Array[]): Scaling {
  const width = vectors[0]?.length ?? 0
  const middle = Array.from({ length: width }, (_, at) => mean(vectors, (vector) => vector[at]!))
  if (kind === 'direction') return { kind, middle }
  const spread = middle.map(
    (centre, at) => Math.sqrt(mean(vectors, (vector) => (vector[at]! - centre) ** 2)) || 1,
  )
  return { kind, middle, spread }
}

function mean(vectors: readonly Float32Array[], of: (vector: Float32Array) => number): number {
  return vectors.reduce((sum, vector) => sum + of(vector), 0) / Math.max(1, vectors.length)
}

export function scaled(scaling: Scaling, vector: Float32Array): Float32Array {
  const centred = vector.map((value, at) => value - scaling.middle[at]!)
  if (scaling.kind === 'spread') return centred.map((value, at) => value / scaling.spread[at]!)
  let length = 0
  for (const value of centred) length += value * value
  length = Math.sqrt(length) || 1
  return centred.map((value) => value / length)
}
