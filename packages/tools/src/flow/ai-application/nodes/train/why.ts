import { type AiIo, customView, textOut } from '@panya/engines/ai/ai-op.ts'
import { answerOf, chancesOf, type Learned, neighboursOf } from '@panya/engines/ai/learn/learned.ts'
import { interleaved, lostWithout } from '@panya/engines/ai/learn/what-mattered.ts'
import { MAP_SIDE, middleOf } from '@panya/engines/ai/models/picture-features.ts'
import { type Picture, previewOf } from '@panya/engines/ai/picture.ts'
import { PICTURE_KINDS } from '@panya/engines/ai/trained/ask-model.ts'
import type { Looks } from '@panya/engines/ai/trained/feature-cache.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { py } from '@panya/engines/code/python-code.ts'
import type { NodeType } from '@panya/engines/flow/node-type.ts'
import { aiNode, imagePort, modelPort, textPort } from '../define.ts'
import { type AiEnvironment, aiRun } from '../run-on.ts'
import { type Heat, heatPicture } from './heat-picture.ts'
import { FEATURES_HELPER, PICTURE_IMPORTS } from './pictures.ts'

/** Asking a model that was taught with pictures why it answered so. */

const WHY_HELPER = py`PLACES = MobileNetV2(include_top=False)

def what_mattered(model, image):
    """Asks again without one part after another: where the answer gets weaker is what mattered."""
    chances = model.predict_proba(features_of([image]))[0]
    best = chances.argmax()
    small = cv2.resize(image, (224, 224))
    lost = np.zeros((14, 14))
    for down in range(2):
        for across in range(2):
            edge = cv2.copyMakeBorder(small, 8, 8, 8, 8, cv2.BORDER_REPLICATE)
            view = edge[16 * down:16 * down + 224, 16 * across:16 * across + 224].astype("float32")
            places = PLACES.predict(preprocess_input(view[None]), verbose=0)[0]
            whole = model.predict_proba(places.mean(axis=(0, 1))[None])[0][best]
            for row in range(7):
                for column in range(7):
                    kept = np.ones((7, 7), dtype=bool)
                    kept[max(0, row - 1):row + 2, max(0, column - 1):column + 2] = False
                    without = model.predict_proba(places[kept].mean(axis=0)[None])[0][best]
                    lost[2 * row + down, 2 * column + across] = whole - without
    height, width = image.shape[:2]
    heat = cv2.resize(np.clip(lost, 0, None) / max(lost.max(), 1e-6), (width, height))
    return (image * (0.3 + 0.7 * heat[..., None])).astype("uint8"), model.classes_[best]`

const whyPicture = aiNode('why-picture', 'train', {
  engine: 'ai',
  inputs: [modelPort(), imagePort('image')],
  outputs: [imagePort('image'), textPort('label')],
  display: true,
  python: {
    variable: 'why',
    imports: PICTURE_IMPORTS,
    helpers: [FEATURES_HELPER, WHY_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('label')} = what_mattered(${c.input('model')}, ${c.input('image')})`,
  },
})

type WhyIo = AiIo<NodeType, AiEnvironment>

async function heatOfPicture(io: WhyIo, learned: Learned, about: number): Promise<Heat> {
  const picture = io.picture()
  const maps = await io.environment.features.maps(picture)
  const lost = interleaved(
    maps.map((map) => lostWithout(learned, map, about)),
    MAP_SIDE,
  )
  return { lost, cells: MAP_SIDE * 2, box: middleOf(picture) }
}

/** A body is found in a whole picture only: one square after another is covered with grey. */
const BODY_CELLS = 9

function cover(picture: Picture, cell: number): Picture {
  const { width, height } = picture
  const rgba = picture.rgba.slice()
  const [column, row] = [cell % BODY_CELLS, Math.floor(cell / BODY_CELLS)]
  const edge = (at: number, size: number): number => Math.floor((at * size) / BODY_CELLS)
  for (let y = edge(row, height); y < edge(row + 1, height); y++)
    rgba.fill(128, (y * width + edge(column, width)) * 4, (y * width + edge(column + 1, width)) * 4)
  return { width, height, rgba }
}

async function heatOfBody(io: WhyIo, learned: Learned, about: number): Promise<Heat> {
  const picture = io.picture()
  const { features } = io.environment
  const sureness = chancesOf(learned, await features.of(picture, 'bodies'))[about]!
  const lost: number[] = []
  for (let cell = 0; cell < BODY_CELLS ** 2; cell++) {
    if (io.cancelled()) break
    const covered = await features.fresh(cover(picture, cell), 'bodies')
    lost.push(Math.max(0, sureness - chancesOf(learned, covered)[about]!))
    io.progress((cell + 1) / BODY_CELLS ** 2)
  }
  const { width, height } = picture
  return { lost, cells: BODY_CELLS, box: { x: 0, y: 0, width, height } }
}

const runWhyPicture = aiRun(whyPicture, async (io) => {
  const { learned, thumbs } = modelOf(io, PICTURE_KINDS)
  const looks = learned.kind as Looks
  const picture = io.picture()
  const features = await io.environment.features.of(picture, looks)
  const { label, sureness } = answerOf(learned, features)
  const about = learned.labels.indexOf(label)
  const heat = await (looks === 'bodies' ? heatOfBody : heatOfPicture)(io, learned, about)
  const image = heatPicture(picture, heat)
  const nearest = neighboursOf(learned, features, 4).map(({ index, distance }) => ({
    label: learned.labels[learned.classes[index]!]!,
    distance,
    thumb: thumbs?.[index] ?? null,
  }))
  return {
    outputs: { image, label: textOut(label) },
    preview: customView('why', {
      label,
      sureness,
      heat: previewOf(image),
      nearest,
      spread: Math.max(...heat.lost),
      cells: heat.cells,
    }),
  }
})

export const WHY = [whyPicture]

export const WHY_RUNS = [runWhyPicture]
