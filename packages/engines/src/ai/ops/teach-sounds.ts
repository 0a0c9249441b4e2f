import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiOp, customView, numberOut, textOut } from '../ai-op.ts'
import { answerOf } from '../learn/learned.ts'
import { soundFeatures } from '../sound/sound-features.ts'
import { soundPicture } from '../sound/sound-picture.ts'
import { soundIn } from './sounds.ts'
import { modelOf } from './taught-model.ts'
import { answerOutputs, guessesView, taughtFrom } from './teach-node.ts'

/** Teaching with sounds. A sound too quiet to be one is not answered for. */

const train: AiOp = (io) => {
  const { data, sounds } = io.table('examples')
  if (!sounds) throw new FlowFailure('not-sounds')
  const all = sounds.map((samples, at) => ({
    label: String(data[0]?.[at]),
    features: soundFeatures(samples),
    samples,
  }))
  return taughtFrom(io, all, {
    kind: 'sounds',
    shown: ({ samples }) => soundPicture(samples),
    keep: (thumbs) => ({ thumbs }),
  })
}

/** As loud as the hiss of an empty room; nothing is answered about silence. */
const SILENCE = 0.004

const powerOf = (samples: Float32Array): number =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)

const classify: AiOp = (io) => {
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

export const soundTeachingOps: Record<string, AiOp> = {
  'ai.train-sounds': train,
  'ai.classify-sound': classify,
}
