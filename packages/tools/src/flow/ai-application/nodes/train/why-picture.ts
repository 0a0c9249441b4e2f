import { customView, textOut } from '@panya/engines/ai/ai-op.ts'
import { answerOf, chancesOf, logOddsOf, neighboursOf } from '@panya/engines/ai/learn/learned.ts'
import { middleOf } from '@panya/engines/ai/models/picture-features.ts'
import { previewOf } from '@panya/engines/ai/picture.ts'
import { PICTURE_KINDS } from '@panya/engines/ai/trained/ask-model.ts'
import type { Looks } from '@panya/engines/ai/trained/feature-cache.ts'
import { heatPicture } from '@panya/engines/ai/trained/heat-picture.ts'
import { modelOf } from '@panya/engines/ai/trained/trained-model.ts'
import { covered, whatMattered } from '@panya/engines/ai/trained/what-mattered.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { whole } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { aiNode, imagePort, modelPort, textPort } from '../define.ts'
import { aiRun } from '../run-on.ts'

/** Asking a model of pictures why: what its answer leans on, and which examples are nearest. */

const WHY_HELPER = py`def log_odds(model, picture, about):
    """How much speaks for one class against all others."""
    chance = np.clip(model.predict_proba(model.look([picture]))[0][about], 0.001, 0.999)
    return np.log(chance / (1 - chance))


def what_mattered(model, image, cells):
    """Covers one part after another: where the answer suffers most is what mattered."""
    best = model.predict_proba(model.look([image]))[0].argmax()
    whole = log_odds(model, image, best)
    height, width = image.shape[:2]
    half = max(1, round(cells * 0.2)) / 2
    lost = np.zeros((cells, cells))
    for row in range(cells):
        for column in range(cells):
            top, bottom = [round(min(cells, max(0, row + 0.5 + side)) / cells * height) for side in (-half, half)]
            left, right = [round(min(cells, max(0, column + 0.5 + side)) / cells * width) for side in (-half, half)]
            covered = image.copy()
            covered[top:bottom, left:right] = 128
            lost[row, column] = max(0, whole - log_odds(model, covered, best))
    heat = cv2.resize(lost / max(lost.max(), 1), (width, height))
    return (image * (0.3 + 0.7 * heat[..., None])).astype("uint8"), model.classes_[best]`

const whyPicture = aiNode('why-picture', 'train', {
  engine: 'ai',
  inputs: [modelPort(), imagePort('image')],
  outputs: [imagePort('image'), textPort('label')],
  params: [whole('cells', 14, 3, 20)],
  display: true,
  python: {
    variable: 'why',
    imports: [CV2, NUMPY],
    helpers: [WHY_HELPER],
    code: (c) =>
      py`${c.output('image')}, ${c.output('label')} = what_mattered(${c.input('model')}, ${c.input('image')}, ${c.param('cells')})`,
  },
})

/** What costs less than this, in log-odds, is too little to glow in full. */
const LEAST_GLOW = 1

const runWhyPicture = aiRun(whyPicture, async (io) => {
  const { learned, thumbs } = modelOf(io, PICTURE_KINDS)
  const looks = learned.kind as Looks
  const picture = io.picture()
  const features = await io.environment.features.of(picture, looks)
  const { label, sureness } = answerOf(learned, features)
  const about = learned.labels.indexOf(label)
  const all = logOddsOf(learned, features, about)
  const { width, height } = picture
  const seen = looks === 'pictures' ? middleOf(picture) : { x: 0, y: 0, width, height }
  const { lost, cells, worst } = await whatMattered(picture, {
    cells: io.number('cells'),
    seen,
    lossOf: async (box) => {
      const without = await io.environment.features.fresh(covered(picture, box), looks)
      return all - logOddsOf(learned, without, about)
    },
    progress: (fraction) => io.progress(fraction),
    cancelled: io.cancelled,
  })
  const most = Math.max(...lost)
  const without = await io.environment.features.fresh(covered(picture, worst), looks)
  const heat = heatPicture(picture, lost, cells, Math.max(LEAST_GLOW, most))
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
      /** How much surer it is with the part that matters most than without. */
      spread: Math.max(0, sureness - chancesOf(learned, without)[about]!),
      most,
    }),
  }
})

export const WHY_PICTURE = [whyPicture]

export const WHY_PICTURE_RUNS = [runWhyPicture]
