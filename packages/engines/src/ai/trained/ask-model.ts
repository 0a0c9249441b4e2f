import { bytesOf, chosenFile } from '../../flow/file-bytes.ts'
import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiIo, customView, listOut, numberOut, textOut } from '../ai-op.ts'
import { answerOf } from '../learn/learned.ts'
import { readModelFile } from '../learn/model-file.ts'
import { readClip } from '../sound/clip-code.ts'
import { soundFeatures } from '../sound/sound-features.ts'
import type { FeatureCache, Looks } from './feature-cache.ts'
import { answerOutputs, guessesView } from './train-node.ts'
import { modelOf, storedModel } from './trained-model.ts'

/** Models that were trained: read from a file, asked about a picture or a sound. */

function textOf(data: string): string {
  try {
    return new TextDecoder().decode(bytesOf(data))
  } catch {
    throw new FlowFailure('not-a-model')
  }
}

export function loadModel(io: AiIo) {
  const data = readModelFile(textOf(chosenFile(io.file('modelFile')).data))
  return {
    outputs: { model: storedModel(data), labels: listOut(data.learned.labels) },
    preview: customView('card', { card: data.card }),
  }
}

export const PICTURE_KINDS = ['pictures', 'bodies'] as const

export async function classifyPicture(io: AiIo, features: FeatureCache) {
  const { learned } = modelOf(io, PICTURE_KINDS)
  const answer = answerOf(learned, await features.of(io.picture(), learned.kind as Looks))
  return {
    outputs: answerOutputs(io, answer),
    preview: guessesView(learned.labels, answer.chances),
  }
}

export function soundIn(io: AiIo, port = 'sound'): Float32Array {
  const value = io.value(port)
  const clip: unknown = value.type === 'list' ? value.value[0] : null
  const samples = typeof clip === 'string' ? readClip(clip) : null
  if (!samples) throw new FlowFailure('not-a-sound')
  return samples
}

/** As loud as the hiss of an empty room; nothing is answered about silence. */
const SILENCE = 0.004

const powerOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

export function classifySound(io: AiIo) {
  const { learned } = modelOf(io, ['sounds'])
  const samples = soundIn(io)
  if (powerOf(samples) < SILENCE)
    return {
      outputs: { label: textOut(''), sureness: numberOut(0) },
      preview: customView('big', { text: '' }),
    }
  const answer = answerOf(learned, soundFeatures(samples))
  return {
    outputs: answerOutputs(io, answer),
    preview: guessesView(learned.labels, answer.chances),
  }
}
