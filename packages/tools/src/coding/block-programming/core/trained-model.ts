import type { BlocksContent } from './document.ts'

/** Models that were trained in the AI tool and live in a block project. */

/** What a model was taught with says whether it looks, listens or reads. */
export const MODEL_KINDS = ['pictures', 'bodies', 'sounds', 'texts'] as const
export type ModelKind = (typeof MODEL_KINDS)[number]

export interface TrainedModel {
  id: string
  name: string
  kind: ModelKind
  labels: string[]
  /** The model file as the AI tool wrote it. */
  file: string
}

const MOST_MODELS = 6
const LARGEST_FILE = 2_000_000

export type ModelProblem = 'modelUnreadable' | 'modelOtherKind' | 'modelTooBig'

/** Reads what matters of a model file; the engine checks the rest when it runs. */
export function modelFrom(name: string, file: string): TrainedModel | ModelProblem {
  if (file.length > LARGEST_FILE) return 'modelTooBig'
  let learned: { kind?: unknown; labels?: unknown } | undefined
  try {
    const read = JSON.parse(file) as { format?: unknown; learned?: typeof learned } | null
    if (read?.format === 'panya-model') learned = read.learned
  } catch {
    return 'modelUnreadable'
  }
  const labels = learned?.labels
  if (!Array.isArray(labels) || labels.length < 2) return 'modelUnreadable'
  const kind = MODEL_KINDS.find((known) => known === learned?.kind)
  if (!kind) return 'modelOtherKind'
  return { id: 'model', name: name.slice(0, 40) || '?', kind, labels: labels.map(String), file }
}

export function readModels(value: unknown): TrainedModel[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, MOST_MODELS).flatMap((entry) => {
    const { id, name, file } = Object(entry) as Partial<TrainedModel>
    if (typeof id !== 'string' || typeof name !== 'string' || typeof file !== 'string') return []
    const model = modelFrom(name, file)
    return typeof model === 'string' ? [] : [{ ...model, id }]
  })
}

export function chosenModel({ models = [], model }: BlocksContent): TrainedModel | null {
  return models.find(({ id }) => id === model) ?? models[0] ?? null
}

/** The file of the chosen model where it learned from texts: blocks ask it themselves. */
export function textModelFile(content: BlocksContent): string | null {
  const chosen = chosenModel(content)
  return chosen?.kind === 'texts' ? chosen.file : null
}

/** The newest is the chosen one; the oldest makes room. */
export function addModel(content: BlocksContent, model: TrainedModel): BlocksContent {
  const known = content.models ?? []
  const number = 1 + Math.max(0, ...known.map(({ id }) => Number(id.split('-')[1]) || 0))
  const added = { ...model, id: `model-${number}` }
  return { ...content, models: [...known, added].slice(-MOST_MODELS), model: added.id }
}

export function chooseModel(content: BlocksContent, id: string): BlocksContent {
  return { ...content, model: id }
}

export function removeModel(content: BlocksContent, id: string): BlocksContent {
  return { ...content, models: (content.models ?? []).filter((model) => model.id !== id) }
}
