import { soundFeatures } from '@panya/engines/ai/sound/sound-features.ts'
import { soundPicture } from '@panya/engines/ai/sound/sound-picture.ts'
import { classifySound } from '@panya/engines/ai/trained/ask-model.ts'
import { trainFromExamples } from '@panya/engines/ai/trained/train-node.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { aiNode, modelPort, NUMPY, numberPort, port, tablePort, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { answer, LEARN_IMPORTS, learner, least, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with sounds. A sound too quiet to be one is not answered for. */

const SOUND_HELPER = py`def sound_features(sound):
    """The colour of a sound and how much it changes, as numbers."""
    colour = librosa.feature.mfcc(y=sound, sr=16000, n_mfcc=20)
    return np.concatenate([colour.mean(axis=1), colour.std(axis=1)])`

const SOUND_IMPORTS = [py`import librosa`, NUMPY]

const trainSounds = aiNode('train-sounds', 'train', {
  engine: 'ai',
  inputs: [tablePort('examples')],
  outputs: [modelPort(), numberPort('accuracy')],
  params: teaching,
  python: {
    variable: 'sound',
    imports: [
      ...SOUND_IMPORTS,
      ...LEARN_IMPORTS,
      py`from sklearn.pipeline import make_pipeline`,
      py`from sklearn.preprocessing import StandardScaler`,
    ],
    helpers: [SOUND_HELPER, TEACH_HELPER],
    code: (c) => py`labels = [label for label, _ in ${c.input('examples')}]
features = np.stack([sound_features(sound) for _, sound in ${c.input('examples')}])
${c.output('model')}, ${c.output('accuracy')} = teach(make_pipeline(StandardScaler(), ${learner(c)}), features, labels, ${share(c)}, ${c.param('seed')})`,
  },
})

const runTrainSounds = aiRun(trainSounds, (io) => {
  const { data, sounds } = io.table('examples')
  if (!sounds) throw new FlowFailure('not-sounds')
  const all = sounds.map((samples, at) => ({
    label: String(data[0]?.[at]),
    features: soundFeatures(samples),
    samples,
  }))
  return trainFromExamples(io, all, {
    kind: 'sounds',
    shown: ({ samples }) => soundPicture(samples),
    keep: (thumbs) => ({ thumbs }),
  })
})

const classifySoundNode = aiNode('classify-sound', 'train', {
  engine: 'ai',
  inputs: [modelPort(), port('sound', 'list')],
  outputs: [textPort('label'), numberPort('sureness')],
  params: [least],
  python: {
    variable: 'answer',
    imports: SOUND_IMPORTS,
    helpers: [SOUND_HELPER],
    code: (c) => answer(c, py`[sound_features(${c.input('sound')})]`),
  },
})

const runClassifySoundNode = aiRun(classifySoundNode, classifySound)

export const TRAIN_SOUNDS = [trainSounds, classifySoundNode]

export const TRAIN_SOUNDS_RUNS = [runTrainSounds, runClassifySoundNode]
