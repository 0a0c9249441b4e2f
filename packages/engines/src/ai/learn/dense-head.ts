import { randomFrom, shuffled } from './example.ts'

/** One layer of weights from features to classes, learned in small steps. */

export interface DenseHead {
  /** classes × features, row by row. */
  weights: Float32Array
  bias: Float32Array
  features: number
}

export interface EpochFacts {
  epoch: number
  loss: number
  /** Share of the training examples that come out right. */
  accuracy: number
}

export interface DenseOptions {
  epochs: number
  rate: number
  seed: number
  classCount: number
  /** Without it, a class is never likelier because nothing is known. */
  withBias?: boolean
}

const BATCH = 16
/** Keeps weights small, so that few examples are not learned by heart. */
const DECAY = 1e-3

export function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values)
  const raised = values.map((value) => Math.exp(value - top))
  const all = raised.reduce((sum, value) => sum + value, 0)
  return raised.map((value) => value / all)
}

export function denseScores(head: DenseHead, vector: Float32Array): number[] {
  return Array.from(head.bias, (bias, row) => {
    let sum = bias
    const start = row * head.features
    for (let at = 0; at < head.features; at++) sum += head.weights[start + at]! * vector[at]!
    return sum
  })
}

/** Adam: every weight has a step size of its own. */
class Stepper {
  readonly #first: Float32Array
  readonly #second: Float32Array
  #time = 0
  readonly #rate: number

  constructor(size: number, rate: number) {
    this.#first = new Float32Array(size)
    this.#second = new Float32Array(size)
    this.#rate = rate
  }

  step(values: Float32Array, slope: Float32Array): void {
    this.#time++
    const scale = (this.#rate * Math.sqrt(1 - 0.999 ** this.#time)) / (1 - 0.9 ** this.#time)
    for (let at = 0; at < values.length; at++) {
      const own = slope[at]! + DECAY * values[at]!
      this.#first[at] = 0.9 * this.#first[at]! + 0.1 * own
      this.#second[at] = 0.999 * this.#second[at]! + 0.001 * own * own
      values[at]! -= (scale * this.#first[at]!) / (Math.sqrt(this.#second[at]!) + 1e-8)
    }
  }
}

/** Learns epoch by epoch; `onEpoch` may end it early by answering false. */
export async function trainDense(
  vectors: readonly Float32Array[],
  classes: readonly number[],
  { epochs, rate, seed, classCount, withBias = true }: DenseOptions,
  onEpoch: (facts: EpochFacts, head: DenseHead) => Promise<boolean> | boolean,
): Promise<DenseHead> {
  const features = vectors[0]?.length ?? 0
  const head: DenseHead = {
    weights: new Float32Array(classCount * features),
    bias: new Float32Array(classCount),
    features,
  }
  const weightSteps = new Stepper(head.weights.length, rate)
  const biasSteps = new Stepper(classCount, rate)
  const random = randomFrom(seed)
  const all = vectors.map((_, index) => index)
  for (let epoch = 1; epoch <= epochs; epoch++) {
    let [loss, right] = [0, 0]
    const order = shuffled(all, random)
    for (let start = 0; start < order.length; start += BATCH) {
      const batch = order.slice(start, start + BATCH)
      const slope = new Float32Array(head.weights.length)
      const biasSlope = new Float32Array(classCount)
      for (const index of batch) {
        const facts = addSlope(
          head,
          vectors[index]!,
          classes[index]!,
          batch.length,
          slope,
          biasSlope,
        )
        loss += facts.loss
        right += facts.right ? 1 : 0
      }
      weightSteps.step(head.weights, slope)
      if (withBias) biasSteps.step(head.bias, biasSlope)
    }
    const facts = { epoch, loss: loss / all.length, accuracy: right / all.length }
    if (!(await onEpoch(facts, head))) break
  }
  return head
}

function addSlope(
  head: DenseHead,
  vector: Float32Array,
  wanted: number,
  share: number,
  slope: Float32Array,
  biasSlope: Float32Array,
): { loss: number; right: boolean } {
  const chances = softmax(denseScores(head, vector))
  chances.forEach((chance, row) => {
    const error = (chance - (row === wanted ? 1 : 0)) / share
    biasSlope[row]! += error
    const start = row * head.features
    for (let at = 0; at < head.features; at++) slope[start + at]! += error * vector[at]!
  })
  const best = chances.indexOf(Math.max(...chances))
  return { loss: -Math.log(Math.max(1e-7, chances[wanted]!)), right: best === wanted }
}
