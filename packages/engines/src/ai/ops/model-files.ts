import { FlowFailure } from '../../flow/flow-value.ts'
import type { FlowFile } from '../../flow/param-spec.ts'
import { type AiOp, customView, listOut } from '../ai-op.ts'
import { readModelFile, writeModelFile } from '../learn/model-file.ts'
import { modelOf, storedModel } from './taught-model.ts'

/** Models leave as a file and come back from one. */

function textOf(data: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)))
  } catch {
    throw new FlowFailure('not-a-model')
  }
}

const load: AiOp = ({ params }) => {
  const file = params.modelFile as FlowFile | null
  if (!file) throw new FlowFailure('no-file')
  if (!file.data) throw new FlowFailure('file-elsewhere', { name: file.name })
  const data = readModelFile(textOf(file.data))
  return {
    outputs: { model: storedModel(data), labels: listOut(data.learned.labels) },
    preview: customView('card', { card: data.card }),
  }
}

const card: AiOp = (io) => {
  const data = modelOf(io, ['pictures', 'bodies', 'texts', 'rows', 'sounds'])
  return {
    outputs: { labels: listOut(data.learned.labels) },
    preview: customView('card', { card: data.card, file: writeModelFile(data) }),
  }
}

export const modelFileOps: Record<string, AiOp> = { 'ai.load-model': load, 'ai.card': card }
