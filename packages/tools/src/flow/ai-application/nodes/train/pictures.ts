import type { AiIo } from '@panya/engines/ai/ai-op.ts'
import type { Example } from '@panya/engines/ai/learn/example.ts'
import { type Picture, resized } from '@panya/engines/ai/picture.ts'
import { classifyPicture } from '@panya/engines/ai/trained/ask-model.ts'
import type { Looks } from '@panya/engines/ai/trained/feature-cache.ts'
import { trainFromExamples } from '@panya/engines/ai/trained/train-node.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { choice } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, imagePort, modelPort, numberPort, tablePort, textPort } from '../define.ts'
import { type AiEnvironment, aiRun } from '../run-on.ts'
import { MEDIAPIPE, POSE_HELPER } from '../see/people.ts'
import { answer, LEARN_IMPORTS, learner, least, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with pictures, and asking what was taught. */

const THUMB = 64

/** Looking takes most of the time; the rest of the bar is for learning. */
const LOOKING = 0.7

interface PictureExample extends Example {
  picture: Picture
}

async function look(io: AiIo<NodeType, AiEnvironment>, looks: Looks): Promise<PictureExample[]> {
  const { data, pictures } = io.table('examples')
  if (!pictures) throw new FlowFailure('not-pictures')
  const examples: PictureExample[] = []
  for (const [at, picture] of pictures.entries()) {
    if (io.cancelled()) break
    const features = await io.environment.features.of(picture, looks)
    examples.push({ label: String(data[0]?.[at]), features, picture })
    io.progress((LOOKING * examples.length) / pictures.length)
  }
  return examples
}

const BODY_HELPER = py`def body_features(pictures):
    """Where the parts of a body are, whatever its size and place in the picture."""
    rows = []
    for picture in pictures:
        points = np.array(body_points(picture) or [(0, 0, 0)] * 33)[:, :2]
        places = points - points.mean(axis=0)
        rows.append((places / max(1e-6, np.hypot(*places.T).max())).ravel())
    return np.stack(rows)`

const FEATURES_HELPER = py`NETWORK = MobileNetV2(include_top=False, pooling="avg")


def features_of(pictures):
    """What a large network sees in pictures, as numbers."""
    small = np.stack([cv2.resize(picture, (224, 224)) for picture in pictures]).astype("float32")
    return NETWORK.predict(preprocess_input(small), verbose=0)`

const PICTURE_IMPORTS = [
  CV2,
  NUMPY,
  MEDIAPIPE,
  py`from keras.applications.mobilenet_v2 import MobileNetV2, preprocess_input`,
]

const trainPictures = aiNode('train-pictures', 'train', {
  engine: 'ai',
  inputs: [tablePort('examples')],
  outputs: [modelPort(), numberPort('accuracy')],
  params: [choice('looks', ['pictures', 'bodies']), ...teaching],
  python: {
    variable: 'picture',
    imports: [...PICTURE_IMPORTS, ...LEARN_IMPORTS],
    helpers: [POSE_HELPER, BODY_HELPER, FEATURES_HELPER, TEACH_HELPER],
    code: (c) => py`labels = [label for label, _ in ${c.input('examples')}]
look = ${c.params.looks === 'bodies' ? py`body_features` : py`features_of`}
features = look([picture for _, picture in ${c.input('examples')}])
${c.output('model')}, ${c.output('accuracy')} = teach(${learner(c)}, features, labels, ${share(c)}, ${c.param('seed')})
${c.output('model')}.look = look`,
  },
})

const runTrainPictures = aiRun(trainPictures, async (io) => {
  const looks: Looks = io.text('looks') === 'bodies' ? 'bodies' : 'pictures'
  const all = await look(io, looks)
  return trainFromExamples(io, all, {
    kind: looks,
    begun: LOOKING,
    shown: ({ picture }) => resized(picture, THUMB, THUMB),
    keep: (thumbs) => ({ thumbs }),
  })
})

const classifyPictureNode = aiNode('classify-picture', 'train', {
  engine: 'ai',
  inputs: [modelPort(), imagePort('image')],
  outputs: [textPort('label'), numberPort('sureness')],
  params: [least],
  python: {
    variable: 'answer',
    code: (c) => answer(c, py`${c.input('model')}.look([${c.input('image')}])`),
  },
})

const runClassifyPictureNode = aiRun(classifyPictureNode, (io) =>
  classifyPicture(io, io.environment.features),
)

export const TRAIN_PICTURES = [trainPictures, classifyPictureNode]

export const TRAIN_PICTURES_RUNS = [runTrainPictures, runClassifyPictureNode]
