import { FlowFailure } from '../../flow/flow-value.ts'
import { type AiIo, type AiOp, customView, textOut } from '../ai-op.ts'
import type { Example } from '../learn/example.ts'
import { answerOf, chancesOf, neighboursOf } from '../learn/learned.ts'
import { type Picture, previewOf, resized } from '../picture.ts'
import type { FeatureCache, Looks } from './feature-cache.ts'
import { heatPicture } from './heat.ts'
import { modelOf } from './taught-model.ts'
import { answerOutputs, guessesView, taughtFrom } from './teach-node.ts'

/** Teaching with pictures, asking what was taught, and asking why. */

const THUMB = 64
const KINDS = ['pictures', 'bodies'] as const
/** Looking takes most of the time; the rest of the bar is for learning. */
const LOOKING = 0.7

interface PictureExample extends Example {
  picture: Picture
}

async function look(io: AiIo, cache: FeatureCache, looks: Looks): Promise<PictureExample[]> {
  const { data, pictures } = io.table('examples')
  if (!pictures) throw new FlowFailure('not-pictures')
  const examples: PictureExample[] = []
  for (const [at, picture] of pictures.entries()) {
    if (io.cancelled()) break
    const features = await cache.of(picture, looks)
    examples.push({ label: String(data[0]?.[at]), features, picture })
    io.progress((LOOKING * examples.length) / pictures.length)
  }
  return examples
}

const train =
  (cache: FeatureCache): AiOp =>
  async (io) => {
    const looks: Looks = io.text('looks') === 'bodies' ? 'bodies' : 'pictures'
    const all = await look(io, cache, looks)
    return taughtFrom(io, all, {
      kind: looks,
      begun: LOOKING,
      shown: ({ picture }) => resized(picture, THUMB, THUMB),
      keep: (thumbs) => ({ thumbs }),
    })
  }

const classify =
  (cache: FeatureCache): AiOp =>
  async (io) => {
    const { learned } = modelOf(io, KINDS)
    const features = await cache.of(io.picture(), learned.kind as Looks)
    const answer = answerOf(learned, features)
    return {
      outputs: answerOutputs(io, answer),
      preview: guessesView(learned.labels, answer.chances),
    }
  }

/** Covers one square after another with grey: where the answer suffers most is what mattered. */
const why =
  (cache: FeatureCache): AiOp =>
  async (io) => {
    const { learned, thumbs } = modelOf(io, KINDS)
    const looks = learned.kind as Looks
    const picture = io.picture()
    const features = await cache.of(picture, looks)
    const { label, sureness } = answerOf(learned, features)
    const about = learned.labels.indexOf(label)
    const cells = io.number('cells')
    const lost: number[] = []
    for (let cell = 0; cell < cells * cells; cell++) {
      if (io.cancelled()) break
      const covered = cover(picture, cells, cell)
      const chance = chancesOf(learned, await cache.fresh(covered, looks))[about]!
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
  }

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

export function pictureTeachingOps(cache: FeatureCache): Record<string, AiOp> {
  return {
    'ai.train-pictures': train(cache),
    'ai.classify-picture': classify(cache),
    'ai.why-picture': why(cache),
  }
}
