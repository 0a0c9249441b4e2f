import { FlowFailure } from '../../flow/flow-value.ts'
import type { AiIo, StoredModel } from '../ai-op.ts'
import type { Learned, LearnedKind } from '../learn/learned.ts'
import type { ModelCard } from '../learn/model-card.ts'
import type { Trained, TrainOptions } from '../learn/train.ts'
import type { Picture } from '../picture.ts'

/** A trained model on a wire, and the settings that teaching nodes share. */

export interface ModelData {
  learned: Learned
  card: ModelCard
  /** Small copies of what it learned from, in the order of its vectors; absent in models from a file. */
  thumbs?: Picture[]
  /** The texts it learned from. */
  texts?: string[]
}

export function storedModel(data: ModelData): StoredModel {
  const { learned, card } = data
  return { model: learned.kind, facts: { labels: learned.labels, accuracy: card.accuracy }, data }
}

export function modelOf(io: AiIo, kinds: readonly LearnedKind[]): ModelData {
  const data = io.model().data as Partial<ModelData> | null
  if (!data?.learned) throw new FlowFailure('not-a-model')
  if (!kinds.includes(data.learned.kind))
    throw new FlowFailure('other-model', { kind: data.learned.kind })
  return data as ModelData
}

export function trainSettings(io: AiIo): Omit<TrainOptions, 'kind'> {
  return {
    method: io.text('method') === 'knn' ? 'knn' : 'dense',
    k: io.number('k'),
    epochs: io.number('epochs'),
    rate: io.number('rate'),
    seed: io.number('seed'),
    cancelled: io.cancelled,
  }
}

/** What the page shows of a training: the curve, the tests by cell, the card. */
export function trainingData(
  { curve, evaluation, card }: Trained,
  tests: readonly unknown[],
  stage: 'done' | 'learning' = 'done',
) {
  return {
    stage,
    curve,
    labels: evaluation.labels,
    confusion: evaluation.confusion,
    answers: evaluation.answers,
    tests,
    card,
  }
}
