import {
  type DenseHead,
  type DenseOptions,
  denseScores,
  softmax,
  trainDense,
} from './dense-head.ts'

/**
 * How sure a model says it is should be how often it is right. From what it learned by heart that
 * cannot be seen: each part of the examples is asked of a model that learned from the others.
 */

const PARTS = 5
/** Louder or quieter by this much at most, in steps. */
const VOLUMES = Array.from({ length: 17 }, (_, step) => 2 ** ((step - 8) / 2))
/** Few examples say little about the volume: it then stays near what it was. */
const CAUTION = 2

async function unseenScores(
  vectors: readonly Float32Array[],
  classes: readonly number[],
  options: DenseOptions,
): Promise<number[][]> {
  const scores: number[][] = []
  const place = partsOf(classes)
  for (let part = 0; part < PARTS; part++) {
    const kept = vectors.map((_, at) => at).filter((at) => place[at] !== part)
    const head = await trainDense(
      kept.map((at) => vectors[at]!),
      kept.map((at) => classes[at]!),
      options,
      () => true,
    )
    vectors.forEach((vector, at) => {
      if (place[at] === part) scores[at] = denseScores(head, vector)
    })
  }
  return scores
}

/** Every part has its share of every class. */
function partsOf(classes: readonly number[]): number[] {
  const seen = new Map<number, number>()
  return classes.map((one) => {
    const count = seen.get(one) ?? 0
    seen.set(one, count + 1)
    return count % PARTS
  })
}

export async function calibrated(
  head: DenseHead,
  vectors: readonly Float32Array[],
  classes: readonly number[],
  options: DenseOptions,
): Promise<DenseHead> {
  const scores = await unseenScores(vectors, classes, options)
  const costOf = (volume: number): number => {
    const surprise = scores.map((row, at) => {
      const chance = softmax(row.map((score) => score * volume))[classes[at]!]!
      return -Math.log(Math.max(1e-7, chance))
    })
    return surprise.reduce((sum, value) => sum + value, CAUTION * Math.log(volume) ** 2)
  }
  const costs = VOLUMES.map(costOf)
  const volume = VOLUMES[costs.indexOf(Math.min(...costs))]!
  return {
    ...head,
    weights: head.weights.map((weight) => weight * volume),
    bias: head.bias.map((value) => value * volume),
  }
}
