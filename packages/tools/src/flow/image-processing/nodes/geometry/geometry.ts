import { ownTable } from '@panya/engines/code/own-table.ts'
import { type Py, py } from '@panya/engines/code/python-code.ts'
import { FlowFailure } from '@panya/engines/flow/flow-value.ts'
import type { OpenCv } from '@panya/engines/vision/opencv-types.ts'
import { LARGEST_SIDE } from '@panya/engines/vision/pixels.ts'
import { visionRun } from '@panya/engines/vision/vision-op.ts'
import { choice, pointsParam, whole, yesNo } from '../../../../flow-kit/param-forms.ts'
import { CV2, NUMPY } from '../../../../flow-kit/python-pictures.ts'
import { openCvName, pictureNode } from '../define.ts'

/** Size and place: resize, crop, rotate, flip, straighten. */

function sized(cv: OpenCv, width: number, height: number): unknown {
  if (width > LARGEST_SIDE || height > LARGEST_SIDE) {
    throw new FlowFailure('image-too-big', { width, height, max: LARGEST_SIDE })
  }
  return new cv.Size(Math.max(1, width), Math.max(1, height))
}

const SMOOTH = ownTable<Py>({
  area: py`cv2.INTER_AREA`,
  linear: py`cv2.INTER_LINEAR`,
  cubic: py`cv2.INTER_CUBIC`,
  nearest: py`cv2.INTER_NEAREST`,
})

const interpolation = (name: string): Py => SMOOTH[name] ?? py`cv2.INTER_LINEAR`

const SCALE_HELPER = py`def scale(image, percent, smooth):
    """Larger or smaller, at least one pixel."""
    height, width = (max(1, int(side * percent / 100 + 0.5)) for side in image.shape[:2])
    return cv2.resize(image, (width, height), interpolation=smooth)`

const resize = pictureNode('resize', 'geometry', {
  params: [
    choice('mode', ['percent', 'size']),
    { ...whole('percent', 50, 1, 400), showIf: { param: 'mode', is: ['percent'] } },
    { ...whole('width', 320, 1, 4096), showIf: { param: 'mode', is: ['size'] } },
    { ...whole('height', 240, 1, 4096), showIf: { param: 'mode', is: ['size'] } },
    choice('smooth', ['area', 'linear', 'cubic', 'nearest']),
  ],
  variable: 'resized',
  helpers: [SCALE_HELPER],
  code: (c) => {
    const how = interpolation(c.text('smooth'))
    if (c.params.mode === 'size')
      return py`${c.output('image')} = cv2.resize(${c.input('image')}, (${c.param('width')}, ${c.param('height')}), interpolation=${how})`
    return py`${c.output('image')} = scale(${c.input('image')}, ${c.param('percent')}, ${how})`
  },
})

const runResize = visionRun(resize, ({ cv, scope, image, number, text }) => {
  const from = image()
  const scale = number('percent') / 100
  const width = text('mode') === 'size' ? number('width') : Math.round(from.cols * scale)
  const height = text('mode') === 'size' ? number('height') : Math.round(from.rows * scale)
  const out = scope.mat()
  cv.resize(
    from,
    out,
    sized(cv, width, height),
    0,
    0,
    cv[openCvName(interpolation(text('smooth')))],
  )
  return { outputs: { image: out } }
})

const CROP_HELPER = py`def crop(image, left, top, width, height):
    """A part of a picture; all numbers are percent of its size."""
    rows, cols = image.shape[:2]
    x, y = int(cols * left / 100), int(rows * top / 100)
    w, h = max(1, int(cols * width / 100 + 0.5)), max(1, int(rows * height / 100 + 0.5))
    return image[y:y + h, x:x + w].copy()`

const crop = pictureNode('crop', 'geometry', {
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
})

const runCrop = visionRun(crop, ({ cv, scope, image, number }) => {
  const from = image()
  const x = Math.min(from.cols - 1, Math.floor((from.cols * number('left')) / 100))
  const y = Math.min(from.rows - 1, Math.floor((from.rows * number('top')) / 100))
  const width = Math.max(
    1,
    Math.min(from.cols - x, Math.round((from.cols * number('width')) / 100)),
  )
  const height = Math.max(
    1,
    Math.min(from.rows - y, Math.round((from.rows * number('height')) / 100)),
  )
  const part = scope.own(from.roi(new cv.Rect(x, y, width, height)))
  return { outputs: { image: scope.copy(part) } }
})

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

const rotate = pictureNode('rotate', 'geometry', {
  params: [whole('angle', 30, -180, 180), yesNo('expand', true)],
  variable: 'rotated',
  helpers: [ROTATE_HELPER],
  code: (c) =>
    py`${c.output('image')} = rotate(${c.input('image')}, ${c.param('angle')}, expand=${c.param('expand')})`,
})

const runRotate = visionRun(rotate, ({ cv, scope, image, number, params }) => {
  const from = image()
  const { cols, rows } = from
  const turn = scope.own(
    cv.getRotationMatrix2D(new cv.Point(cols / 2, rows / 2), number('angle'), 1),
  )
  let [width, height] = [cols, rows]
  if (params.expand) {
    const cos = Math.abs(turn.data64F[0])
    const sin = Math.abs(turn.data64F[1])
    width = Math.round(rows * sin + cols * cos)
    height = Math.round(rows * cos + cols * sin)
    turn.data64F[2] += width / 2 - cols / 2
    turn.data64F[5] += height / 2 - rows / 2
  }
  const out = scope.mat()
  cv.warpAffine(
    from,
    out,
    turn,
    sized(cv, width, height),
    cv.INTER_LINEAR,
    cv.BORDER_CONSTANT,
    new cv.Scalar(255, 255, 255, 255),
  )
  return { outputs: { image: out } }
})

const FLIP = ownTable({ horizontal: 1, vertical: 0, both: -1 })

const flip = pictureNode('flip', 'geometry', {
  params: [choice('direction', ['horizontal', 'vertical', 'both'], 'flip')],
  variable: 'flipped',
  code: (c) =>
    py`${c.output('image')} = cv2.flip(${c.input('image')}, ${c.literal(FLIP[c.text('direction')] ?? 0)})`,
})

const runFlip = visionRun(flip, ({ cv, scope, image, text }) => {
  const out = scope.mat()
  cv.flip(image(), out, FLIP[text('direction')] ?? 1)
  return { outputs: { image: out } }
})

const perspective = pictureNode('perspective', 'geometry', {
  params: [
    pointsParam('corners', [
      [0.1, 0.1],
      [0.9, 0.1],
      [0.9, 0.9],
      [0.1, 0.9],
    ]),
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
})

const runPerspective = visionRun(perspective, ({ cv, scope, image, number, params }) => {
  const from = image()
  const corners = params.corners.flatMap(([x, y]) => [x! * from.cols, y! * from.rows])
  const [width, height] = [number('width'), number('height')]
  const source = scope.own(cv.matFromArray(4, 1, cv.CV_32FC2, corners))
  const target = scope.own(
    cv.matFromArray(4, 1, cv.CV_32FC2, [0, 0, width, 0, width, height, 0, height]),
  )
  const warp = scope.own(cv.getPerspectiveTransform(source, target))
  const out = scope.mat()
  cv.warpPerspective(from, out, warp, sized(cv, width, height))
  return { outputs: { image: out } }
})

export const GEOMETRY = [resize, crop, rotate, flip, perspective]

export const GEOMETRY_RUNS = [runResize, runCrop, runRotate, runFlip, runPerspective]
