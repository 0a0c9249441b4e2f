import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiOp, customView, numberOut, textOut } from '../ai-op.ts'
import { answerOf } from '../learn/learned.ts'
import { splitExamples } from '../learn/split.ts'
import { teach } from '../learn/teach.ts'
import { soundFeatures } from '../sound/sound-features.ts'
import { soundPicture } from '../sound/sound-picture.ts'
import { soundIn } from './sounds.ts'
import { modelOf, storedModel, teachSettings, trainingData } from './taught-model.ts'
import { guessesView } from './teach-pictures.ts'

/** Teaching with sounds. A sound too quiet to be one is not answered for. */

const train: AiOp = async (io) => {
  const { data, sounds } = io.table('examples')
  if (!sounds) throw new FlowFailure('not-sounds')
  const all = sounds.map((samples, at) => ({
    label: String(data[0]?.[at]),
    features: soundFeatures(samples),
    samples,
  }))
  const { train: learnFrom, test } = splitExamples(
    all,
    io.number('testShare') / 100,
    io.number('seed'),
  )
  const epochs = io.number('epochs')
  const taught = await teach(learnFrom, test, {
    ...teachSettings(io),
    kind: 'sounds',
    onEpoch: (curve) =>
      io.progress(curve.length / epochs, customView('training', { stage: 'learning', curve })),
  })
  const { learned, card } = taught
  const thumbs = learnFrom.map(({ samples }) => soundPicture(samples))
  const tests = test.map(({ samples }) => soundPicture(samples))
  return {
    outputs: {
      model: storedModel({ learned, card, thumbs }),
      accuracy: numberOut(Math.round(card.accuracy * 100)),
    },
    preview: customView('training', trainingData(taught, tests)),
  }
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
  const { label, sureness, chances } = answerOf(learned, soundFeatures(samples))
  const sure = sureness * 100 >= io.number('least')
  return {
    outputs: {
      label: textOut(sure ? label : '?'),
      sureness: numberOut(Math.round(sureness * 100)),
    },
    preview: guessesView(learned.labels, chances),
  }
}

export const soundTeachingOps: Record<string, AiOp> = {
  'ai.train-sounds': train,
  'ai.classify-sound': classify,
}
