import { soundFeatures } from '@panya/engines/ai/sound/sound-features.ts'
import { soundPicture } from '@panya/engines/ai/sound/sound-picture.ts'
import { classifySound } from '@panya/engines/ai/trained/ask-model.ts'
import { trainFromExamples } from '@panya/engines/ai/trained/train-node.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import { NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, modelPort, numberPort, port, tablePort, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { answer, LEARN_IMPORTS, learner, least, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with sounds. A sound too quiet to be one is not answered for. */

/** The tool's own numbers, so that a model learns the same from the same sounds. */
const SOUND_HELPER = py`def loudness_of_bands(sound):
    """How loud 40 bands of pitch are every 16 milliseconds: narrow bands below, wide ones above, as ears hear."""
    pitches = np.linspace(2595 * np.log10(1 + 60 / 700), 2595 * np.log10(1 + 7600 / 700), 42)
    edges = 700 * (10 ** (pitches / 2595) - 1) * 512 / 16000
    left, middle, right = edges[:-2, None], edges[1:-1, None], edges[2:, None]
    steps = np.arange(257)
    bands = np.minimum((steps - left) / (middle - left), (right - steps) / (right - middle)).clip(0)
    starts = range(0, max(len(sound), 512) - 511, 256)
    windows = np.stack([np.pad(sound, (0, 512))[at:at + 512] for at in starts]) * np.hanning(512)
    return np.log(1e-7 + abs(np.fft.rfft(windows)) ** 2 @ bands.T)


def course(values, count):
    """A long list of values as a short one: the means of its parts."""
    cuts = [at * len(values) // count for at in range(count + 1)]
    return [values[a:max(a + 1, b)].mean() for a, b in zip(cuts, cuts[1:])]


def sound_features(sound):
    """A sound as numbers: its colour, how much that changes, how it rises and falls."""
    rows = loudness_of_bands(sound)
    loud = np.flatnonzero(rows.max(axis=1) >= rows.max() - 5)
    heard = rows[loud[0]:loud[-1] + 1]
    waves = np.cos(np.pi * np.outer(np.arange(1, 21), np.arange(40) + 0.5) / 40)
    colours = (heard - heard.mean(axis=1, keepdims=True)) @ waves.T / 40
    means, coarse = colours.mean(axis=0), colours[:, :8]
    moves = abs(np.diff(coarse, axis=0)).sum(axis=0) / max(1, len(heard) - 1)
    shape = course(heard.max(axis=1) - heard.max(), 8)
    melody = [value - means[n] for n in (0, 1) for value in course(colours[:, n], 4)]
    return [*means, *coarse.std(axis=0), *moves, *(value / 5 for value in shape), *melody, len(heard) / len(rows)]`

const SOUND_IMPORTS = [NUMPY]

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
features = [sound_features(one) for _, one in ${c.input('examples')}]
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
