import { FlowFailure } from '../../flow/flow-value.ts'
import { calibrated } from './calibrate.ts'
import { type EpochFacts, trainDense } from './dense-head.ts'
import { type Evaluation, evaluate } from './evaluate.ts'
import { countsOf, type Example, labelsOf } from './example.ts'
import type { Learned, LearnedKind } from './learned.ts'
import { type ModelCard, modelCard } from './model-card.ts'
import { type Scaling, scaled, scalingFor } from './scaling.ts'

/** Teaches a model from examples, tests it on others, and writes its card. */

export interface CurvePoint extends EpochFacts {
  /** Share of the test examples that come out right at this moment. */
  testAccuracy: number
}

export interface TrainOptions {
  kind: LearnedKind
  method: 'knn' | 'dense'
  k: number
  epochs: number
  rate: number
  seed: number
  columns?: string[]
  onEpoch?: (curve: CurvePoint[]) => void
  cancelled?: () => boolean
}

export interface Trained {
  learned: Learned
  evaluation: Evaluation
  card: ModelCard
  curve: CurvePoint[]
}

/** The worker hears of a stop only between two tasks. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

const SCALING: Record<LearnedKind, Scaling['kind']> = {
  pictures: 'direction',
  bodies: 'direction',
  rows: 'spread',
  sounds: 'spread',
  texts: 'rarity',
}

export async function trainModel(
  train: readonly Example[],
  test: readonly Example[],
  options: TrainOptions,
): Promise<Trained> {
  const labels = labelsOf(train)
  if (labels.length < 2) throw new FlowFailure('one-class', { count: labels.length })
  const { kind, method, k, columns = [] } = options
  const scaling = scalingFor(
    SCALING[kind],
    train.map(({ features }) => features),
  )
  const learned: Learned = {
    kind,
    method,
    labels,
    scaling,
    k,
    vectors: train.map(({ features }) => scaled(scaling, features)),
    classes: train.map(({ label }) => labels.indexOf(label)),
    head: null,
    columns,
  }
  const curve = method === 'dense' ? await teachHead(learned, test, options) : []
  const evaluation = evaluate(learned, test)
  return { learned, evaluation, curve, card: modelCard(kind, method, countsOf(train), evaluation) }
}

async function teachHead(
  learned: Learned,
  test: readonly Example[],
  { epochs, rate, seed, onEpoch, cancelled }: TrainOptions,
): Promise<CurvePoint[]> {
  const curve: CurvePoint[] = []
  const { vectors, classes } = learned
  const classCount = learned.labels.length
  const isText = learned.kind === 'texts'
  const options = { epochs, rate, seed, classCount, withBias: !isText }
  const head = await trainDense(vectors, classes, options, async (facts, sofar) => {
    const { accuracy } = evaluate({ ...learned, head: sofar }, test)
    curve.push({ ...facts, testAccuracy: accuracy })
    onEpoch?.(curve)
    await breathe()
    return !cancelled?.()
  })
  const wanted = isText && !cancelled?.()
  learned.head = wanted ? await calibrated(head, vectors, classes, options) : head
  return curve
}
