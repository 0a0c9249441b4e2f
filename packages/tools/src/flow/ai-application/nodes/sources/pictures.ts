import { customView, listOut, type PlainTable } from '@panya/engines/ai/ai-op.ts'
import { labelsOf } from '@panya/engines/ai/learn/example.ts'
import { blank, disc, line, rgbOf } from '@panya/engines/ai/paint.ts'
import { copyOf, type Picture, resized } from '@panya/engines/ai/picture.ts'
import {
  FRESH_PICTURE_NAMES,
  type FreshPicture,
  SAMPLE_PICTURE_NAMES,
  SAMPLE_PICTURES,
  SAMPLE_SET_NAMES,
  type SamplePicture,
} from '@panya/engines/ai/samples/sample-names.ts'
import { FRESH_PICTURES, sampleSet } from '@panya/engines/ai/samples/sample-sets.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { decodedPicture } from '@panya/engines/vision/picture-header.ts'
import { scaledNotes } from '@panya/engines/vision/scaled-notes.ts'
import { drawingParam, type Stroke } from '../../../../flow-kit/drawing.ts'
import { choice, customParam, fileParam, yesNo } from '../../../../flow-kit/param-forms.ts'
import { aiNode, CV2, imagePort, port, READ_HELPER, tablePort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { isList, isText } from './checks.ts'

/** Where pictures come from: camera, file, sample, drawing, and sets of them. */

function mirror({ width, height, rgba }: Picture): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse()
}

const CAMERA_HELPER = py`def photo():
    """One picture from the camera."""
    camera = cv2.VideoCapture(0)
    _, picture = camera.read()
    camera.release()
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)`

const camera = aiNode('camera', 'source', {
  engine: 'ai',
  outputs: [imagePort('image')],
  params: [yesNo('mirror', true)],
  live: 'camera',
  python: {
    variable: 'image',
    imports: [CV2],
    helpers: [CAMERA_HELPER],
    code: (c) =>
      py`${c.output('image')} = ${c.params.mirror ? py`cv2.flip(photo(), 1)` : py`photo()`}`,
  },
})

const runCamera = aiRun(camera, ({ picture, yes }) => {
  const frame = copyOf(picture('live'))
  if (yes('mirror')) mirror(frame)
  return { outputs: { image: frame } }
})

const pictureFile = aiNode('picture', 'source', {
  engine: 'ai',
  outputs: [imagePort('image')],
  params: [fileParam('file', 'image/*')],
  python: {
    variable: 'image',
    imports: [CV2],
    helpers: [READ_HELPER],
    reads: (params) => (params.file as FlowFile | null)?.name ?? 'picture.png',
    code: (c) =>
      py`${c.output('image')} = read(${c.literal((c.params.file as FlowFile | null)?.name ?? 'picture.png')})`,
  },
})

const runPicture = aiRun(pictureFile, async ({ file, environment }) => {
  const picture = await decodedPicture(chosenFile(file('file')).data, environment.decode)
  return { outputs: { image: picture }, notes: scaledNotes(file('file'), picture) }
})

const samplePicture = aiNode('sample-picture', 'source', {
  engine: 'ai',
  outputs: [imagePort('image')],
  params: [choice('sample', [...SAMPLE_PICTURE_NAMES, ...FRESH_PICTURE_NAMES])],
  python: {
    variable: 'image',
    imports: [CV2],
    helpers: [READ_HELPER],
    reads: (params) => `${String(params.sample)}.jpg`,
    code: (c) => py`${c.output('image')} = read(${c.literal(`${c.text('sample')}.jpg`)})`,
  },
})

const runSamplePicture = aiRun(samplePicture, async ({ text, environment }) => {
  const drawn = FRESH_PICTURES[text('sample') as FreshPicture]
  if (drawn) return { outputs: { image: drawn() } }
  const file = SAMPLE_PICTURES[text('sample') as SamplePicture]
  if (!file) throw new FlowFailure('no-sample', { name: text('sample') })
  return {
    outputs: {
      image: await decodedPicture(await environment.readSample(file), environment.decode),
    },
  }
})

export const SHEET = { width: 360, height: 360 }

const draw = aiNode('draw', 'source', {
  engine: 'ai',
  outputs: [imagePort('image'), port('strokes', 'list')],
  params: [drawingParam],
  python: {
    variable: 'drawing',
    imports: [CV2],
    helpers: [READ_HELPER],
    reads: () => 'drawing.png',
    code: (c) =>
      py`${c.output('image')} = read("drawing.png")\n${c.output('strokes')} = ${c.literal((c.params.drawing as Stroke[]).map(({ points }) => points))}`,
  },
})

const runDraw = aiRun(draw, ({ params }) => {
  const strokes = params.drawing
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
})

interface PictureClass {
  label: string
  /** JPEG files in base64. */
  pictures: string[]
}

function isPictureClass(value: unknown): boolean {
  const { label, pictures } = Object(value) as Partial<PictureClass>
  return isText(label) && label !== '' && isList(pictures, isText)
}

const FOLDER_HELPER = py`def pictures_in(folder):
    """Pairs of class and picture: one folder for each class."""
    return [(path.parent.name, read(str(path))) for path in sorted(Path(folder).glob("*/*"))]`

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

function pictureTable(labels: readonly string[], pictures: readonly Picture[]): PlainTable {
  return {
    columns: [
      { name: 'label', type: 'text' },
      { name: 'picture', type: 'number' },
    ],
    data: [labels, labels.map((_, at) => at + 1)],
    pictures,
  }
}

const pictureSet = aiNode('pictures', 'source', {
  engine: 'ai',
  outputs: [tablePort('examples')],
  params: [
    customParam('classes', 'pictureClasses', [], (value): value is PictureClass[] =>
      isList(value, isPictureClass),
    ),
  ],
  python: {
    variable: 'examples',
    imports: [CV2, py`from pathlib import Path`],
    helpers: [READ_HELPER, FOLDER_HELPER],
    code: (c) => py`${c.output('examples')} = pictures_in("pictures")`,
  },
})

const runPictures = aiRun(pictureSet, async ({ params, progress, cancelled, environment }) => {
  const all = params.classes.flatMap(({ label, pictures: files }) =>
    files.map((file) => ({ label, file })),
  )
  if (all.length === 0) throw new NotReady('no-examples')
  const found: Picture[] = []
  for (const { file } of all) {
    if (cancelled()) break
    found.push(await decodedPicture(file, environment.decode))
    progress(found.length / all.length)
  }
  const labels = all.map(({ label }) => label)
  return {
    outputs: { examples: pictureTable(labels, found) },
    preview: setView(labels, found),
  }
})

const sampleSetNode = aiNode('sample-set', 'source', {
  engine: 'ai',
  outputs: [tablePort('examples')],
  params: [choice('set', SAMPLE_SET_NAMES)],
  python: {
    variable: 'examples',
    imports: [CV2, py`from pathlib import Path`],
    helpers: [READ_HELPER, FOLDER_HELPER],
    code: (c) => py`${c.output('examples')} = pictures_in(${c.param('set')})`,
  },
})

const runSampleSet = aiRun(sampleSetNode, ({ params }) => {
  const { labels, pictures: drawn } = sampleSet(params.set)
  return { outputs: { examples: pictureTable(labels, drawn) }, preview: setView(labels, drawn) }
})

export const PICTURE_SOURCES = [camera, pictureFile, samplePicture, draw, pictureSet, sampleSetNode]

export const PICTURE_SOURCES_RUNS = [
  runCamera,
  runPicture,
  runSamplePicture,
  runDraw,
  runPictures,
  runSampleSet,
]
