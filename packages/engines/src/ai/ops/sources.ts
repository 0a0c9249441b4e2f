import { FlowFailure } from '../../flow/flow-value.ts'
import type { FlowFile } from '../../flow/param-spec.ts'
import { checkPicture } from '../../vision/picture-header.ts'
import { type AiOp, customView, listOut, type PlainTable } from '../ai-op.ts'
import { labelsOf } from '../learn/example.ts'
import { blank, disc, line, rgbOf } from '../paint.ts'
import { copyOf, type Picture, resized } from '../picture.ts'
import {
  type FreshPicture,
  SAMPLE_PICTURES,
  type SamplePicture,
  type SampleSetName,
} from '../samples/sample-names.ts'
import { FRESH_PICTURES, sampleSet } from '../samples/sample-sets.ts'

/** Where pictures come from: camera, file, sample, drawing, and sets of them. */

export type Decode = (bytes: Uint8Array<ArrayBuffer>) => Promise<Picture>
export type ReadSample = (file: string) => Promise<Uint8Array<ArrayBuffer>>

export interface Stroke {
  colour: string
  width: number
  /** x, y, x, y … in pixels of the sheet. */
  points: number[]
}

export const SHEET = { width: 360, height: 360 }

export interface PictureClass {
  label: string
  /** JPEG files in base64. */
  pictures: string[]
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  } catch {
    throw new FlowFailure('broken-image')
  }
}

async function decoded(decode: Decode, bytes: Uint8Array<ArrayBuffer>): Promise<Picture> {
  checkPicture(bytes)
  return decode(bytes).catch((error: unknown) => {
    throw error instanceof FlowFailure ? error : new FlowFailure('broken-image')
  })
}

const upload =
  (decode: Decode): AiOp =>
  async ({ params }) => {
    const file = params.file as FlowFile | null
    if (!file) throw new FlowFailure('no-file')
    if (!file.data) throw new FlowFailure('file-elsewhere', { name: file.name })
    return { outputs: { image: await decoded(decode, bytesOf(file.data)) } }
  }

const sample =
  (decode: Decode, read: ReadSample): AiOp =>
  async ({ text }) => {
    const drawn = FRESH_PICTURES[text('sample') as FreshPicture]
    if (drawn) return { outputs: { image: drawn() } }
    const file = SAMPLE_PICTURES[text('sample') as SamplePicture]
    if (!file) throw new FlowFailure('no-sample', { name: text('sample') })
    return { outputs: { image: await decoded(decode, await read(file)) } }
  }

const camera: AiOp = ({ picture, yes }) => {
  const frame = copyOf(picture('live'))
  if (yes('mirror')) mirror(frame)
  return { outputs: { image: frame } }
}

function mirror({ width, height, rgba }: Picture): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse()
}

const draw: AiOp = ({ params }) => {
  const strokes = params.drawing as Stroke[]
  const picture = blank(SHEET.width, SHEET.height, [255, 255, 255])
  for (const { colour, width, points } of strokes) {
    const ink = rgbOf(colour)
    disc(picture, points[0] ?? 0, points[1] ?? 0, width / 2, ink)
    for (let at = 2; at + 1 < points.length; at += 2) {
      const from = { x: points[at - 2]!, y: points[at - 1]! }
      line(picture, from, { x: points[at]!, y: points[at + 1]! }, width, ink)
    }
  }
  return { outputs: { image: picture, strokes: listOut(strokes.map(({ points }) => points)) } }
}

const SHOWN = 5
const THUMB = 48

/** A few pictures of each class, to see at a glance what is in a set. */
function setView(labels: readonly string[], pictures: readonly Picture[]) {
  return customView('set', {
    classes: labelsOf(labels.map((label) => ({ label }))).map((label) => {
      const own = pictures.filter((_, at) => labels[at] === label)
      return {
        label,
        count: own.length,
        thumbs: own.slice(0, SHOWN).map((picture) => resized(picture, THUMB, THUMB)),
      }
    }),
  })
}

export function pictureTable(labels: readonly string[], pictures: readonly Picture[]): PlainTable {
  return {
    columns: [
      { name: 'label', type: 'text' },
      { name: 'picture', type: 'number' },
    ],
    data: [labels, labels.map((_, at) => at + 1)],
    pictures,
  }
}

const pictures =
  (decode: Decode): AiOp =>
  async ({ params, progress, cancelled }) => {
    const classes = params.classes as PictureClass[]
    const all = classes.flatMap(({ label, pictures: files }) =>
      files.map((file) => ({ label, file })),
    )
    if (all.length === 0) throw new FlowFailure('no-examples')
    const found: Picture[] = []
    for (const { file } of all) {
      if (cancelled()) break
      found.push(await decoded(decode, bytesOf(file)))
      progress(found.length / all.length)
    }
    const labels = all.map(({ label }) => label)
    return {
      outputs: { examples: pictureTable(labels, found) },
      preview: setView(labels, found),
    }
  }

const set: AiOp = ({ text }) => {
  const { labels, pictures: drawn } = sampleSet(text('set') as SampleSetName)
  return { outputs: { examples: pictureTable(labels, drawn) }, preview: setView(labels, drawn) }
}

export function sourceOps(decode: Decode, read: ReadSample): Record<string, AiOp> {
  return {
    'ai.picture': upload(decode),
    'ai.sample-picture': sample(decode, read),
    'ai.camera': camera,
    'ai.draw': draw,
    'ai.pictures': pictures(decode),
    'ai.sample-set': set,
  }
}
