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
  type SampleSetName,
} from '@panya/engines/ai/samples/sample-names.ts'
import { FRESH_PICTURES, sampleSet } from '@panya/engines/ai/samples/sample-sets.ts'
import { py } from '@panya/engines/code/python-code.ts'
import { chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { FlowFailure, NotReady } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { plainFileName } from '@panya/engines/flow/python-files.ts'
import { decodedPicture } from '@panya/engines/vision/picture-header.ts'
import { scaledNotes } from '@panya/engines/vision/scaled-notes.ts'
import { drawingParam, type Stroke } from '../../../../flow-kit/drawing.ts'
import { choice, customParam, fileParam, yesNo } from '../../../../flow-kit/param-forms.ts'
import {
  CAMERA_HELPER,
  CAMERA_IMPORTS,
  READ_HELPER,
  READ_IMPORTS,
} from '../../../../flow-kit/python-pictures.ts'
import { aiNode, imagePort, port, tablePort } from '../define.ts'
import { aiRun } from '../run-on.ts'
import { isList, isText } from './checks.ts'

/** Where pictures come from: camera, file, sample, drawing, and sets of them. */

function mirror({ width, height, rgba }: Picture): void {
  const pixels = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height)
  for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse()
}

const camera = aiNode('camera', 'source', {
  engine: 'ai',
  outputs: [imagePort('image')],
  params: [yesNo('mirror', true)],
  live: 'camera',
  python: {
    variable: 'image',
    imports: CAMERA_IMPORTS,
    helpers: [READ_HELPER, CAMERA_HELPER],
    reads: () => 'photo.png',
    code: (c) => py`${c.output('image')} = photo(${c.file}, mirror=${c.param('mirror')})`,
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
    imports: READ_IMPORTS,
    helpers: [READ_HELPER],
    reads: (params) => plainFileName((params.file as FlowFile | null)?.name ?? 'picture', 'png'),
    code: (c) => py`${c.output('image')} = read(${c.file})`,
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
    imports: READ_IMPORTS,
    helpers: [READ_HELPER],
    reads: (params) => `${String(params.sample)}.png`,
    code: (c) => py`${c.output('image')} = read(${c.file})`,
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
    imports: READ_IMPORTS,
    helpers: [READ_HELPER],
    reads: () => 'drawing.png',
    code: (c) =>
      py`${c.output('image')} = read(${c.file})\n${c.output('strokes')} = ${c.literal((c.params.drawing as Stroke[]).map(({ points }) => points))}`,
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

const SET_HELPER = py`def pictures_in(path):
    """Pairs of class and picture, as the table lists them."""
    with open(path, encoding="utf-8-sig", newline="") as table:
        return [(row["label"], read(row["file"])) for row in csv.DictReader(table)]`

const SET_IMPORTS = [...READ_IMPORTS, py`import csv`]

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
    imports: SET_IMPORTS,
    helpers: [READ_HELPER, SET_HELPER],
    reads: () => 'pictures.csv',
    files: async ({ classes }, name) => {
      const { setFiles } = await import('./set-files.ts')
      const all = (classes as PictureClass[]).flatMap(({ label, pictures }) =>
        pictures.map((bytes) => ({ label, bytes })),
      )
      return setFiles(name, 'jpg', all)
    },
    code: (c) => py`${c.output('examples')} = pictures_in(${c.file})`,
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
    imports: SET_IMPORTS,
    helpers: [READ_HELPER, SET_HELPER],
    reads: (params) => `${String(params.set)}.csv`,
    files: async ({ set }, name, png) => {
      const [{ setFiles }, samples] = await Promise.all([
        import('./set-files.ts'),
        import('@panya/engines/ai/samples/sample-sets.ts'),
      ])
      const { labels, pictures } = samples.sampleSet(set as SampleSetName)
      const bytes = await Promise.all(pictures.map(png))
      return setFiles(
        name,
        'png',
        labels.map((label, at) => ({ label, bytes: bytes[at]! })),
      )
    },
    code: (c) => py`${c.output('examples')} = pictures_in(${c.file})`,
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
