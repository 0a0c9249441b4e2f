import { type AiIo, customView, textOut } from '@panya/engines/ai/ai-op.ts'
import type { Example } from '@panya/engines/ai/learn/example.ts'
import { answerOf, chancesOf, neighboursOf } from '@panya/engines/ai/learn/learned.ts'
import { type Picture, previewOf, resized } from '@panya/engines/ai/picture.ts'
import { classifyPicture, PICTURE_KINDS } from '@panya/engines/ai/trained/ask-model.ts'
import type { Looks } from '@panya/engines/ai/trained/feature-cache.ts'
import { trainFromExamples } from '@panya/engines/ai/trained/train-node.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { choice, whole } from '../../../../flow-kit/param-forms.ts'
import {
  aiNode,
  CV2,
  imagePort,
  modelPort,
  NUMPY,
  numberPort,
  tablePort,
  textPort,
} from '../define.ts'
import { type AiEnvironment, aiRun } from '../run-on.ts'
import { answer, LEARN_IMPORTS, learner, least, share, TEACH_HELPER, teaching } from './teaching.ts'

/** Teaching with pictures, asking what was taught, and asking why. */

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

const FEATURES_HELPER = py`NETWORK = MobileNetV2(include_top=False, pooling="avg")

def features_of(pictures):
    """What a large network sees in pictures, as numbers."""
    small = np.stack([cv2.resize(picture, (224, 224)) for picture in pictures]).astype("float32")
    return NETWORK.predict(preprocess_input(small), verbose=0)`

const PICTURE_IMPORTS = [
  CV2,
  NUMPY,
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
    helpers: [FEATURES_HELPER, TEACH_HELPER],
    code: (c) => py`labels = [label for label, _ in ${c.input('examples')}]
features = features_of([picture for _, picture in ${c.input('examples')}])
${c.output('model')}, ${c.output('accuracy')} = teach(${learner(c)}, features, labels, ${share(c)}, ${c.param('seed')})`,
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
    imports: PICTURE_IMPORTS,
    helpers: [FEATURES_HELPER],
    code: (c) => answer(c, py`features_of([${c.input('image')}])`),
  },
})

const runClassifyPictureNode = aiRun(classifyPictureNode, (io) =>
  classifyPicture(io, io.environment.features),
)

const WHY_HELPER = py`def what_mattered(model, image, cells):
    """Covers one square after another: where the answer suffers most is what mattered."""
    chances = model.predict_proba(features_of([image]))[0]
    best = chances.argmax()
    height, width = image.shape[:2]
    lost = np.zeros((cells, cells))
    for row in range(cells):
        for column in range(cells):
            covered = image.copy()
            covered[row * height // cells:(row + 1) * height // cells, column * width // cells:(column + 1) * width // cells] = 128
            lost[row, column] = chances[best] - model.predict_proba(features_of([covered]))[0][best]
    heat = cv2.resize(np.clip(lost, 0, None) / max(lost.max(), 1e-6), (width, height))
    return (image * (0.3 + 0.7 * heat[..., None])).astype("uint8"), model.classes_[best]`

function cover(picture: Picture, cells: number, cell: number): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  const left = Math.floor(((cell % cells) * width) / cells)
  const right = Math.floor((((cell % cells) + 1) * width) / cells)
  const top = Math.floor((Math.floor(cell / cells) * height) / cells)
  const bottom = Math.floor(((Math.floor(cell / cells) + 1) * height) / cells)
  for (let y = top; y < bottom; y++) rgba.fill(128, (y * width + left) * 4, (y * width + right) * 4)
  return { width, height, rgba }
}

/** Lays warm colour over the parts of a picture that mattered; the rest turns grey. */
function heatPicture(picture: Picture, lost: readonly number[], cells: number): Picture {
  const { width, height, rgba } = picture
  const most = Math.max(1e-6, ...lost)
  const out = new Uint8ClampedArray(rgba.length)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const heat =
      heatAt(lost, cells, (pixel % width) / width, Math.floor(pixel / width) / height) / most
    const at = pixel * 4
    const gray = (rgba[at]! + rgba[at + 1]! + rgba[at + 2]!) / 3
    out[at] = gray * (1 - heat) * 0.8 + heat * (rgba[at]! * 0.4 + 150)
    out[at + 1] = gray * (1 - heat) * 0.8 + heat * (rgba[at + 1]! * 0.5 + 50)
    out[at + 2] = gray * (1 - heat) * 0.8 + heat * rgba[at + 2]! * 0.4
    out[at + 3] = 255
  }
  return { width, height, rgba: out }
}

/** Smooth between the middles of the squares. */
function heatAt(lost: readonly number[], cells: number, x: number, y: number): number {
  const [gx, gy] = [x * cells - 0.5, y * cells - 0.5]
  const [left, top] = [Math.floor(gx), Math.floor(gy)]
  const cell = (column: number, row: number): number => {
    const clamp = (value: number): number => Math.min(cells - 1, Math.max(0, value))
    return lost[clamp(row) * cells + clamp(column)] ?? 0
  }
  const [fx, fy] = [gx - left, gy - top]
  const above = cell(left, top) * (1 - fx) + cell(left + 1, top) * fx
  const below = cell(left, top + 1) * (1 - fx) + cell(left + 1, top + 1) * fx
  return above * (1 - fy) + below * fy
}

const whyPicture = aiNode('why-picture', 'train', {
  engine: 'ai',
  inputs: [modelPort(), imagePort('image')],
  outputs: [imagePort('image'), textPort('label')],
  params: [whole('cells', 5, 3, 9)],
  display: true,
  python: {
    variable: 'why',
    imports: PICTURE_IMPORTS,
    helpers: [FEATURES_HELPER, WHY_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('label')} = what_mattered(${c.input('model')}, ${c.input('image')}, ${c.param('cells')})`,
  },
})

/** Covers one square after another with grey: where the answer suffers most is what mattered. */
const runWhyPicture = aiRun(whyPicture, async (io) => {
  const { learned, thumbs } = modelOf(io, PICTURE_KINDS)
  const looks = learned.kind as Looks
  const picture = io.picture()
  const features = await io.environment.features.of(picture, looks)
  const { label, sureness } = answerOf(learned, features)
  const about = learned.labels.indexOf(label)
  const cells = io.number('cells')
  const lost: number[] = []
  for (let cell = 0; cell < cells * cells; cell++) {
    if (io.cancelled()) break
    const covered = cover(picture, cells, cell)
    const chance = chancesOf(learned, await io.environment.features.fresh(covered, looks))[about]!
    lost.push(Math.max(0, sureness - chance))
    io.progress((cell + 1) / (cells * cells))
  }
  const heat = heatPicture(picture, lost, cells)
  const nearest = neighboursOf(learned, features, 4).map(({ index, distance }) => ({
    label: learned.labels[learned.classes[index]!]!,
    distance,
    thumb: thumbs?.[index] ?? null,
  }))
  return {
    outputs: { image: heat, label: textOut(label) },
    preview: customView('why', {
      label,
      sureness,
      heat: previewOf(heat),
      nearest,
      spread: Math.max(...lost),
    }),
  }
})

export const TRAIN_PICTURES = [trainPictures, classifyPictureNode, whyPicture]

export const TRAIN_PICTURES_RUNS = [runTrainPictures, runClassifyPictureNode, runWhyPicture]
