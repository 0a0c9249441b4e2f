import { FlowFailure } from '../../flow/flow-value.ts'
import type { Learned } from './learned.ts'
import type { ModelCard } from './model-card.ts'
import { fieldsOf, readCard, readLearned } from './read-model.ts'

/** A trained model as a file: numbers only, never the pictures or texts it learned from. */

export const MODEL_FORMAT = 'panya-model'
/** 2: rows of mostly nothing are written short, and models of texts weigh pieces by how rare they are. */
const VERSION = 2

interface SparseRow {
  width: number
  at: number[]
  values: number[]
}

interface ModelFile {
  format: string
  version: number
  learned: Omit<Learned, 'vectors' | 'head'> & {
    vectors: (number[] | SparseRow)[]
    head: { weights: number[]; bias: number[]; features: number } | null
  }
  card: ModelCard
}

const short = (values: Float32Array): number[] =>
  Array.from(values, (value) => Number(value.toPrecision(5)))

function row(values: Float32Array): number[] | SparseRow {
  const at = [...values.keys()].filter((place) => values[place] !== 0)
  if (at.length * 3 > values.length) return short(values)
  return { width: values.length, at, values: short(values.filter((value) => value !== 0)) }
}

export function writeModelFile({ learned, card }: { learned: Learned; card: ModelCard }): string {
  const { head, vectors, ...rest } = learned
  const file: ModelFile = {
    format: MODEL_FORMAT,
    version: VERSION,
    learned: {
      ...rest,
      vectors: vectors.map(row),
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
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    throw new FlowFailure('not-a-model')
  }
  const { format, version, learned, card } = fieldsOf(file)
  if (format !== MODEL_FORMAT) throw new FlowFailure('not-a-model')
  if (typeof version === 'number' && version > VERSION) throw new FlowFailure('model-too-new')
  const model = readLearned(learned)
  const about = model && readCard(card, model)
  if (!model || !about) throw new FlowFailure('not-a-model')
  return { learned: model, card: about }
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
