import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { choice, whole, yesNo } from '../../../flow-kit/param-forms.ts'
import { CV2, NUMPY, pictureNode } from './define.ts'

/** Size and place. */

const CROP_HELPER = py`def crop(image, left, top, width, height):
    """A part of a picture; all numbers are percent of its size."""
    rows, cols = image.shape[:2]
    x, y = int(cols * left / 100), int(rows * top / 100)
    w, h = int(cols * width / 100 + 0.5), int(rows * height / 100 + 0.5)
    return image[y:y + h, x:x + w].copy()`

const ROTATE_HELPER = py`def rotate(image, angle, expand=False):
    """Turns a picture; expand makes room for its corners."""
    rows, cols = image.shape[:2]
    turn = cv2.getRotationMatrix2D((cols / 2, rows / 2), angle, 1)
    width, height = cols, rows
    if expand:
        cos, sin = abs(turn[0, 0]), abs(turn[0, 1])
        width = int(rows * sin + cols * cos + 0.5)
        height = int(rows * cos + cols * sin + 0.5)
        turn[:, 2] += (width / 2 - cols / 2, height / 2 - rows / 2)
    return cv2.warpAffine(image, turn, (width, height), borderValue=(255, 255, 255))`

const SMOOTH = ownTable<Py>({
  area: py`cv2.INTER_AREA`,
  linear: py`cv2.INTER_LINEAR`,
  cubic: py`cv2.INTER_CUBIC`,
  nearest: py`cv2.INTER_NEAREST`,
})
const FLIP = ownTable({ horizontal: 1, vertical: 0, both: -1 })

export const GEOMETRY = [
  pictureNode('resize', 'geometry', {
    params: [
      choice('mode', ['percent', 'size']),
      { ...whole('percent', 50, 1, 400), showIf: { param: 'mode', is: ['percent'] } },
      { ...whole('width', 320, 1, 4096), showIf: { param: 'mode', is: ['size'] } },
      { ...whole('height', 240, 1, 4096), showIf: { param: 'mode', is: ['size'] } },
      choice('smooth', ['area', 'linear', 'cubic', 'nearest']),
    ],
    variable: 'resized',
    code: (c) => {
      const how = SMOOTH[c.text('smooth')] ?? py`cv2.INTER_LINEAR`
      if (c.params.mode === 'size')
        return py`${c.output('image')} = cv2.resize(${c.input('image')}, (${c.param('width')}, ${c.param('height')}), interpolation=${how})`
      return py`height, width = ${c.input('image')}.shape[:2]\n${c.output('image')} = cv2.resize(${c.input('image')}, (int(width * ${c.param('percent')} / 100 + 0.5), int(height * ${c.param('percent')} / 100 + 0.5)), interpolation=${how})`
    },
  }),
  pictureNode('crop', 'geometry', {
    params: [
      whole('left', 25, 0, 99),
      whole('top', 25, 0, 99),
      whole('width', 50, 1, 100),
      whole('height', 50, 1, 100),
    ],
    variable: 'cropped',
    helpers: [CROP_HELPER],
    code: (c) =>
      py`${c.output('image')} = crop(${c.input('image')}, ${c.param('left')}, ${c.param('top')}, ${c.param('width')}, ${c.param('height')})`,
  }),
  pictureNode('rotate', 'geometry', {
    params: [whole('angle', 30, -180, 180), yesNo('expand', true)],
    variable: 'rotated',
    helpers: [ROTATE_HELPER],
    code: (c) =>
      py`${c.output('image')} = rotate(${c.input('image')}, ${c.param('angle')}, expand=${c.param('expand')})`,
  }),
  pictureNode('flip', 'geometry', {
    params: [choice('direction', ['horizontal', 'vertical', 'both'], 'flip')],
    variable: 'flipped',
    code: (c) =>
      py`${c.output('image')} = cv2.flip(${c.input('image')}, ${c.literal(FLIP[c.text('direction')] ?? 0)})`,
  }),
  pictureNode('perspective', 'geometry', {
    params: [
      {
        kind: 'points',
        name: 'corners',
        count: 4,
        default: [
          [0.1, 0.1],
          [0.9, 0.1],
          [0.9, 0.9],
          [0.1, 0.9],
        ],
      },
      whole('width', 420, 1, 4096),
      whole('height', 560, 1, 4096),
    ],
    imports: [CV2, NUMPY],
    variable: 'straight',
    code: (c) => {
      const image = c.input('image')
      return py`rows, cols = ${image}.shape[:2]
corners = np.float32(${c.param('corners')}) * np.float32([cols, rows])
page = np.float32([[0, 0], [${c.param('width')}, 0], [${c.param('width')}, ${c.param('height')}], [0, ${c.param('height')}]])
${c.output('image')} = cv2.warpPerspective(${image}, cv2.getPerspectiveTransform(corners, page), (${c.param('width')}, ${c.param('height')}))`
    },
  }),
]
