import { py } from '@panya/engines/code/python-code.ts'
import { chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { plainFileName } from '@panya/engines/flow/python-files.ts'
import { decodedPicture } from '@panya/engines/vision/picture-header.ts'
import { fromRgba } from '@panya/engines/vision/pixels.ts'
import { drawSample, SAMPLE_NAMES } from '@panya/engines/vision/samples/scenes.ts'
import { scaledNotes } from '@panya/engines/vision/scaled-notes.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { drawingParam } from '../../../../flow-kit/drawing.ts'
import { choice, fileParam, yesNo } from '../../../../flow-kit/param-forms.ts'
import { CAMERA_HELPER, CAMERA_IMPORTS, READ_HELPER } from '../../../../flow-kit/python-pictures.ts'
import { pictureNode } from '../define.ts'

/** Where pictures come from: a sample, a file, the camera, a drawing. */

const sample = pictureNode('sample', 'source', {
  inputs: [],
  params: [choice('sample', SAMPLE_NAMES)],
  variable: 'image',
  helpers: [READ_HELPER],
  reads: (params) => `${String(params.sample)}.png`,
  code: (c) => py`${c.output('image')} = read(${c.file})`,
})

const runSample = visionRun(sample, ({ cv, scope, text }) => {
  const drawn = drawSample(cv, text('sample'))
  if (!drawn) throw new FlowFailure('no-sample', { name: text('sample') })
  return { outputs: { image: scope.own(drawn) } }
})

const upload = pictureNode('upload', 'source', {
  inputs: [],
  params: [fileParam('file', 'image/*')],
  variable: 'image',
  helpers: [READ_HELPER],
  reads: (params) => plainFileName((params.file as FlowFile | null)?.name ?? 'picture', 'png'),
  code: (c) => py`${c.output('image')} = read(${c.file})`,
})

const runUpload = visionRun(upload, async ({ cv, scope, file, decode }) => {
  const picture = await decodedPicture(chosenFile(file('file')).data, decode)
  return {
    outputs: { image: scope.own(fromRgba(cv, picture)) },
    notes: scaledNotes(file('file'), picture),
  }
})

const camera = pictureNode('camera', 'source', {
  inputs: [],
  params: [yesNo('mirror', true)],
  live: 'camera',
  variable: 'image',
  imports: CAMERA_IMPORTS,
  helpers: [READ_HELPER, CAMERA_HELPER],
  reads: () => 'photo.png',
  code: (c) => py`${c.output('image')} = photo(${c.file}, mirror=${c.param('mirror')})`,
})

const runCamera = visionRun(camera, ({ cv, scope, rgb, params }) => {
  const frame = rgb('live')
  const out = scope.mat()
  if (params.mirror) cv.flip(frame, out, 1)
  else frame.copyTo(out)
  return { outputs: { image: out } }
})

export const DRAWING_SIZE = { width: 480, height: 360 }

const draw = pictureNode('draw', 'source', {
  inputs: [],
  params: [drawingParam],
  variable: 'drawing',
  helpers: [READ_HELPER],
  reads: () => 'drawing.png',
  code: (c) => py`${c.output('image')} = read(${c.file})`,
})

const runDraw = visionRun(draw, ({ cv, scope, params }) => {
  const { width, height } = DRAWING_SIZE
  const out = scope.own(new cv.Mat(height, width, cv.CV_8UC3, [255, 255, 255, 255]))
  for (const { colour, width: thick, points } of params.drawing) {
    const part = (at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
    const ink = new cv.Scalar(part(1), part(3), part(5), 255)
    for (let i = 0; i < points.length; i += 2) {
      const from = new cv.Point(points[Math.max(0, i - 2)], points[Math.max(1, i - 1)])
      cv.line(
        out,
        from,
        new cv.Point(points[i], points[i + 1]),
        ink,
        Math.max(1, Math.round(thick)),
        cv.LINE_AA,
      )
    }
  }
  return { outputs: { image: out } }
})

export const SOURCES = [sample, upload, camera, draw]

export const SOURCES_RUNS = [runSample, runUpload, runCamera, runDraw]
