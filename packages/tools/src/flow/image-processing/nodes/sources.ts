import { py } from '@panya/engines/code/python-code.ts'
import type { FlowFile } from '@panya/engines/flow/param-spec.ts'
import type { Stroke } from '@panya/engines/vision/ops/sources.ts'
import { SAMPLE_NAMES } from '@panya/engines/vision/samples/scenes.ts'
import { choice, yesNo } from '../../../flow-kit/param-forms.ts'
import { CV2, pictureNode, READ_HELPER } from './define.ts'

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

export const SOURCES = [
  pictureNode('sample', 'source', {
    inputs: [],
    params: [choice('sample', SAMPLE_NAMES)],
    variable: 'image',
    helpers: [READ_HELPER],
    reads: ({ sample }) => `${String(sample)}.png`,
    code: (c) => py`${c.output('image')} = read(${c.literal(`${c.text('sample')}.png`)})`,
  }),
  pictureNode('upload', 'source', {
    inputs: [],
    params: [{ kind: 'file', name: 'file', default: null, accept: 'image/*' }],
    variable: 'image',
    helpers: [READ_HELPER],
    reads: ({ file }) => (file as FlowFile | null)?.name ?? 'picture.png',
    code: (c) =>
      py`${c.output('image')} = read(${c.literal((c.params.file as FlowFile | null)?.name ?? 'picture.png')})`,
  }),
  pictureNode('camera', 'source', {
    inputs: [],
    params: [yesNo('mirror', true)],
    live: 'camera',
    variable: 'image',
    imports: [CV2, py`from pathlib import Path`],
    helpers: [READ_HELPER, CAMERA_HELPER],
    reads: () => 'photo.png',
    code: (c) => py`${c.output('image')} = photo(mirror=${c.param('mirror')})`,
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
    code: (c) => py`${c.output('image')} = read("drawing.png")`,
  }),
]
