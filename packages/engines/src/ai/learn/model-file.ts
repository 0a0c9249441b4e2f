import { FlowFailure } from '../../flow/flow-value.ts'
import type { Learned } from './learned.ts'
import type { ModelCard } from './model-card.ts'

/** A taught model as a file: numbers only, never the pictures or texts it learned from. */

export const MODEL_FORMAT = 'panya-model'
const VERSION = 1

interface ModelFile {
  format: string
  version: number
  learned: Omit<Learned, 'vectors' | 'head'> & {
    vectors: number[][]
    head: { weights: number[]; bias: number[]; features: number } | null
  }
  card: ModelCard
}

const short = (values: Float32Array): number[] =>
  Array.from(values, (value) => Number(value.toPrecision(5)))

export function writeModelFile({ learned, card }: { learned: Learned; card: ModelCard }): string {
  const { head, vectors, ...rest } = learned
  const file: ModelFile = {
    format: MODEL_FORMAT,
    version: VERSION,
    learned: {
      ...rest,
      vectors: vectors.map(short),
      head: head && {
        weights: short(head.weights),
        bias: short(head.bias),
        features: head.features,
      },
    },
    card,
  }
  return JSON.stringify(file)
}

export function readModelFile(text: string): { learned: Learned; card: ModelCard } {
  let file: Partial<ModelFile>
  try {
    file = JSON.parse(text) as Partial<ModelFile>
  } catch {
    throw new FlowFailure('not-a-model')
  }
  if (file?.format !== MODEL_FORMAT || !file.learned || !file.card)
    throw new FlowFailure('not-a-model')
  if ((file.version ?? 0) > VERSION) throw new FlowFailure('model-too-new')
  const { head, vectors, ...rest } = file.learned
  if (!isComplete(file.learned)) throw new FlowFailure('not-a-model')
  return {
    card: file.card,
    learned: {
      ...rest,
      vectors: vectors.map((vector) => Float32Array.from(vector)),
      head: head && {
        features: head.features,
        weights: Float32Array.from(head.weights),
        bias: Float32Array.from(head.bias),
      },
    },
  }
}

/** The same model for places where nobody asks for the nearest examples: a layer of neurons needs none of them. */
export function lightModelFile(text: string): string {
  const { learned, card } = readModelFile(text)
  if (learned.method !== 'dense') return text
  const first = learned.labels.map((_, at) => learned.classes.indexOf(at)).filter((at) => at >= 0)
  const vectors = first.map((at) => learned.vectors[at]!)
  const classes = first.map((at) => learned.classes[at]!)
  return writeModelFile({ learned: { ...learned, vectors, classes }, card })
}

function isComplete({ labels, vectors, classes, head, method }: ModelFile['learned']): boolean {
  if (!Array.isArray(labels) || !Array.isArray(vectors) || !Array.isArray(classes)) return false
  const sizes = new Set(vectors.map((vector) => vector?.length))
  if (labels.length < 2 || sizes.size !== 1 || classes.length !== vectors.length) return false
  if (classes.some((at) => labels[at] === undefined)) return false
  if (method !== 'dense') return true
  return (
    head?.weights?.length === labels.length * vectors[0]!.length &&
    head.features === vectors[0]!.length
  )
}
