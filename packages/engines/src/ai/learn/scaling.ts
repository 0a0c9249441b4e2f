/** Brings numbers to a common size before anything is learned from them. */

export type Scaling =
  | { kind: 'direction'; middle: number[] }
  | { kind: 'spread'; middle: number[]; spread: number[] }
  | { kind: 'rarity'; weights: number[]; unknown: number }

/**
 * For pictures: which way they differ from the mean of all examples, as their length says
 * little. For columns of a table: how many spreads from the mean. For texts: pieces that few examples
 * have count more than pieces of all, and what no example has makes the rest count less.
 */
export function scalingFor(kind: Scaling['kind'], vectors: readonly Float32Array[]): Scaling {
  const width = vectors[0]?.length ?? 0
  if (kind === 'rarity') return rarityOf(vectors, width)
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

function rarityOf(vectors: readonly Float32Array[], width: number): Scaling {
  const rarity = (having: number): number => Math.log((1 + vectors.length) / (1 + having)) + 1
  const weights = Array.from({ length: width }, (_, at) => {
    const having = vectors.filter((vector) => vector[at]! > 0).length
    return having > 0 && at < width - 1 ? rarity(having) : 0
  })
  return { kind: 'rarity', weights, unknown: rarity(0) }
}

function byRarity(
  { weights, unknown }: Extract<Scaling, { kind: 'rarity' }>,
  vector: Float32Array,
): Float32Array {
  let length = 0
  vector.forEach((value, at) => {
    length += (value * (weights[at]! || unknown)) ** 2
  })
  length = Math.sqrt(length) || 1
  return vector.map((value, at) => (value * weights[at]!) / length)
}

export function scaled(scaling: Scaling, vector: Float32Array): Float32Array {
  if (scaling.kind === 'rarity') return byRarity(scaling, vector)
  const centred = vector.map((value, at) => value - scaling.middle[at]!)
  if (scaling.kind === 'spread') return centred.map((value, at) => value / scaling.spread[at]!)
  let length = 0
  for (const value of centred) length += value * value
  length = Math.sqrt(length) || 1
  return centred.map((value) => value / length)
}
