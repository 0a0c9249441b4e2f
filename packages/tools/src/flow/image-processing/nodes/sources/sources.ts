import { py } from '@panya/engines/code/python-code.ts'
import { chosenFile } from '@panya/engines/flow/file-bytes.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import { decodedPicture } from '@panya/engines/vision/picture-header.ts'
import { fromRgba } from '@panya/engines/vision/pixels.ts'
import { drawSample, SAMPLE_NAMES } from '@panya/engines/vision/samples/scenes.ts'
import { scaledNotes } from '@panya/engines/vision/scaled-notes.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { drawingParam } from '../../../../flow-kit/drawing.ts'
import { choice, fileParam, yesNo } from '../../../../flow-kit/param-forms.ts'
import { CV2, pictureNode, READ_HELPER } from '../define.ts'

/** Where pictures come from: a sample, a file, the camera, a drawing. */

const sample = pictureNode('sample', 'source', {
  inputs: [],
  params: [choice('sample', SAMPLE_NAMES)],
  variable: 'image',
  helpers: [READ_HELPER],
  reads: (params) => `${String(params.sample)}.png`,
  code: (c) => py`${c.output('image')} = read(${c.literal(`${c.text('sample')}.png`)})`,
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
  reads: (params) => (params.file as FlowFile | null)?.name ?? 'picture.png',
  code: (c) =>
    py`${c.output('image')} = read(${c.literal((c.params.file as FlowFile | null)?.name ?? 'picture.png')})`,
})

const runUpload = visionRun(upload, async ({ cv, scope, file, decode }) => {
  const picture = await decodedPicture(chosenFile(file('file')).data, decode)
  return {
    outputs: { image: scope.own(fromRgba(cv, picture)) },
    notes: scaledNotes(file('file'), picture),
  }
})

const CAMERA_HELPER = py`def photo(mirror):
    """The picture in photo.png, or a new one from the camera."""
    if Path("photo.png").exists():
        return read("photo.png")
    camera = cv2.VideoCapture(0)
    there, picture = camera.read()
    camera.release()
    if not there:
        raise OSError("No camera here: put a picture named photo.png beside this program.")
    picture = cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)
    return cv2.flip(picture, 1) if mirror else picture`

const camera = pictureNode('camera', 'source', {
  inputs: [],
  params: [yesNo('mirror', true)],
  live: 'camera',
  variable: 'image',
  imports: [CV2, py`from pathlib import Path`],
  helpers: [READ_HELPER, CAMERA_HELPER],
  reads: () => 'photo.png',
  code: (c) => py`${c.output('image')} = photo(mirror=${c.param('mirror')})`,
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
  code: (c) => py`${c.output('image')} = read("drawing.png")`,
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
