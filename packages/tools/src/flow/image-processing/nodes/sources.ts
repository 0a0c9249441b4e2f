import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import type { Stroke } from '@panya/engines/vision/ops/sources.ts'
import { SAMPLE_NAMES } from '@panya/engines/vision/samples/scenes.ts'
import { choice, yesNo } from '../../../kit/flow/param-forms.ts'
import { pictureNode, READ_HELPER } from './define.ts'

/** Where pictures come from. */

function isStroke(value: unknown): value is Stroke {
  const stroke = Object(value) as Partial<Stroke>
  return (
    typeof stroke.colour === 'string' &&
    /^#[0-9a-f]{6}$/i.test(stroke.colour) &&
    typeof stroke.width === 'number' &&
    Array.isArray(stroke.points) &&
    stroke.points.every((at) => typeof at === 'number')
  )
}

const CAMERA_HELPER = `def photo():
    """One picture from the camera."""
    camera = cv2.VideoCapture(0)
    _, picture = camera.read()
    camera.release()
    return cv2.cvtColor(picture, cv2.COLOR_BGR2RGB)`

export const SOURCES = [
  pictureNode('sample', 'source', {
    inputs: [],
    params: [choice('sample', SAMPLE_NAMES)],
    variable: 'image',
    helpers: [READ_HELPER],
    reads: ({ sample }) => `${String(sample)}.png`,
    code: (c) => `${c.output('image')} = read(${c.literal(`${String(c.params.sample)}.png`)})`,
  }),
  pictureNode('upload', 'source', {
    inputs: [],
    params: [{ kind: 'file', name: 'file', default: null, accept: 'image/*' }],
    variable: 'image',
    helpers: [READ_HELPER],
    reads: ({ file }) => (file as FlowFile | null)?.name ?? 'picture.png',
    code: (c) =>
      `${c.output('image')} = read(${c.literal((c.params.file as FlowFile | null)?.name ?? 'picture.png')})`,
  }),
  pictureNode('camera', 'source', {
    inputs: [],
    params: [yesNo('mirror', true)],
    live: 'camera',
    variable: 'image',
    helpers: [CAMERA_HELPER],
    code: (c) => `${c.output('image')} = ${c.params.mirror ? 'cv2.flip(photo(), 1)' : 'photo()'}`,
  }),
  pictureNode('draw', 'source', {
    inputs: [],
    params: [
      {
        kind: 'custom',
        editor: 'drawing',
        name: 'drawing',
        default: [],
        check: (value) => Array.isArray(value) && value.every(isStroke),
      },
    ],
    variable: 'drawing',
    helpers: [READ_HELPER],
    reads: () => 'drawing.png',
    code: (c) => `${c.output('image')} = read("drawing.png")`,
  }),
]
